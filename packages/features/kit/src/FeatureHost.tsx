'use client';
import type { Api, ModuleName } from '@hengce/api';
import { type ComponentType, createContext, type ReactNode, useContext, useEffect } from 'react';
import type { Artifact, ArtifactTarget } from './Artifact';
import type { RouteDef } from './defineFeature';

export interface HostLocation {
  pathname: string;
  /** Query with its question mark, or empty. */
  search: string;
  /** Hash with its number sign, or empty. */
  hash: string;
}

export interface NavigateOptions {
  /** Whether the current history entry is replaced, as while typing. */
  replace?: boolean;
  /** Whether the scroll position stays, as when a filter changes. */
  keepScroll?: boolean;
}

export interface SignedIn {
  token: string;
  phone: string;
  isNewUser: boolean;
}

export interface HostSession {
  isSignedIn: boolean;
  phone?: string;
  /** Starts a session. Called by a sign-in page; the host stores the token and opens the page that the user wanted. */
  start(session: SignedIn): void;
  /** Ends the session and goes to sign-in, where the host shows the reason if there is one. */
  end(reason?: 'signed-out' | 'password-changed' | 'account-closed'): void;
}

export interface ReserveUseOptions {
  /** Sentence about the work that is saved, for when no use is left: 当前文稿已保存。 */
  kept?: string;
}

export interface PageErrorProps {
  error: unknown;
  retry: () => void;
}

export interface DraftStore {
  /** Draft of a key; null when there is none. */
  read(key: string): Promise<string | null>;
  /** Stores a draft; null deletes it. */
  write(key: string, text: string | null): Promise<void>;
}

/** Nested texts of which any part may be overridden. */
export type DeepPartial<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends object
    ? { [K in keyof T]?: DeepPartial<T[K]> }
    : T;

/**
 * Port between features and their host, with everything in which hosts differ. A page's only inputs are its parameters,
 * its props and this port: no router, no storage, no environment, no globals (docs/mounting.md).
 */
export interface FeatureHost {
  api: Api;
  location: HostLocation;
  navigate(to: string, options?: NavigateOptions): void;
  /** Starts to fetch the code of the page at an address, as when a pointer comes to its link. */
  preload?(to: string): void;
  /**
   * Opens a page of another product, such as a payment gateway; only http and https. In a host without it the user gets
   * a link.
   */
  leave?(url: string): void;
  /** Base paths of features, by id; a feature has a default. */
  basePaths?: Readonly<Record<string, string>>;
  /** Links to other features by role, such as `policy.askAssistant`. An unbound role hides its button. */
  links?: Readonly<Record<string, ((params?: Record<string, string>) => string | undefined) | undefined>>;
  session: HostSession;
  /** Overrides of a feature's texts, by its id. */
  text?: Readonly<Record<string, unknown>>;
  /**
   * Sets the name of what a page shows, such as a policy or a conversation, for the browser tab and the breadcrumbs;
   * the host adds its own name. null removes it.
   */
  setTitle?(title: string | null): void;
  /** Returns the present moment; stories and tests fix it. */
  now?: () => Date;
  /**
   * Reserves a use of a module before an action that costs one; reading costs none. Resolves to the `Idempotency-Key`
   * that the action sends too, so that a failed action gives the use back, or to null when no use is left: the host has
   * said so, and what the user typed stays. Rejects with the ApiError of a call that failed. A host without it counts
   * no uses.
   */
  reserveUse?(module: ModuleName, options?: ReserveUseOptions): Promise<string | null>;
  /**
   * Offers the upgrade before the first action of AI获客 that costs a use (specification §4). Resolves to whether to go
   * on; the host asks the user where the account can be upgraded. Rejects with the ApiError of a check that failed. A
   * host without it has nothing to upgrade.
   */
  upgradeAcquisition?(): Promise<boolean>;
  /** Store of unfinished texts, of the signed-in user alone, until sign-out; without it a draft ends with the page. */
  drafts?: DraftStore;
  /** Hands an artifact over to another feature, by target. A target without a function has no button. */
  handOver?: Partial<Record<ArtifactTarget, (artifact: Artifact) => void>>;
  /** Component around every page, which checks session and trial. */
  Gate?: ComponentType<{ route: RouteDef; children: ReactNode }>;
  /** Component shown while a page loads. */
  PagePending?: ComponentType;
  /** Component shown when a page fails to load or to render. */
  PageError?: ComponentType<PageErrorProps>;
  /** Called with errors that reached an error boundary. */
  reportError?(error: unknown): void;
}

const HostContext = createContext<FeatureHost | null>(null);

export function FeatureHostProvider({ host, children }: { host: FeatureHost; children: ReactNode }) {
  return <HostContext.Provider value={host}>{children}</HostContext.Provider>;
}

export function useFeatureHost(): FeatureHost {
  const host = useContext(HostContext);
  if (!host) throw new Error('Feature pages need a <FeatureHostProvider> above them: docs/mounting.md');
  return host;
}

/** Link of a role; undefined when the host bound none: then do not render the button. */
export function useExternalLink(role: string, params?: Record<string, string>): string | undefined {
  return useFeatureHost().links?.[role]?.(params);
}

/** Present moment by the host's clock, or by the browser's where the host has none. */
export function useNow(): Date {
  return (useFeatureHost().now ?? (() => new Date()))();
}

/** Effect that names the page once its title is known and while it is mounted; otherwise the route's title is shown. */
export function usePageTitle(title: string | undefined): void {
  const { setTitle } = useFeatureHost();
  useEffect(() => {
    if (!title || !setTitle) return;
    setTitle(title);
    return () => setTitle(null);
  }, [title, setTitle]);
}
