const rate = 48_000;

/** WAV of so many seconds of a tone that comes and goes: 16 bit, 48 kHz, mono. */
export function wavOf(seconds: number): Buffer {
  const samples = Int16Array.from({ length: rate * seconds }, (_, n) =>
    Math.floor(n / rate) % 3 === 2 ? 0 : 8_000 * Math.sin((n * 2 * Math.PI * 440) / rate),
  );
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([head, Buffer.from(samples.buffer)]);
}
