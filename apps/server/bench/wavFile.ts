import { wavHead, wavHeadBytes } from '../test/wavHead';

const rate = 16_000;

/**
 * Bytes of a WAV file (16 kHz, 16 bit, mono) of a noise that is never all at once in memory, and no two blocks of which are alike.
 *
 * @param bytes of the file
 * @returns what stands from one byte on and before another
 */
export function wavOf(bytes: number): (from: number, to: number) => Buffer {
  const head = wavHead(rate, bytes - wavHeadBytes);
  return (from, to) => {
    const part = Buffer.alloc(to - from);
    for (let at = from; at < to; at++) {
      const isHead = at < wavHeadBytes;
      part[at - from] = isHead ? (head[at] as number) : Math.imul(at, 0x9e3779b1) >>> 24;
    }
    return part;
  };
}
