import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FactDef, factDefs, findFact, findFactByName } from './factDefs';
import { otherLabels } from './otherLabels';
import { parseFact } from './parseFact';

const def = (key: string): FactDef => {
  const found = findFact(key);
  if (found === undefined) throw new Error(`no fact ${key}`);
  return found;
};

it.each([
  ['revenue', '1286万元', 1_286_000_000],
  ['revenue', '12,860,000', 1_286_000_000],
  ['revenue', '12860000.05元', 1_286_000_005],
  ['revenue', '0.1286亿', 1_286_000_000],
  ['revenue', '１２８６万', 1_286_000_000],
  ['revenue', 1_286_000_000, 1_286_000_000],
  ['exportRevenue', 0, 0],
  ['netProfit', '-30万', -30_000_000],
  ['employees', '1,326人', 1326],
  ['overseasRdRatio', '23.9%', 0.239],
  ['overseasRdRatio', 0.239, 0.239],
  ['developmentScore', '61.5分', 61.5],
  ['isHighTech', '否', false],
  ['isHighTech', true, true],
  ['taxGrade', 'A', 'A'],
])('%s：%j 是 %j', (key, raw, value) => {
  expect(parseFact(def(key), raw)).toEqual({ value });
});

it.each([
  ['revenue', '-1万', '营业收入不能是负数，现在是“-1万”'],
  ['revenue', -1_800_000_000, '营业收入不能是负数，现在是“-1,800万元”'],
  ['revenue', -1_800_050_000, '营业收入不能是负数，现在是“-1,800.05万元”'],
  ['revenue', 1e21, '营业收入最多1万亿元，请核对单位，现在是“100,000,000,000亿元”'],
  ['revenue', '99999亿', '营业收入最多1万亿元，请核对单位，现在是“99999亿”'],
  ['revenue', '0.001元', '营业收入应为金额（如1286万元），最多精确到分，现在是“0.001元”'],
  ['revenue', 1.5, '营业收入应为金额（如1286万元），最多精确到分，现在是“1.5”'],
  ['revenue', ' ', '请填写营业收入'],
  ['employees', '3.5', '职工总数应为不小于0的整数，现在是“3.5”'],
  ['globalRank', 0, '主导产品全球排名应为不小于1的整数，第一名填1，现在是“0”'],
  ['domesticRank', '0名', '主导产品国内排名应为不小于1的整数，第一名填1，现在是“0名”'],
  ['overseasRdRatio', '120%', '境外研发支出比例应为0到100%之间的比例，现在是“120%”'],
  ['overseasRdRatio', 1.2, '境外研发支出比例应为0到100%之间的比例，现在是“120%”'],
  ['developmentScore', '61.555', '发展评价得分应为不小于0、最多两位小数的数，现在是“61.555”'],
  ['isHighTech', '也许', '高新技术企业应为是或否，现在是“也许”'],
  ['taxGrade', 'E', '纳税信用等级应为A、B、M、C、D之一，现在是“E”'],
])('%s：%j 的说明', (key, raw, problem) => {
  expect(parseFact(def(key), raw)).toEqual({ problem });
});

it('任何输入都有结果：值符合类型，或者一句说明', () => {
  const raw = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.double(), fc.integer(), fc.boolean());
  fc.assert(
    fc.property(fc.constantFrom(...factDefs), raw, (fact, input) => {
      const parsed = parseFact(fact, input);
      if ('problem' in parsed) expect(parsed.problem).toContain(fact.label);
      else {
        const types = { money: 'number', int: 'number', ratio: 'number', number: 'number', bool: 'boolean' } as Record<
          string,
          string
        >;
        expect(typeof parsed.value).toBe(types[fact.type] ?? 'string');
        expect(JSON.parse(JSON.stringify(parsed.value))).toEqual(parsed.value);
      }
    }),
    { numRuns: 5_000 },
  );
});

it('knows a fact by its key, its label and the label that spreadsheets of before carry', () => {
  for (const name of ['isBlacklisted', '列入严重失信主体名单', '严重失信主体名单'])
    expect(findFactByName(name)?.key).toBe('isBlacklisted');
  expect(findFactByName('职工人数')?.key).toBe('employees');
  for (const key of Object.values(otherLabels)) expect(findFact(key), key).toBeDefined();
  expect(findFactByName('联系人')).toBeUndefined();
});
