const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

export type CreditCodeProblem =
  | { kind: 'missing' }
  | { kind: 'length'; length: number }
  | { kind: 'character'; at: number; character: string }
  | { kind: 'check' };

/** What is wrong with a 统一社会信用代码 (GB 32100-2015), which is the 税号 of an enterprise; undefined when nothing is. */
export function creditCodeProblem(input: string): CreditCodeProblem | undefined {
  const code = input.trim().toUpperCase();
  if (code === '') return { kind: 'missing' };
  const characters = [...code];
  if (characters.length !== 18) return { kind: 'length', length: characters.length };
  const values = characters.map((character) => alphabet.indexOf(character));
  const wrong = values.indexOf(-1);
  if (wrong !== -1) return { kind: 'character', at: wrong + 1, character: characters[wrong] ?? '' };
  let weight = 1;
  let sum = 0;
  for (const value of values.slice(0, 17)) {
    sum += value * weight;
    weight = (weight * 3) % 31;
  }
  return (31 - (sum % 31)) % 31 === values[17] ? undefined : { kind: 'check' };
}
