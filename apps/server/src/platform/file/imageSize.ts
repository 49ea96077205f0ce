export interface ImageSize {
  width: number;
  height: number;
}

/** Frames of a JPEG that say its size; the other codes of that range define tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Width and height in px from an image's header, without decoding; null for an image without one. */
export function imageSize(content: Buffer, kind: 'png' | 'jpeg'): ImageSize | null {
  const size = kind === 'png' ? pngSize(content) : jpegSize(content);
  return size !== null && size.width > 0 && size.height > 0 ? size : null;
}

function pngSize(content: Buffer): ImageSize | null {
  if (content.length < 33 || content.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
}

function jpegSize(content: Buffer): ImageSize | null {
  for (let at = 2; at + 9 <= content.length && content[at] === 0xff; ) {
    const marker = content[at + 1] as number;
    if (isFrame(marker)) return { width: content.readUInt16BE(at + 7), height: content.readUInt16BE(at + 5) };
    // Padding has no length.
    at += marker === 0xff ? 1 : 2 + content.readUInt16BE(at + 2);
  }
  return null;
}
