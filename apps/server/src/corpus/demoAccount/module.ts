import type { Entitlements } from '../../account/entitlements';
import type { Users } from '../../account/users';
import type { Platform } from '../../platform/module';
import { defineModule } from '../../platform/module';
import { disableDemoAccount, enableDemoAccount } from './demoAccount';

/** Module of the demo account: enabled while there is sample data. */
export const createDemoAccount = (
  { db, clock, log }: Platform,
  { trials, trialPlan: plan }: Entitlements,
  { passwords }: Users,
  sampleData: boolean,
) => ({
  module: defineModule({
    handlers: {},
    start: () =>
      sampleData ? enableDemoAccount({ db, clock, trials, plan, passwords, log }) : disableDemoAccount({ db, clock }),
  }),
});
