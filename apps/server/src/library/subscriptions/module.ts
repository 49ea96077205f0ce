import type { Platform } from '../../platform/module';
import { defineModule } from '../../platform/module';
import type { Library } from '../policies';
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
