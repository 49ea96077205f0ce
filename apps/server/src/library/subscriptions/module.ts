import type { Platform } from '../../platform/module';
import { defineModule } from '../../platform/module';
import type { Library } from '../policies';
import { deliverDue } from './deliverDue';
import { subscriptionsExport } from './export';
import { subscriptionRoutes } from './routes';
import { createSubscriptionService } from './service';

/** Subscriptions of an account, and the messages about what is new in them. */
export function createSubscriptions({ db, clock }: Platform, library: Library) {
  const subscriptions = createSubscriptionService(db, clock, library);
  return {
    module: defineModule({
      handlers: subscriptionRoutes(subscriptions),
      purge: [() => deliverDue(db, clock, library)],
      exports: subscriptionsExport,
    }),
  };
}
