'use client';
import type { ReadinessItem } from '@hengce/api';
import { hasOnlyFailed, useFeatureHost } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { Heading, Link, Skeleton, SkeletonDelay, StatusRing, UsageMeter } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { PlaceLink, type PlaceLinkProps } from '../../../shared/components/place/PlaceLink';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { declarationQueries } from '../../data/declarations';
import { placeId } from '../../model/formFields';
import { muted, readyLine, form as stack } from './ApplicationPage.css';
import { useApplicationText } from './text';

export interface ReadinessProps extends Pick<PlaceLinkProps, 'onGo'> {
  declarationId: string;
}

const places = { form: 'field', materials: 'material', review: 'comment' } as const;

/** 还差什么: each line leads to its place. */
export function Readiness({ declarationId, onGo }: ReadinessProps) {
  const text = useApplicationText().application.ready;
  const { api } = useFeatureHost();
  const readiness = useQuery(declarationQueries(api).readiness(declarationId));
  const { data } = readiness;
  if (hasOnlyFailed(readiness)) return <QueryFailure isLine query={readiness} title={text.failed} />;
  return (
    <SkeletonDelay isLoading={!data} skeleton={<Skeleton variant="row" lines={5} />} label={text.loading}>
      {data ? (
        <div className={stack}>
          <UsageMeter
            label={text.percent}
            variant="stacked"
            purpose="completeness"
            used={data.percent}
            limit={100}
            unit={text.unit}
            valueText={`${data.percent}${text.unit}`}
          />
          <p className={muted} aria-live="polite">
            {data.isReady ? text.all : text.count(data.blocking)}
          </p>
          <Lines items={data.items.filter(({ isBlocking }) => isBlocking)} {...{ declarationId, onGo }} />
          {data.items.some(({ isBlocking }) => !isBlocking) ? (
            <>
              <Heading level={3}>{text.optional}</Heading>
              <Lines items={data.items.filter(({ isBlocking }) => !isBlocking)} {...{ declarationId, onGo }} />
            </>
          ) : null}
        </div>
      ) : null}
    </SkeletonDelay>
  );
}

function Lines({ items, declarationId, onGo }: ReadinessProps & { items: readonly ReadinessItem[] }) {
  const hrefs = usePolicyHrefs();
  return (
    <ul>
      {items.map(({ id, text, isBlocking, place }) => (
        <li key={id} className={readyLine}>
          <StatusRing state={isBlocking ? 'unmet' : 'unknown'} />
          {place.page === 'tracking' || place.page === 'evaluation' ? (
            <Link
              variant="standalone"
              href={hrefs[place.page === 'tracking' ? 'declaration' : 'projectEvaluation'](declarationId)}
            >
              {text}
            </Link>
          ) : place.id === null ? (
            text
          ) : (
            <PlaceLink variant="standalone" to={placeId(places[place.page], place.id)} onGo={onGo}>
              {text}
            </PlaceLink>
          )}
        </li>
      ))}
    </ul>
  );
}
