import type { Db } from '../../../platform/db';

/** Template of a user. */
export interface TemplateRow {
  id: string;
  name: string;
  text: string;
}

/** Templates of an account, the oldest first. */
export const listTemplates = (db: Db, userId: string): Promise<TemplateRow[]> =>
  db.query<TemplateRow>('SELECT id, name, text FROM chat_templates WHERE owner_id = $1 ORDER BY created_at, id', [
    userId,
  ]);

/** Changes a template. @returns undefined where the account has no such template */
export async function updateTemplate(db: Db, userId: string, template: TemplateRow): Promise<TemplateRow | undefined> {
  const [row] = await db.query<TemplateRow>(
    'UPDATE chat_templates SET name = $3, text = $4 WHERE owner_id = $1 AND id = $2 RETURNING id, name, text',
    [userId, template.id, template.name, template.text],
  );
  return row;
}

/** Adds a template. @returns undefined where the account has `max` templates already */
export async function insertTemplate(
  tx: Db,
  userId: string,
  template: TemplateRow,
  max: number,
  now: Date,
): Promise<TemplateRow | undefined> {
  const [row] = await tx.query<TemplateRow>(
    `INSERT INTO chat_templates (id, owner_id, name, text, created_at) SELECT $1, $2, $3, $4, $5
     WHERE (SELECT count(*) FROM chat_templates WHERE owner_id = $2) < $6::int RETURNING id, name, text`,
    [template.id, userId, template.name, template.text, now, max],
  );
  return row;
}

/** Deletes a template. @returns whether the account has it */
export async function deleteTemplate(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db.query('DELETE FROM chat_templates WHERE owner_id = $1 AND id = $2 RETURNING id', [userId, id]);
  return rows.length > 0;
}
