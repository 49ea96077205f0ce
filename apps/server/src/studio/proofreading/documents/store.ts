import type { MainComponents } from '@hengce/api/contract';
import { filled, Rejection } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import { createId } from '../../../platform/vocabulary';
import { countDocuments, type DocumentRow, findDocument, insertDocument, updateDocument } from './documentRepository';
import { findVersion, insertVersion, listVersionHeads, type NewVersion, type VersionRow } from './versionRepository';
import { toDocument } from './views';

type S = MainComponents['schemas'];

/** Documents of one account, and versions of one of them. */
const maxDocuments = 500;
const maxVersions = 50;

export const documentGone = () => new Rejection(404, '没有找到这份文稿，可能已删除', 404);

/** A document of the user. @throws Rejection 404 */
export async function ownDocument(db: Db, userId: string, id: string, options = {}): Promise<DocumentRow> {
  const row = await findDocument(db, userId, id, options);
  if (row === undefined) throw documentGone();
  return row;
}

/** A version with its document; the newest one by default. @throws Rejection 404 */
export async function ownVersion(
  db: Db,
  userId: string,
  id: string,
  version?: number,
): Promise<{ document: DocumentRow; row: VersionRow }> {
  const document = await ownDocument(db, userId, id);
  const row = await findVersion(db, id, version ?? document.version);
  if (row === undefined) throw new Rejection(404, '没有找到这一版，可能已删除', 404);
  return { document, row };
}

export const shownDocument = async (db: Db, row: DocumentRow): Promise<S['ProofreadingDocument']> =>
  toDocument(row, await listVersionHeads(db, [row.id]));

/**
 * Adds a document with its first version, in a transaction that has locked the user.
 *
 * @throws Rejection 409 when the user has 500 documents
 */
export async function beginDocument(
  tx: Db,
  userId: string,
  { name, genre, source = 'typed' }: Pick<S['CreateProofreadingBody'], 'name' | 'genre' | 'source'>,
  version: NewVersion,
  now: Date,
): Promise<S['ProofreadingDocument']> {
  if ((await countDocuments(tx, userId)) >= maxDocuments)
    throw new Rejection(409, `最多保存${maxDocuments}份文稿，没有保存这一份。请先删除不用的`, 409);
  const row: DocumentRow = {
    id: createId(),
    name: name === undefined ? nameOf(version.text) : filled('name', '名称', name),
    genre,
    source,
    version: 1,
    created_at: now,
    updated_at: now,
  };
  await insertDocument(tx, userId, row);
  await insertVersion(tx, row.id, 1, version, now);
  return shownDocument(tx, row);
}

/**
 * Adds the next version of a document, in a transaction that has locked the user.
 *
 * @throws Rejection 404; 409 when the document has 50 versions
 */
export async function addVersion(
  tx: Db,
  userId: string,
  id: string,
  version: NewVersion,
  now: Date,
): Promise<S['ProofreadingDocument']> {
  const row = await ownDocument(tx, userId, id);
  if (row.version >= maxVersions)
    throw new Rejection(409, `一份文稿最多${maxVersions}版，没有保存这一版。请另存为一份文稿`, 409);
  const next = { ...row, version: row.version + 1, updated_at: now };
  await updateDocument(tx, id, next);
  await insertVersion(tx, id, next.version, version, now);
  return shownDocument(tx, next);
}

/** The first line that says something. */
const nameOf = (text: string): string => [...(/\S.*/.exec(text)?.[0].trim() ?? '无标题')].slice(0, 40).join('');
