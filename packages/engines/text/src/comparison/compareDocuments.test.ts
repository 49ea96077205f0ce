import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseClauses } from '../clauses/parseClauses';
import { compareDocuments } from './compareDocuments';
import { diffText } from './diffText';
import { tokensOf } from './tokens';

const clausesOf = (text: string) => parseClauses(text).clauses;
const articles = (...texts: string[]): string =>
  texts.map((text, index) => `第${'一二三四五六七八九十'[index]}条　${text}`).join('\n');
const compare = (left: string, right: string) => {
  const found = compareDocuments(clausesOf(left), clausesOf(right));
  if (found === null) throw new Error('too long');
  return found;
};
/** 二→三 changed, in the order of the rows. */
const shapeOf = (left: string, right: string): string[] =>
  compare(left, right).rows.map((row) =>
    `${row.left?.label ?? '—'}→${row.right?.label ?? '—'} ${row.change}`.replaceAll(/第|条/g, ''),
  );

const scope = '本办法适用于在本市依法登记注册、从事软件和信息技术服务的企业。';
const duty = '市工业和信息化部门负责资金的申报受理、项目评审和绩效评价。';
const award = '对首次认定的专精特新中小企业，给予一次性奖励30万元。';
const term = '申报单位应当在通知发布之日起30日内提交申请材料。';
const fraud = '以虚假材料骗取资金的，追回已拨付资金，五年内不再受理其申报。';

describe('条文对齐', () => {
  it('按内容对齐，不按条号：改了条号的不算改动', () => {
    expect(shapeOf(articles(scope, award, term), articles(scope, duty, award, term))).toEqual([
      '一→一 same',
      '—→二 added',
      '二→三 renumbered',
      '三→四 renumbered',
    ]);
  });

  it('改了几个字的仍是同一条；删去的留在原来的位置', () => {
    const raised = award.replace('30万元', '50万元');
    expect(shapeOf(articles(scope, duty, award, term), articles(scope, raised, term))).toEqual([
      '一→一 same',
      '二→— removed',
      '三→二 changed',
      '四→三 renumbered',
    ]);
  });

  it('移到别处的认得出来', () => {
    expect(shapeOf(articles(fraud, scope, duty, award, term), articles(scope, duty, award, term, fraud))).toEqual([
      '二→一 renumbered',
      '三→二 renumbered',
      '四→三 renumbered',
      '五→四 renumbered',
      '一→五 moved',
    ]);
  });

  it('移到别处又改了字的是有改动', () => {
    const stricter = fraud.replace('五年', '三年');
    expect(
      shapeOf(articles(fraud, scope, duty, award, term), articles(scope, duty, award, term, stricter)).at(-1),
    ).toBe('一→五 changed');
  });

  it('移到别处、只改了一两个词的是移到别处，改了什么仍标得出来', () => {
    const renamed = duty.replace('绩效评价', '绩效评估');
    const { rows } = compare(articles(duty, scope, award, term, fraud), articles(scope, award, term, fraud, renamed));
    expect(rows.at(-1)).toMatchObject({ change: 'moved', left: { label: '第一条' }, right: { label: '第五条' } });
    expect(rows.at(-1)?.segments.map(({ kind, text }) => `${kind} ${text}`)).toContainEqual(
      expect.stringMatching(/^added .*评估/),
    );
  });

  it('一条拆成两条，两条并成一条', () => {
    const whole = `${award}${fraud}`;
    expect(shapeOf(articles(scope, whole), articles(scope, award, fraud))).toEqual([
      '一→一 same',
      ...['二→二 split', '二→三 changed'],
    ]);
    expect(shapeOf(articles(scope, award, fraud), articles(scope, whole))).toEqual([
      '一→一 same',
      ...['二→二 merged', '三→二 changed'],
    ]);
  });

  it('毫不相干的不硬凑', () => {
    expect(shapeOf(articles(scope), articles(fraud))).toEqual(['一→— removed', '—→一 added']);
  });

  it('空的一侧全是新增', () => {
    expect(shapeOf('', articles(scope, duty))).toEqual(['—→一 added', '—→二 added']);
  });

  it('每条都在，次序是右侧的次序；文字合起来就是原文', () => {
    const text = fc.subarray([scope, duty, award, term, fraud, award.replace('30', '80'), term.replace('30', '20')], {
      minLength: 1,
    });
    const shuffled = text.chain((list) => fc.shuffledSubarray(list, { minLength: list.length }));
    fc.assert(
      fc.property(text, shuffled, (lefts, rights) => {
        const { rows, counts } = compare(articles(...lefts), articles(...rights));
        const ids = (side: 'left' | 'right') => rows.flatMap((row) => row[side]?.clauseId ?? []);
        expect(new Set(ids('left')).size).toBe(lefts.length);
        expect([
          ...new Set(rows.filter(({ change }) => change !== 'merged').flatMap((row) => row.right?.clauseId ?? [])),
        ]).toEqual(rights.map((_, index) => `art-${index + 1}`));
        expect(Object.values(counts).reduce((sum, one) => sum + one, 0)).toBe(rows.length);
        for (const row of rows) {
          const joined = (skip: 'added' | 'removed') =>
            row.segments.flatMap(({ kind, text: part }) => (kind === skip ? [] : part)).join('');
          const number = (clauseId: string) => Number(clauseId.slice(4)) - 1;
          expect(joined('added')).toBe(row.left ? lefts[number(row.left.clauseId)] : '');
          expect(joined('removed')).toBe(row.right ? rights[number(row.right.clauseId)] : '');
        }
      }),
      { numRuns: 60 },
    );
  });

  it('太长的不比，也不假装比过', () => {
    const long = clausesOf(Array.from({ length: 1_100 }, (_, index) => `第${index + 1}条　${scope}`).join('\n'));
    expect(long.length).toBeGreaterThan(1_000);
    expect(compareDocuments(long, long)).toBeNull();
  });
});

describe('字词与数字', () => {
  const shown = (left: string, right: string): string =>
    diffText(left, right)
      .segments.map(({ kind, text, isQuantity }) =>
        kind === 'same' ? text : `${kind === 'added' ? '+' : '-'}[${text}]${isQuantity ? '#' : ''}`,
      )
      .join('');

  it.each([
    ['自验收之日起30日内支付', '自验收之日起60日内支付', '自验收之日起-[30日]#+[60日]#内支付'],
    ['应当在三十日内答复', '应当在二十日内答复', '应当在-[三十日]#+[二十日]#内答复'],
    ['奖励30万元', '奖励100万元', '奖励-[30万元]#+[100万元]#'],
    ['占比不低于5%', '占比不低于5.5%', '占比不低于-[5%]#+[5.5%]#'],
    ['自2020年9月1日起施行', '自2025年6月1日起施行', '自-[2020年9月1日]+[2025年6月1日]起施行'],
    ['依照第十二条办理', '依照第十三条办理', '依照-[第十二条]+[第十三条]办理'],
    ['会计帐簿', '会计账簿', '会计-[帐簿]+[账簿]'],
  ])('%s → %s', (left, right, expected) => {
    expect(shown(left, right)).toBe(expected);
  });

  it('毫不相干的长文整段换，不逐字找，文字不丢', () => {
    const left = '甲乙'.repeat(20_000);
    const right = '丙丁'.repeat(20_000);
    expect(diffText(left, right).segments).toEqual([
      { kind: 'removed', text: left, isQuantity: false },
      { kind: 'added', text: right, isQuantity: false },
    ]);
  });

  it('分词不丢字', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'第一二十百万亿元日年%5.0，条个月之分 a') }), (text) => {
        expect(
          tokensOf(text)
            .map((token) => token.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('要点', () => {
  const pointsOf = (left: string, right: string) =>
    compare(articles(scope, left), articles(scope, right)).points.map(({ topic, left: old, right: one, direction }) => [
      topic,
      old && (old.figure || old.before),
      one && (one.figure || one.before),
      direction,
    ]);

  it.each([
    [award, award.replace('30万元', '50万元'), [['amount', '30万元', '50万元', 'more']]],
    [award, award.replace('30万元', '0.2亿元'), [['amount', '30万元', '0.2亿元', 'more']]],
    [
      '应当自交付之日起30日内支付款项。',
      '应当自交付之日起二十日内支付款项。',
      [['deadline', '30日', '二十日', 'less']],
    ],
    // Days and working days are not to be compared by their numbers.
    [
      '应当自受理之日起30日内作出决定。',
      '应当自受理之日起15个工作日内作出决定。',
      [['deadline', '30日', '15个工作日', null]],
    ],
    [
      '研发费用占营业收入总额比例不低于3%的企业可以申报。',
      '研发费用占营业收入总额比例不低于百分之五的企业可以申报。',
      [['threshold', '3%', '百分之五', 'more']],
    ],
    [
      '企业可以在窗口开放后申报贴息支持。',
      '企业可以在窗口开放后申报贴息支持，贴息总额不超过200万元。',
      [['amount', null, '200万元', null]],
    ],
    [
      '申报时应当提交上年度审计报告。',
      '申报时应当提交上年度审计报告和专利证书。',
      [['materials', '申报时应当提交上年度审计报告', '申报时应当提交上年度审计报告和专利证书', null]],
    ],
    [
      '加计扣除比例为百分之五点五，由企业留存备查。',
      '加计扣除比例为百分之五点二五，由企业留存备查。',
      [['threshold', '百分之五点五', '百分之五点二五', 'less']],
    ],
    // A year is a date and no period, and 十分 and 一次性 are no numbers.
    ['申报2024年度的研发投入补助，应当十分重视。', '申报2025年度的研发投入补助，应当重视。', []],
    ['对企业2021年至2023年的投入给予补助。', '对企业2022年至2024年的投入给予一次性补助。', []],
    // The number of an article is no threshold.
    ['按照本办法第十条办理申报受理事宜。', '按照本办法第十一条办理申报受理事宜。', []],
  ])('%s → %s', (left, right, expected) => {
    expect(pointsOf(left, right)).toEqual(expected);
  });

  it('另一侧在别的条里说了的，不算新增', () => {
    const gate = '研发费用总额不低于100万元。';
    const { points } = compare(articles(scope, duty, gate), articles(scope, `${duty}${gate}`));
    expect(points).toEqual([]);
  });

  it('摘出的话是原文里的话', () => {
    const { points } = compare(
      articles(scope, `${term}${award}`),
      articles(scope, `${term}${award.replace('30', '60')}`),
    );
    expect(points).toEqual([
      {
        topic: 'amount',
        rowId: '1-1',
        left: { before: '对首次认定的专精特新中小企业，给予一次性奖励', figure: '30万元', after: '' },
        right: { before: '对首次认定的专精特新中小企业，给予一次性奖励', figure: '60万元', after: '' },
        direction: 'more',
      },
    ]);
  });
});

const laws = fileURLToPath(new URL('../../../../../../shared/data/laws.jsonl.gz', import.meta.url));

describe.runIf(existsSync(laws))('真实的两个版本', () => {
  it('保障中小企业款项支付条例2020→2025：旧第八条就是新第九条', () => {
    const texts = gunzipSync(readFileSync(laws))
      .toString('utf8')
      .split('\n')
      .filter((line) => line.includes('"保障中小企业款项支付条例"'))
      .map((line) => JSON.parse(line) as { title: string; date: string; text: string })
      .filter(({ title }) => title === '保障中小企业款项支付条例')
      .sort((a, b) => (a.date < b.date ? -1 : 1))
      .map(({ text }) => text);
    expect(texts).toHaveLength(2);
    const { rows, points } = compare(texts[0] as string, texts[1] as string);
    const rightOf = (label: string) =>
      rows.find(({ left, change }) => left?.label === label && change !== 'split')?.right?.label;
    expect(['第四条', '第五条', '第六条', '第八条', '第九条', '第十条', '第十一条', '第十七条'].map(rightOf)).toEqual([
      '第五条',
      '第六条',
      '第七条',
      '第九条',
      '第十条',
      '第十一条',
      '第十二条',
      '第二十四条',
    ]);
    expect(points).toContainEqual(
      expect.objectContaining({ topic: 'deadline', left: null, right: expect.objectContaining({ figure: '60日' }) }),
    );
  });
});
