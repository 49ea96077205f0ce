import type { LlmScript, LlmStep } from '../../../apps/server/test/scriptedLlm';
import { storyAnswer } from '../../../packages/ui/src/testing/storyAnswer';

/** Of Chinese, about. */
export const tokenLength = 2;
const tickMs = 20;
/** More than fills the window, so that its end is a place to go to. */
const opening = 1_500;
export const stretches = 5;

/** Where the script waits until what came so far has been measured. */
export interface Gate {
  /** The script has come here. */
  reached: Promise<void>;
  open(): void;
}

function gate(): Gate & { step: LlmStep } {
  let reach = (): void => {};
  let open = (): void => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const until = new Promise<void>((resolve) => {
    open = resolve;
  });
  const step = {
    get until() {
      reach();
      return until;
    },
  };
  return { reached, open, step };
}

/** A sentence of its own for every citation, as an answer over many sources has it. */
export function citedAnswer(characters: number, sources: number): string {
  let n = 0;
  return storyAnswer(characters).replaceAll(/\[\^\d+\]/g, () => {
    n += 1;
    return `（见材料${n}）[^${(n % sources) + 1}]`;
  });
}

const reasoningOf = (characters: number): string =>
  storyAnswer(characters)
    .replaceAll(/\[\^\d+\]/g, '')
    .replaceAll(/^[|#>`-].*$/gm, '先核对这一项的依据，再看金额与日期是否一致。');

export interface LongAnswer {
  script: LlmScript;
  gates: Gate[];
  /** Of every stretch of the answer. */
  tokens: number[];
  characters: number;
}

/** Thoughts, an opening, and then so many characters of the answer in stretches of equal length with a gate before each and behind the last. */
export function longAnswer(tokensPerSecond: number, characters: number): LongAnswer {
  const answer = citedAnswer(opening + characters, 10);
  const size = Math.ceil((answer.length - opening) / stretches);
  const parts = Array.from({ length: stretches }, (_, i) => answer.slice(opening + i * size, opening + (i + 1) * size));
  const perTick = Math.max(1, Math.round((tokensPerSecond * tickMs) / 1_000)) * tokenLength;
  const waitMs = (perTick / tokenLength / tokensPerSecond) * 1_000;
  const say = (part: 'answer' | 'reasoning', text: string): LlmStep[] =>
    (text.match(new RegExp(`[\\s\\S]{1,${perTick}}`, 'g')) ?? []).flatMap((piece) => [
      part === 'answer' ? { answer: piece } : { reasoning: piece },
      { waitMs },
    ]);
  const gates = Array.from({ length: stretches + 1 }, gate);
  return {
    script: {
      steps: [
        ...say('reasoning', reasoningOf(2_000)),
        ...say('answer', answer.slice(0, opening)),
        ...parts.flatMap((part, i) => [(gates[i] as (typeof gates)[number]).step, ...say('answer', part)]),
        (gates[stretches] as (typeof gates)[number]).step,
        { finish: 'stop' },
        { usage: { prompt: 3_000, completion: answer.length / tokenLength } },
        { done: true },
      ],
    },
    gates,
    tokens: parts.map((part) => part.length / tokenLength),
    characters: answer.length,
  };
}
