### Settings of a server, which its administrators change from a table.
###
### Variables, where a message does not say it itself:
### $name: of the setting, as its menu has it; $value: what it is; $origin: where that was set (pludo-settings-origin); $file: a path;
### $count of $all: how many variants; $text: what was typed; $problem: a clause of mishaps.ftl or problems.ftl.

## The files stay as they are.

pludo-settings-row = Settings of this server
# $origin: owner, tables or shipped, the file it comes from.
pludo-settings-origin = { $origin ->
    [owner] from { $file }
    [tables] from { $file }, changed at a table
   *[shipped] as delivered
}
# One setting: its name, its value, and pludo-settings-origin.
# $name: a setting; $value: what it is; $origin: who set it.
pludo-settings-value = { $name }: { $value }; { $origin }
pludo-settings-variants = Games offered
pludo-settings-first = Game of a new table
# $name: an option of a table, such as Pace.
pludo-settings-default = { $name } of a new table
pludo-settings-allowed = { $name }, what tables may choose
pludo-settings-longest = Longest turn timer
pludo-settings-coins = Coins
pludo-settings-doubling = Doubling may be offered
pludo-settings-bots-stake = Bots stake, too
# $group: a group of rules, such as Safe squares.
pludo-settings-rules = Rules, { $group }
pludo-settings-knob-default = At a new table
pludo-settings-knob-min = Smallest that tables may choose
pludo-settings-knob-max = Largest that tables may choose
pludo-settings-knob-choices = What tables may choose
pludo-settings-own = as each game has it
# A value: all of something.
pludo-settings-all = all { $count }
# A value: so many of so many.
# $count of $all are chosen.
pludo-settings-some = { $count } of { $all }
# $set: true for a value that is set or allowed now.
# $value: one that may be chosen; $set: whether it is.
pludo-settings-choice = { $set ->
    [true] { $value }, set
   *[false] { $value }
}
pludo-settings-type = Type another value
pludo-settings-undo = Take this change back
# $name: a setting; $value: what it is now.
pludo-settings-set = { $name }: { $value }. New tables have it at once, this one keeps its own.
# $name: a setting; $value: what it is again.
pludo-settings-undone = Taken back. { $name }: { $value }.
pludo-settings-refused = Nothing is changed. { $problem }
# $text: what the player typed.
pludo-settings-misread = { $text } does not fit, nothing is changed.
pludo-settings-owners = The owner lets nobody change this here. It is set in { $file }.
