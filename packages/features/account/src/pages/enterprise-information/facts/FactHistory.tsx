'use client';
import type { Fact, FactValue } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { fullMoment } from '@hengce/text';
import { Heading, Skeleton, SkeletonDelay } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { factQueries } from '../../../data/facts';
import { formatFact } from '../../../model/factValue';
import { useEnterpriseInformationText } from '../text';
import { EvidenceFile } from './EvidenceFile';
import { entry, line, list, muted, part, value as valueStyle } from './FactDrawer.css';

/**
 * All values of a fact in every year, present ones included, the newest first: each with its source, when it was
 * recorded, and when it was replaced or that it is adopted.
 */
export function FactHistory({ enterpriseId, fact }: { enterpriseId: string; fact: Fact }) {
  const { api } = useFeatureHost();
  const text = useEnterpriseInformationText().enterpriseInformation.drawer;
  const history = useQuery(factQueries(api).history(enterpriseId, fact.key));
  return (
    <section className={part}>
      <Heading level={3}>{text.history}</Heading>
      {history.isError ? (
        <QueryFailure query={history} title={text.historyFailed} headingLevel={4} isLine />
      ) : (
        <SkeletonDelay isLoading={history.isPending} skeleton={<Skeleton variant="row" />}>
          {history.data?.length === 0 ? <p className={muted}>{text.noHistory}</p> : null}
          <ul className={list}>
            {history.data?.map((value) => (
              <Row key={value.factId} {...{ enterpriseId, fact, value }} />
            ))}
          </ul>
        </SkeletonDelay>
      )}
    </section>
  );
}

function Row({ enterpriseId, fact, value }: { enterpriseId: string; fact: Fact; value: FactValue }) {
  const text = useEnterpriseInformationText().enterpriseInformation;
  const until = value.supersededAt
    ? text.drawer.replaced(fullMoment(value.supersededAt))
    : value.isChosen
      ? text.drawer.adopted
      : text.drawer.present;
  return (
    <li className={entry}>
      <span className={line}>
        <span className={valueStyle}>{formatFact(fact.type, value.value, fact.unit, text)}</span>
        <span className={muted}>
          {[value.period && text.table.year(value.period), value.sourceName].filter(Boolean).join(text.comma)}
        </span>
      </span>
      <span className={muted}>{[text.drawer.recorded(fullMoment(value.recordedAt)), until].join(text.comma)}</span>
      {value.note ? <span className={muted}>{text.drawer.note(value.note)}</span> : null}
      {value.evidence && value.supersededAt ? <EvidenceFile {...{ enterpriseId, value }} /> : null}
    </li>
  );
}
