import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../src/platform/db';
import { createLog } from '../src/platform/log';
import { type ServerProcess, spawnServer } from '../test/spawnServer';

export interface SweepResult {
  rounds: number;
  /** Sign-ups whose token a client had received before the kill. */
  acknowledged: number;
  /** Acknowledged ones that a later process does not know. */
  lost: number;
  /** Accounts without a trial or a counter of some module. */
  torn: number;
  /** Milliseconds from the start of a process to its first listening, sorted. */
  openMs: number[];
}

interface SignUp {
  phone: string;
  token: string;
}

const clients = 4;

/**
 * Kills the server with SIGKILL in the middle of sign-ups, round after round over one data folder, and asks each next process for
 * everything that was acknowledged before.
 */
export async function sweepSignUps(dataDir: string, rounds: number): Promise<SweepResult> {
  const acknowledged: SignUp[] = [];
  const openMs: number[] = [];
  const missing = new Set<string>();
  let checked = 0;
  let nextPhone = 13_000_000_000;
  const newPhone = () => String(nextPhone++);

  for (let round = 0; round <= rounds; round++) {
    const startedAt = performance.now();
    // The limits by address are not what is tested here, so every client is behind a proxy of its own.
    const server = await spawnServer({ DATA_DIR: dataDir, TRUST_PROXY: 'on', SAMPLE_DATA: 'off' });
    openMs.push(performance.now() - startedAt);
    const unchecked = acknowledged.slice(checked);
    for (const { phone, token } of round === rounds ? acknowledged : unchecked) {
      if (!(await isKnown(server, phone, token))) missing.add(phone);
    }
    checked = acknowledged.length;
    if (round < rounds) {
      const working = Array.from({ length: clients }, () => signUpUntilKilled(server, newPhone, acknowledged));
      await wait(randomInt(300, 1_500));
      server.child.kill('SIGKILL');
      await Promise.all([server.exited, ...working]);
    } else {
      server.child.kill('SIGTERM');
      await server.exited;
    }
  }
  return {
    rounds,
    acknowledged: acknowledged.length,
    lost: missing.size,
    torn: await countTorn(dataDir),
    openMs: openMs.map(Math.round).sort((a, b) => a - b),
  };
}

async function signUpUntilKilled(server: ServerProcess, newPhone: () => string, acknowledged: SignUp[]): Promise<void> {
  for (;;) {
    const phone = newPhone();
    try {
      await post(server, '/api/v1/user/verifyCode', { phone, purpose: 'login' });
      const code = printedCode(server, phone);
      const reply = await post(server, '/api/v1/user/phoneLogin', { phone, code });
      acknowledged.push({ phone, token: reply.data.token });
    } catch (error) {
      if (error instanceof UnexpectedReply) throw error;
      // The kill: whatever was under way was not acknowledged.
      return;
    }
  }
}

class UnexpectedReply extends Error {}

async function post(server: ServerProcess, path: string, fields: Record<string, string>) {
  const response = await fetch(server.address + path, {
    method: 'POST',
    headers: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` },
    body: new URLSearchParams(fields),
  });
  const text = await response.text();
  if (response.status !== 200) throw new UnexpectedReply(`${path} ${response.status} ${text}`);
  return JSON.parse(text) as { data: { token: string } };
}

/** The console provider prints the code beside the masked number; the numbers of a sweep differ in the digits it leaves. */
function printedCode(server: ServerProcess, phone: string): string {
  const masked = `${phone.slice(0, 3)}****${phone.slice(7)}`;
  const line = server
    .output()
    .split('\n')
    .find((text) => text.includes(masked));
  return /：(\d{6})/.exec(line ?? '')?.[1] ?? '';
}

async function isKnown(server: ServerProcess, phone: string, token: string): Promise<boolean> {
  const response = await fetch(`${server.address}/api/v1/user/uInfo`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  const envelope = (await response.json()) as { code: number; data: { phone?: string } };
  return envelope.code === 200 && envelope.data.phone === phone;
}

async function countTorn(dataDir: string): Promise<number> {
  const db = await openDatabase({ dataDir, databaseUrl: null }, createLog('silent'));
  try {
    const [row] = await db.query<{ torn: number }>(
      `SELECT count(*) AS torn FROM users u WHERE
         NOT EXISTS (SELECT 1 FROM trials t WHERE t.user_id = u.id)
         OR (SELECT count(*) FROM equities e WHERE e.user_id = u.id AND e.source = 'trial') <> 10`,
    );
    return row?.torn ?? -1;
  } finally {
    await db.close();
  }
}
