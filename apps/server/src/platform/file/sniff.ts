/** Kind of a file by its first bytes. An `ole` is an old Office file, or a new one with a password. */
export type Sniffed = 'pdf' | 'png' | 'jpeg' | 'zip' | 'ole';

const beginnings: Readonly<Record<Sniffed, readonly number[]>> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
  zip: [0x50, 0x4b, 0x03, 0x04],
  ole: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
};

export function sniff(content: Uint8Array): Sniffed | null {
  const begins = (bytes: readonly number[]) => bytes.every((byte, index) => content[index] === byte);
  return (Object.keys(beginnings) as Sniffed[]).find((one) => begins(beginnings[one])) ?? null;
}

/** How far into a file readers look for the beginning of a PDF. */
const pdfHeaderWithin = 1024;
const endRecordBytes = 22;

/** Whether some programs would read the file as another kind: a PDF further on, a zip at its end. */
export function isTwoThings(content: Buffer, sniffed: Sniffed | null): boolean {
  if (sniffed !== 'pdf' && content.subarray(0, pdfHeaderWithin).includes('%PDF-')) return true;
  return sniffed !== 'zip' && endsAsZip(content);
}

function endsAsZip(content: Buffer): boolean {
  const from = Math.max(0, content.length - endRecordBytes - 0xffff);
  for (
    let at = content.indexOf('PK\x05\x06', from, 'latin1');
    at >= 0;
    at = content.indexOf('PK\x05\x06', at + 1, 'latin1')
  ) {
    // The record says how long the comment behind it is, which ends the file.
    if (at + endRecordBytes <= content.length && at + endRecordBytes + content.readUInt16LE(at + 20) === content.length)
      return true;
  }
  return false;
}
