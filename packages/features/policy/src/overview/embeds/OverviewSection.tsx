'use client';
import { LoadFailure, SkeletonDelay, StateView } from '@hengce/ui';
import { type ReactNode, useId } from 'react';
import { SectionHead } from '../../shared/components/SectionHead';
import { usePolicyText } from '../../shared/text';
import type { OverviewQuery } from './useOverview';

export interface OverviewSectionProps {
  title: string;
  /** Text beside the title, once it is known. */
  hint?: ReactNode;
  more: { href: string; label: string };
  query: OverviewQuery;
  /** Empty state: what the section is for. */
  empty: { title: string; description: string };
  isEmpty: boolean;
  /** Skeleton of the content. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** Section of a host's home page with its title, link, and its own loading, error and empty state. */
export function OverviewSection({
  title,
  hint,
  more,
  query,
  empty,
  isEmpty,
  skeleton,
  children,
}: OverviewSectionProps) {
  const text = usePolicyText();
  const id = useId();
  const { error, isError, isPending, isPaused, refetch } = query;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} hint={hint} more={more} />
      {isError || isPaused ? (
        <LoadFailure error={error} title={text.overview.errorTitle} onRetry={refetch} headingLevel={3} />
      ) : (
        <SkeletonDelay isLoading={isPending} skeleton={skeleton}>
          {isEmpty ? (
            <StateView kind="empty" title={empty.title} description={empty.description} headingLevel={3} />
          ) : (
            children
          )}
        </SkeletonDelay>
      )}
    </section>
  );
}
