import { defineModule } from '../../platform/module/Module';
import type { Platform } from '../../platform/module/Platform';
import type { Library } from '../policies/Library';
import { subscriptionsExport } from './export';
import { subscriptionRoutes } from './routes';
import { createSubscriptionService } from './service';

/** What an account wants to hear of the library. */
export function createSubscriptions({ db, clock }: Platform, library: Library) {
  const subscriptions = createSubscriptionService(db, clock, library);
  return {
    module: defineModule({
      handlers: subscriptionRoutes(subscriptions),
      purge: [() => subscriptions.deliverDue()],
      exports: subscriptionsExport,
    }),
  };
}
