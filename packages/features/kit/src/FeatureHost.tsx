'use client';
import type { Api, ModuleName } from '@hengce/api';
import { type ComponentType, createContext, type ReactNode, useContext, useEffect } from 'react';
import type { Artifact, ArtifactTarget } from './Artifact';
import type { RouteDef } from './defineFeature';

export interface HostLocation {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** With its number sign, or empty. */
  hash: string;
}

export interface NavigateOptions {
  /** Replaces the current entry of the history, as while typing. */
  replace?: boolean;
  /** Keeps the scroll position, as when a filter changes. */
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
  /** Called by a sign-in page; the host stores the token and goes on to where the user wanted to go. */
  start(session: SignedIn): void;
  /** Forgets the session and goes to sign-in; with a reason the host says it. */
  end(reason?: 'signed-out' | 'password-changed' | 'account-closed'): void;
}

export interface ReserveUseOptions {
  /** What is still there when no use is left, as a sentence: 当前文稿已保存。 */
  kept?: string;
}

export interface PageErrorProps {
  error: unknown;
  retry: () => void;
}

export interface DraftStore {
  /** null when there is none. */
  read(key: string): Promise<string | null>;
  /** null forgets it. */
  write(key: string, text: string | null): Promise<void>;
}

/** Nested texts of which any part may be replaced. */
export type DeepPartial<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends object
    ? { [K in keyof T]?: DeepPartial<T[K]> }
    : T;

/**
 * Everything in which hosts differ. A page's only inputs are its parameters, its props and this port: no router, no
 * storage, no environment, no globals (docs/mounting.md).
 */
export interface FeatureHost {
  api: Api;
  location: HostLocation;
  navigate(to: string, options?: NavigateOptions): void;
  /**
   * Goes to a page of somebody else, such as where a gateway takes the money; only http and https. In a host without it the user
   * is shown a link.
   */
  leave?(url: string): void;
  /** Where the host mounted a feature, by its id; a feature has a default. */
  basePaths?: Readonly<Record<string, string>>;
  /** Links to other features by role, such as `policy.askAssistant`. An unbound role hides its button. */
  links?: Readonly<Record<string, ((params?: Record<string, string>) => string | undefined) | undefined>>;
  session: HostSession;
  /** Overrides of a feature's texts, by its id. */
  text?: Readonly<Record<string, unknown>>;
  /**
   * Names what a page shows, such as a policy or a conversation, for the browser tab and the breadcrumbs; the host adds its own
   * name. null: nothing that has a name of its own any more.
   */
  setTitle?(title: string | null): void;
  /** The present moment; stories and tests give a fixed one. */
  now?: () => Date;
  /**
   * Asked before an action that costs a use of a module; reading costs none. Resolves to the `Idempotency-Key` that the action
   * sends too, so that a failed action gives the use back, or to null when no use is left: the host has said so, and what the
   * user typed stays. Rejects with the ApiError of a call that failed. A host without it counts no uses.
   */
  reserveUse?(module: ModuleName, options?: ReserveUseOptions): Promise<string | null>;
  /**
   * Asked before the first action of AI 获客 that costs a use (specification §4): resolves to whether to go on. The host asks the user where the account
   * can be upgraded. Rejects with the ApiError of a check that failed. A host without it has nothing to upgrade.
   */
  upgradeAcquisition?(): Promise<boolean>;
  /** Keeps what was begun to be written, of the signed-in user alone, until he signs out; a host without it forgets it with the page. */
  drafts?: DraftStore;
  /** Takes something made here over into another feature. What the host has no place for, it does not name, and no button shows. */
  handOver?: Partial<Record<ArtifactTarget, (artifact: Artifact) => void>>;
  /** Wraps every page: session, trial. */
  Gate?: ComponentType<{ route: RouteDef; children: ReactNode }>;
  /** Shown while a page loads. */
  PagePending?: ComponentType;
  /** Shown when a page fails to load or to render. */
  PageError?: ComponentType<PageErrorProps>;
  /** Told about errors that reached an error boundary. */
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

/** The link of a role, or undefined when the host bound none: then do not render the button. */
export function useExternalLink(role: string, params?: Record<string, string>): string | undefined {
  return useFeatureHost().links?.[role]?.(params);
}

/** The present moment of the host. */
export function useNow(): Date {
  return (useFeatureHost().now ?? (() => new Date()))();
}

/** Names what the page shows once its title is known and while it is shown; otherwise the route's title stands. */
export function usePageTitle(title: string | undefined): void {
  const { setTitle } = useFeatureHost();
  useEffect(() => {
    if (!title || !setTitle) return;
    setTitle(title);
    return () => setTitle(null);
  }, [title, setTitle]);
}
