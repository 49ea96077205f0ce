import { inflateSync } from 'node:zlib';

/** Samples of a pixel by the colour type of the header. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/**
 * Whether all pixels of a PNG are there and unpack: what reads it later need not fear a broken one. An interlaced one is
 * only unpacked.
 */
export function isWholePng(content: Buffer): boolean {
  const parts: Buffer[] = [];
  for (let at = 8; at + 12 <= content.length; ) {
    const length = content.readUInt32BE(at);
    if (at + 12 + length > content.length) return false;
    if (content.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(content.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const [width, height] = [content.readUInt32BE(16), content.readUInt32BE(20)];
  const [depth = 0, colour = 0, , , interlaced] = content.subarray(24, 29);
  const row = 1 + Math.ceil((width * depth * (samples[colour] ?? 0)) / 8);
  try {
    const { length } = inflateSync(Buffer.concat(parts), { maxOutputLength: 2 * row * height + 1024 });
    return samples[colour] !== undefined && (interlaced === 1 ? length > 0 : length >= row * height);
  } catch {
    // Whatever is wrong with it: it cannot be unpacked.
    return false;
  }
}
