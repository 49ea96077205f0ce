import { describe, expect, it } from 'vitest';
import { type Clause, calibrationError, evaluate, reciprocalRank, summarise } from './evaluate';
import { evaluationTable } from './evaluationTable';
import { isRight, readQuestions } from './questions';

const clause = (title: string, clauseId: string, grade: Clause['grade'], probability: number, text = ''): Clause => ({
  policyId: title,
  title,
  clauseId,
  parts: [{ clauseId, label: '', text }],
  grade,
  probability,
});

describe('对的条款', () => {
  const found = { title: '中华人民共和国劳动合同法', clauseId: 'art-19', days: ['2012-12-28', null] };
  it('认名称、条号与版本的日子', () => {
    expect(isRight([{ law: '劳动合同法', article: '第十九条' }], found)).toBe(true);
    expect(isRight([{ law: '劳动合同法', article: '第十九条', date: '2012-12-28' }], found)).toBe(true);
    expect(isRight([{ law: '劳动合同法', article: '第十九条', date: '2007-06-29' }], found)).toBe(false);
    expect(isRight([{ law: '劳动合同法', article: '第十九条之一' }], found)).toBe(false);
    expect(isRight([{ law: '劳动法', article: '第十九条' }], found)).toBe(false);
  });
  it('题目里全称的法律，可以写简称', () =>
    expect(
      isRight([{ law: '浙江省实施《消费者权益保护法》办法', article: '第十条' }], {
        title: '浙江省实施《中华人民共和国消费者权益保护法》办法',
        clauseId: 'art-10',
        days: [],
      }),
    ).toBe(true));
  it('民法典的一编可以只写编名', () =>
    expect(
      isRight([{ law: '合同编', article: '第五百八十五条' }], {
        title: '中华人民共和国民法典 合同编',
        clauseId: 'art-585',
        days: [],
      }),
    ).toBe(true));
});

it('不是问题的行说出第几行', () => {
  expect(readQuestions(['{"q":"几天"}', ''])).toEqual([{ q: '几天', kind: '', answers: [] }]);
  expect(() => readQuestions(['{"q":"几天"}', '', '{'])).toThrow('第3行');
  expect(() => readQuestions(['{"q":"几天","answers":[{"law":"劳动法","article":"五"}]}'])).toThrow('第1行');
});

it('引到、说没有、把握的误差各算各的', () => {
  const [asked, other] = readQuestions([
    '{"q":"试用期几个月","kind":"日常","answers":[{"law":"劳动合同法","article":"第十九条"}],"quote":"六个月"}',
    '{"q":"今天天气","kind":"没有","answers":[]}',
  ]) as [ReturnType<typeof readQuestions>[number], ReturnType<typeof readQuestions>[number]];
  const right = evaluate(
    asked,
    [clause('劳动法', 'art-1', 'possible', 0.8), clause('劳动合同法', 'art-19', 'possible', 0.4, '不得超过六个月')],
    () => [],
  );
  expect(right).toMatchObject({ rank: 2, isCited: true, isDeclined: false, isQuoted: true, probability: 0.8 });
  const declined = evaluate(other, [clause('劳动法', 'art-1', 'none', 0.05)], () => []);
  expect(declined).toMatchObject({ rank: 0, isDeclined: true });
  const row = summarise('全部', [right, declined]);
  expect(row).toMatchObject({ questions: 2, first: 0, recall3: 1, mrr10: 0.5, cited: 1, quoted: 1, declined: 1 });
  expect(row.calibration).toBeCloseTo((0.8 + 0.05) / 2);
  expect(evaluationTable([row])).toContain('| 全部 | 2 | 0.00 | 1.00 | 1.00 | 0.50 | 1.00 | 1.00 | 1.00 | 0.43 |');
});

it('说八成就有八成对，误差是零；名次在十以外不算', () => {
  const told = Array.from({ length: 10 }, (_, i) => ({ probability: 0.8, isRight: i < 8 }));
  expect(calibrationError(told)).toBeCloseTo(0);
  expect(calibrationError([])).toBeNull();
  expect(reciprocalRank([1, 4, 11, 0])).toBeCloseTo((1 + 0.25) / 4);
});
