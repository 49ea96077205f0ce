import { expect, it } from 'vitest';
import { creditCodeProblem, creditCodeWords } from './creditCode';

// The first is the example of GB 32100-2015, appendix A.
it.each(['91350100M000100Y43', '91110000100000000R'])('%s 是对的', (code) => {
  expect(creditCodeProblem(code)).toBeNull();
});

it.each([
  ['91350100M000100Y4', '应为18位，现在是17位'],
  ['91350100M000100Y4O', '只能用数字和大写字母（不含I、O、S、V、Z），第18位是“O”'],
  ['91350100M000100Y44', '校验位不对，请与营业执照核对'],
  ['91350100M000100Y34', '校验位不对，请与营业执照核对'],
])('%s：%s', (code, words) => {
  const problem = creditCodeProblem(code);
  expect(problem && creditCodeWords(problem)).toBe(words);
});

it('写错任何一位都能发现', () => {
  const right = '91350100M000100Y43';
  for (let place = 0; place < 18; place++) {
    for (const other of '0123456789ABCDEFGHJKLMNPQRTUWXY') {
      if (other === right[place]) continue;
      expect(creditCodeProblem(right.slice(0, place) + other + right.slice(place + 1))).not.toBeNull();
    }
  }
});
