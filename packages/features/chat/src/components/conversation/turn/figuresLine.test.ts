import type { ChatBasis, ChatFigures } from '@hengce/api';
import { expect, it } from 'vitest';
import { text } from '../../../text';
import { figuresLine, isProven } from './figuresLine';

const figures = (...bases: (ChatBasis | null)[]): ChatFigures => ({
  total: bases.length,
  matched: bases.filter((basis) => basis !== null).length,
  items: bases.map((basis) => ({
    value: '200万元',
    kind: 'amount',
    ...(basis === null ? { status: 'missing' as const } : { status: 'matched' as const, basis }),
  })),
});

it.each([
  [figures('original', 'original'), '答案中共2项数字，都与原文一致', true],
  [figures('ours', 'ours'), '答案中共2项数字，都与平台整理的要点一致（尚未对照原文）', false],
  [figures('facts', 'facts'), '答案中共2项数字，都与企业资料一致', false],
  [figures('rules', 'original', null), '答案中共3项数字，1项与原文一致，1项由规则计算得出', false],
  [{ total: 5, matched: 5, items: [] }, '答案中共5项数字，都与出处一致', false],
  [figures(null), '答案中共1项数字', false],
])('%#：%s', (given, words, proven) => {
  expect(figuresLine(given as ChatFigures, text.answer)).toBe(words);
  expect(isProven(given as ChatFigures)).toBe(proven);
});
