import { type Handlers, Reply } from '../../platform/contract';
import type { createSubscriptionService } from './service';

type SubscriptionOperation = 'listSubscriptions' | 'saveSubscription' | 'removeSubscription' | 'previewSubscription';

export function subscriptionRoutes(
  subscriptions: ReturnType<typeof createSubscriptionService>,
): Pick<Handlers<'main'>, SubscriptionOperation> {
  return {
    listSubscriptions: ({ caller }) => subscriptions.list(caller.userId),
    saveSubscription: ({ caller, body }) => subscriptions.save(caller.userId, body),
    async removeSubscription({ caller, body }) {
      await subscriptions.remove(caller.userId, body.subscriptionId);
      return new Reply(null, '已退订');
    },
    previewSubscription: ({ caller, params }) => subscriptions.preview(caller.userId, params.subscriptionId),
  };
}
