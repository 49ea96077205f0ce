import { crc32, deflateRawSync } from 'node:zlib';

/** The smallest PDF that readers open. @param note makes another one of it */
export const tinyPdf = (note = '', catalog = ''): string =>
  [
    '%PDF-1.4',
    `1 0 obj <</Type /Catalog /Pages 2 0 R ${catalog}>> endobj`,
    '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj',
    '3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 9 9]>> endobj',
    `% ${note}`,
    'trailer <</Root 1 0 R>>',
    '%%EOF\n',
  ].join('\n');

export interface ZipPart {
  name: string;
  content: string | Uint8Array;
  /** What the list says instead of the truth. */
  declaredSize?: number;
  flags?: number;
}

/** A zip as somebody might build it by hand: names, sizes and flags are written as they are given. */
export function makeZip(parts: readonly ZipPart[]): Buffer {
  const bodies: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declaredSize, flags = 0x800 } of parts) {
    const raw = Buffer.from(content);
    const packed = deflateRawSync(raw);
    const nameBytes = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(raw), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(declaredSize ?? raw.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    bodies.push(Buffer.from('PK\x03\x04'), common, nameBytes, packed);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    list.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, tail, nameBytes);
    offset += 30 + nameBytes.length + packed.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, directory, end]);
}

const contentTypes = (type: string) =>
  `<?xml version="1.0"?><Types><Override PartName="/main" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`;
const mainTypes = {
  docx: 'wordprocessingml.document',
  xlsx: 'spreadsheetml.sheet',
  pptx: 'presentationml.presentation',
};

/** An Office file with what else is given. */
export const officeFile = (kind: keyof typeof mainTypes, ...more: ZipPart[]): Buffer =>
  makeZip([
    { name: '[Content_Types].xml', content: contentTypes(mainTypes[kind]) },
    { name: 'main', content: '<main/>' },
    ...more,
  ]);

/** The beginning of a picture, which is all that is looked at. */
export function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(33);
  header.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  header.write('IHDR', 12, 'latin1');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
}

export const jpegOf = (width: number, height: number): Buffer =>
  Buffer.from([
    0xff,
    0xd8,
    0xff,
    0xe0,
    0,
    4,
    0,
    0,
    0xff,
    0xc0,
    0,
    11,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    1,
  ]);

/** Picture of one pixel, whole, with a channel for what is transparent. */
export const realPng = (): Buffer =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
