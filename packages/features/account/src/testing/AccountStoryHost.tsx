'use client';
import { FeatureOutlet, useFeatureHost } from '@hengce/feature-kit';
import { MemoryHost, type MemoryHostProps } from '@hengce/feature-kit/testing';
import { Provider, ToastRegion, useTheme } from '@hengce/ui';
import { accountFeature } from '../feature';

/** Host in memory with the pages of this feature at an address: links work, nothing leaves the page. */
export function AccountStoryHost(host: Partial<MemoryHostProps>) {
  return (
    <MemoryHost {...host}>
      <Sheet />
    </MemoryHost>
  );
}

function Sheet() {
  const { navigate } = useFeatureHost();
  return (
    <Provider colorScheme={useTheme()} navigate={navigate}>
      <main style={{ minHeight: '100dvh', background: 'var(--hc-color-surface)' }}>
        <FeatureOutlet feature={accountFeature} />
      </main>
      <ToastRegion />
    </Provider>
  );
}
