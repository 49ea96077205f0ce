import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../facts/values';
import { impliedBy, type LimitAsked, readLimit, withImplied } from './impliedAnswers';
import type { FirmKnowledge, KnownNumber } from './judgeItems';

const limit = (words: string): LimitAsked => {
  const found = readLimit(words);
  if (found === null) throw new Error(`no limit: ${words}`);
  return { ...found, id: words, words };
};
const answers = (words: readonly string[], said: Record<string, boolean>, numbers: KnownNumber[] = []) =>
  withImplied<FirmKnowledge>(
    { facts: factsOf({}), attestations: said, numbers },
    new Map(words.map((each) => [each, limit(each)])),
  );

describe('the number in the words of a confirmation', () => {
  it.each([
    ['项目设备投资额不低于800万元', '项目设备投资额 元', '>=', 8_000_000n],
    ['项目设备投资额不低于1.5亿元', '项目设备投资额 元', '>=', 150_000_000n],
    ['上年度进出口额不超过5000万美元', '上年度进出口额 美元', '<=', 50_000_000n],
    ['建立并运行质量管理体系满2年', '建立并运行质量管理体系 个月', '>=', 24n],
    ['入驻并正常经营满24个月', '入驻并正常经营 个月', '>=', 24n],
    ['上年度裁员率低于3%', '上年度裁员率 %', '<', 3n],
  ])('%s', (words, subject, operator, value) => {
    expect(readLimit(words)).toMatchObject({ subject, operator, value: { n: value, d: 1n } });
  });
  it.each(['承租房屋为自用，未转租、分租', '创新能力评价总分高于70分（不含70分）', '首批'])('%s has none', (words) => {
    expect(readLimit(words)).toBeNull();
  });
});

describe('what one answer says of another', () => {
  it.each([
    ['不低于800万元', true, '不低于500万元', true],
    ['不低于800万元', false, '不低于500万元', undefined],
    ['不低于500万元', false, '不低于800万元', false],
    ['不低于500万元', true, '不低于800万元', undefined],
    ['不低于500万元', true, '高于500万元', undefined],
    ['高于500万元', true, '不低于500万元', true],
    ['不低于500万元', false, '高于500万元', false],
    ['不超过5000万元', true, '不超过6500万元', true],
    ['不超过6500万元', false, '不超过5000万元', false],
    ['不超过5000万元', false, '不超过6500万元', undefined],
    ['不低于1亿元', true, '不超过6500万元', false],
    ['不低于0.5亿元', true, '不低于5000万元', true],
  ])('%s: %s, then %s: %s', (said, holds, other, implied) => {
    expect(impliedBy(limit(`投资${said}`), holds, limit(`投资${other}`))).toBe(implied);
  });
  it('nothing of another number or another unit', () => {
    expect(impliedBy(limit('设备投资不低于800万元'), true, limit('投资不低于500万元'))).toBeUndefined();
    expect(impliedBy(limit('投资不低于800万元'), true, limit('投资不低于500万美元'))).toBeUndefined();
  });
});

describe('the confirmations of a firm', () => {
  const words = ['投资不低于300万元', '投资不低于500万元', '投资不低于800万元', '投资不超过900万元'];
  it('are filled in, each with the nearest answer that it follows from', () => {
    const { attestations, notes } = answers(words, { 投资不低于500万元: true, 投资不低于800万元: false });
    expect(attestations).toEqual({
      投资不低于300万元: true,
      投资不低于500万元: true,
      投资不低于800万元: false,
      投资不超过900万元: true,
    });
    expect([...(notes ?? [])]).toEqual([
      ['投资不低于300万元', { impliedBy: '投资不低于500万元' }],
      ['投资不超过900万元', { impliedBy: '投资不低于800万元' }],
    ]);
  });
  it('that contradict each other both say so, and nothing follows from them', () => {
    const { attestations, notes } = answers(words, { 投资不低于300万元: false, 投资不低于800万元: true });
    expect(attestations).toEqual({ 投资不低于300万元: false, 投资不低于800万元: true });
    expect([...(notes ?? [])]).toEqual([
      ['投资不低于300万元', { against: '投资不低于800万元' }],
      ['投资不低于800万元', { against: '投资不低于300万元' }],
    ]);
  });
});

describe('a number that was asked as such', () => {
  const words = ['投资不低于300万元', '投资高于500万元', '投资不超过900万元', '面积不低于100平方米'];
  const between = (from: number | null, to: number | null): KnownNumber => ({
    subject: '投资 元',
    words: '投资的数',
    from,
    to,
  });
  const [least, over, most] = words as [string, string, string, string];
  it.each<[string, number | null, number | null, Record<string, boolean>]>([
    ['decides all thresholds', 5_000_000, 5_000_000, { [least]: true, [over]: false, [most]: true }],
    ['leaves open what lies within a range', 3_000_000, 9_000_000, { [least]: true, [most]: true }],
    ['has no end above', 9_000_001, null, { [least]: true, [over]: true, [most]: false }],
  ])('%s', (_, from, to, expected) => {
    const { attestations, notes } = answers(words, {}, [between(from, to)]);
    expect(attestations).toEqual(expected);
    for (const id of Object.keys(expected)) expect(notes?.get(id)).toMatchObject({ impliedBy: '投资的数' });
  });
  it('gives way to a confirmation that says otherwise, which says so', () => {
    const { attestations, notes } = answers(words, { [least]: false }, [between(4_000_000, 4_000_000)]);
    expect(attestations).toEqual({ [least]: false, [over]: false, [most]: true });
    expect(notes?.get(least)).toEqual({ against: '投资的数' });
  });
});

describe('for any answers', () => {
  const asked = fc.uniqueArray(
    fc
      .tuple(fc.constantFrom('投资', '面积'), fc.constantFrom('不低于', '高于', '不超过', '低于'), fc.nat(9))
      .map(([subject, word, size]) => `${subject}${word}${size}万元`),
    { minLength: 1, maxLength: 8 },
  );
  const drawn = fc.tuple(asked, fc.array(fc.constantFrom(true, false, undefined), { minLength: 8, maxLength: 8 }));

  it('one that was given stays, and nothing that follows contradicts any that stands', () => {
    fc.assert(
      fc.property(drawn, ([words, given]) => {
        const said = Object.fromEntries(
          words.flatMap((each, index) => (given[index] === undefined ? [] : [[each, given[index]]])),
        );
        const { attestations, notes } = answers(words, said);
        expect(attestations).toMatchObject(said);
        for (const one of words)
          for (const other of words) {
            const [holds, then] = [attestations[one], attestations[other]];
            const isTold = [one, other].some((each) => 'against' in (notes?.get(each) ?? {}));
            if (holds === undefined || then === undefined || isTold) continue;
            expect([undefined, then]).toContain(impliedBy(limit(one), holds, limit(other)));
          }
      }),
      { numRuns: 2000 },
    );
  });

  it('true answers imply only what is true, and contradict nothing', () => {
    fc.assert(
      fc.property(drawn, fc.nat(20), fc.nat(20), ([words, given], investment, area) => {
        const truth = (each: string) => {
          const { subject, operator, value } = limit(each);
          // Halves of 万, so that it may stand between two limits.
          const [own, most] = [BigInt(subject.startsWith('投资') ? investment : area) * 5_000n, value.n];
          return { '>=': own >= most, '>': own > most, '<=': own <= most, '<': own < most }[operator];
        };
        const said = Object.fromEntries(
          words.flatMap((each, index) => (given[index] === undefined ? [] : [[each, truth(each)]])),
        );
        const { attestations, notes } = answers(words, said);
        for (const [each, holds] of Object.entries(attestations)) expect(holds).toBe(truth(each));
        for (const note of notes?.values() ?? []) expect(note).toHaveProperty('impliedBy');
      }),
      { numRuns: 2000 },
    );
  });
});
