import type { NotesComponents } from '@hengce/api/contract';
import type { Db } from '../../../platform/db';
import { createId } from '../../../platform/vocabulary';

type S = NotesComponents['schemas'];

export function createSsoRepository(db: Db) {
  return {
    async insertKey(keyHash: string, sessionHash: string, expiresAt: Date): Promise<void> {
      await db.query('INSERT INTO sso_keys (key_hash, session_hash, expires_at) VALUES ($1, $2, $3)', [
        keyHash,
        sessionHash,
        expiresAt,
      ]);
    },

    /** Hash of the session that made this key, while both are valid. */
    async findSessionOfKey(keyHash: string, now: Date): Promise<string | undefined> {
      const [row] = await db.query<{ session_hash: string }>(
        `SELECT k.session_hash FROM sso_keys k JOIN sessions s ON s.token_hash = k.session_hash
         WHERE k.key_hash = $1 AND k.expires_at > $2 AND s.idle_expires_at > $2 AND s.absolute_expires_at > $2`,
        [keyHash, now],
      );
      return row?.session_hash;
    },

    async insertToken(tokenHash: string, sessionHash: string, expiresAt: Date): Promise<void> {
      await db.query('INSERT INTO sso_tokens (token_hash, session_hash, expires_at) VALUES ($1, $2, $3)', [
        tokenHash,
        sessionHash,
        expiresAt,
      ]);
    },

    async findUserOfToken(tokenHash: string, now: Date): Promise<{ userId: string; phone: string } | undefined> {
      const [row] = await db.query<{ id: string; phone: string }>(
        `SELECT u.id, u.phone FROM sso_tokens t
         JOIN sessions s ON s.token_hash = t.session_hash JOIN users u ON u.id = s.user_id
         WHERE t.token_hash = $1 AND t.expires_at > $2 AND s.idle_expires_at > $2 AND s.absolute_expires_at > $2
           AND u.disabled_at IS NULL`,
        [tokenHash, now],
      );
      return row && { userId: row.id, phone: row.phone };
    },

    /** The user's own organisation with its default wiki, made on the first visit; of several at once one makes them. */
    async ensurePersonalOrganization(userId: string, names: { organization: string; wiki: string }, now: Date) {
      const [made] = await db.query<{ id: string }>(
        `INSERT INTO organizations (id, name, personal_owner_id, created_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (personal_owner_id) DO NOTHING RETURNING id`,
        [createId(), names.organization, userId, now],
      );
      if (made === undefined) return;
      await db.query('INSERT INTO organization_members (organization_id, user_id) VALUES ($1, $2)', [made.id, userId]);
      await db.query(
        'INSERT INTO wikis (id, organization_id, name, is_default, created_at) VALUES ($1, $2, $3, true, $4)',
        [createId(), made.id, names.wiki, now],
      );
    },

    /** The personal one first. */
    listOrganizations: (userId: string): Promise<S['Organization'][]> =>
      db.query<S['Organization']>(
        `SELECT o.id, o.name FROM organizations o JOIN organization_members m ON m.organization_id = o.id
         WHERE m.user_id = $1 ORDER BY o.personal_owner_id IS NULL, o.created_at, o.id`,
        [userId],
      ),

    async isMember(userId: string, organizationId: string): Promise<boolean> {
      const rows = await db.query('SELECT 1 FROM organization_members WHERE user_id = $1 AND organization_id = $2', [
        userId,
        organizationId,
      ]);
      return rows.length === 1;
    },

    /** The default one first. */
    listWikis: (organizationId: string): Promise<S['Wiki'][]> =>
      db.query<S['Wiki']>(
        'SELECT id, name FROM wikis WHERE organization_id = $1 ORDER BY is_default DESC, created_at, id',
        [organizationId],
      ),

    async purge(now: Date): Promise<void> {
      await db.query('DELETE FROM sso_keys WHERE expires_at <= $1', [now]);
      await db.query('DELETE FROM sso_tokens WHERE expires_at <= $1', [now]);
    },
  };
}
