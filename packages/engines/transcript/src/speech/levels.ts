/** Loudness of silence, and what is not louder than −100 dB. */
export const silentLevel = 0;
/** Loudness of full scale. */
export const fullLevel = 250;
/** Levels of a decibel. */
export const levelsPerDb = 2.5;

/** Loudness as a byte: 2.5 × (dBFS + 100), from 0 to 250. @param rms root mean square of samples between −1 and 1 */
export function levelOf(rms: number): number {
  const db = 20 * Math.log10(rms);
  return Number.isFinite(db)
    ? Math.round(Math.min(Math.max((db + 100) * levelsPerDb, silentLevel), fullLevel))
    : silentLevel;
}

/** Loudness of audio that comes in pieces of any length, a level for each step of so many milliseconds. */
export class LevelMeter {
  readonly #stepSamples: number;
  #sum = 0;
  #count = 0;

  /** @param sampleRate samples of one channel in a second */
  constructor(sampleRate: number, stepMs: number) {
    this.#stepSamples = Math.max(Math.round((sampleRate * stepMs) / 1_000), 1);
  }

  /** @returns the levels of the steps that end within these samples */
  push(samples: Float32Array): number[] {
    const levels: number[] = [];
    // An hour has 159 million samples: they are added up step by step in local variables, by index.
    let at = 0;
    while (at < samples.length) {
      const end = Math.min(at + this.#stepSamples - this.#count, samples.length);
      let sum = 0;
      for (let index = at; index < end; index += 1) {
        const sample = samples[index] ?? 0;
        sum += sample * sample;
      }
      this.#sum += sum;
      this.#count += end - at;
      at = end;
      if (this.#count < this.#stepSamples) continue;
      levels.push(levelOf(Math.sqrt(this.#sum / this.#count)));
      this.#sum = 0;
      this.#count = 0;
    }
    return levels;
  }
}
