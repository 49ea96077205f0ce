import { listPlans } from '@hengce/api/examples';
import { expect, it } from 'vitest';
import { planFeatures } from './planFeatures';

const words = {
  seats: '成员',
  seatsOf: (seats: number) => `${seats}`,
  list: '、',
  unlimited: '不限次数',
  monthly: (uses: number, isEach: boolean) => `每月${isEach ? '各' : ''}${uses}次`,
  inAll: (uses: number) => `共${uses}次`,
};

it('puts modules that every plan treats alike into one row, and keeps all of them', () => {
  const rows = planFeatures(listPlans, words);
  const named = rows.flatMap(({ name }) => name.split('、'));
  for (const { moduleName } of listPlans.flatMap(({ modules }) => modules)) expect(named).toContain(moduleName);
  expect(new Set(named).size).toBe(named.length);
  expect(rows.length).toBeLessThan(12);
});

it('says of which kind a feature is', () => {
  const [adviser] = planFeatures(listPlans, words).filter(({ name }) => name === '专属顾问');
  expect(Object.values(adviser?.values ?? {})).toEqual([false, '工作日', '全天']);
});
