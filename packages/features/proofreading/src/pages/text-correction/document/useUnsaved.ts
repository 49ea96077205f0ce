'use client';
import { useUnsaved as useUnsavedWork } from '@hengce/feature-parts';
import type { ProofreadingVersion } from '../../../data/proofreading';
import { presentText } from '../../../model/edits';
import type { Work } from '../../../model/session';

/** Key of what was written in a version and has not arrived. */
export const unsavedKey = ({ documentId, version }: Pick<ProofreadingVersion, 'documentId' | 'version'>) =>
  `proofreading:${documentId}:${version}`;

/** Unsaved work of an earlier visit to a version; null for none, undefined until it is known. */
export const useUnsaved = (version: ProofreadingVersion | undefined) =>
  useUnsavedWork(version && unsavedKey(version), (work): work is Work => fits(work, version?.text ?? ''));

function fits(work: unknown, text: string): boolean {
  const { edits, ignored } = (work ?? {}) as Partial<Work>;
  if (!Array.isArray(edits) || !Array.isArray(ignored)) return false;
  try {
    presentText(text, edits);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
