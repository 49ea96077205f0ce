import type { TrialPlan, TrialService } from '../../account/entitlements';
import { createTrialRepository } from '../../account/entitlements';
import type { Passwords } from '../../account/users';
import { createUserRepository } from '../../account/users';
import type { Db } from '../../platform/db';
import type { Log } from '../../platform/log';
import type { Clock } from '../../platform/ports';
import { createId } from '../../platform/vocabulary';
import { sampleEnterprise } from '../sample';
import { keepSampleFacts } from './sampleFacts';

/** Known to everybody, so it exists only while SAMPLE_DATA is on. */
export const demoAccount = { phone: '13800138000', password: 'Hengce@2026', name: '林知夏' } as const;

interface Dependencies {
  db: Db;
  clock: Clock;
  trials: TrialService;
  plan: TrialPlan;
  passwords: Passwords;
  log: Log;
}

/** Makes the account or opens it again, and gives it a fresh trial when the old one is over. Running it twice changes nothing. */
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
      await tx.query(
        `INSERT INTO enterprises (id, owner_id, name, region_code, region_name, industry_code, established_at, is_sample, is_current,
           created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, true, true, $8)`,
        [
          createId(),
          user.id,
          sampleEnterprise.name,
          sampleEnterprise.regionCode,
          sampleEnterprise.regionName,
          sampleEnterprise.industryCode,
          sampleEnterprise.establishedAt,
          now,
        ],
      );
    }
    const [enterprise] = await tx.query<{ id: string }>(
      'SELECT id FROM enterprises WHERE owner_id = $1 AND is_sample',
      [user.id],
    );
    if (enterprise !== undefined) await keepSampleFacts(tx, enterprise.id, now);
    // The printed password must work, whatever a visitor changed it to.
    if (user.passwordHash === null || !(await passwords.isRight(demoAccount.password, user.passwordHash))) {
      await users.setPassword(user.id, passwordHash);
    }
    if (user.isDisabled) await users.setDisabledAt(user.id, null);
    const trial = await createTrialRepository(tx).findTrial(user.id);
    if (trial !== undefined && trial.expiresAt <= now) await trials.renew(tx, user.id, plan.days);
  });
}

/** Nobody can sign in with the demo account any more, and its sessions end. Its data stays for the next time. */
export async function disableDemoAccount({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('UPDATE users SET disabled_at = $1 WHERE is_sample AND disabled_at IS NULL', [clock.now()]);
    await tx.query('DELETE FROM sessions WHERE user_id IN (SELECT id FROM users WHERE is_sample)');
  });
}
