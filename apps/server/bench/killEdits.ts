import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { MainComponents } from '@hengce/api/contract';
import { openDatabase } from '../src/platform/db';
import { createLog } from '../src/platform/log';
import { type ServerProcess, spawnServer } from '../test/spawnServer';

type S = MainComponents['schemas'];

export interface EditSweep {
  rounds: number;
  /** Edits that an editor was told the end of. */
  acknowledged: number;
  /** Of them those where somebody else had been faster. */
  conflicts: number;
  /** Edits that were sent again because the answer never came. */
  repeated: number;
  /** Acknowledged values that neither a field nor a conflict nor a later edit of the same field accounts for. */
  lost: number;
  /** Revisions beyond one per saved edit, and revisions given twice. */
  doubled: number;
}

interface Sent {
  edit: S['FormEdit'];
  result: S['FormEditResult'] | null;
}

const phone = '13000000001';
/** Essays of 高新技术企业认定申请书. */
const fields = ['ip.role', 'ip.conversion', 'people.summary', 'organisation.summary', 'firm.field'];
const editors = 2;
const disconnects = 0.1;

/** Two editors change one form at random, lose their connection now and then, and the server is killed round after round. */
export async function sweepEdits(dataDir: string, rounds: number): Promise<EditSweep> {
  const log: Sent[] = [];
  const minds = Array.from({ length: editors }, () => new Map<string, number>());
  const pending: (Sent | undefined)[] = [];
  let place: { token: string; id: string } | undefined;
  let repeated = 0;
  for (let round = 0; round <= rounds; round++) {
    // Without the samples a process is up in a moment.
    const server = await spawnServer({ DATA_DIR: dataDir, TRUST_PROXY: 'on', SAMPLE_DATA: 'off' });
    place ??= await beginDeclaration(server);
    const { token, id } = place;
    const url = `${server.address}/api/v1/declaration/editForm/${id}`;
    let isOver = false;
    const work = async (editor: number): Promise<void> => {
      while (!isOver) {
        const mind = minds[editor] as Map<string, number>;
        const sent = pending[editor] ?? newEdit(mind);
        if (pending[editor] === undefined) log.push(sent);
        else repeated += 1;
        pending[editor] = sent;
        const reply = await send(url, token, sent.edit);
        // The connection or the server is gone; the same edit goes again.
        if (reply === null) {
          await wait(20);
          continue;
        }
        pending[editor] = undefined;
        sent.result = reply.results[0] ?? null;
        for (const { fieldId, revision } of reply.changed) mind.set(fieldId, revision);
      }
    };
    const working = Array.from({ length: editors }, (_, editor) => work(editor));
    await wait(randomInt(700, 2_500));
    if (round === rounds) {
      isOver = true;
      await Promise.all(working);
      server.child.kill('SIGTERM');
    } else {
      server.child.kill('SIGKILL');
      await server.exited;
      isOver = true;
      await Promise.all(working);
    }
    await server.exited;
  }
  const acknowledged = log.filter(({ result }) => result !== null);
  return {
    rounds,
    acknowledged: acknowledged.length,
    conflicts: acknowledged.filter(({ result }) => result?.outcome === 'conflict').length,
    repeated,
    ...(await account(dataDir, log)),
  };
}

function newEdit(mind: ReadonlyMap<string, number>): Sent {
  const fieldId = fields[randomInt(fields.length)] as string;
  const editId = randomBytes(12).toString('hex');
  return { edit: { editId, fieldId, baseRevision: mind.get(fieldId) ?? 0, value: `值${editId}` }, result: null };
}

/** Null when no answer came. */
async function send(url: string, token: string, edit: S['FormEdit']): Promise<S['FormEditReply'] | null> {
  const signal = Math.random() < disconnects ? AbortSignal.timeout(randomInt(1, 15)) : null;
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ edits: [edit] }),
      ...(signal ? { signal } : {}),
    });
    text = await response.text();
  } catch {
    return null;
  }
  if (response.status !== 200) throw new Error(`${response.status} ${text}`);
  return (JSON.parse(text) as { data: S['FormEditReply'] }).data;
}

async function beginDeclaration(server: ServerProcess): Promise<{ token: string; id: string }> {
  const post = async (path: string, json: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(server.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(json),
    });
    return (await response.json()) as { code: number; msg: string; data: Record<string, unknown> };
  };
  await post('/api/v1/user/verifyCode', { phone, purpose: 'login' });
  const code = /：(\d{6})/.exec(server.output())?.[1];
  const token = String((await post('/api/v1/user/phoneLogin', { phone, code })).data.token);
  const headers = { authorization: `Bearer ${token}` };
  const firm = { name: '甲精密制造有限公司', regionCode: '330100', regionName: '浙江省杭州市' };
  const enterpriseId = (await post('/api/v1/enterprise/save', firm, headers)).data.id;
  const body = { enterpriseId, policyId: 'n-hnte-2016-32', itemId: 'certification' };
  for (;;) {
    const key = { ...headers, 'Idempotency-Key': 'edits-of-a-sweep-1' };
    const begun = await post('/api/v1/declaration/create', body, key);
    if (begun.code === 200) return { token, id: String(begun.data.id) };
    // The library is still being read.
    if (begun.code !== 404 && begun.code !== 503) throw new Error(begun.msg);
    await wait(200);
  }
}

/** Holds what the editors were told against what the database says. */
async function account(dataDir: string, log: readonly Sent[]): Promise<Pick<EditSweep, 'lost' | 'doubled'>> {
  const db = await openDatabase({ dataDir, databaseUrl: null }, createLog('silent'));
  try {
    const values = await db.query<{ field_id: string; value: string; revision: number }>(
      'SELECT field_id, value, revision FROM declaration_fields WHERE revision > 0',
    );
    const kept = new Set(
      (await db.query<{ value: string }>('SELECT value FROM declaration_conflicts')).map(({ value }) => value),
    );
    const [sum] = await db.query<{ revision: number; saved: number }>(
      `SELECT form_revision AS revision, (SELECT count(*) FROM declaration_edits WHERE outcome = 'saved') AS saved
       FROM declarations`,
    );
    const counted = new Set(
      (await db.query<{ edit_id: string }>('SELECT edit_id FROM declaration_edits')).map(({ edit_id }) => edit_id),
    );
    const told = log.flatMap(({ edit, result }) => (result === null ? [] : [{ edit, result }]));
    const saved = told.filter(({ result, edit }) => result.outcome === 'saved' && result.value === edit.value);
    const isThere = ({ edit, result }: (typeof told)[number]): boolean => {
      const text = JSON.stringify(edit.value);
      if (!counted.has(edit.editId)) return false;
      if (result.outcome === 'conflict') return kept.has(text);
      const now = values.find(({ field_id }) => field_id === edit.fieldId);
      // A later edit of the field, made by somebody who had seen this one, took its place.
      return now !== undefined && (now.value === text || now.revision > result.revision || result.value !== edit.value);
    };
    const revisions = saved.map(({ result }) => result.revision);
    return {
      lost: told.filter((one) => !isThere(one)).length,
      doubled: revisions.length - new Set(revisions).size + Math.abs((sum?.revision ?? -1) - (sum?.saved ?? 0)),
    };
  } finally {
    await db.close();
  }
}
