import type { ProofreadOptions } from '../model/options';

/**
 * Test texts by rule id. A bad text marks what the rule must find: ⟦wrong→right⟧, or ⟦wrong⟧ without a suggestion. A
 * good one must have no issue.
 */
export type RuleCases = Readonly<
  Record<string, { good: readonly string[]; bad: readonly string[]; options?: Partial<ProofreadOptions> }>
>;

export interface Expected {
  from: number;
  to: number;
  suggestion?: string;
}

/** Bad text without its marks, and the expected issues. */
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
