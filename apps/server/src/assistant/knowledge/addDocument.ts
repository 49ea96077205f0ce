import { createHash } from 'node:crypto';
import { Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import type { CheckedFile, FileStore } from '../../platform/file';
import { createId } from '../../platform/vocabulary';
import { hasFolder } from './baseRepository';
import { attachments, attachmentsBase } from './bases';
import {
  countDocuments,
  countVersions,
  type DocumentRow,
  deleteRemovedOf,
  insertDocument,
  replaceVersion,
  restartReading,
  type VersionFile,
} from './documentRepository';
import { folderGone } from './gone';
import { ownBase } from './ownBase';

/** Documents of one account. */
const maxDocuments = 1_000;
const maxVersions = 20;

export interface Upload {
  /** Id of a base, or `attachments`. */
  baseId: string;
  folderId?: string;
  /** Id of the document of which the file is a new version; undefined for a new document. */
  replaces?: string;
  file: Blob;
}

/**
 * Adds a document to a base, in a transaction that has locked the user.
 *
 * @returns its id
 * @throws Rejection 404 when the base or folder is gone; 409 when the account has 1,000 documents
 */
export async function addDocument(
  tx: Db,
  files: FileStore,
  userId: string,
  upload: Upload,
  file: CheckedFile,
  now: Date,
): Promise<string> {
  const baseId =
    upload.baseId === attachments
      ? await attachmentsBase(tx, userId, now)
      : (await ownBase(tx, userId, upload.baseId)).id;
  const { folderId = null } = upload;
  if (folderId !== null) await checkFolder(tx, baseId, folderId);
  if ((await countDocuments(tx, userId)) >= maxDocuments)
    throw new Rejection(409, `知识库最多${maxDocuments}份文件，没有上传。请先删除不用的`, 409);
  const id = createId();
  await insertDocument(tx, id, userId, { baseId, folderId }, await keepFile(tx, files, userId, file), now);
  return id;
}

/**
 * Makes a file the newest version of a document, in a transaction that has locked the user.
 *
 * @returns the document's id
 * @throws Rejection 409 when the document has 20 versions
 */
export async function addVersion(
  tx: Db,
  files: FileStore,
  { id, version }: DocumentRow,
  userId: string,
  file: CheckedFile,
  now: Date,
): Promise<string> {
  if ((await countVersions(tx, id)) >= maxVersions)
    throw new Rejection(409, `一份文件最多${maxVersions}个版本，没有上传。请删除后重新上传`, 409);
  await replaceVersion(tx, id, version + 1, await keepFile(tx, files, userId, file), now);
  await restartReading(tx, id);
  return id;
}

/** Checks that a folder is in the base. @throws Rejection 404 when it is not */
export async function checkFolder(tx: Db, baseId: string, folderId: string): Promise<void> {
  if (!(await hasFolder(tx, baseId, folderId))) throw folderGone();
}

async function keepFile(tx: Db, files: FileStore, userId: string, file: CheckedFile): Promise<VersionFile> {
  const size = file.content.byteLength;
  // Removed documents make room for new ones.
  if ((await files.usedBytes(tx, userId)) + size > files.maxBytes) await deleteRemovedOf(tx, userId);
  const { id, name } = await files.keep(tx, userId, file, '文件');
  return {
    fileId: id,
    name,
    kind: file.kind,
    sha256: createHash('sha256').update(file.content).digest('hex'),
    size,
  };
}
