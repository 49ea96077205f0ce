import { setTimeout as wait } from 'node:timers/promises';
import { createEquityService, createTrialService, trialPlan } from '../src/account/entitlements';
import { createUserRepository } from '../src/account/users';
import { systemClock } from '../src/platform/adapters';
import { openDatabase } from '../src/platform/db';
import { createLog } from '../src/platform/log';
import { createId } from '../src/platform/vocabulary';

// Consumes uses of one account without end; killUses.ts kills it. What it prints was acknowledged.
const db = await openDatabase({ dataDir: process.env.DATA_DIR ?? '', databaseUrl: null }, createLog('silent'));
const equities = createEquityService(db, systemClock, trialPlan);
await equities.recover(true);
const userId = await db.transaction(async (tx) => {
  const { user, isNew } = await createUserRepository(tx).findOrCreate('13000000000', systemClock.now());
  if (isNew) await createTrialService(db, systemClock, trialPlan).start(tx, user.id);
  return user.id;
});
await db.query("UPDATE equities SET granted = 1000000000 WHERE user_id = $1 AND module = 'assistant'", [userId]);
const consume = async (): Promise<void> => {
  for (let count = 1; ; count++) {
    const requestId = createId();
    const action = async () => {
      await wait(Math.random() * 20);
      if (count % 4 === 0) throw new Error('every fourth fails and is refunded');
    };
    const isDone = await equities.consume(userId, 'assistant', requestId, action).then(
      () => true,
      () => false,
    );
    process.stdout.write(`${isDone ? 'spent' : 'refunded'} ${requestId}\n`);
  }
};
await Promise.all(Array.from({ length: 4 }, consume));
