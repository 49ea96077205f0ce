import type { Plan } from '@hengce/api';
import type { PlanFeature } from '@hengce/ui';
import type { PurchaseEquityText } from './text';

/** Rows of the comparison: members, every module that some plan has, and what else plans bring. What one lacks is false. */
export function planFeatures(plans: readonly Plan[], text: PurchaseEquityText): PlanFeature[] {
  const values = (read: (plan: Plan) => string | boolean) =>
    Object.fromEntries(plans.map((plan) => [plan.id, read(plan)]));
  const modules = new Map(plans.flatMap((plan) => plan.modules.map(({ module, moduleName }) => [module, moduleName])));
  const features = new Set(plans.flatMap((plan) => plan.features));
  return [
    { id: 'seats', name: text.seats, values: values(({ seats }) => text.seatsOf(seats)) },
    ...[...modules].map(([module, name]) => ({
      id: module,
      name,
      values: values((plan) => {
        const found = plan.modules.find((each) => each.module === module);
        if (!found) return false;
        if (found.limit === null) return text.unlimited;
        return found.reset === 'month' ? text.monthly(found.limit) : text.inAll(found.limit);
      }),
    })),
    ...[...features].map((name) => ({ id: name, name, values: values((plan) => plan.features.includes(name)) })),
  ];
}
