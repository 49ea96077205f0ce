import type { Platform } from '../../platform/module';
import { type AccountExport, defineModule } from '../../platform/module';
import type { Entitlements } from '../entitlements';
import type { Users } from '../users';
import { filesExport } from './export';
import { accountRoutes } from './routes';
import { createAccountService } from './service';

/** Room `account/settings`: devices, phone, notifications, data export and closing the account. */
export function createSettings(
  { db, clock, limiter }: Platform,
  { sessions, verification }: Users,
  { formerTrials }: Entitlements,
  exported: () => AccountExport,
) {
  const account = createAccountService({ db, clock, limiter, sessions, verification, formerTrials, exported });
  return { module: defineModule({ handlers: accountRoutes(account, sessions), exports: filesExport }) };
}
