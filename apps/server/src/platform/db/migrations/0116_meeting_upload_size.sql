-- Bytes of the whole file that is uploaded; null of a recording. Its chunks are the blocks of its audio, never copied.
ALTER TABLE meetings ADD COLUMN file_bytes bigint;

-- Audio does not become smaller, and a part of a block is read without the rest.
ALTER TABLE meeting_chunks ALTER COLUMN content SET STORAGE EXTERNAL;
ALTER TABLE meeting_audio ALTER COLUMN content SET STORAGE EXTERNAL;
