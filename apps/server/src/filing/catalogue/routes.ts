import type { Handlers } from '../../platform/contract';
import type { createApplyService } from './service';

export function applyRoutes(
  items: ReturnType<typeof createApplyService>,
): Pick<Handlers<'main'>, 'listApplyItems' | 'getApplyGuide'> {
  return {
    listApplyItems: ({ caller, query }) => items.list(caller.userId, query),
    getApplyGuide: ({ caller, params, query }) => items.guide(caller.userId, params.policyId, query),
  };
}
