import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PolicyRecord } from '../../library/records';
import { recordProblems, THEME_CLASSES } from '../testing';
import { generateSamples } from './generateSamples';
import { PROVINCES } from './regions';

type Condition = PolicyRecord['items'][number]['conditions'][number];

const TODAY = '2026-11-21';
const samples = generateSamples({ today: TODAY });
const byId = new Map(samples.map((sample) => [sample.id, sample]));
const measures = samples.filter((sample) => sample.kind === 'normative');
const MARK = '（示例条款）';

const digest = (records: PolicyRecord[]) => createHash('sha256').update(JSON.stringify(records)).digest('hex');
const clauseOf = (record: PolicyRecord, id: string | null) => record.clauses.find((clause) => clause.id === id);
/** A clause with the items below it. */
const wholeText = (record: PolicyRecord, id: string) =>
  record.clauses
    .filter((clause) => clause.id === id || clause.parentId === id)
    .map((clause) => clause.text)
    .join('');

describe('generator', () => {
  it('gives the same corpus for the same seed, whatever the day', () => {
    expect(digest(samples)).toBe('3edb3aef94e417a6fecc4d53cc1111575ff92bb3e58b01098dd42327b219bb76');
    expect(digest(generateSamples({ today: TODAY }))).toBe(digest(samples));
    const later = generateSamples({ today: '2027-06-30' });
    const timeless = (records: PolicyRecord[]) =>
      records.map((record) => ({ ...record, status: 'in_force' as const, statusNote: null }));
    expect(timeless(later)).toEqual(timeless(samples));
  });

  it('gives another corpus for another seed', () => {
    expect(digest(generateSamples({ seed: 7, today: TODAY }))).not.toBe(digest(samples));
  });

  it('makes about 700 policies over 31 provinces and 18 families', () => {
    expect(samples.length).toBeGreaterThanOrEqual(670);
    expect(samples.length).toBeLessThanOrEqual(730);
    expect(byId.size).toBe(samples.length);
    expect(new Set(samples.map((sample) => sample.regionCode.slice(0, 2))).size).toBe(31);
    expect(new Set(measures.map((measure) => measure.familyId.slice('s-330000-'.length))).size).toBe(18);
  });

  it('has something of every state today and some months from now', () => {
    const counts = (day: string) => {
      const states = samples.flatMap(({ windows }) => {
        if (windows.some((window) => window.kind === 'rolling')) return ['rolling'];
        const open = windows.find(({ opensAt, closesAt }) => (opensAt ?? '') <= day && (closesAt ?? '') >= day);
        if (open)
          return (Date.parse(open.closesAt ?? '') - Date.parse(day)) / 86_400_000 <= 14 ? ['open', 'soon'] : ['open'];
        if (windows.some(({ opensAt }) => opensAt !== null && opensAt > day)) return ['upcoming'];
        return [windows.length > 0 ? 'closed' : 'none'];
      });
      return (state: string) => states.filter((entry) => entry === state).length;
    };
    const now = counts(TODAY);
    expect(now('open')).toBeGreaterThan(60);
    expect(now('soon')).toBeGreaterThan(15);
    expect(now('upcoming')).toBeGreaterThan(60);
    expect(now('rolling')).toBeGreaterThan(60);
    expect(now('closed')).toBeGreaterThan(150);
    for (const day of ['2027-01-15', '2027-03-15', '2027-06-15']) {
      expect(counts(day)('open'), day).toBeGreaterThan(15);
      expect(counts(day)('upcoming'), day).toBeGreaterThan(50);
    }
    for (const status of ['in_force', 'not_yet_effective', 'amended', 'repealed', 'expired']) {
      expect(
        samples.some((sample) => sample.status === status),
        status,
      ).toBe(true);
    }
  });

  it('comes from no future and names no year outside 2024 to 2027', () => {
    for (const sample of samples) {
      expect((sample.publishedAt ?? '') <= TODAY).toBe(true);
      expect((sample.writtenAt ?? '') <= (sample.publishedAt ?? '')).toBe(true);
      const dates = [
        sample.publishedAt,
        sample.effectiveFrom,
        sample.effectiveTo,
        ...sample.windows.flatMap((window) => [window.opensAt, window.closesAt]),
        ...sample.milestones.map((milestone) => milestone.date),
      ].filter((date) => date !== null);
      expect(dates.filter((date) => date < '2024-01-01' || date > '2027-12-31')).toEqual([]);
    }
  });
});

describe('every sample', () => {
  it('keeps the contract, is whole in itself, and its relations lead to samples', () => {
    for (const sample of samples) {
      expect(recordProblems(sample), sample.id).toEqual([]);
      expect(sample.themes.every((theme) => THEME_CLASSES.has(theme))).toBe(true);
      for (const { to } of sample.relations) expect(byId.has(to), to).toBe(true);
    }
  });

  it('cannot be taken for a real document', () => {
    const regions = new Map(PROVINCES.flatMap((province) => [province, ...province.cities]).map((r) => [r.code, r]));
    for (const sample of samples) {
      expect(sample.id).toMatch(/^s-[a-z0-9-]{2,61}$/);
      expect(sample.title.startsWith('【示例】'), sample.title).toBe(true);
      expect(sample.docNo).toMatch(/^示例[\u4e00-\u9fff]{1,3}〔20\d\d〕\d{3}号$/);
      const region = regions.get(sample.regionCode);
      expect(region?.level).toBe(sample.level);
      for (const issuer of sample.issuers) {
        expect(issuer).toMatch(/^（示例）.+主管部门$/);
        expect(issuer).toContain(region?.name);
      }
      expect(sample.source).toMatchObject({ provenance: 'sample', url: null, verifiedAt: null });
      const unmarked = sample.clauses.filter(({ kind, text }) =>
        kind === 'chapter' ? text !== '' : !text.endsWith(MARK),
      );
      expect(unmarked).toEqual([]);
      const whole = JSON.stringify(sample);
      expect(whole).not.toMatch(/https?:|www\.|\.(cn|com)\b/);
      for (const phone of whole.match(/\d{3,4}-\d{7,8}/g) ?? []) expect(phone).toMatch(/^000-0000\d{4}$/);
    }
  });

  it('has a 文号 of its own', () => {
    expect(new Set(samples.map((sample) => sample.docNo)).size).toBe(samples.length);
  });

  it('uses six-digit codes of provinces and cities', () => {
    for (const { regionCode, level } of samples) {
      expect(regionCode).toMatch(level === 'province' ? /^\d{2}0000$/ : /^\d{2}(?!00)\d{2}00$/);
    }
  });

  it('reads well: no doubled marks, words or spaces', () => {
    const awkward = samples.flatMap((sample) =>
      sample.clauses
        .filter(
          ({ text }) =>
            /[，。；：、]{2}|\s|undefined|NaN|null/.test(text) ||
            /的的|本本|奖励奖励|补助补助|企业企业|（示例条款）./.test(text),
        )
        .map(({ id, text }) => `${sample.id} ${id}: ${text}`),
    );
    expect(awkward).toEqual([]);
  });

  it('differs from its neighbours: few measures of a family share all their parameters', () => {
    const parameters = measures.map((measure) =>
      JSON.stringify([
        measure.familyId.slice('s-330000-'.length),
        measure.items.map((item) => [item.amount?.text, item.conditions.map((condition) => condition.threshold)]),
      ]),
    );
    expect(new Set(parameters).size / measures.length).toBeGreaterThan(0.9);
  });
});

describe('measures', () => {
  it('have 8 to 16 articles', () => {
    for (const measure of measures) {
      const articles = measure.clauses.filter((clause) => clause.kind === 'article').length;
      expect(articles >= 8 && articles <= 16, `${measure.id} ${articles}`).toBe(true);
    }
  });

  it('take no applications once they have ended', () => {
    const ended = measures.filter(({ status }) => status !== 'in_force' && status !== 'not_yet_effective');
    expect(ended.length).toBeGreaterThan(60);
    const taking = ended.filter(({ windows }) =>
      windows.some(({ closesAt }) => closesAt === null || closesAt >= TODAY),
    );
    expect(taking.map(({ id }) => id)).toEqual([]);
  });

  it('are tightened by their next version, never loosened', () => {
    const pairs = measures.flatMap((measure) =>
      measure.relations
        .filter(({ kind }) => kind === 'amends' || kind === 'repeals')
        .map(({ to }) => ({ old: byId.get(to) as PolicyRecord, current: measure })),
    );
    expect(pairs.length).toBeGreaterThan(30);
    for (const { old, current } of pairs) {
      expect(old.familyId).toBe(current.familyId);
      expect(old.relations).toContainEqual({ kind: 'superseded_by', to: current.id });
      const value = (threshold: string | null) =>
        Number.parseFloat(threshold ?? '') * (threshold?.endsWith('亿元') ? 10_000 : 1);
      let tightened = 0;
      current.items.forEach((item, index) => {
        // What rules a firm out has no measure.
        const measured = ({ id }: { id: string }) => !id.startsWith('not-');
        item.conditions.filter(measured).forEach((condition, position) => {
          const before = old.items[index]?.conditions.filter(measured)[position];
          expect(before?.operator).toBe(condition.operator);
          const change = value(condition.threshold) - value(before?.threshold ?? null);
          if (condition.operator === '>=') expect(change).toBeGreaterThanOrEqual(0);
          if (condition.operator === '<=') expect(change).toBeLessThanOrEqual(0);
          if (change) tightened += 1;
        });
      });
      expect(tightened, current.id).toBeGreaterThan(0);
    }
  });
});

describe('text and data say the same', () => {
  /** Reads a condition back from prose, knowing nothing of the generator. */
  function readBack(text: string): { operator: string; threshold: string }[] {
    const amount = '(\\d+(?:\\.\\d+)?(?:亿元|万元|万美元|吨标准煤|平方米|台（套）|个月|[%年件项人]))';
    const found = [...text.matchAll(new RegExp(`(?:不低于|不少于|满)${amount}`, 'g'))].map(([, threshold = '']) => ({
      operator: '>=',
      threshold,
    }));
    const upper = [...text.matchAll(new RegExp(`(?:不高于|不超过)${amount}`, 'g'))].map(([, threshold = '']) => ({
      operator: '<=',
      threshold,
    }));
    return [...found, ...upper];
  }

  /** Whether a condition stands in its clause, with what is below it. */
  function isSaid(
    { clauses }: PolicyRecord,
    { id, clauseId, threshold, text: words }: Condition,
    text: string,
  ): boolean {
    // Whom an award is for is said before what it gives, in words of its own: 对首次通过认定的高新技术企业.
    if (id.includes('-who-')) return text.startsWith('对');
    // What rules a firm out is said of who is ruled out.
    if (id.startsWith('not-')) return true;
    if (!id.endsWith('-level')) return text.includes(words);
    // Each level stands in a row of its own, with its sum.
    const below = clauses.filter(({ parentId }) => parentId === clauseId);
    return (threshold?.split('、') ?? []).every((name) => below.some((row) => row.text.startsWith(`${name}，`)));
  }

  it('for every threshold', () => {
    let checked = 0;
    const wrong: string[] = [];
    for (const sample of samples) {
      for (const condition of sample.items.flatMap((item) => item.conditions)) {
        const text = clauseOf(sample, condition.clauseId)?.text ?? '';
        // Nobody can answer whether the firm is one of 符合条件的企业.
        expect(condition.text).not.toMatch(/^符合条件/);
        if (!isSaid(sample, condition, text)) wrong.push(`${sample.id} ${condition.id}: ${condition.text}`);
        if (condition.operator !== '>=' && condition.operator !== '<=') continue;
        // Of what is paid for each, one at least is asked, which no document says.
        if (condition.id.includes('-who-') && /^1[人件]$/.test(condition.threshold ?? '') && /每[人件]/.test(text))
          continue;
        const { operator, threshold } = condition;
        if (!readBack(text).some((read) => read.operator === operator && read.threshold === threshold)) {
          wrong.push(`${sample.id} ${condition.id}: ${operator} ${threshold} in ${text}`);
        }
        checked += 1;
      }
    }
    expect(wrong).toEqual([]);
    expect(checked).toBeGreaterThan(5000);
  });

  it('for what is not supported: each case of the article, and being barred, is a condition that facts decide', () => {
    let [refusing, cases] = [0, 0];
    for (const { id, clauses, items } of measures) {
      const article = clauses.find(({ text }) => text.includes('不予支持') && text.includes('有下列情形之一'));
      const rows = clauses.filter(({ parentId }) => article !== undefined && parentId === article.id);
      const barred = clauses.filter(({ text }) => text.includes('不再受理其申报'));
      expect(barred, id).toHaveLength(1);
      if (article) refusing += 1;
      cases += rows.length;
      for (const { conditions } of items)
        for (const clause of [...rows, ...barred]) {
          const own = conditions.filter(({ clauseId }) => clauseId === clause.id);
          expect(own, `${id} ${clause.text}`).toHaveLength(1);
          expect(own[0]?.facts, clause.text).toHaveLength(1);
          // Said the other way round, so that the clause as a whole is quoted.
          expect(clause.text).not.toContain(own[0]?.text);
        }
    }
    expect(refusing).toBeGreaterThan(100);
    expect(cases).toBeGreaterThan(3 * refusing - 1);
  });

  it('for the size of a firm, where an award names 中小企业', () => {
    const items = samples.flatMap((sample) =>
      sample.items.map((item) => ({ item, text: clauseOf(sample, item.id)?.text ?? '' })),
    );
    const named = items.filter(({ text }) => /^对[^，]*(?<!科技型|专精特新|创新型)(?:中小|小微)企业，/.test(text));
    const unasked = named.filter(
      ({ item }) => !item.conditions.some((condition) => /小型企业|小微企业/.test(condition.text)),
    );
    expect(unasked.map(({ text }) => text)).toEqual([]);
    expect(named.length).toBeGreaterThan(20);
  });

  it('for the trade and the size of a firm, where the title names them', () => {
    for (const [words, asked] of [
      ['制造业', '属于制造业企业'],
      ['绿色制造', '属于工业企业'],
      ['小微工业企业', '属于工业企业'],
      ['小微工业企业', '属于小型企业或微型企业'],
      ['中小微企业', '属于中型企业、小型企业或微型企业'],
      ['中小企业生产', '属于小型企业或微型企业'],
    ] as const) {
      const named = measures.filter(({ title }) => title.includes(words));
      expect(named.length, words).toBeGreaterThan(10);
      for (const { id, items } of named)
        for (const { conditions } of items)
          expect(
            conditions.map(({ text }) => text),
            id,
          ).toContain(asked);
    }
  });

  it('for what a definition asks: where 生产经营用房 is defined, each item asks where the house is', () => {
    const defining = measures.filter(({ clauses }) => clauses.some(({ text }) => text.includes('所称生产经营用房')));
    expect(defining.length).toBeGreaterThan(2);
    for (const { id, clauses, items } of defining)
      for (const { conditions } of items) {
        const asked = conditions.filter(({ clauseId }) =>
          clauses.find((clause) => clause.id === clauseId)?.text.includes('所称'),
        );
        expect(
          asked.map(({ text }) => text),
          id,
        ).toEqual(['承租房屋位于标准厂房、小微企业园或者孵化载体内']);
      }
  });

  it('for research money: 加计扣除 is a figure of its own, and never that of 高企', () => {
    const facts = (words: string) =>
      measures
        .filter(({ title }) => title.includes(words))
        .flatMap(({ items }) =>
          items.flatMap(({ conditions, amountRule }) => [
            ...conditions.flatMap(({ facts: asked = [] }) => asked),
            ...(amountRule?.fact === undefined ? [] : [amountRule.fact]),
          ]),
        )
        .filter((key) => key.endsWith('dExpense'));
    expect(new Set(facts('企业研发费用后补助'))).toEqual(new Set(['deductibleRdExpense']));
    expect(new Set(facts('高新技术企业认定奖励'))).toEqual(new Set(['rdExpense']));
  });

  it('for every amount: the item is named by its clause, whose largest sum is the cap', () => {
    const yuanOf = (digits = '', unit = '') => Number(digits) * (unit === '万元' ? 10_000 : 1);
    let checked = 0;
    for (const sample of samples) {
      for (const item of sample.items) {
        const text = wholeText(sample, item.id);
        const caps = [...text.matchAll(/(?:年度|累计|金额)不超过(\d+(?:\.\d+)?)(万元|元)/g)];
        const fixed = [...text.matchAll(/(?:奖励|补助|资助)(\d+(?:\.\d+)?)(万元|元)/g)];
        const sums = (caps.length > 0 ? caps : fixed).map(([, digits, unit]) => yuanOf(digits, unit) * 100);
        if (item.amount === null) {
          expect(sums).toEqual([]);
          continue;
        }
        expect(Math.round(Math.max(...sums)), `${sample.id} ${item.id} ${text}`).toBe(item.amount.capFen);
        const [, digits, unit] = item.amount.text.match(/(\d+(?:\.\d+)?)(万元|元)$/) ?? [];
        expect(Math.round(yuanOf(digits, unit) * 100)).toBe(item.amount.capFen);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(1500);
  });

  it('for every window and date', () => {
    const iso = (year: string, month = '', day = '') => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    for (const sample of samples) {
      const text = sample.clauses.map((clause) => clause.text).join('');
      const range = text.match(/(\d{4})年(\d+)月(\d+)日至(?:(\d{4})年)?(\d+)月(\d+)日/);
      const yearly = text.match(/每年(\d+)月(\d+)日至(\d+)月(\d+)日/);
      for (const { opensAt, closesAt, kind } of sample.windows) {
        if (kind === 'extended') expect(text.includes('延长') || sample.statusNote?.includes('延长')).toBe(true);
        else if (/常年受理|免申即享/.test(text)) expect(opensAt).toBe(sample.effectiveFrom);
        else if (range) {
          const [, year = '', month, day, endYear, endMonth, endDay] = range;
          expect([opensAt, closesAt]).toEqual([iso(year, month, day), iso(endYear ?? year, endMonth, endDay)]);
        } else {
          const [, month, day, endMonth, endDay] = yearly ?? [];
          const year = (opensAt ?? '').slice(0, 4);
          expect([opensAt, closesAt]).toEqual([iso(year, month, day), iso(year, endMonth, endDay)]);
        }
      }
      if (sample.effectiveFrom !== null) {
        const [, fromYear = '', fromMonth, fromDay, toYear = '', toMonth, toDay] =
          text.match(/自(\d{4})年(\d+)月(\d+)日起施行，有效期至(\d{4})年(\d+)月(\d+)日/) ?? [];
        expect(sample.effectiveFrom).toBe(iso(fromYear, fromMonth, fromDay));
        expect(sample.effectiveTo).toBe(iso(toYear, toMonth, toDay));
      }
    }
  });

  it('for what an applicant gets at most from one measure', () => {
    for (const measure of measures) {
      const limit = measure.keyFacts.find((fact) => fact.label === '单企上限');
      expect(limit?.clauseId, measure.id).not.toBeNull();
      expect(wholeText(measure, limit?.clauseId ?? '').includes(limit?.value ?? '?'), measure.id).toBe(true);
    }
  });
});
