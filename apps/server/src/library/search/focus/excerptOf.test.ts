import { expect, it } from 'vitest';
import { excerptOf } from './excerptOf';

const text = '总则略。\n申请人应当提交下列材料：\n申请书；\n身份证明；\n验资报告。\n受理机关应当出具回执。';
const around = (words: string, most: number) => {
  const start = text.indexOf(words);
  const { start: from, end } = excerptOf(text, { start, end: start + words.length }, most);
  return text.slice(from, end);
};

it('放得下就全引，放不下引说到的那句与它旁边的', () => {
  expect(around('身份证明；', 100)).toBe(text);
  expect(around('身份证明；', 12)).toBe('申请书；\n身份证明；');
  expect(around('受理机关应当出具回执。', 18)).toBe('验资报告。\n受理机关应当出具回执。');
});

it('引出列项的一句先带后面的列项', () => {
  expect(around('申请人应当提交下列材料：', 30)).toBe('申请人应当提交下列材料：\n申请书；\n身份证明；\n验资报告。');
});

it('没有说到的一句时从头引到句末', () => {
  const { start, end } = excerptOf(text, null, 20);
  expect(text.slice(start, end)).toBe('总则略。\n申请人应当提交下列材料：');
});
