'use client';
import { useQueryClient } from '@tanstack/react-query';
import { Component, type ReactNode, Suspense, useEffect } from 'react';
import type { Feature, RouteDef, Routes } from './defineFeature';
import { type FeatureHost, type PageErrorProps, useFeatureHost } from './FeatureHost';
import { text } from './text';

export interface FeaturePageProps<R extends Routes> {
  feature: Feature<R>;
  name: keyof R & string;
  params: Record<string, string>;
}

/** One page as the host mounts it: gate, error boundary, lazy page. */
export function FeaturePage<R extends Routes>({ feature, name, params }: FeaturePageProps<R>) {
  const host = useFeatureHost();
  const route = feature.routes[name] as RouteDef;
  const { Gate, PagePending = PlainPending } = host;
  const page = (
    <PageBoundary
      host={host}
      resetKey={`${feature.id}.${name} ${JSON.stringify(params)}`}
      onFailed={() => feature.forget(name)}
    >
      <FirstQuestion feature={feature} name={name} params={params} />
      <Suspense fallback={<PagePending />}>
        <Page feature={feature} name={name} params={params} />
      </Suspense>
    </PageBoundary>
  );
  return Gate ? <Gate route={route}>{page}</Gate> : page;
}

/** Asks what the page asks first while its code is on its way; whom the gate keeps out asks nothing. */
function FirstQuestion<R extends Routes>({ feature, name, params }: FeaturePageProps<R>) {
  const { api } = useFeatureHost();
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page
  useEffect(() => feature.preload(name, { api, client, params }), [feature, name, JSON.stringify(params)]);
  return null;
}

function Page<R extends Routes>({ feature, name, params }: FeaturePageProps<R>) {
  const Loaded = feature.page(name);
  return <Loaded params={params} />;
}

interface BoundaryProps {
  host: FeatureHost;
  /** A failed page is tried again when this changes, as when the user goes elsewhere. */
  resetKey: string;
  onFailed: () => void;
  children: ReactNode;
}
interface BoundaryState {
  key: string;
  failure: { error: unknown } | null;
}

class PageBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { key: this.props.resetKey, failure: null };

  // Here and not after the commit: there the failure of the new page would look like one of the page before.
  static getDerivedStateFromProps({ resetKey }: BoundaryProps, { key }: BoundaryState): BoundaryState | null {
    return key === resetKey ? null : { key: resetKey, failure: null };
  }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed();
    this.props.host.reportError?.(error);
  }

  retry = () => this.setState({ failure: null });

  override render() {
    if (!this.state.failure) return this.props.children;
    const Shown = this.props.host.PageError ?? PlainError;
    return <Shown error={this.state.failure.error} retry={this.retry} />;
  }
}

const PlainPending = () => <p role="status">{text.loading}</p>;

const PlainError = ({ retry }: PageErrorProps) => (
  <div role="alert">
    <p>{text.failed}</p>
    <button type="button" onClick={retry}>
      {text.retry}
    </button>
  </div>
);
