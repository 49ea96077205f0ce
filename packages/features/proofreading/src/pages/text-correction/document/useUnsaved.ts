'use client';
import { type DraftStore, useFeatureHost } from '@hengce/feature-kit';
import { useEffect, useState } from 'react';
import type { ProofreadingVersion } from '../../../data/proofreading';
import { type Edit, presentText } from '../../../model/edits';
import type { Ignored } from '../../../model/session';

export interface Unsaved {
  edits: readonly Edit[];
  ignored: readonly Ignored[];
}

const keyOf = ({ documentId, version }: Pick<ProofreadingVersion, 'documentId' | 'version'>) =>
  `proofreading:${documentId}:${version}`;

type Of = Pick<ProofreadingVersion, 'documentId' | 'version'>;

export const keepUnsaved = (drafts: DraftStore, of: Of, revision: number, work: Unsaved): Promise<void> =>
  drafts.write(keyOf(of), JSON.stringify({ revision, ...work }));
export const forgetUnsaved = (drafts: DraftStore, of: Of): Promise<void> => drafts.write(keyOf(of), null);

/** Work on a version that was not saved when the page was left; undefined until that is known. Work on an older state is dropped. */
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

function fitting(kept: string, { revision, text }: ProofreadingVersion): Unsaved | null {
  try {
    const work = JSON.parse(kept) as Unsaved & { revision: number };
    if (work.revision !== revision || !Array.isArray(work.edits) || !Array.isArray(work.ignored)) return null;
    // It fits the text, or it is not taken.
    presentText(text, work.edits);
    return { edits: work.edits, ignored: work.ignored };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return null;
    throw error;
  }
}
