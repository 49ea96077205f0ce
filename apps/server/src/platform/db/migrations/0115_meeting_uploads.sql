-- recorded, or uploaded as a file, whose chunks are joined as they are.
ALTER TABLE meetings ADD COLUMN origin text NOT NULL DEFAULT 'recorded';
