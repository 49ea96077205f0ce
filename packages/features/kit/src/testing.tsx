'use client';
import { createApi } from '@hengce/api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { type FeatureHost, FeatureHostProvider, type HostLocation, type NavigateOptions } from './FeatureHost';
import { queryScope, setHengceQueryDefaults } from './queryDefaults';

export interface MemoryHostProps {
  children: ReactNode;
  /** Initial address, with query and hash. */
  initialPath?: string;
  /** Called on each navigation. */
  onNavigate?: (to: string, options?: NavigateOptions) => void;
  /** Parts of the port to replace. */
  host?: Partial<FeatureHost>;
}

/** Host in memory for stories and tests: an address, no router, no storage, calls to the page's own origin. */
export function MemoryHost({ children, initialPath = '/', onNavigate, host }: MemoryHostProps) {
  const [path, setPath] = useState(initialPath);
  const client = useMemo(() => {
    const made = new QueryClient();
    setHengceQueryDefaults(made);
    // As in a real host, but a failure shows at once.
    made.setQueryDefaults([queryScope], { ...made.getQueryDefaults([queryScope]), retry: false });
    return made;
  }, []);
  const api = useMemo(
    () => createApi({ main: { baseUrl: '', getToken: () => 'story' }, notes: { baseUrl: '', getToken: () => null } }),
    [],
  );
  const value: FeatureHost = {
    api,
    location: parse(path),
    navigate(to, options) {
      onNavigate?.(to, options);
      setPath(to);
    },
    session: { isSignedIn: true, phone: '13800138000', start: () => undefined, end: () => undefined },
    ...host,
  };
  return (
    <QueryClientProvider client={client}>
      <FeatureHostProvider host={value}>
        <div data-testid="address" hidden>
          {path}
        </div>
        {children}
      </FeatureHostProvider>
    </QueryClientProvider>
  );
}

function parse(path: string): HostLocation {
  const { pathname, search, hash } = new URL(path, 'http://host.test');
  return { pathname, search, hash };
}
