import { findFactEvidence } from '../../../firm/enterprise';
import type { Db } from '../../../platform/db';
import type { FileStore } from '../../../platform/file';
import { createId } from '../../../platform/vocabulary';
import { kindOfFact } from './evidenceList';
import { findUse, hasVersion, insertEvidence, type LockedEvidence, lockEvidenceRow } from './evidenceRepository';

interface NewFile {
  fileId: string;
  kind: string;
  expiresOn?: string | null;
  /** Series that the file is a newer version of; without it the file begins one. */
  seriesId?: string;
  /** Stays when no declaration uses it. */
  isKept?: boolean;
}

/** Adds a file of the account to its 材料库. @returns the id of the evidence */
export async function addEvidence(tx: Db, ownerId: string, file: NewFile, now: Date): Promise<string> {
  const id = createId();
  await insertEvidence(tx, ownerId, {
    id,
    file_id: file.fileId,
    kind: file.kind,
    expires_on: file.expiresOn ?? null,
    created_at: now,
    series_id: file.seriesId ?? id,
    is_kept: file.isKept ?? false,
  });
  return id;
}

/**
 * Copies the evidence of a fact into the 材料库, because the original goes when the fact gets another.
 *
 * @returns the id of the copy; null where the account has no such fact, the fact no evidence or a newer value
 */
export async function copyFactEvidence(
  tx: Db,
  files: FileStore,
  ownerId: string,
  factId: string,
  now: Date,
): Promise<string | null> {
  const fact = await findFactEvidence(tx, ownerId, factId);
  const fileId = fact?.superseded_at === null ? await files.copy(tx, fact.evidence_file_id) : undefined;
  if (fact === undefined || fileId === undefined) return null;
  return addEvidence(tx, ownerId, { fileId, kind: kindOfFact(fact.key) }, now);
}

/**
 * Locks evidence of the account, with the name of a project that uses it (`usedIn`, null for none); null for evidence of another account.
 */
export async function lockEvidence(
  tx: Db,
  ownerId: string,
  id: string,
): Promise<(LockedEvidence & { usedIn: string | null }) | null> {
  const found = await lockEvidenceRow(tx, ownerId, id);
  // A statement of its own: the one that waits for the lock would still see the uses from before it waited.
  return found === undefined ? null : { ...found, usedIn: await findUse(tx, id) };
}

/** Removes files that no declaration uses any more and that nobody put into the 材料库 on purpose. */
export async function removeUnused(tx: Db, files: FileStore, ownerId: string, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort()) {
    const found = await lockEvidenceRow(tx, ownerId, id);
    // A statement of its own, as above.
    if (found?.is_kept === false && !(await hasVersion(tx, id))) await files.remove(tx, found.file_id);
  }
}
