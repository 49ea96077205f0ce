import { describe, expect, it } from 'vitest';
import { proofread } from '../checking/Session';
import type { ProofreadOptions } from '../model/options';
import { type RuleCases, readCase } from '../testing/cases';
import { segment } from '../testing/segment';
import { fixedWords } from '../words';
import { advertisingCases } from './advertising/cases';
import { dateCases } from './dates/cases';
import { docNoCases } from './docno/cases';
import { rules } from './index';
import { levelCases } from './levels/cases';
import { listCases } from './lists/cases';
import { nameCases } from './names/cases';
import { numberCases } from './numbers/cases';
import { privacyCases } from './privacy/cases';
import { punctuationCases } from './punct/cases';
import { structureCases } from './structure/cases';
import { sumCases } from './sums/cases';
import { termCases } from './terms/cases';
import { unitCases } from './units/cases';
import { wordingCases } from './wording/cases';
import { wordCases } from './words/cases';

const cases: RuleCases = {
  ...punctuationCases,
  ...numberCases,
  ...dateCases,
  ...unitCases,
  ...sumCases,
  ...levelCases,
  ...docNoCases,
  ...structureCases,
  ...wordingCases,
  ...wordCases,
  ...nameCases,
  ...termCases,
  ...advertisingCases,
  ...privacyCases,
  ...listCases,
};

it('has cases for every rule and for no other', () =>
  expect(Object.keys(cases).sort()).toEqual(rules.map(({ id }) => id).sort()));

describe.each(rules)('$id $title', (rule) => {
  const { good, bad, options: more } = cases[rule.id] ?? { good: [], bad: [] };
  const options: ProofreadOptions = {
    today: '2026-11-25',
    genre: rule.genres?.[0] ?? 'official',
    segment,
    fixedWords: fixedWords(),
    ...more,
  };
  const found = (text: string) => {
    const { issues, blocks } = proofread(text, options);
    return issues.flatMap((issue) => {
      if (issue.ruleId !== rule.id) return [];
      const start = blocks[issue.block]?.start ?? 0;
      const [suggestion] = issue.suggestions;
      return [{ from: start + issue.from, to: start + issue.to, ...(suggestion === undefined ? {} : { suggestion }) }];
    });
  };

  it('has at least five cases of each kind', () => {
    expect(new Set(good).size).toBeGreaterThanOrEqual(5);
    expect(new Set(bad).size).toBeGreaterThanOrEqual(5);
  });

  it.each(good)('leaves %s', (text) => expect(found(text)).toEqual([]));

  it.each(bad)('finds %s', (marked) => {
    const { text, expected } = readCase(marked);
    expect(found(text)).toEqual(expected);
  });
});
