-- A message about several things leads to each of them: [{title, link}].
ALTER TABLE messages ADD COLUMN items text NOT NULL DEFAULT '[]';
