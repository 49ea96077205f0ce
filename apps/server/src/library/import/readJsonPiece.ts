/** Value of a piece of a file, or the reason, as a sentence, why it cannot be read; null is a piece that was too large. */
export function readJsonPiece(bytes: Buffer | null): { value: unknown } | { reason: string } {
  if (bytes === null) return { reason: '一条记录超过32 MB' };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { reason: '含有不是UTF-8的字节' };
  }
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { reason: '不是完整的JSON' };
  }
}
