import type { Handlers } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import type { Clock } from '../../../platform/ports';
import { insertUsageRecord } from '../useRepository';

/** Routes of the log of visited modules (specification §4). */
export function usageRoutes(db: Db, clock: Clock): Pick<Handlers<'main'>, 'saveUsageRecord'> {
  return {
    async saveUsageRecord({ caller, body }) {
      await insertUsageRecord(db, caller.userId, body.type, clock.now());
      return null;
    },
  };
}
