import { parseDay } from '@hengce/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithin } from '../../platform/vocabulary';
import type { PolicyRecord, WindowRecord } from '../records';
import { windowOn } from '../records';
import { policyRecord } from '../records/testing';
import { windowDays } from '../records/windows';
import type { Filters } from './filterMatches';
import { type FacetKey, facetKeys } from './policyIndex/facetKeys';
import type { SearchRequest } from './SearchRequest';
import { searchIndex } from './searchIndex';
import { indexRecords, withIndexFolder } from './testing';

const today = parseDay('2026-11-21') as number;
const regions = ['000000', '330000', '330100', '330200', '440000', '440300'];
const words = ['企业', '税收', '研发', '奖励', '人才'];

const record = fc.record({
  title: fc.shuffledSubarray(words, { minLength: 1, maxLength: 3 }).map((list) => `${list.join('')}办法`),
  text: fc.array(fc.constantFrom(...words), { maxLength: 4 }).map((list) => `第一条 ${list.join('，')}。`),
  regionCode: fc.constantFrom(...regions),
  level: fc.constantFrom('national' as const, 'province' as const, 'city' as const),
  kind: fc.constantFrom('law' as const, 'normative' as const),
  issuers: fc.subarray(['甲局', '乙局', '丙局']),
  themes: fc.subarray(['科技、教育', '其他']),
  publishedAt: fc.constantFrom(null, '2019-05-01', '2024-02-29', '2026-11-20'),
  effectiveTo: fc.constantFrom(null, '2026-11-20', '2026-11-21'),
  windows: fc.constantFrom<WindowRecord[]>(
    [],
    [{ opensAt: '2026-11-01', closesAt: '2026-11-30', kind: 'announced' }],
    [{ opensAt: null, closesAt: null, kind: 'rolling' }],
  ),
  cap: fc.constantFrom(null, 100, 50_000),
  provenance: fc.constantFrom('curated' as const, 'sample' as const),
});

const records = fc.array(record, { maxLength: 25 }).map((list) =>
  list.map(({ cap, provenance, ...rest }, i): PolicyRecord => {
    const made = policyRecord({ ...rest, id: `doc-${String(i).padStart(2, '0')}` });
    const items =
      cap === null
        ? []
        : [{ id: 'i', name: '奖励', support: 'award' as const, amount: { text: '', capFen: cap }, conditions: [] }];
    return { ...made, items, source: { ...made.source, provenance } };
  }),
);

const filters = fc.record(
  {
    region: fc.subarray(regions),
    level: fc.subarray(['national', 'city']),
    kind: fc.subarray(['law', 'normative']),
    department: fc.subarray(['甲局', '乙局', '丙局']),
    theme: fc.subarray(['其他']),
    window: fc.subarray(['open', 'rolling', 'none']),
    year: fc.subarray(['2019', '2026']),
    status: fc.subarray(['in_force', 'expired']),
    source: fc.subarray(['sample']),
    support: fc.subarray(['award']),
    dateFrom: fc.constantFrom(parseDay('2020-01-01')),
    dateTo: fc.constantFrom(parseDay('2025-01-01')),
  },
  { requiredKeys: [] },
);

/** What a document shows in a facet, computed the slow way. */
function values(one: PolicyRecord, key: FacetKey): string[] {
  switch (key) {
    case 'level':
      return [one.level];
    case 'region':
      return [one.regionCode];
    case 'department':
      return one.issuers;
    case 'theme':
      return one.themes;
    case 'kind':
      return [one.kind];
    case 'status':
      return [one.effectiveTo === '2026-11-20' ? 'expired' : 'in_force'];
    case 'window':
      return [windowOn(one.windows.map(windowDays), today).state];
    case 'support':
      return one.items.map(({ support }) => support);
    case 'source':
      return [one.source.provenance];
    case 'year':
      return one.publishedAt === null ? [] : [one.publishedAt.slice(0, 4)];
  }
}

function passes(one: PolicyRecord, chosen: Filters, except: FacetKey | null): boolean {
  for (const key of facetKeys) {
    const wanted = chosen[key] ?? [];
    if (key === except || wanted.length === 0) continue;
    const own = values(one, key);
    if (
      !own.some((value) => (key === 'region' ? wanted.some((code) => isWithin(value, code)) : wanted.includes(value)))
    )
      return false;
  }
  const day = parseDay(one.publishedAt);
  if (chosen.dateFrom != null && (day === null || day < chosen.dateFrom)) return false;
  return !(chosen.dateTo != null && (day === null || day > chosen.dateTo));
}

const request = (part: Partial<SearchRequest>): SearchRequest => ({
  q: '',
  filters: {},
  sort: undefined,
  pageNum: 1,
  pageSize: 50,
  ...part,
});

describe('searchIndex', () => {
  it('命中、计数和分面与逐篇检查相同', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(records, filters, fc.constantFrom('', ...words), async (list, chosen, q) => {
        await withIndexFolder(async (folder) => {
          const index = await indexRecords(folder, list);
          const matching = list.filter(({ title, clauses, items }) =>
            `${title}\n${clauses[0]?.text ?? ''}\n${items.map(({ name }) => name).join('')}`.includes(q),
          );
          const result = searchIndex(index.state, request({ q, filters: chosen }), today);
          const only = new Set(result.rows.slice(1, 3).map(({ id }) => id));
          const some = searchIndex(index.state, request({ q, filters: chosen, only }), today);
          index.close();
          expect(new Set(some.rows.map(({ id }) => id))).toEqual(only);
          if (matching.length === 0 && q !== '') return;
          const expected = matching.filter((one) => passes(one, chosen, null));
          expect(result.total).toBe(expected.length);
          expect(result.rows.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id));
          for (const { key, buckets } of result.facets) {
            const others = matching.filter((one) => passes(one, chosen, key));
            for (const { value, count } of buckets) {
              const own = others.filter((one) =>
                values(one, key).some((mine) => (key === 'region' ? isWithin(mine, value) : mine === value)),
              );
              expect([key, value, count]).toEqual([key, value, own.length]);
            }
            const seen = new Set(buckets.map(({ value }) => value));
            for (const one of others) for (const value of values(one, key)) expect(seen.has(value)).toBe(true);
          }
        });
      }),
      { numRuns: 60 },
    );
  });

  it('各种排序与整体排序一致，翻页首尾相接', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        records,
        fc.constantFrom('newest' as const, 'amount' as const, 'deadline' as const, 'relevance' as const),
        fc.constantFrom('', '企业'),
        async (list, sort, q) => {
          await withIndexFolder(async (folder) => {
            const index = await indexRecords(folder, list);
            const whole = searchIndex(index.state, request({ q, sort }), today).rows;
            const pages = [1, 2, 3, 4, 5, 6].flatMap(
              (pageNum) => searchIndex(index.state, request({ q, sort, pageNum, pageSize: 5 }), today).rows,
            );
            index.close();
            expect(pages.map(({ id }) => id)).toEqual(whole.map(({ id }) => id).slice(0, 30));
            const keys = whole.map((row) =>
              sort === 'newest'
                ? (row.publishedAt ?? '')
                : sort === 'amount'
                  ? (row.amount?.capFen ?? -1)
                  : sort === 'deadline'
                    ? ['open', 'rolling', 'none'].indexOf(row.window.state)
                    : 0,
            );
            const sorted = [...keys].sort((a, b) => (a < b ? -1 : 1));
            expect(keys).toEqual(sort === 'deadline' || sort === 'relevance' ? sorted : sorted.reverse());
          });
        },
      ),
      { numRuns: 30 },
    );
  });

  it('标注的范围正是检索的词，摘要来自所指的条款', { timeout: 120_000 }, async () => {
    const body = fc.array(
      fc.constantFrom(...words, '，', '。', 'ＡＩ', '𠮷', '一段很长的说明文字用来把条款撑到超过摘要的长度', ' '),
      { minLength: 1, maxLength: 60 },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(body, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('企业', '企业 税收', 'ai', '研发 奖励'),
        async (bodies, q) => {
          await withIndexFolder(async (folder) => {
            const text = bodies.map((parts, i) => `第${'一二三四'[i]}条 ${parts.join('')}尾`).join('\n');
            const one = policyRecord({ text, title: '企业税收研发奖励AI办法' });
            const index = await indexRecords(folder, [one]);
            const [row] = searchIndex(index.state, request({ q }), today).rows;
            index.close();
            for (const snippet of row?.snippets ?? []) {
              const clause = one.clauses.find(({ id }) => id === snippet.clauseId);
              expect(clause?.text.replaceAll('\n', ' ')).toContain(snippet.text.replace(/^…|…$/g, ''));
              expect(snippet.text.isWellFormed()).toBe(true);
              let last = 0;
              for (const [start, end] of snippet.marks) {
                expect(start).toBeGreaterThanOrEqual(last);
                expect(end).toBeGreaterThan(start as number);
                expect(end).toBeLessThanOrEqual(snippet.text.length);
                last = end as number;
              }
            }
            for (const [start, end] of row?.titleMarks ?? [])
              expect('企业税收研发奖励AI办法'.slice(start, end).toLowerCase()).toMatch(/^(?:企业|税收|研发|奖励|ai)+$/);
          });
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('检索的先后', () => {
  const old = policyRecord({
    id: 'pay-2020',
    familyId: 'pay',
    title: '保障款项支付条例',
    publishedAt: '2020-07-05',
    text: '第八条 不得拖欠。\n第九条 旧的期限。',
  });
  const current = policyRecord({
    id: 'pay-2025',
    familyId: 'pay',
    title: '保障款项支付条例',
    publishedAt: '2025-03-17',
    text: '第八条 不得拖欠款项。\n第九条 新的期限。',
    docNo: '国令第802号',
  });
  const other = policyRecord({ id: 'other', title: '营商环境条例', text: '第九条 依照《保障款项支付条例》办理。' });

  const find = (q: string, list = [old, current, other]) =>
    withIndexFolder(async (folder) => {
      const index = await indexRecords(folder, list);
      const result = searchIndex(index.state, request({ q }), today);
      index.close();
      return result;
    });

  it('标题加条号落在那一条，新版在前，旧版说明被谁替代', async () => {
    const { rows, recognised } = await find('保障款项支付条例 第九条');
    expect(recognised.clauseLabel).toBe('第九条');
    expect(rows.map(({ id }) => id)).toEqual(['pay-2025', 'pay-2020', 'other']);
    expect(rows[0]?.snippets[0]).toMatchObject({ clauseId: 'art-9', clauseLabel: '第九条', text: '新的期限。' });
    expect(rows[1]).toMatchObject({ status: 'amended', supersededBy: { id: 'pay-2025' }, versionCount: 2 });
  });

  it('同名的几编里，有这一条的那一编在前', async () => {
    const book = (id: string, name: string, text: string) =>
      policyRecord({ id, title: `示例法典 ${name}`, text, publishedAt: '2020-05-28' });
    const books = [
      book('b-1', '总则', '第一条 示例法典的目的。'),
      book('b-2', '人格权编', '第九百八十九条 示例法典。\n第一千零一条 身份权利的保护。'),
      book('b-3', '附则', '第一千二百五十九条 示例法典所称的以上。'),
    ];
    const { rows } = await find('示例法典 第一千零一条', books);
    expect(rows.map(({ id }) => id)).toEqual(['b-2', expect.any(String), expect.any(String)]);
    expect(rows[0]?.snippets[0]).toMatchObject({ clauseId: 'art-1001' });
  });

  it('摘要说出条款在哪里：通知里的项带上它的部分，以标题为名的条款不说两遍', async () => {
    const notice = policyRecord({
      id: 'notice',
      text: '一、申报条件\n（一）研发费用达标。\n二、支持标准\n（一）研发费用的百分之六。',
    });
    const { rows } = await find('研发费用', [notice]);
    expect(rows[0]?.snippets.map(({ clauseLabel }) => clauseLabel)).toEqual(['第二部分（一）', '第一部分（一）']);
    const points = policyRecord({
      id: 'points',
      clauses: [
        {
          id: 'h-1',
          parentId: null,
          depth: 0,
          kind: 'heading',
          label: '',
          heading: '优惠内容',
          text: '研发费用加计扣除。',
        },
      ],
    });
    const [point] = (await find('研发费用', [points])).rows;
    expect(point?.snippets).toEqual([
      { clauseId: 'h-1', clauseLabel: '优惠内容', text: '研发费用加计扣除。', marks: [[0, 4]] },
    ]);
  });

  it.each(['第9条', '第 九 条', '第９条'])('条号写作%s也认得', async (label) => {
    expect((await find(`保障款项支付条例${label}`)).rows[0]?.snippets[0]?.clauseId).toBe('art-9');
  });

  it('库里没有问的那一条，不说已定位到', async () => {
    expect((await find('保障款项支付条例 第五百条')).recognised.clauseLabel).toBeNull();
  });

  const highTech = policyRecord({ id: 'ht', title: '高新技术企业认定管理办法', docNo: '国科发火〔2016〕32号' });
  const guide = policyRecord({
    id: 'ht-guide',
    title: '高新技术企业认定管理工作指引',
    docNo: '国科发火〔2016〕195号',
    text: '依照国科发火〔2016〕32号。',
  });

  it.each(['国科发火2016 32号', '国科发火 2016 32', '２０１６ 32号', '国科发火2016-32号'])(
    '没有括号的文号%s也找得到，库里有才说认得',
    async (q) => {
      const { rows, recognised } = await find(q, [guide, highTech]);
      expect(rows.map(({ id }) => id)).toEqual(['ht']);
      expect(recognised.docNo).toBe('国科发火〔2016〕32号');
      expect((await find(q, [other])).recognised.docNo).toBeNull();
    },
  );

  it('数字不拆开', async () => {
    expect((await find('２０１６ 32号', [other])).recognised.terms).toEqual(['2016', '32号']);
  });

  it('减号去掉说到这个词的政策，并说明；词中间的不算', async () => {
    const here = policyRecord({ id: 'here', title: '专精特新办法', text: '浙江省的企业。' });
    const there = policyRecord({ id: 'there', title: '专精特新通知', text: '上海市的企业。' });
    const { rows, recognised, total } = await find('专精特新 -上海', [here, there]);
    expect([rows.map(({ id }) => id), total, recognised.excluded]).toEqual([['here'], 1, ['上海']]);
    expect((await find('-上海市的企业', [here, there])).rows.map(({ id }) => id)).toEqual(['here']);
    expect((await find('专精特新-上海', [here, there])).recognised.excluded).toEqual([]);
  });

  it('繁体字和常用缩写查得到', async () => {
    expect((await find('高新技術企業認定', [highTech, other])).rows[0]?.id).toBe('ht');
    const ai = policyRecord({ id: 'ai', title: '人工智能若干措施' });
    expect((await find('AI', [ai, other])).rows.map(({ id }) => id)).toEqual(['ai']);
  });

  it.each(['%', '。，！', '---'])('“%s”里没有可检索的字：没有结果，去掉它就有', async (q) => {
    const { total, dropSuggestions } = await find(q);
    expect([total, dropSuggestions]).toEqual([0, [{ key: 'q', values: [q], label: q, total: 3 }]]);
  });

  it.each(['', ' ', '\u0001'])('没有检索词时是全部', async (q) => {
    expect((await find(q)).total).toBe(3);
  });

  it('缺字的标题仍排第一，并说明放宽了条件', async () => {
    const { rows, recognised, didYouMean } = await find('保障款支付条例');
    expect(rows[0]?.id).toBe('pay-2025');
    expect(recognised.relaxed || didYouMean.length === 0).toBe(true);
  });

  it('库里没有的文号按文字检索，不报错', async () => {
    const { recognised } = await find('某某发〔1999〕1号');
    expect(recognised.docNo).toBe('某某发〔1999〕1号');
  });
});
