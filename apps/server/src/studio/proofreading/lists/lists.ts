import { isDeepStrictEqual } from 'node:util';
import type { MainComponents } from '@hengce/api/contract';
import { type ProofreadOptions, proofreadingRules } from '@hengce/proofreading';
import { fieldRejection, filled, Rejection } from '../../../platform/contract';
import { type Db, lockUser } from '../../../platform/db';
import type { Clock } from '../../../platform/ports';
import { createId } from '../../../platform/vocabulary';
import {
  countEntries,
  deleteEntries,
  type EntryRow,
  findEntry,
  findSame,
  listEntries,
  putEntry,
} from './entryRepository';

type S = MainComponents['schemas'];

/** Entries of one list of an account. */
const maxEntries = 5_000;
const ruleIds: ReadonlySet<string> = new Set(proofreadingRules.map(({ id }) => id));

/** Lists of an account: its dictionary, watched words and people, and ignored issues. */
export function createLists(db: Db, clock: Clock) {
  return {
    save: (userId: string, body: S['SaveProofreadingEntryBody']): Promise<S['ProofreadingEntry']> =>
      db.transaction(async (tx) => {
        await lockUser(tx, userId);
        return toEntry((await saveEntry(tx, userId, body, clock.now())).row);
      }),

    async list(userId: string): Promise<S['ProofreadingLists']> {
      return { rows: (await listEntries(db, userId)).map(toEntry) };
    },

    async remove(userId: string, ids: readonly string[]): Promise<void> {
      if ((await deleteEntries(db, userId, ids)) === 0) throw new Rejection(404, '没有找到这些词条，可能已删除', 404);
    },
  };
}

/**
 * Adds an entry, or changes the one with its id or else with its words; what the body leaves out stays. In a transaction
 * that has locked the user.
 *
 * @throws Rejection 400 for a value that its list cannot take, 404 where the entry to change is gone, 409 where the list is full or has
 * the words already
 */
export async function saveEntry(
  tx: Db,
  userId: string,
  body: S['SaveProofreadingEntryBody'],
  now: Date,
): Promise<{ row: EntryRow; outcome: 'added' | 'changed' | 'known' }> {
  const said = entryOf(body);
  const same = await findSame(tx, userId, said);
  const before = body.id === undefined ? same : await findEntry(tx, userId, body.id);
  if (body.id !== undefined && before?.kind !== body.kind) throw new Rejection(404, '没有找到这一条，可能已删除', 404);
  if (before === undefined) {
    if ((await countEntries(tx, userId, body.kind)) >= maxEntries)
      throw new Rejection(409, `一个名单最多${maxEntries}条，没有保存。请先删除不用的`, 409);
    const row = { ...said, id: createId(), created_at: now };
    await putEntry(tx, userId, row);
    return { row, outcome: 'added' };
  }
  if (same !== undefined && same.id !== before.id)
    throw fieldRejection('text', `“${said.text}”已经在名单里，没有保存`, 409);
  const row = {
    ...before,
    ...said,
    suggestion: body.suggestion === undefined ? before.suggestion : said.suggestion,
    note: body.note === undefined ? before.note : said.note,
  };
  if (isDeepStrictEqual(row, before)) return { row, outcome: 'known' };
  await putEntry(tx, userId, row);
  return { row, outcome: 'changed' };
}

/** Lists of an account as options of the engine. */
export async function listOptions(
  db: Db,
  userId: string,
): Promise<Required<Pick<ProofreadOptions, 'dictionary' | 'sensitive' | 'people' | 'ignored'>>> {
  const rows = await listEntries(db, userId);
  const of = (kind: EntryRow['kind']) => rows.filter((row) => row.kind === kind);
  return {
    dictionary: of('dictionary').map(({ text }) => text),
    sensitive: of('sensitive').map(({ text, suggestion, note }) => ({
      text,
      ...(suggestion === null ? {} : { suggestion }),
      ...(note === null ? {} : { note }),
    })),
    people: of('people').map(({ text, posts }) => ({ name: text, posts: JSON.parse(posts) as string[] })),
    ignored: of('ignored').map(({ rule_id, text }) => ({
      ruleId: rule_id,
      ...(text === '' ? {} : { original: text }),
    })),
  };
}

const toEntry = (row: EntryRow): S['ProofreadingEntry'] => ({
  id: row.id,
  kind: row.kind,
  text: row.text,
  suggestion: row.suggestion,
  note: row.note,
  posts: JSON.parse(row.posts) as string[],
  ruleId: row.rule_id === '' ? null : row.rule_id,
  createdAt: row.created_at.toISOString(),
});

/**
 * What a body says, without what its list has no use for.
 *
 * @throws Rejection 400 where something that its list needs is missing, or its words have a line break or a tab
 */
function entryOf(body: Omit<S['SaveProofreadingEntryBody'], 'id'>): Omit<EntryRow, 'id' | 'created_at'> {
  const { kind, text = '', suggestion = '', note = '', posts = [], ruleId = '' } = body;
  const row = { kind, text: text.trim(), rule_id: '', suggestion: null, note: note.trim() || null, posts: '[]' };
  if (/[\t\n\r]/.test(row.text)) throw fieldRejection('text', '词语不能有换行或制表符，没有保存');
  if (kind === 'ignored') {
    const rule = filled('ruleId', '规则', ruleId);
    if (!ruleIds.has(rule)) throw fieldRejection('ruleId', `没有“${rule}”这条规则，没有保存`);
    return { ...row, rule_id: rule };
  }
  filled('text', kind === 'people' ? '姓名' : '词语', text);
  if (kind === 'sensitive') return { ...row, suggestion: suggestion.trim() || null };
  if (kind === 'dictionary') return row;
  const named = posts.map((post) => post.trim()).filter((post) => post !== '');
  if (named.length === 0) throw fieldRejection('posts', '请填写这个人的职务，没有保存');
  return { ...row, posts: JSON.stringify([...new Set(named)]) };
}
