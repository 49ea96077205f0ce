import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createEquityService, trialPlan } from '../src/account/entitlements';
import { systemClock } from '../src/platform/adapters';
import { openDatabase } from '../src/platform/db';
import { createLog } from '../src/platform/log';

export interface UseSweep {
  rounds: number;
  /** Actions whose end a client was told. */
  acknowledged: number;
  /** Of them those that the database tells otherwise: a use lost, or one that was refunded charged. */
  wrong: number;
  /** Actions that the kill caught between reserve and commit, each refunded at the next start. */
  caught: number;
  /** Requests that are still under way, although nobody works on them. */
  left: number;
  /** used − uses spent; anything but 0 is a use that was lost or doubled. */
  drift: number;
  /** Sum of the ledger + used; anything but 0 is a ledger that lies. */
  ledgerDrift: number;
}

const answersBeforeKill = 5;

/** Kills a process in the middle of consuming uses, round after round, and checks the books after the last. */
export async function sweepUses(dataDir: string, rounds: number): Promise<UseSweep> {
  const acknowledged = new Map<string, string>();
  let caught = 0;
  for (let round = 0; round < rounds; round++) {
    await consumeUntilKilled(dataDir, acknowledged);
    caught += await countRunning(dataDir);
  }
  const db = await openDatabase({ dataDir, databaseUrl: null }, createLog('silent'));
  try {
    await createEquityService(db, systemClock, trialPlan).recover(true);
    const rows = await db.query<{ request_id: string; state: string }>('SELECT request_id, state FROM use_requests');
    const states = new Map(rows.map((row) => [row.request_id, row.state]));
    const [book] = await db.query<{ used: number; ledger: number }>(
      `SELECT e.used, (SELECT coalesce(sum(delta), 0)::integer FROM use_ledger l
         WHERE l.equity_id = e.id AND l.reason IN ('use', 'refund')) AS ledger
       FROM equities e WHERE e.module = 'assistant'`,
    );
    const spent = rows.filter(({ state }) => state === 'spent').length;
    return {
      rounds,
      acknowledged: acknowledged.size,
      wrong: [...acknowledged].filter(([requestId, state]) => states.get(requestId) !== state).length,
      caught,
      left: rows.filter(({ state }) => state === 'running').length,
      drift: (book?.used ?? Number.NaN) - spent,
      ledgerDrift: (book?.ledger ?? Number.NaN) + (book?.used ?? Number.NaN),
    };
  } finally {
    await db.close();
  }
}

async function consumeUntilKilled(dataDir: string, acknowledged: Map<string, string>): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/useChild.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
  let output = '';
  let problems = '';
  child.stderr.on('data', (chunk: Buffer) => {
    problems += chunk.toString();
  });
  const isWorking = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      // Some have been answered, others are under way.
      if (output.split('\n').length > answersBeforeKill) resolve();
    });
    child.once('close', () => reject(new Error(`the child ended: ${problems}`)));
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  await isWorking;
  await wait(randomInt(300));
  child.kill('SIGKILL');
  await closed;
  for (const [, state, requestId] of output.matchAll(/^(spent|refunded) ([0-9a-f]{24})$/gm)) {
    acknowledged.set(String(requestId), String(state));
  }
}

async function countRunning(dataDir: string): Promise<number> {
  const db = await openDatabase({ dataDir, databaseUrl: null }, createLog('silent'));
  try {
    const [row] = await db.query<{ n: number }>("SELECT count(*) AS n FROM use_requests WHERE state = 'running'");
    return row?.n ?? 0;
  } finally {
    await db.close();
  }
}
