/** Length of the head of a WAV file. */
export const wavHeadBytes = 44;

/** Head of a WAV file of 16 bit samples of one channel. @param sampleBytes bytes of all samples */
export function wavHead(rate: number, sampleBytes: number): Buffer {
  const head = Buffer.alloc(wavHeadBytes);
  head.write('RIFF', 0);
  head.writeUInt32LE(wavHeadBytes - 8 + sampleBytes, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(sampleBytes, 40);
  return head;
}
