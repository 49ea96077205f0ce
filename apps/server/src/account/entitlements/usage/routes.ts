import type { Handlers } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import type { Clock } from '../../../platform/ports';

/** The log of visited modules (specification §4). One statement, so it has no service of its own. */
export function usageRoutes(db: Db, clock: Clock): Pick<Handlers<'main'>, 'saveUsageRecord'> {
  return {
    async saveUsageRecord({ caller, body }) {
      await db.query('INSERT INTO usage_records (user_id, type, recorded_at) VALUES ($1, $2, $3)', [
        caller.userId,
        body.type,
        clock.now(),
      ]);
      return null;
    },
  };
}
