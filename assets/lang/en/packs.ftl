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

ui-workshop-packs = Mission packs
ui-workshop-packs-note = Several missions as one file, to give away or to install

ui-packs = Mission packs
ui-packs-install = Install a pack
ui-packs-path = File of the pack
ui-packs-path-hint = path of a .zip file
ui-packs-install-go = Install
ui-packs-make = Make a pack of your missions
ui-packs-name = Name of the pack
ui-packs-text = What it is, in a few sentences
ui-packs-version = Version of the pack
ui-packs-none = No mission of yours is saved yet. Save one in the editor first.
ui-packs-write = Write the pack
ui-packs-there = Packs there are
ui-packs-there-none = No pack is installed.
ui-packs-about = version { $version }, { $missions ->
    [one] 1 mission
   *[other] { $missions } missions
}
ui-packs-write-folder = Write { $name } as one file
ui-packs-remove = Remove { $name }
ui-packs-removed = { $name } was removed.
ui-packs-installed = { $name }, version { $version }, was installed; { $missions ->
    [one] its mission stands
   *[other] its { $missions } missions stand
} among the single missions.
ui-packs-older = { $name } is installed in version { $there }; this file is version { $version }. Remove the installed one first if you want the older.
ui-packs-elsewhere = { $name } is there already, as { $place }. Remove that one first.
ui-packs-faults = { $count ->
    [one] Refused for one fault.
   *[other] Refused for { $count } faults, the first:
} { $fault }
ui-packs-no-missions = Choose at least one mission for the pack.
ui-packs-no-name = Give the pack a name with at least one letter.
ui-packs-written = { $name }, version { $version }, was written to { $file }. Give that file away; players install it here.
ui-packs-nowhere = There is no folder to keep packs in on this system.

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
