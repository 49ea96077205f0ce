import { type Reach, reachByHead } from '../matching/regions';
import type { Db } from '../platform/db';
import type { Clock } from '../platform/ports';
import type { AdminCommands } from './AdminCommand';
import { accountCommands } from './accountCommands';
import { directoryCommands } from './directoryCommands';
import { orderCommands } from './orderCommands';

/** All commands of `npm run admin`. Each change is recorded with its date. */
export const createAdminCommands = (db: Db, clock: Clock, reach: Reach = reachByHead): AdminCommands => ({
  ...accountCommands(db, clock),
  ...orderCommands(db, clock),
  ...directoryCommands(db, clock, reach),
});
