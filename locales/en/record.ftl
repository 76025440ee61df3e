# Why a record is refused.
record-empty = The file is empty.
record-no-result = Line { $line }: the game is over, but the result is missing.
record-cut-off = Line { $line } is cut off.
record-json = Line { $line } is not a line of a record.
record-changed = Line { $line } was changed after it was written.
record-format = Line { $line }: this is not a record that this version can read.
record-rules = Line { $line }: the game was played by another version of the rules.
record-header = Line { $line }: the game can’t be set up like this.
record-illegal = Line { $line }: the rules don’t allow this action here.
record-chance = Line { $line }: the chance outcomes don’t fit the action.
record-differs = Line { $line }: by the rules, something else happened.
record-unfinished = The game is not over. Only a finished game can be brought here.
record-utf8 = Line { $line } is not text.
record-name = Line { $line }: a player’s name can’t be shown.
