import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../../platform/db';

type CodePurpose = MainComponents['schemas']['CodePurpose'];

export interface StoredCode {
  id: string;
  phone: string;
  purpose: CodePurpose;
  codeHash: string;
  createdAt: Date;
  expiresAt: Date;
}

export function createVerificationRepository(db: Db) {
  return {
    /** Locks a phone until the end of the transaction: nobody else decides about its codes. */
    async lockPhone(phone: string): Promise<void> {
      await db.query("SELECT pg_advisory_xact_lock(hashtext('verification'), hashtext($1))", [phone]);
    },

    async sentSince(phone: string, since: Date): Promise<Date[]> {
      const rows = await db.query<{ created_at: Date }>(
        'SELECT created_at FROM verification_codes WHERE phone = $1 AND created_at > $2 ORDER BY created_at DESC',
        [phone, since],
      );
      return rows.map((row) => row.created_at);
    },

    async insert(code: StoredCode): Promise<void> {
      await db.query(
        `INSERT INTO verification_codes (id, phone, purpose, code_hash, created_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [code.id, code.phone, code.purpose, code.codeHash, code.createdAt, code.expiresAt],
      );
    },

    async remove(id: string): Promise<void> {
      await db.query('DELETE FROM verification_codes WHERE id = $1', [id]);
    },

    /** Counts a try of the newest code of this phone and purpose; undefined when it is used, over or was never sent. */
    async countTry(
      phone: string,
      purpose: CodePurpose,
      now: Date,
    ): Promise<{ id: string; codeHash: string; tries: number } | undefined> {
      const [row] = await db.query<{ id: string; code_hash: string; tries: number }>(
        `UPDATE verification_codes SET tries = tries + 1
         WHERE id = (SELECT id FROM verification_codes WHERE phone = $1 AND purpose = $2 ORDER BY created_at DESC LIMIT 1)
           AND used_at IS NULL AND expires_at > $3
         RETURNING id, code_hash, tries`,
        [phone, purpose, now],
      );
      return row && { id: row.id, codeHash: row.code_hash, tries: row.tries };
    },

    /** Marks a code as used. @returns true for exactly one of several callers */
    async markUsed(id: string, now: Date): Promise<boolean> {
      const rows = await db.query(
        'UPDATE verification_codes SET used_at = $2 WHERE id = $1 AND used_at IS NULL RETURNING id',
        [id, now],
      );
      return rows.length === 1;
    },

    /** Deletes all codes of a phone. */
    async removeAllOf(phone: string): Promise<void> {
      await db.query('DELETE FROM verification_codes WHERE phone = $1', [phone]);
    },

    async purge(before: Date): Promise<void> {
      await db.query('DELETE FROM verification_codes WHERE created_at < $1', [before]);
    },
  };
}
