import { useFeatureHost } from '@hengce/feature-kit';
import { MemoryHost } from '@hengce/feature-kit/testing';
import { Provider, ToastRegion, useTheme } from '@hengce/ui';
import type { ReactNode } from 'react';
import { links } from '../host/links';
import { Shell } from '../layout/Shell';
import { pageAt } from '../pages';

export interface PortalStoryProps {
  children: ReactNode;
  /** Address at which the story starts. */
  path?: string;
  /** Whether the shell is left out, as for signed-out users. */
  isBare?: boolean;
}

const signedOut = { isSignedIn: false, start: () => undefined, end: () => undefined };

/** The portal around one page, in memory: links stay inside the story. */
export function PortalStory({ children, path = '/', isBare = false }: PortalStoryProps) {
  return (
    <MemoryHost initialPath={path} host={{ links, ...(isBare ? { session: signedOut } : {}) }}>
      <Framed isBare={isBare}>{children}</Framed>
    </MemoryHost>
  );
}

function Framed({ children, isBare }: { children: ReactNode; isBare: boolean }) {
  const { navigate, location } = useFeatureHost();
  const { id, route } = pageAt(location.pathname);
  return (
    <Provider colorScheme={useTheme()} navigate={navigate}>
      {isBare ? (
        <main>{children}</main>
      ) : (
        <Shell pageId={id} title={route.title} shown={null}>
          {children}
        </Shell>
      )}
      <ToastRegion />
    </Provider>
  );
}
