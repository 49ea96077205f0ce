import type { TrialPlan, TrialService } from '../../account/entitlements';
import { createTrialRepository } from '../../account/entitlements';
import type { Passwords } from '../../account/users';
import { createUserRepository, deleteSampleSessions } from '../../account/users';
import { findSampleEnterprise, insertSampleEnterprise } from '../../firm/enterprise';
import type { Db } from '../../platform/db';
import type { Log } from '../../platform/log';
import type { Clock } from '../../platform/ports';
import { createId } from '../../platform/vocabulary';
import { sampleEnterprise } from '../sample';
import { keepSampleFacts } from './sampleFacts';

/** Account with a published password; it exists only while SAMPLE_DATA is on. */
export const demoAccount = { phone: '13800138000', password: 'Hengce@2026', name: '林知夏' } as const;

interface Dependencies {
  db: Db;
  clock: Clock;
  trials: TrialService;
  plan: TrialPlan;
  passwords: Passwords;
  log: Log;
}

/**
 * Creates the demo account or enables it again, with the printed password and, when the old trial is over, a fresh one.
 * Idempotent; does nothing but log a warning where an ordinary account has its phone.
 */
export async function enableDemoAccount({ db, clock, trials, plan, passwords, log }: Dependencies): Promise<void> {
  const passwordHash = await passwords.hash(demoAccount.password);
  const now = clock.now();
  await db.transaction(async (tx) => {
    const users = createUserRepository(tx);
    const { user, isNew } = await users.findOrCreate(demoAccount.phone, now, true);
    if (!user.isSample) {
      log.warn('演示手机号已被普通账号使用，不再建立演示账号');
      return;
    }
    if (isNew) {
      await users.setName(user.id, demoAccount.name);
      await trials.start(tx, user.id);
      const { name, regionCode, regionName, industryCode, establishedAt } = sampleEnterprise;
      const values = {
        name,
        region_code: regionCode,
        region_name: regionName,
        industry_code: industryCode,
        established_at: establishedAt,
      };
      await insertSampleEnterprise(tx, createId(), user.id, values, now);
    }
    const enterpriseId = await findSampleEnterprise(tx, user.id);
    if (enterpriseId !== undefined) await keepSampleFacts(tx, enterpriseId, now);
    // The printed password must work, whatever a visitor changed it to.
    if (user.passwordHash === null || !(await passwords.isRight(demoAccount.password, user.passwordHash))) {
      await users.setPassword(user.id, passwordHash);
    }
    if (user.isDisabled) await users.setDisabledAt(user.id, null);
    const trial = await createTrialRepository(tx).findTrial(user.id);
    if (trial !== undefined && trial.expiresAt <= now) await trials.renew(tx, user.id, plan.days);
  });
}

/** Disables the demo account and ends its sessions. Its data stays for the next time. */
export async function disableDemoAccount({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  await db.transaction(async (tx) => {
    await createUserRepository(tx).disableSamples(clock.now());
    await deleteSampleSessions(tx);
  });
}
