const rate = 16_000;
const headBytes = 44;

/**
 * Bytes of a WAV file (16 kHz, 16 bit, mono) of a noise that is never all at once in memory, and no two blocks of which are alike.
 *
 * @param bytes of the file
 * @returns what stands from one byte on and before another
 */
export function wavOf(bytes: number): (from: number, to: number) => Buffer {
  const head = Buffer.alloc(headBytes);
  head.write('RIFF', 0);
  head.writeUInt32LE(bytes - 8, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(bytes - headBytes, 40);
  return (from, to) => {
    const part = Buffer.alloc(to - from);
    for (let at = from; at < to; at++) {
      const isHead = at < headBytes;
      part[at - from] = isHead ? (head[at] as number) : Math.imul(at, 0x9e3779b1) >>> 24;
    }
    return part;
  };
}
