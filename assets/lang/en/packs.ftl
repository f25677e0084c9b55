# Missions that are passed on: share codes and packs.

cli-new-restored = { $file }: the mission of the code, as its maker wrote it. Look at it with ghostline map, prove it with ghostline check and ghostline solve.
cli-pack-made = { $file }: { $name }, version { $version }, { $missions ->
    [one] one mission
   *[other] { $missions } missions
}, { $bytes } bytes, hash { $hash }. Players drop it into the folder of their missions.
cli-pack-no-folder = { $folder } is no folder: name the folder with the pack.ron
cli-share-faults = { $file } has faults and cannot be played as it is; ghostline check lists them. The code is made all the same.

ui-share-not-a-code = This is not the code of a mission: such a code begins with GLM1. Copy all of it, from its first sign on.
ui-share-version = This code is of version { $version }, this game reads version 1. Update the game, or ask for a new code.
ui-share-sign = "{ $sign }", sign { $at } of the code, has no place in it. Copy the code again, without the words around it.
ui-share-short = { $signs ->
    [one] The last sign of the code is missing.
   *[other] The end of the code is missing, { $signs } signs or more.
} Copy it again to its end.
ui-share-long = { $signs ->
    [one] One sign follows
   *[other] { $signs } signs follow
} after the end of the code. Copy it again, without the words around it.
ui-share-damaged = The code is damaged: some sign of it was changed. Copy it again from where it was given to you.
ui-share-too-large = This holds more than any mission file has, which is { $bytes } bytes. It is refused.

ui-picker-of-pack = From the pack { $pack }, version { $version }
ui-picker-pack-version = version { $version }

ui-reload-changed = The mission's file was changed.
ui-reload-broken = The mission's file was changed, and { $count ->
    [one] has a fault
   *[other] has { $count } faults
}. You play on with what it was.
ui-reload-edited = Another program changed the mission's file.
ui-reload-unreadable = Another program changed the mission's file, and { $count ->
    [one] has left a fault in it
   *[other] has left { $count } faults in it
}. Here stays what was read before.
ui-reload-begin = Begin again with the change
ui-reload-keep = Keep playing
