'use client';
import type { SavedEvaluation } from '@hengce/api';
import { hasOnlyFailed, useNow } from '@hengce/feature-kit';
import { isAbsent, QueryFailure } from '@hengce/feature-parts';
import { dayAndHour } from '@hengce/text';
import { Alert, Link, PageHeader, Skeleton, SkeletonDelay, StateView, Tabs } from '@hengce/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEvaluationHrefs } from '../../hooks/useEvaluationHrefs';
import { bones, head, page } from './Evaluation.css';
import { useEvaluationText } from './text';

export interface EvaluationFrameProps {
  kind: keyof ReturnType<typeof useEvaluationHrefs>;
  title: string;
  description?: string;
  actions?: ReactNode;
  /** Queries that have to succeed before anything is shown. */
  reading: UseQueryResult<unknown>;
  /** Saved report that is shown instead of the present evaluation; absent otherwise. */
  saved?: Pick<SavedEvaluation, 'createdAt' | 'isStale'>;
  children: ReactNode;
}

/**
 * Frame of an evaluation page: its heading, the tabs of both evaluations (高企, 专精特新), a notice over a saved report,
 * and, in place of the content, what says that `reading` loads, failed or found nothing.
 */
export function EvaluationFrame(props: EvaluationFrameProps) {
  const { kind, title, description, actions, reading, saved, children } = props;
  const text = useEvaluationText().evaluation;
  const hrefs = useEvaluationHrefs();
  const now = useNow();
  return (
    <div className={page}>
      <div className={head}>
        <PageHeader title={title} description={description} actions={actions} />
        <Tabs
          label={text.kinds}
          selectedKey={kind}
          items={[
            { id: 'companyEvaluating', label: text.highTech, href: hrefs.companyEvaluating() },
            { id: 'specialization', label: text.specialization, href: hrefs.specialization() },
          ]}
        />
      </div>
      {saved ? (
        <Alert action={<Link href={hrefs[kind]()}>{text.toPresent}</Link>}>
          {text.savedNote(dayAndHour(saved.createdAt, now))}
          {saved.isStale ? text.stale : null}
        </Alert>
      ) : null}
      {isAbsent(reading.error) ? (
        <StateView kind="notFound" title={text.goneTitle} description={text.goneBody} />
      ) : hasOnlyFailed(reading) ? (
        <QueryFailure query={reading} title={text.failedTitle} kept={text.failedKept} />
      ) : (
        <SkeletonDelay isLoading={!reading.data} skeleton={<Bones />} label={text.loading}>
          {children}
        </SkeletonDelay>
      )}
    </div>
  );
}

const Bones = () => (
  <div className={bones} aria-hidden="true">
    <Skeleton variant="block" height={104} />
    <Skeleton variant="block" height={320} />
  </div>
);
