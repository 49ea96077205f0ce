import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../platform/db';
import type { StreamEvent } from './message';

type S = MainComponents['schemas'];

export interface RunRow {
  id: string;
  conversation_id: string;
  owner_id: string;
  client_message_id: string;
  body_hash: string;
  message_id: string;
  begun_length: number;
  is_charged: boolean;
  state: 'running' | 'done';
  finish_reason: S['ChatFinishReason'] | null;
  lease_until: Date;
  created_at: Date;
  ended_at: Date | null;
}

export interface EventRow {
  run_id: string;
  seq: number;
  payload: string;
}

/** Events of a run as rows, numbered from the one after `last`. */
export const toRows = (runId: string, last: number, events: readonly StreamEvent[]): EventRow[] =>
  events.map((event, index) => ({ run_id: runId, seq: last + 1 + index, payload: JSON.stringify(event) }));

/** More are fetched by the next look. */
const maxEvents = 5_000;

export function createRunRepository(db: Db) {
  return {
    async insert(run: Omit<RunRow, 'state' | 'finish_reason' | 'ended_at'>): Promise<void> {
      await db.query(
        `INSERT INTO chat_runs (id, conversation_id, owner_id, client_message_id, body_hash, message_id, begun_length,
           is_charged, state, lease_until, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'running', $9, $10)`,
        [
          run.id,
          run.conversation_id,
          run.owner_id,
          run.client_message_id,
          run.body_hash,
          run.message_id,
          run.begun_length,
          run.is_charged,
          run.lease_until,
          run.created_at,
        ],
      );
    },

    async find(userId: string, id: string): Promise<RunRow | undefined> {
      const [row] = await db.query<RunRow>('SELECT * FROM chat_runs WHERE owner_id = $1 AND id = $2', [userId, id]);
      return row;
    },

    async findClaim(userId: string, conversationId: string, clientMessageId: string): Promise<RunRow | undefined> {
      const [row] = await db.query<RunRow>(
        'SELECT * FROM chat_runs WHERE owner_id = $1 AND conversation_id = $2 AND client_message_id = $3',
        [userId, conversationId, clientMessageId],
      );
      return row;
    },

    async findRunning(conversationId: string): Promise<RunRow | undefined> {
      const [row] = await db.query<RunRow>("SELECT * FROM chat_runs WHERE conversation_id = $1 AND state = 'running'", [
        conversationId,
      ]);
      return row;
    },

    /**
     * Runs that nobody writes any more, the oldest first, at most 1,000.
     *
     * @param before end of their leases; null for all that run
     */
    listDead: (before: Date | null): Promise<RunRow[]> =>
      db.query<RunRow>(
        `SELECT * FROM chat_runs WHERE state = 'running' AND ($1::timestamptz IS NULL OR lease_until < $1)
         ORDER BY created_at LIMIT 1000`,
        [before],
      ),

    async renew(ids: readonly string[], until: Date): Promise<void> {
      await db.query("UPDATE chat_runs SET lease_until = $2 WHERE id = ANY ($1) AND state = 'running'", [ids, until]);
    },

    async askCancel(id: string, now: Date): Promise<void> {
      await db.query("UPDATE chat_runs SET cancel_asked_at = $2 WHERE id = $1 AND state = 'running'", [id, now]);
    },

    async listCancelled(ids: readonly string[]): Promise<string[]> {
      const rows = await db.query<{ id: string }>(
        'SELECT id FROM chat_runs WHERE id = ANY ($1) AND cancel_asked_at IS NOT NULL',
        [ids],
      );
      return rows.map(({ id }) => id);
    },

    /** Marks a run as done; null where it was done before. */
    async end(id: string, finishReason: S['ChatFinishReason'], now: Date): Promise<RunRow | null> {
      const [row] = await db.query<RunRow>(
        "UPDATE chat_runs SET state = 'done', finish_reason = $2, ended_at = $3 WHERE id = $1 AND state = 'running' RETURNING *",
        [id, finishReason, now],
      );
      return row ?? null;
    },

    /** Adds events of runs that still run. @returns the runs that took all of theirs. */
    async append(events: readonly EventRow[]): Promise<Set<string>> {
      const rows = await db.query<{ run_id: string }>(
        `INSERT INTO chat_run_events (run_id, seq, payload)
         SELECT e.run_id, e.seq::integer, e.payload FROM unnest($1::text[], $2::text[], $3::text[]) AS e (run_id, seq, payload)
         JOIN chat_runs r ON r.id = e.run_id AND r.state = 'running'
         ON CONFLICT DO NOTHING RETURNING run_id`,
        [
          events.map((event) => event.run_id),
          events.map(({ seq }) => String(seq)),
          events.map((event) => event.payload),
        ],
      );
      const taken = new Map<string, number>();
      for (const { run_id } of rows) taken.set(run_id, (taken.get(run_id) ?? 0) + 1);
      for (const { run_id } of events) taken.set(run_id, (taken.get(run_id) ?? 0) - 1);
      return new Set([...taken].flatMap(([id, missing]) => (missing === 0 ? [id] : [])));
    },

    listEvents: (runId: string): Promise<EventRow[]> =>
      db.query<EventRow>('SELECT run_id, seq, payload FROM chat_run_events WHERE run_id = $1 ORDER BY seq', [runId]),

    /** What came to these runs after the last event that is known of each. */
    listNewer: (known: readonly { runId: string; seq: number }[]): Promise<EventRow[]> =>
      db.query<EventRow>(
        `SELECT e.run_id, e.seq, e.payload FROM unnest($1::text[], $2::text[]) AS k (run_id, seq)
         JOIN chat_run_events e ON e.run_id = k.run_id AND e.seq > k.seq::integer
         ORDER BY e.run_id, e.seq LIMIT ${maxEvents}`,
        [known.map(({ runId }) => runId), known.map(({ seq }) => String(seq))],
      ),

    async purgeEvents(endedBefore: Date): Promise<void> {
      await db.query(`DELETE FROM chat_run_events e USING chat_runs r WHERE r.id = e.run_id AND r.ended_at <= $1`, [
        endedBefore,
      ]);
    },
  };
}
