import { spawnSync } from 'node:child_process';

/** Voices of espeak-ng in which sentences are spoken, and the dialect that each speaks. */
export const voices = { cmn: '普通话', yue: '粤语', hak: '客家话' } as const;
export type Voice = keyof typeof voices;

/** Samples of a second. */
export const rate = 22_050;
const headBytes = 44;

export const hasEspeak = (): boolean => spawnSync('espeak-ng', ['--version']).status === 0;

/** A sentence as it is spoken, from its first sound to its last: what espeak-ng puts before and after is cut away. */
export function speak(voice: Voice, sentence: string): Float32Array {
  const { status, stdout, stderr } = spawnSync('espeak-ng', ['-v', voice, '-s', '160', '--stdout', sentence], {
    maxBuffer: 100_000_000,
  });
  if (status !== 0) throw new Error(`espeak-ng failed: ${stderr}`);
  const samples = Float32Array.from(
    new Int16Array(stdout.buffer.slice(stdout.byteOffset + headBytes, stdout.byteOffset + (stdout.length & ~1))),
    (sample) => sample / 32_768,
  );
  return cut(samples);
}

/** What is less loud than so much of the loudest is not heard as a part of the word: 40 dB below. */
const faintest = 0.01;

function cut(samples: Float32Array): Float32Array {
  const least = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) * faintest;
  const isHeard = (sample: number) => Math.abs(sample) >= least;
  return samples.slice(samples.findIndex(isHeard), samples.findLastIndex(isHeard) + 1);
}
