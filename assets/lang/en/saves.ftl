# What can be wrong with a file the game keeps, and how it is mended.

save-bad-name = { $name } cannot name a save: use up to 40 letters, digits, - and _.
save-at = { $file }: { $fault }

save-fault-missing = there is no such save. Check the name.
save-fault-not-a-file = this is a folder or a device. Name a file.
save-fault-too-large = larger than { $limit } bytes, which no save is. Name another file.
save-fault-not-text = not text: the save is damaged, or this is not a save. Load an older one.
save-fault-not-a-save = not a save of this game, or cut off at its start. Load another one.
save-fault-newer = this save is of version { $version }, and this game reads up to { $reads }. Update the game.
save-fault-other-game = a save of another kind ({ $found }, not { $wanted }). Load it where it belongs.
save-fault-broken = changed or cut off after it was written. Load an older one.
save-fault-unreadable = what is saved cannot be read ({ $cause }). Load an older one.
save-fault-unplayable = what is saved cannot be played on ({ $cause }). Load an older one.
save-fault-unwritable = the game cannot be written down ({ $cause }).
save-fault-disk = the disk refused ({ $cause }). Check space and permissions.

save-records-damaged =
    { $file }: { $lost ->
        [one] one of its lines
       *[other] { $lost } of its lines
    } could not be read. The file as it was is kept as { $aside }; all other records are here.
save-records-newer =
    { $file }: written by a newer game (version { $version }, this one reads { $reads }). The file as it was is kept as
    { $aside }; what this game understands is here. Update the game.
save-records-refused = Records cannot be kept. { $error }
