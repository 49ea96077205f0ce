/**
 * Highest length of a line in bytes. Larger ones are not records but a file of another kind; they are skipped without
 * being stored.
 */
export const maxLineBytes = 32 * 2 ** 20;

/** Record of a file: its bytes, or null when it was too large. */
export interface Piece {
  /** Counted from 1. */
  number: number;
  bytes: Buffer | null;
}

const newline = 0x0a;

/** Lines of a byte stream without blank ones, one in memory at a time; one over 32 MB has null for its bytes. */
export async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Piece> {
  let number = 1;
  let parts: Buffer[] = [];
  let size = 0;
  const finish = (): Piece | null => {
    const bytes = size > maxLineBytes ? null : Buffer.concat(parts);
    parts = [];
    size = 0;
    const piece = { number: number++, bytes };
    return bytes === null || bytes.some((byte) => byte > 0x20) ? piece : null;
  };
  const take = (part: Buffer): void => {
    size += part.length;
    if (size <= maxLineBytes) parts.push(part);
    else parts = [];
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      take(chunk.subarray(start, end));
      start = end + 1;
      const piece = finish();
      if (piece) yield piece;
    }
    take(chunk.subarray(start));
  }
  if (size > 0) {
    const piece = finish();
    if (piece) yield piece;
  }
}
