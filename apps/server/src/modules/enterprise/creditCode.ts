const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/**
 * What is wrong with a 统一社会信用代码 (GB 32100-2015: 17 characters and one that checks them); null when it is right.
 * The last weight of 3^i mod 31 makes one wrong character and two swapped neighbours show.
 */
export function creditCodeProblem(code: string): string | null {
  if (code.length !== 18) return `应为18位，现在是${code.length}位`;
  const values = [...code].map((character) => alphabet.indexOf(character));
  const wrong = values.indexOf(-1);
  if (wrong !== -1) return `只能用数字和大写字母（不含I、O、S、V、Z），第${wrong + 1}位是“${code[wrong]}”`;
  if (alphabet[checkValue(values)] !== code[17]) return '校验位不对，请与营业执照核对';
  return null;
}

function checkValue(values: readonly number[]): number {
  let sum = 0;
  let weight = 1;
  for (const value of values.slice(0, 17)) {
    sum += value * weight;
    weight = (weight * 3) % 31;
  }
  return (31 - (sum % 31)) % 31;
}
