import { type FeatureHost, useFeatureHost } from '@hengce/feature-kit';
import { MemoryHost } from '@hengce/feature-kit/testing';
import { Provider, useTheme } from '@hengce/ui';
import type { ReactNode } from 'react';

export interface StoryHostProps {
  children: ReactNode;
  path: string;
  session?: Partial<FeatureHost['session']>;
}

/** Host in memory in which links stay inside the story. */
export function StoryHost({ children, path, session }: StoryHostProps) {
  return (
    <MemoryHost
      initialPath={path}
      host={{
        session: { isSignedIn: false, start: () => undefined, end: () => undefined, ...session },
      }}
    >
      <Routed>{children}</Routed>
    </MemoryHost>
  );
}

function Routed({ children }: { children: ReactNode }) {
  const { navigate } = useFeatureHost();
  return (
    <Provider colorScheme={useTheme()} navigate={navigate}>
      {children}
    </Provider>
  );
}
