import type { Db } from '../../platform/db';
import type { Platform } from '../../platform/module';
import { defineModule } from '../../platform/module';
import type { Library } from '../policies';
import { lastListRevision } from '../publicity';
import { deliverDue } from './deliverDue';
import { subscriptionsExport } from './export';
import { subscriptionRoutes } from './routes';
import { createSubscriptionService } from './service';

/** Runs when the library or the lists of firms have moved on since it last ran to its end. */
function whenMoved(db: Db, library: Library, run: () => Promise<void>): () => Promise<void> {
  let before = '';
  return async () => {
    const now = `${library.indexedUpTo()} ${await lastListRevision(db)}`;
    if (now === before) return;
    await run();
    before = now;
  };
}

/** Room `library/subscriptions`: subscriptions (订阅) of an account, and the messages about their news. */
export function createSubscriptions({ db, clock }: Platform, library: Library) {
  const subscriptions = createSubscriptionService(db, clock, library);
  return {
    module: defineModule({
      handlers: subscriptionRoutes(subscriptions),
      purge: [() => deliverDue(db, clock, library)],
      watch: whenMoved(db, library, () => deliverDue(db, clock, library)),
      exports: subscriptionsExport,
    }),
  };
}
