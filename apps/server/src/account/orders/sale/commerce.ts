import { readFile } from 'node:fs/promises';
import type { MainComponents } from '@hengce/api/contract';
import { StartupError } from '../../../platform/config';
import { schemaProblems } from '../../../platform/contract';
import type { ModuleName } from '../../entitlements';
import { countedModules, moduleNames } from '../../entitlements';

type S = MainComponents['schemas'];

/** Plans, prices and seller of a deployment. */
export interface Commerce {
  plans: readonly S['Plan'][];
  /** Percent off the plan on the first order of an account. */
  trialDiscountPercent: number;
  /** Bank account to transfer to; null when the adviser names it. */
  payee: S['Payee'] | null;
  adviser: S['Adviser'] | null;
}

/**
 * Plans and prices of COMMERCE_FILE (JSON); our own without a file. Without a file and without sample data there is
 * neither payee nor adviser, so that nobody transfers money to an invented account.
 *
 * @throws StartupError that names the part of the file that is wrong
 */
export async function readCommerce(path: string | null, sampleData: boolean): Promise<Commerce> {
  if (path === null) return sampleData ? sampleCommerce : { ...sampleCommerce, payee: null, adviser: null };
  const wrong = (reason: string) => new StartupError(`COMMERCE_FILE指定的${path}${reason}`, 2);
  const content = await readFile(path, 'utf8').catch(() => {
    throw wrong('读不到，请检查路径和权限。');
  });
  const settings = parse(content) as Partial<Commerce> | null;
  if (settings === null) throw wrong('不是完整的JSON。');
  const { plans, trialDiscountPercent, payee, adviser } = settings;
  if (!Array.isArray(plans) || plans.length === 0) throw wrong('没有plans列表。');
  if (!Number.isInteger(trialDiscountPercent) || Number(trialDiscountPercent) < 0 || Number(trialDiscountPercent) > 90)
    throw wrong('的trialDiscountPercent应为0到90之间的整数。');
  const problems = [
    ...plans.map((plan) => schemaProblems('Plan', plan)),
    payee == null ? '' : schemaProblems('Payee', payee),
    adviser == null ? '' : schemaProblems('Adviser', adviser),
    new Set(plans.map(({ id }) => id)).size < plans.length ? 'plans：id重复' : '',
    ...plans.flatMap((plan) => notSold(plan)),
  ].filter((problem) => problem !== '');
  if (problems.length > 0) throw wrong(`不符合要求：${problems.join('；')}`);
  return {
    plans,
    trialDiscountPercent: Number(trialDiscountPercent),
    payee: payee ?? null,
    adviser: adviser ?? null,
  };
}

/** Nothing is sold that is not there (schemaProblems has looked at the shape already). */
const notSold = ({ id, modules }: S['Plan']): string[] =>
  Array.isArray(modules)
    ? modules.flatMap(({ module }) => (countedModules.includes(module) ? [] : [`${id}：${module}还不能按次数出售`]))
    : [];

/** The same with plans that leave out modules of which nothing can be had here. */
export const withoutModules = (commerce: Commerce, unavailable: readonly ModuleName[]): Commerce => ({
  ...commerce,
  plans: commerce.plans.map((plan) => ({
    ...plan,
    modules: plan.modules.filter(({ module }) => !unavailable.includes(module)),
  })),
});

function parse(content: string): unknown {
  try {
    const value: unknown = JSON.parse(content);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

const limits = (
  own: Partial<Record<ModuleName, [limit: number | null, reset: 'never' | 'month']>>,
): S['PlanModule'][] =>
  countedModules.flatMap((module) => {
    const found = own[module];
    return found === undefined ? [] : [{ module, moduleName: moduleNames[module], limit: found[0], reset: found[1] }];
  });
const unlimited = [null, 'never'] as [null, 'never'];
const monthly = (limit: number): [number, 'month'] => [limit, 'month'];

/** Given to whoever sets none; the prices are those of the design. */
const sampleCommerce: Commerce = {
  trialDiscountPercent: 10,
  payee: { name: '衡策示例科技有限公司', account: '0000 2026 0000 1120', bank: '示例银行云澜支行', isSample: true },
  adviser: { name: '沈一舟', phone: '400-000-2026转826' },
  plans: [
    {
      id: 'team',
      name: '团队版',
      summary: '刚开始系统做申报',
      prices: { year: 680_000, quarter: 190_000 },
      seats: null,
      extraSeatFen: null,
      modules: limits({
        match: monthly(60),
        assistant: unlimited,
        knowledge: unlimited,
        ppt: monthly(20),
        meeting: monthly(20),
        proofreading: monthly(30),
        evaluation: monthly(20),
      }),
      features: ['政策检索与区域对比', '政策订阅', '写作空间'],
    },
    {
      id: 'professional',
      name: '专业版',
      summary: '常年申报，也找客户',
      prices: { year: 1_280_000, quarter: 360_000 },
      seats: null,
      extraSeatFen: null,
      modules: limits({
        match: unlimited,
        acquisition: monthly(60),
        assistant: unlimited,
        knowledge: unlimited,
        ppt: unlimited,
        meeting: unlimited,
        proofreading: unlimited,
        evaluation: unlimited,
      }),
      features: ['政策检索与区域对比', '政策订阅', '写作空间', '专属顾问：工作日'],
    },
    {
      id: 'group',
      name: '集团版',
      summary: '多家企业统一管理',
      prices: null,
      seats: null,
      extraSeatFen: null,
      modules: limits(Object.fromEntries(countedModules.map((module) => [module, unlimited]))),
      features: ['政策检索与区域对比', '政策订阅', '写作空间', '私有部署', '专属顾问：全天'],
    },
  ],
};
