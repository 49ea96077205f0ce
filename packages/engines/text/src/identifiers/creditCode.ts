const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const length = 18;

export type CreditCodeProblem =
  | { kind: 'length'; length: number }
  /** `at` counts characters from 1. */
  | { kind: 'character'; at: number; character: string }
  | { kind: 'check' };

/**
 * Problem of a 统一社会信用代码 in capitals (GB 32100-2015: 17 characters and one that checks them); null when it is valid. The
 * check finds one wrong character and two swapped neighbours.
 */
export function creditCodeProblem(code: string): CreditCodeProblem | null {
  const characters = [...code];
  if (characters.length !== length) return { kind: 'length', length: characters.length };
  const values = characters.map((character) => alphabet.indexOf(character));
  const wrong = values.indexOf(-1);
  if (wrong !== -1) return { kind: 'character', at: wrong + 1, character: characters[wrong] as string };
  return checkValue(values) === values[length - 1] ? null : { kind: 'check' };
}

function checkValue(values: readonly number[]): number {
  let sum = 0;
  let weight = 1;
  for (const value of values.slice(0, length - 1)) {
    sum += value * weight;
    weight = (weight * 3) % 31;
  }
  return (31 - (sum % 31)) % 31;
}

/** Problem of a code in words that follow its name: 应为18位，现在是17位. */
export function creditCodeWords(problem: CreditCodeProblem): string {
  if (problem.kind === 'length') return `应为${length}位，现在是${problem.length}位`;
  if (problem.kind === 'check') return '校验位不对，请与营业执照核对';
  return `只能用数字和大写字母（不含I、O、S、V、Z），第${problem.at}位是“${problem.character}”`;
}
