'use client';
import type { MemoryHostProps } from '@hengce/feature-kit/testing';
import { FeatureStoryHost } from '@hengce/feature-parts/testing';
import { useMemo } from 'react';
import { proofreadingFeature } from '../feature';
import type { OpenReading } from '../reading/createReader';
import { ReadingContext } from '../reading/ReadingContext';
import { openHere } from './openHere';

export interface ProofreadingStoryHostProps extends Partial<MemoryHostProps> {
  reading?: OpenReading;
}

/** Host in memory with the page of this feature; texts are read on the page itself. */
export function ProofreadingStoryHost({ reading, ...host }: ProofreadingStoryHostProps) {
  const open = useMemo(() => reading ?? openHere(), [reading]);
  return (
    <ReadingContext value={open}>
      <FeatureStoryHost {...host} feature={proofreadingFeature} />
    </ReadingContext>
  );
}
