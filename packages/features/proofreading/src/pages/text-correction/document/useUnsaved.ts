'use client';
import { type DraftStore, useFeatureHost } from '@hengce/feature-kit';
import { useEffect, useState } from 'react';
import type { ProofreadingVersion } from '../../../data/proofreading';
import { type Edit, presentText } from '../../../model/edits';
import type { Ignored } from '../../../model/ignored';

export interface Unsaved {
  /** Revision of the state that it changes. */
  revision: number;
  edits: readonly Edit[];
  ignored: readonly Ignored[];
}

const keyOf = ({ documentId, version }: Pick<ProofreadingVersion, 'documentId' | 'version'>) =>
  `proofreading:${documentId}:${version}`;

type Of = Pick<ProofreadingVersion, 'documentId' | 'version'>;

export const keepUnsaved = (drafts: DraftStore, of: Of, work: Unsaved): Promise<void> =>
  drafts.write(keyOf(of), JSON.stringify(work));
export const forgetUnsaved = (drafts: DraftStore, of: Of): Promise<void> => drafts.write(keyOf(of), null);

/** Unsaved work of an earlier visit to a version; null for none, undefined until it is known. */
export function useUnsaved(version: ProofreadingVersion | undefined): Unsaved | null | undefined {
  const { drafts } = useFeatureHost();
  const [found, setFound] = useState<Unsaved | null | undefined>(drafts ? undefined : null);
  const isKnown = version !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the version is there
  useEffect(() => {
    if (!version || !drafts) return;
    let isCurrent = true;
    void drafts.read(keyOf(version)).then((kept) => {
      if (isCurrent) setFound(kept === null ? null : fitting(kept, version));
    });
    return () => {
      isCurrent = false;
    };
  }, [isKnown, drafts]);
  return found;
}

function fitting(kept: string, { text }: ProofreadingVersion): Unsaved | null {
  try {
    const { revision, edits, ignored } = JSON.parse(kept) as Unsaved;
    if (!Number.isInteger(revision) || !Array.isArray(edits) || !Array.isArray(ignored)) return null;
    // It fits the text, or it is not taken.
    presentText(text, edits);
    return { revision, edits, ignored };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return null;
    throw error;
  }
}
