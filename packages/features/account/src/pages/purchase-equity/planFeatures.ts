import type { ModuleName, Plan } from '@hengce/api';
import type { PlanFeature } from '@hengce/ui';
import type { PurchaseEquityText } from './text';

type Words = Pick<PurchaseEquityText, 'seats' | 'seatsOf' | 'list' | 'unlimited' | 'monthly' | 'inAll'>;

/**
 * Rows of the plan comparison: members where any plan sells them, the modules, and other features. A missing feature is
 * false. Modules that every plan treats alike share a row, so that the table ends above the fold; a feature like
 * 专属顾问：工作日 has the part behind the colon as its value.
 */
export function planFeatures(plans: readonly Plan[], text: Words): PlanFeature[] {
  const values = (read: (plan: Plan) => string | boolean) =>
    Object.fromEntries(plans.map((plan) => [plan.id, read(plan)]));
  const inPlan = (plan: Plan, module: ModuleName | undefined) => plan.modules.find((each) => each.module === module);
  const modules = new Map(plans.flatMap((plan) => plan.modules.map(({ module, moduleName }) => [module, moduleName])));
  const groups = new Map<string, ModuleName[]>();
  for (const module of modules.keys()) {
    const terms = plans.map((plan) => {
      const found = inPlan(plan, module);
      return found ? [found.limit, found.reset] : null;
    });
    const like = JSON.stringify(terms);
    groups.set(like, [...(groups.get(like) ?? []), module]);
  }
  const features = new Set(plans.flatMap((plan) => plan.features.map((feature) => feature.split('：')[0] ?? '')));
  return [
    ...(plans.some(({ seats }) => seats !== null)
      ? [
          {
            id: 'seats',
            name: text.seats,
            values: values(({ seats }) => (seats === null ? false : text.seatsOf(seats))),
          },
        ]
      : []),
    ...[...groups.values()].map((group) => ({
      id: group.join(' '),
      name: group.map((module) => modules.get(module)).join(text.list),
      values: values((plan) => {
        const found = inPlan(plan, group[0]);
        if (!found) return false;
        if (found.limit === null) return text.unlimited;
        const isEach = group.length > 1;
        return found.reset === 'month' ? text.monthly(found.limit, isEach) : text.inAll(found.limit, isEach);
      }),
    })),
    ...[...features].map((name) => ({
      id: name,
      name,
      values: values((plan) => {
        const own = plan.features.find((feature) => feature.split('：')[0] === name);
        return own === undefined ? false : (own.split('：')[1] ?? true);
      }),
    })),
  ];
}
