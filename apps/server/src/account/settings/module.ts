import { type AccountExport, defineModule } from '../../platform/module/Module';
import type { Platform } from '../../platform/module/Platform';
import type { Entitlements } from '../entitlements/module';
import type { Users } from '../users/module';
import { filesExport } from './export';
import { accountRoutes } from './routes';
import { createAccountService } from './service';

/** Devices, phone, notifications, taking the data away, leaving. */
export function createSettings(
  { db, clock, limiter }: Platform,
  { sessions, verification }: Users,
  { formerTrials }: Entitlements,
  exported: () => AccountExport,
) {
  const account = createAccountService({ db, clock, limiter, sessions, verification, formerTrials, exported });
  return { module: defineModule({ handlers: accountRoutes(account, sessions), exports: filesExport }) };
}
