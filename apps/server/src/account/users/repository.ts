import type { Db } from '../../platform/db';
import { createId } from '../../platform/vocabulary';

export interface User {
  id: string;
  phone: string;
  name: string;
  passwordHash: string | null;
  isSample: boolean;
  isDisabled: boolean;
  createdAt: Date;
}

export interface Enterprise {
  id: string;
  name: string;
  regionName: string;
  isSample: boolean;
}

/** Plan that was bought and runs; its times as ISO 8601. */
interface RunningPlan {
  name: string;
  startsAt: string;
  expiresAt: string;
}

export interface OperatorUserRow {
  phone: string;
  name: string;
  created_at: Date;
  /** End of the trial. */
  expires_at: Date;
  sessions: number;
  disabled_at: Date | null;
}

interface UserRow {
  id: string;
  phone: string;
  name: string;
  password_hash: string | null;
  is_sample: boolean;
  disabled_at: Date | null;
  created_at: Date;
}

const columns = 'id, phone, name, password_hash, is_sample, disabled_at, created_at';

export function createUserRepository(db: Db) {
  const findByPhone = async (phone: string): Promise<User | undefined> => {
    const [row] = await db.query<UserRow>(`SELECT ${columns} FROM users WHERE phone = $1`, [phone]);
    return row && toUser(row);
  };
  return {
    findByPhone,

    async findById(id: string): Promise<User | undefined> {
      const [row] = await db.query<UserRow>(`SELECT ${columns} FROM users WHERE id = $1`, [id]);
      return row && toUser(row);
    },

    /** Account of a phone, made now when there is none; of several callers at once one makes it. */
    async findOrCreate(phone: string, now: Date, isSample = false): Promise<{ user: User; isNew: boolean }> {
      const [row] = await db.query<UserRow>(
        `INSERT INTO users (id, phone, is_sample, created_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (phone) DO NOTHING RETURNING ${columns}`,
        [createId(), phone, isSample, now],
      );
      if (row !== undefined) return { user: toUser(row), isNew: true };
      const user = await findByPhone(phone);
      if (user === undefined) throw new Error('an account vanished while it was looked up');
      return { user, isNew: false };
    },

    async setPassword(id: string, passwordHash: string): Promise<void> {
      await db.query('UPDATE users SET password_hash = $2 WHERE id = $1', [id, passwordHash]);
    },

    /** Whether this is still the password; until the end of the transaction nobody changes it. */
    async hasStill(id: string, passwordHash: string): Promise<boolean> {
      const rows = await db.query('SELECT 1 FROM users WHERE id = $1 AND password_hash = $2 FOR UPDATE', [
        id,
        passwordHash,
      ]);
      return rows.length === 1;
    },

    /** Gives an account another phone. @returns whether nobody else has it */
    async setPhone(id: string, phone: string): Promise<boolean> {
      const rows = await db.query(
        'UPDATE users SET phone = $2 WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM users WHERE phone = $2) RETURNING id',
        [id, phone],
      );
      return rows.length === 1;
    },

    /** Whether it is a sample account; until the end of the transaction nobody changes it. */
    async isSampleLocked(id: string): Promise<boolean> {
      const [row] = await db.query<{ is_sample: boolean }>('SELECT is_sample FROM users WHERE id = $1 FOR UPDATE', [
        id,
      ]);
      return row?.is_sample ?? false;
    },

    /** Deletes an account with everything that belongs to it. */
    async remove(id: string): Promise<void> {
      await db.query('DELETE FROM users WHERE id = $1', [id]);
    },

    /** Disables all sample accounts. */
    async disableSamples(at: Date): Promise<void> {
      await db.query('UPDATE users SET disabled_at = $1 WHERE is_sample AND disabled_at IS NULL', [at]);
    },

    /** Accounts whose phone contains some digits, the newest first, with the end of their trial and how many sessions they have. */
    listForOperator: (part: string, limit: number): Promise<OperatorUserRow[]> =>
      db.query<OperatorUserRow>(
        `SELECT u.phone, u.name, u.created_at, u.disabled_at, t.expires_at,
           (SELECT count(*) FROM sessions s WHERE s.user_id = u.id) AS sessions
         FROM users u JOIN trials t ON t.user_id = u.id WHERE strpos(u.phone, $1) > 0 ORDER BY u.created_at DESC LIMIT $2`,
        [part, limit],
      ),

    async setName(id: string, name: string): Promise<void> {
      await db.query('UPDATE users SET name = $2 WHERE id = $1', [id, name]);
    },

    async setDisabledAt(id: string, disabledAt: Date | null): Promise<void> {
      await db.query('UPDATE users SET disabled_at = $2 WHERE id = $1', [id, disabledAt]);
    },

    async findEnterprise(ownerId: string): Promise<Enterprise | undefined> {
      const [row] = await db.query<{ id: string; name: string; region_name: string; is_sample: boolean }>(
        'SELECT id, name, region_name, is_sample FROM enterprises WHERE owner_id = $1 AND is_current',
        [ownerId],
      );
      return row && { id: row.id, name: row.name, regionName: row.region_name, isSample: row.is_sample };
    },

    /** Plan that was bought and runs now, of several the one that lasts longest; undefined without one. */
    async findRunningPlan(userId: string, now: Date): Promise<RunningPlan | undefined> {
      const [row] = await db.query<{ plan: string; starts_at: Date; expires_at: Date }>(
        `SELECT plan, starts_at, expires_at FROM orders
         WHERE user_id = $1 AND state = 'active' AND starts_at <= $2 AND expires_at > $2 ORDER BY expires_at DESC LIMIT 1`,
        [userId, now],
      );
      if (row === undefined) return undefined;
      const { name } = JSON.parse(row.plan) as { name: string };
      return { name, startsAt: row.starts_at.toISOString(), expiresAt: row.expires_at.toISOString() };
    },
  };
}

const toUser = (row: UserRow): User => ({
  id: row.id,
  phone: row.phone,
  name: row.name,
  passwordHash: row.password_hash,
  isSample: row.is_sample,
  isDisabled: row.disabled_at !== null,
  createdAt: row.created_at,
});
