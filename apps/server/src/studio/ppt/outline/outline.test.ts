import type { MainComponents } from '@hengce/api/contract';
import { describe, expect, it } from 'vitest';
import { operations } from '../../../platform/contract/spec';
import type { Block } from '../../../platform/reading';
import type { Draft } from './Draft';
import { outlineOfBlocks } from './fromBlocks';
import { outlineOfPolicy } from './fromPolicy';
import { outlineOfText } from './fromText';
import { shortened } from './sentences';

type S = MainComponents['schemas'];

const exampleOf = (id: string): unknown => {
  const operation = operations.find((one) => one.id === id);
  return (operation?.example as { data: unknown } | undefined)?.data;
};
const shown = ({ outline }: Draft) => outline.map(({ level, text }) => `${level}${text}`);
const now = new Date('2026-11-26T02:00:00Z');

describe('粘贴的大纲', () => {
  it.each([
    ['MD', '# 总结\n## 成绩\n- 甲\n- 乙\n## 不足\n- 丙', '1总结 1成绩 2甲 2乙 1不足 2丙'],
    ['公文的层次', '总结\n一、成绩\n（一）甲\n1.乙\n二、不足', '1总结 1成绩 2甲 3乙 1不足'],
    ['缩进', '总结\n成绩\n  甲\n    乙\n不足', '1总结、成绩、不足 1总结 1成绩 2甲 3乙 1不足'],
    ['没有层次的每行一页', '成绩\n不足\n打算', '1成绩、不足、打算 1成绩 1不足 1打算'],
    ['项目符号接在标题下', '成绩\n- 甲\n- 乙', '1成绩 1成绩 2甲 2乙'],
    ['章与条', '第一章 总则\n第一节 目的\n为了规范。', '1总则 1总则 2目的 3为了规范。'],
    [
      '没有标题的以几章为名，不与第一页重复',
      '一、申报单位的基本情况\n二、近三年的研发投入与占比\n三、知识产权\n四、今年的打算',
      '1申报单位的基本情况、近三年的研发投入与占比、知识产权等 1申报单位的基本情况 1近三年的研发投入与占比 1知识产权 1今年的打算',
    ],
  ])('%s', (_, text, expected) => {
    expect(shown(outlineOfText(text)).join(' ')).toBe(expected);
  });
});

describe('文档', () => {
  const outline = (blocks: Block[]) => outlineOfBlocks(blocks, { title: '通知' });
  const text = (words: string): Block => ({ kind: 'text', text: words });

  it('没有标题的按原句成一页；太长的句子在标点处截止，还是原话', () => {
    const long = `${'申报单位应当如实填写各项数据，'.repeat(8)}不得弄虚作假。`;
    const draft = outline([text('第一句。第二句不低于5%。'), text(long)]);
    const words = draft.outline.filter(({ level }) => level === 2).map((item) => item.text);
    expect(words.slice(0, 2)).toEqual(['第一句。', '第二句不低于5%。']);
    expect(long.startsWith(words[2] ?? '—')).toBe(true);
    expect(words[2]?.length).toBeLessThanOrEqual(80);
  });

  it('小标题多的，上一级成章节页；表格成表格页，表头是第一行', () => {
    const draft = outline([
      text('申报指南'),
      text('一、范围'),
      text('（一）对象'),
      text('省内企业。'),
      text('（二）期限'),
      text('三年。'),
      text('二、标准'),
      {
        kind: 'table',
        rows: [
          ['类别', '金额'],
          ['首次', '20万元'],
          ['重新', null],
        ],
      },
    ]);
    expect(shown(draft)).toEqual([
      '1申报指南',
      '1范围',
      '1对象',
      '2省内企业。',
      '1期限',
      '2三年。',
      '1标准',
      '2类别｜金额',
      '2首次｜20万元',
      '2重新｜',
    ]);
    expect(draft.outline.filter(({ layout }) => layout).map(({ text: words, layout }) => [words, layout])).toEqual([
      ['申报指南', 'cover'],
      ['范围', 'section'],
      ['标准', 'table'],
    ]);
  });

  it('截不出一句话的不要', () => {
    expect(shortened('甲'.repeat(90))).toBeNull();
    expect(shortened('甲'.repeat(80))).toBe('甲'.repeat(80));
  });
});

describe('政策', () => {
  const policy = exampleOf('getPolicy') as S['Policy'];
  const match = exampleOf('judgePolicy') as S['PolicyMatch'];

  it('条件与本企业并列，结论只有那五种；没有的写缺资料或待核实，不编数', () => {
    const { outline, sources } = outlineOfPolicy(policy, match, now);
    const rows = outline
      .filter(({ text }) => text.split('｜').length >= 3 && !text.includes('｜万元｜'))
      .map(({ text }) => text.split('｜').at(-1));
    const verdicts = ['符合', '不符合', '缺资料', '待核实', '不适用'];
    expect(rows.filter((row) => row !== '结论' && !verdicts.includes(row ?? ''))).toEqual([]);
    expect(rows).toContain('结论');
    expect(sources.map(({ id }) => id)).toContain('policy');
    expect(outline[0]).toMatchObject({ layout: 'cover', text: policy.title });
  });

  it('每个数都在出处里', () => {
    const { outline, sources } = outlineOfPolicy(policy, match, now);
    const words = sources.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)).join('\n');
    const said = outline
      .filter(({ cites }) => cites)
      .flatMap(({ text }) => text.replace(/^\d+｜/, '').match(/\d[\d,.]*/g) ?? []);
    expect(said.length).toBeGreaterThan(5);
    expect(said.filter((number) => !words.includes(number))).toEqual([]);
  });

  it('正文里没有印的金额不放大，只照写', () => {
    const clause = (text: string) => ({ ...(policy.clauses[0] as S['Clause']), id: 'art-1', text });
    const item = {
      ...(policy.items[0] as S['PolicyItem']),
      name: '认定奖励',
      conditions: [],
      amount: { text: '最高20万元', capFen: 20_000_000 },
    };
    const layoutOf = (text: string) =>
      outlineOfPolicy({ ...policy, items: [item], clauses: [clause(text)] }, null, now).outline.find(
        ({ text: words }) => words === '奖补标准',
      )?.layout;
    expect(layoutOf('给予20万元奖励。')).toBe('figures');
    expect(layoutOf('给予一次性奖励。')).toBe('bullets');
  });

  it('义务与不予支持成一页，说过的不再说；流程、支持内容各成一页，要点不重复', () => {
    const base = policy.clauses[0] as S['Clause'];
    const duty = '弄虚作假的，追回已拨付资金。';
    const clauses = [
      { ...base, id: 'art-1', heading: '后续义务', text: `企业应当专账核算。${duty}` },
      { ...base, id: 'art-2', heading: '不予支持', text: '重复申报的，不予受理。' },
      { ...base, id: 'art-3', heading: '审核公示', text: '在线提交材料后初审。公示5个工作日。（示例条款）' },
    ];
    const obligations = [{ label: '资金追回', value: duty.slice(0, -1), clauseId: 'art-1' }];
    const keyFacts = [
      { label: '申报时间', value: '另行通知', clauseId: null },
      { label: '支持力度', value: '减按15%的税率', clauseId: null },
      { label: '后续义务', value: '专账核算', clauseId: 'art-1' },
    ];
    const said = shown(
      outlineOfPolicy({ ...policy, items: [], clauses, obligations, keyFacts, materials: [] }, null, now),
    );
    const pageOf = (head: string) => {
      const from = said.indexOf(`1${head}`) + 1;
      const to = said.findIndex((row, n) => n >= from && row.startsWith('1'));
      return from === 0 ? [] : said.slice(from, to < 0 ? undefined : to);
    };
    expect(pageOf('义务与风险')).toEqual([`2资金追回：${duty.slice(0, -1)}`, '2重复申报的，不予受理。']);
    expect(pageOf('办理流程')).toEqual(['2在线提交材料后初审。', '2公示5个工作日。']);
    expect(pageOf('支持内容')).toEqual(['2支持力度：减按15%的税率']);
    expect(pageOf('政策要点')).toEqual(['2项目｜内容', '2申报时间｜另行通知']);
  });

  it('本企业的结论一项一行', () => {
    const { outline } = outlineOfPolicy(policy, match, now);
    const from = outline.findIndex(({ text }) => text === '本企业的结论');
    expect(outline[from + 1]?.text).toBe('事项｜结论');
    expect(outline[from + 2]).toMatchObject({
      text: `${match.items[0]?.policy.itemName}｜${match.items[0]?.conclusion}`,
      cites: [{ sourceId: 'firm' }],
    });
  });

  it('条件的名称与要求是一句话的，只说一次', () => {
    const condition = {
      ...(match.items[0]?.conditions[0] as S['MatchCondition']),
      relation: null,
      title: '在中国境内（不含港澳台地区）注册的居民企业',
      requirement: '在中国境内（不包括港、澳、台地区）注册的居民企业',
    };
    const item = { ...(match.items[0] as S['MatchItem']), conditions: [condition] };
    const said = shown(outlineOfPolicy(policy, { ...match, items: [item] }, now));
    expect(said.filter((row) => row.includes('居民企业')).map((row) => row.split('｜')[0])).toEqual([
      '2在中国境内（不含港澳台地区）注册的居民企业',
    ]);
  });

  it('还有几天写明是哪一天数的；下列情形写出各项', () => {
    const base = policy.clauses[0] as S['Clause'];
    const clauses = [
      { ...base, id: 'art-1', text: '有下列情形之一的，不予支持：' },
      { ...base, id: 'art-1.1', parentId: 'art-1', text: '欠缴税款的；' },
    ];
    const window = { state: 'open', opensAt: '2026-11-01', closesAt: '2026-12-02', daysLeft: 6 } as const;
    const milestones = [{ kind: 'closes', label: '申报截止', date: '2026-12-02' }] as const;
    const said = shown(outlineOfPolicy({ ...policy, clauses, window, milestones: [...milestones] }, null, now));
    expect(said).toContain('1时间安排（截至11月26日还有6天）');
    expect(said).toContain('2欠缴税款的；');
    expect(said).not.toContain('2有下列情形之一的，不予支持：');
  });
});
