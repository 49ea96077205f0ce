import { wavHead } from '../../server/test/wavHead';

const rate = 48_000;

/** WAV of so many seconds of a tone that comes and goes: 16 bit, 48 kHz, mono. */
export function wavOf(seconds: number): Buffer {
  const samples = Int16Array.from({ length: rate * seconds }, (_, n) =>
    Math.floor(n / rate) % 3 === 2 ? 0 : 8_000 * Math.sin((n * 2 * Math.PI * 440) / rate),
  );
  return Buffer.concat([wavHead(rate, samples.byteLength), Buffer.from(samples.buffer)]);
}
