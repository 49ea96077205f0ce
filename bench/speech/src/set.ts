import type { Stretch } from '../../../packages/engines/transcript/src/index';
import { rate, speak, type Voice } from './espeak';

/** Sentences as they are said at meetings: short and long ones, with commas and figures. */
const sentences = [
  '大家好，现在开会。',
  '今天讨论研发费用归集的口径。',
  '委外合同是今年三月签的，付款在五月。',
  '对。',
  '没有登记证明的委外费用，审核时大概率会被核减。',
  '这部分大约有四十二万元。',
  '请周工下周三之前办完技术合同登记。',
  '人员名单要跟社保名单对一遍，上次有两个人对不上。',
  '好的。',
  '专利一共十七件，其中发明五件。',
  '高新技术企业的证书明年十月到期，需要提前准备。',
  '研发人员占职工总数的比例，不能低于百分之十。',
  '差异我今天标出来，发到群里。',
  '还有别的问题吗？',
  '没有了，散会。',
];
/** Pauses between sentences, in seconds; each longer than what belongs to a sentence. */
const pauses = [0.8, 1.5, 2.5, 1, 4, 0.9, 1.2];
/** Rounds of all sentences in one recording. */
const rounds = 4;

export interface Recording {
  samples: Float32Array;
  /** Where each sentence is said. */
  spoken: Stretch[];
}

/** All sentences in a voice, one after another with pauses, in silence. */
export function recordingOf(voice: Voice): Recording {
  const said = sentences.map((sentence) => speak(voice, sentence));
  const spoken: Stretch[] = [];
  const pieces: Float32Array[] = [];
  let at = 0;
  const add = (piece: Float32Array): void => {
    pieces.push(piece);
    at += piece.length;
  };
  for (let n = 0; n < rounds * said.length; n++) {
    add(new Float32Array(Math.round((pauses[n % pauses.length] ?? 1) * rate)));
    const startMs = (at / rate) * 1_000;
    add(said[n % said.length] ?? new Float32Array());
    spoken.push({ startMs, endMs: (at / rate) * 1_000 });
  }
  add(new Float32Array(rate));
  const samples = new Float32Array(at);
  let from = 0;
  for (const piece of pieces) {
    samples.set(piece, from);
    from += piece.length;
  }
  return { samples, spoken };
}

/** The recording with white noise, so many decibels less loud than what is said. The same noise each time. */
export function withNoise({ samples, spoken }: Recording, decibels: number): Recording {
  let power = 0;
  let count = 0;
  for (const { startMs, endMs } of spoken)
    for (let at = Math.round((startMs / 1_000) * rate); at < (endMs / 1_000) * rate; at++) {
      power += (samples[at] ?? 0) ** 2;
      count += 1;
    }
  // A uniform noise between −1 and 1 has the power of a third.
  const loudness = Math.sqrt((3 * (power / count)) / 10 ** (decibels / 10));
  let state = 7;
  const noisy = samples.map((sample) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return sample + loudness * (state / 2 ** 31 - 1);
  });
  return { samples: noisy, spoken };
}
