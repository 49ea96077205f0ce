'use client';
import { FeatureOutlet, useFeatureHost } from '@hengce/feature-kit';
import { MemoryHost, type MemoryHostProps } from '@hengce/feature-kit/testing';
import { Provider, ToastRegion, useTheme } from '@hengce/ui';
import type { ReactNode } from 'react';
import { chatFeature } from '../feature';

const links = {
  'policy.detail': ({ policyId = '', clauseId = '' }: Record<string, string> = {}) =>
    `/Policy/PolicyDetail/${policyId}${clauseId ? `#${clauseId}` : ''}`,
};

/** The pages of this feature at an address, in a host that keeps everything in memory: links work, nothing leaves the page. */
export function ChatStoryHost({ children, ...host }: Partial<MemoryHostProps>) {
  return (
    <MemoryHost {...host} host={{ links, ...host.host }}>
      <Sheet>{children ?? <FeatureOutlet feature={chatFeature} />}</Sheet>
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
