import type { ProofreadOptions } from '../model/options';

/**
 * Texts of a rule by its id. A bad text says what the rule must find: ⟦wrong→right⟧, or ⟦wrong⟧ where there is nothing to put
 * instead. A good one is a text that it must leave alone.
 */
export type RuleCases = Readonly<
  Record<string, { good: readonly string[]; bad: readonly string[]; options?: Partial<ProofreadOptions> }>
>;

export interface Expected {
  from: number;
  to: number;
  suggestion?: string;
}

/** A bad text without its marks, and what they say. */
export function readCase(marked: string): { text: string; expected: Expected[] } {
  const expected: Expected[] = [];
  let text = '';
  for (const part of marked.split(/(⟦[^⟧]*⟧)/)) {
    if (!part.startsWith('⟦')) {
      text += part;
      continue;
    }
    const [wrong = '', suggestion] = part.slice(1, -1).split('→');
    expected.push({
      from: text.length,
      to: text.length + wrong.length,
      ...(suggestion === undefined ? {} : { suggestion }),
    });
    text += wrong;
  }
  return { text, expected };
}
