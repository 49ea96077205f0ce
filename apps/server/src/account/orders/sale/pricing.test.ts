import { expect, it } from 'vitest';
import { countedModules } from '../../entitlements';
import { readCommerce } from './commerce';
import { quote } from './pricing';

const sample = await readCommerce(null, true);
// An operator may sell seats; we sell none as long as accounts have no members.
const plans = sample.plans.map((plan) => ({ ...plan, extraSeatFen: { year: 90_000, quarter: 27_000 } }));

it.each([
  ['professional', 'year', 0, 10, 1_280_000, 128_000, 1_152_000],
  ['professional', 'year', 2, 10, 1_460_000, 128_000, 1_332_000],
  ['professional', 'quarter', 0, 0, 360_000, 0, 360_000],
  ['team', 'quarter', 1, 10, 217_000, 19_000, 198_000],
] as const)('%s %s 加%i名，优惠%i%%', (id, billing, seats, percent, totalFen, discountFen, payableFen) => {
  const plan = plans.find((candidate) => candidate.id === id);
  if (plan === undefined) throw new Error('no plan');
  const quoted = quote(plan, billing, seats, percent);
  expect(quoted).toMatchObject({ totalFen, discountFen, payableFen });
  expect(quoted?.items.reduce((sum, item) => sum + item.amountFen, 0)).toBe(totalFen);
});

it('我们的套餐不卖还没有的：没有成员，没有不计次数的模块', () => {
  for (const plan of sample.plans) {
    expect([plan.seats, plan.extraSeatFen]).toEqual([null, null]);
    expect(plan.modules.filter(({ module }) => !countedModules.includes(module))).toEqual([]);
  }
});

it('没有配置文件又关掉示例数据时，不给出虚构的收款账户', async () => {
  expect((await readCommerce(null, false)).payee).toBeNull();
  await expect(readCommerce('/nonexistent.json', true)).rejects.toThrow('COMMERCE_FILE指定的/nonexistent.json读不到');
});
