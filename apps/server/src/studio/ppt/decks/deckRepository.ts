import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../../platform/db';
import type { WholeSource } from '../generation/material';
import type { DraftSource } from '../outline/Draft';

type S = MainComponents['schemas'];

export interface DeckHeadRow {
  id: string;
  title: string;
  start: S['DeckStartKind'];
  wording: S['DeckWording'];
  revision: number;
  theme_id: string;
  /** Whether it is shown with the brand of its account. */
  is_branded: boolean;
  aspect: S['DeckAspect'];
  slide_count: number;
  /** JSON. */
  cover: string;
  is_counted: boolean;
  created_at: Date;
  updated_at: Date;
}

export interface DeckRow extends DeckHeadRow {
  /** JSON. */
  outline: string;
  slides: string;
  request_id: string | null;
  /** JSON; null where nothing of a file is missing. */
  left_out: string | null;
  /** JSON; null before a model wrote any of it. */
  writing: string | null;
}

export type OwnedDeckRow = DeckRow & { owner_id: string };

export interface ShareRow {
  deck_id: string;
  created_at: Date;
  expires_at: Date;
}

const headColumns =
  'id, title, start, wording, revision, theme_id, is_branded, aspect, slide_count, cover, is_counted, created_at, updated_at';
const columns = `${headColumns}, outline, slides, request_id, left_out, writing`;

export async function findDeck(db: Db, ownerId: string, id: string, withRemoved = false): Promise<DeckRow | undefined> {
  const [row] = await db.query<DeckRow>(
    `SELECT ${columns} FROM decks WHERE id = $1 AND owner_id = $2 AND ($3 OR removed_at IS NULL)`,
    [id, ownerId, withRemoved],
  );
  return row;
}

/** The deck of a job, whoever it belongs to; undefined where it was removed. */
export async function findDeckOfJob(db: Db, id: string): Promise<OwnedDeckRow | undefined> {
  const [row] = await db.query<OwnedDeckRow>(
    `SELECT owner_id, ${columns} FROM decks WHERE id = $1 AND removed_at IS NULL`,
    [id],
  );
  return row;
}

/** How far a model is with a deck, as it is stored; null where none writes it, or the deck is gone. */
export async function findWriting(db: Db, id: string): Promise<string | null> {
  const [row] = await db.query<Pick<DeckRow, 'writing'>>(
    'SELECT writing FROM decks WHERE id = $1 AND removed_at IS NULL',
    [id],
  );
  return row?.writing ?? null;
}

/** Texts of a deck: of its slides, of its outline while it has none. `strict`, so that none comes twice. */
const deckTexts = `(
  SELECT v #>> '{}' AS text FROM jsonb_path_query(decks.slides::jsonb, 'strict $[*].data.** ? (@.type() == "string")') v
  UNION ALL
  SELECT v #>> '{}' FROM jsonb_path_query(decks.outline::jsonb, '$[*].text') v WHERE decks.slide_count = 0
)`;
const hitBefore = 24;
const hitLength = 100;

export type ListedDeckRow = DeckHeadRow & {
  is_shared: boolean;
  /** Around the words in a slide; null where only the title has them, or none were searched for. */
  hit: string | null;
};

/** Decks whose title or slides have the words `q`, the last changed first. */
export async function pageOfDecks(
  db: Db,
  ownerId: string,
  { q, limit, offset, now }: { q: string; limit: number; offset: number; now: Date },
): Promise<{ rows: ListedDeckRow[]; total: number }> {
  const found = `strpos(lower(t.text), lower($2))`;
  const where = `owner_id = $1 AND removed_at IS NULL AND ($2 = '' OR strpos(lower(title), lower($2)) > 0
    OR EXISTS (SELECT 1 FROM ${deckTexts} t WHERE ${found} > 0))`;
  const rows = await db.query<ListedDeckRow>(
    `SELECT ${headColumns}, CASE WHEN $2 <> '' THEN (
       SELECT substr(t.text, greatest(1, ${found} - ${hitBefore}), ${hitLength}) FROM ${deckTexts} t WHERE ${found} > 0 LIMIT 1
     ) END AS hit, EXISTS (SELECT 1 FROM deck_shares s WHERE s.deck_id = decks.id AND s.expires_at > $5) AS is_shared
     FROM decks WHERE ${where} ORDER BY updated_at DESC, id LIMIT $3 OFFSET $4`,
    [ownerId, q, limit, offset, now],
  );
  const [count] = await db.query<{ total: number }>(`SELECT count(*) AS total FROM decks WHERE ${where}`, [ownerId, q]);
  return { rows, total: count?.total ?? 0 };
}

export async function countDecks(db: Db, ownerId: string): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    'SELECT count(*) AS total FROM decks WHERE owner_id = $1 AND removed_at IS NULL',
    [ownerId],
  );
  return row?.total ?? 0;
}

export async function insertDeck(
  tx: Db,
  ownerId: string,
  row: DeckRow,
  sources: readonly DraftSource[],
): Promise<void> {
  await tx.query(
    `INSERT INTO decks (id, owner_id, title, start, wording, theme_id, is_branded, aspect, outline, left_out, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $11, $7, $8, $9, $10, $10)`,
    [
      row.id,
      ownerId,
      row.title,
      row.start,
      row.wording,
      row.theme_id,
      row.aspect,
      row.outline,
      row.left_out,
      row.created_at,
      row.is_branded,
    ],
  );
  for (const source of sources) await insertSource(tx, row.id, source);
}

/** Adds a source behind those that a deck has; one with its id stays as it is. */
export async function insertSource(
  tx: Db,
  deckId: string,
  { id, title, href, policyId, paragraphs }: DraftSource,
): Promise<void> {
  await tx.query(
    `INSERT INTO deck_sources (deck_id, id, position, title, href, policy_id, paragraphs)
     VALUES ($1, $2, (SELECT count(*) FROM deck_sources WHERE deck_id = $1), $3, $4, $5, $6)
     ON CONFLICT (deck_id, id) DO NOTHING`,
    [deckId, id, title, href ?? null, policyId ?? null, JSON.stringify(paragraphs)],
  );
}

/** Writes what may change of a deck, and brings it back where it was removed. */
export async function writeDeck(tx: Db, row: DeckRow): Promise<void> {
  await tx.query(
    `UPDATE decks SET title = $2, revision = $3, theme_id = $4, aspect = $5, outline = $6, slides = $7, slide_count = $8,
       cover = $9, is_counted = $10, request_id = $11, updated_at = $12, writing = $13, is_branded = $14, removed_at = NULL
     WHERE id = $1`,
    [
      row.id,
      row.title,
      row.revision,
      row.theme_id,
      row.aspect,
      row.outline,
      row.slides,
      row.slide_count,
      row.cover,
      row.is_counted,
      row.request_id,
      row.updated_at,
      row.writing,
      row.is_branded,
    ],
  );
}

export interface SourceRow {
  id: string;
  title: string;
  href: string | null;
}

export const listSources = (db: Db, deckId: string): Promise<SourceRow[]> =>
  db.query<SourceRow>('SELECT id, title, href FROM deck_sources WHERE deck_id = $1 ORDER BY position', [deckId]);

export async function findSource(
  db: Db,
  deckId: string,
  id: string,
): Promise<(SourceRow & { paragraphs: string }) | undefined> {
  const [row] = await db.query<SourceRow & { paragraphs: string }>(
    'SELECT id, title, href, paragraphs FROM deck_sources WHERE deck_id = $1 AND id = $2',
    [deckId, id],
  );
  return row;
}

/** All sources of a deck with all their words, in their order. */
export async function wholeSources(db: Db, deckId: string): Promise<WholeSource[]> {
  const rows = await db.query<{ id: string; title: string; paragraphs: string }>(
    'SELECT id, title, paragraphs FROM deck_sources WHERE deck_id = $1 ORDER BY position',
    [deckId],
  );
  return rows.map(({ paragraphs, ...source }) => ({ ...source, paragraphs: JSON.parse(paragraphs) }));
}

/** Sources of a deck that hold words of a policy, the latest last. */
export async function policySources(
  db: Db,
  deckId: string,
): Promise<{ id: string; policyId: string; paragraphs: DraftSource['paragraphs'] }[]> {
  const rows = await db.query<{ id: string; policy_id: string; paragraphs: string }>(
    'SELECT id, policy_id, paragraphs FROM deck_sources WHERE deck_id = $1 AND policy_id IS NOT NULL ORDER BY position',
    [deckId],
  );
  return rows.map(({ id, policy_id, paragraphs }) => ({ id, policyId: policy_id, paragraphs: JSON.parse(paragraphs) }));
}

/** Marks a deck as removed and ends its link. @returns whether there was one */
export async function markRemoved(tx: Db, ownerId: string, id: string, now: Date): Promise<boolean> {
  const rows = await tx.query(
    'UPDATE decks SET removed_at = $3 WHERE id = $1 AND owner_id = $2 AND removed_at IS NULL RETURNING id',
    [id, ownerId, now],
  );
  if (rows.length > 0) await removeShare(tx, id);
  return rows.length > 0;
}

export async function deleteRemovedBefore(db: Db, before: Date): Promise<void> {
  await db.query('DELETE FROM decks WHERE removed_at < $1', [before]);
}

/** The link of a deck that has not expired. */
export async function findShare(db: Db, deckId: string, now: Date): Promise<ShareRow | undefined> {
  const [row] = await db.query<ShareRow>(
    'SELECT deck_id, created_at, expires_at FROM deck_shares WHERE deck_id = $1 AND expires_at > $2',
    [deckId, now],
  );
  return row;
}

/** Sets the link of a deck; a former link stops working. */
export async function putShare(
  db: Db,
  { deck_id, created_at, expires_at }: ShareRow,
  tokenHash: string,
): Promise<void> {
  await db.query(
    `INSERT INTO deck_shares (deck_id, token_hash, created_at, expires_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (deck_id) DO UPDATE SET token_hash = $2, created_at = $3, expires_at = $4`,
    [deck_id, tokenHash, created_at, expires_at],
  );
}

export async function removeShare(db: Db, deckId: string): Promise<void> {
  await db.query('DELETE FROM deck_shares WHERE deck_id = $1', [deckId]);
}

/** Deck of a link that has not expired. */
export async function findSharedDeck(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<(OwnedDeckRow & { expires_at: Date }) | undefined> {
  const [row] = await db.query<OwnedDeckRow & { expires_at: Date }>(
    `SELECT ${columns.replace(/\w+/g, 'd.$&')}, d.owner_id, s.expires_at FROM deck_shares s JOIN decks d ON d.id = s.deck_id
     WHERE s.token_hash = $1 AND s.expires_at > $2 AND d.removed_at IS NULL`,
    [tokenHash, now],
  );
  return row;
}
