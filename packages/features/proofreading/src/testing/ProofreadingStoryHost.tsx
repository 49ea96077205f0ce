'use client';
import { FeatureOutlet, useFeatureHost } from '@hengce/feature-kit';
import { MemoryHost, type MemoryHostProps } from '@hengce/feature-kit/testing';
import { Provider, ToastRegion, useTheme } from '@hengce/ui';
import { type ReactNode, useMemo } from 'react';
import { proofreadingFeature } from '../feature';
import type { OpenReading } from '../reading/createReader';
import { ReadingContext } from '../reading/ReadingContext';
import { openHere } from './openHere';

export interface ProofreadingStoryHostProps extends Partial<MemoryHostProps> {
  reading?: OpenReading;
}

/** The page of this feature at an address, in a host that keeps everything in memory; texts are read on the page itself. */
export function ProofreadingStoryHost({ children, reading, ...host }: ProofreadingStoryHostProps) {
  const open = useMemo(() => reading ?? openHere(), [reading]);
  return (
    <MemoryHost {...host}>
      <ReadingContext value={open}>
        <Sheet>{children ?? <FeatureOutlet feature={proofreadingFeature} />}</Sheet>
      </ReadingContext>
    </MemoryHost>
  );
}

// No top bar here: what sticks below it sticks to the top.
const page = { minHeight: '100dvh', background: 'var(--hc-color-surface)', '--hc-size-topbar': '0px' };

function Sheet({ children }: { children: ReactNode }) {
  const { navigate } = useFeatureHost();
  return (
    <Provider colorScheme={useTheme()} navigate={navigate}>
      <main style={page}>{children}</main>
      <ToastRegion />
    </Provider>
  );
}
