'use client';
import { useExternalLink, useFeatureHost } from '@hengce/feature-kit';
import { QueryBody } from '@hengce/feature-parts';
import { LinkButton, Skeleton, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { publicityQueries } from '../../data/publicity';
import { HitRow } from './HitRow';
import { part, rows } from './PublicityPage.css';
import { usePublicityText } from './text';
import { WatchedFirms } from './WatchedFirms';

/** Hits of the user's enterprises and watched firms. */
export function MinePart() {
  const text = usePublicityText().publicity;
  const { api } = useFeatureHost();
  const toFirm = useExternalLink('account.enterpriseInformation');
  const hits = useQuery(publicityQueries(api).hits());
  return (
    <QueryBody query={hits} text={text} skeleton={<Skeleton variant="row" lines={3} />}>
      {(data) => (
        <section className={part} aria-label={text.mine}>
          {data.hits.length === 0 ? (
            <StateView
              kind="empty"
              title={text.noHitsTitle}
              description={text.noHitsBody}
              {...(toFirm ? { primaryAction: <LinkButton href={toFirm}>{text.formerNames}</LinkButton> } : {})}
            />
          ) : (
            <ul className={rows}>
              {data.hits.map((hit) => (
                <li key={hit.id}>
                  <HitRow hit={hit} />
                </li>
              ))}
            </ul>
          )}
          <WatchedFirms names={data.watched} />
        </section>
      )}
    </QueryBody>
  );
}
