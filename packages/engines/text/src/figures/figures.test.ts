import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatChineseNumber } from '../numbers/chineseNumber';
import { checkFigures, figuresOf } from './figures';

const meanings = (text: string) => figuresOf(text).map(({ kind, meaning }) => `${kind} ${meaning}`);

it.each([
  ['最高200万元', ['amount 200000000']],
  ['２００万元、2,000,000元、0.02亿元、二百万元', Array(4).fill('amount 200000000')],
  ['30至50万元', ['amount 30000000', 'amount 50000000']],
  ['5万元以上50万元以下', ['amount 5000000', 'amount 50000000']],
  ['61.44万元', ['amount 61440000']],
  ['2026年1月1日、2026-01-01、2026/1/1、2026.1.1', Array(4).fill('date 2026-01-01')],
  ['2026年3月起', ['date 2026-03']],
  ['每年6月30日前', ['date -06-30']],
  ['15%、15％、百分之十五、15个百分点', Array(4).fill('percent 150000')],
  ['万分之五、0.5‰、0.05%', Array(3).fill('percent 500')],
  ['10%至20%，10至20%', ['percent 100000', 'percent 200000', 'percent 100000', 'percent 200000']],
  ['百分之二点五', ['percent 25000']],
  ['国科发火〔2016〕32号、国科发火[2016]32号、国科发火（2016）第32号', Array(3).fill('docNo 2016#32')],
  ['国务院令第802号', ['docNo #802']],
  ['第七条、第 7 条、第一百零二条之一', ['clause 7', 'clause 7', 'clause 102-1']],
  ['责令3日内改正，2026年第1批，连续3年，8人，第2项', []],
  ['二十日内、一万名、三方', []],
  ['13800138000、91350100M000100Y43', []],
])('%s', (text, wanted) => {
  expect(meanings(text)).toEqual(wanted);
});

it('文号只取它自己的字', () => {
  expect(figuresOf('应当按照工信部企业〔2022〕63号执行').map(({ text }) => text)).toEqual(['工信部企业〔2022〕63号']);
});

const original = (words: string) => ({ words, basis: 'original' as const });

it('说出每项数字是和什么一致：有原文的先算原文，要点、资料与计算各是各的', () => {
  const cited = [
    { words: '预计补助64.3万元，按5%', basis: 'rules' as const },
    { words: '按5%给予补助，最高200万元', basis: 'ours' as const },
    { words: '研发费用1286万元', basis: 'facts' as const },
    { words: '最高200万元', basis: 'original' as const },
  ];
  const { items } = checkFigures('1286万元×5%＝64.3万元，最高200万元，另有7万元', cited);
  expect(items.map(({ value, basis }) => [value, basis])).toEqual([
    ['1286万元', 'facts'],
    ['5%', 'ours'],
    ['64.3万元', 'rules'],
    ['200万元', 'original'],
    ['7万元', undefined],
  ]);
});

describe('与原文核对', () => {
  const source = '第七条 对企业按研发费用的5%给予补助，最高200万元，自2026年1月1日起施行。依据国科发火〔2016〕32号。';
  it.each([
    ['按5％补助，上限2,000,000元（第7条）[^1]', 3, 3],
    ['按8%补助，最高300万元', 2, 0],
    ['2026-01-01起', 1, 1],
    ['2026年1月起', 1, 1],
    ['每年1月1日', 1, 1],
    ['2026年1月2日', 1, 0],
    ['依据国科发火[2016]32号', 1, 1],
    ['依据财税〔2016〕32号', 1, 0],
    ['最高200万元，就是200万元', 1, 1],
    ['[见此](/Policy/PolicyDetail/n-2026-01-09#art-9)[^12]', 0, 0],
  ])('%s', (answer, total, matched) => {
    expect(checkFigures(answer, [original(source)])).toMatchObject({ total, matched });
  });
});

describe('写法不同意思相同', () => {
  const amountForms = (yuan: number): string[] => {
    const wan = yuan / 10_000;
    return [
      `${yuan}元`,
      `${yuan.toLocaleString('en-US')}元`,
      ...(Number.isInteger(wan)
        ? [`${wan}万元`, `${String(wan).replace(/\d/g, (d) => String.fromCharCode(d.charCodeAt(0) + 0xfee0))}万元`]
        : []),
      ...(Number.isInteger(wan) && wan < 10_000 ? [`${formatChineseNumber(wan)}万元`] : []),
    ];
  };

  it('金额', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999 }), fc.constantFrom(1, 10_000), (number, unit) => {
        const found = new Set(amountForms(number * unit).flatMap(meanings));
        expect([...found]).toEqual([`amount ${number * unit * 100}`]);
      }),
    );
  });

  it('不同的金额不会相同', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 1, max: 99_999 }), (a, b) => {
        fc.pre(a !== b);
        expect(checkFigures(`${a}万元`, [original(`最高${b}万元`)]).matched).toBe(0);
      }),
    );
  });

  it('日期', () => {
    const days = fc.date({ min: new Date('1980-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [year, month, day] = iso.split('-').map(Number);
        const forms = [
          iso,
          `${year}年${month}月${day}日`,
          `${year}/${month}/${day}`,
          `${year} 年 ${month} 月 ${day} 日`,
        ];
        expect(forms.flatMap(meanings)).toEqual(forms.map(() => `date ${iso}`));
      }),
    );
  });

  it('百分数', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (percent) => {
        const forms = [`${percent}%`, `${percent}％`, `百分之${formatChineseNumber(percent)}`, `${percent * 10}‰`];
        expect(new Set(forms.flatMap(meanings))).toEqual(new Set([`percent ${percent * 10_000}`]));
      }),
    );
  });

  it('任何文字都不出错', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789.,年月日万亿元百分之%第条号〔〕[]令公告 十二-/') }),
        (text) => void figuresOf(text),
      ),
    );
  });
});
