'use client';
import { type Feature, FeatureOutlet, useFeatureHost } from '@hengce/feature-kit';
import { MemoryHost, type MemoryHostProps } from '@hengce/feature-kit/testing';
import { Provider, ToastRegion, useTheme } from '@hengce/ui';
import type { ReactNode } from 'react';

export interface FeatureStoryHostProps extends Partial<MemoryHostProps> {
  feature: Feature;
}

/** Host in memory with the pages of a feature at an address: links work, nothing leaves the page. */
export function FeatureStoryHost({ children, feature, ...host }: FeatureStoryHostProps) {
  return (
    <MemoryHost {...host}>
      <Sheet>{children ?? <FeatureOutlet feature={feature} />}</Sheet>
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
