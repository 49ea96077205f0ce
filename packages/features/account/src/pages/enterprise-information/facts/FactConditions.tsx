'use client';
import type { FactCondition } from '@hengce/api';
import { useExternalLink, useFeatureHost } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { Heading, Link, SampleTag, Skeleton, SkeletonDelay } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { factQueries } from '../../../data/facts';
import { useEnterpriseInformationText } from '../text';
import { entry, good, line, list, muted, part, warned, words } from './FactDrawer.css';

/** Policies with conditions on a fact: national ones first, each with a link to its clause. */
export function FactConditions({ enterpriseId, factKey }: { enterpriseId: string; factKey: string }) {
  const { api } = useFeatureHost();
  const text = useEnterpriseInformationText().enterpriseInformation.drawer;
  const conditions = useQuery(factQueries(api).conditions(enterpriseId, factKey));
  const { data } = conditions;
  return (
    <section className={part}>
      <Heading level={3}>{text.conditions}</Heading>
      {conditions.isError ? (
        <QueryFailure query={conditions} title={text.conditionsFailed} headingLevel={4} isLine />
      ) : (
        <SkeletonDelay isLoading={conditions.isPending} skeleton={<Skeleton variant="row" />}>
          <p className={words}>
            {!data || data.total === 0
              ? text.conditionsNone
              : text.conditionsTotal(data.total, data.policies) +
                (data.rows.length < data.total ? text.conditionsShown(data.rows.length) : '')}
          </p>
          <ul className={list}>
            {data?.rows.map((row) => (
              <Row key={`${row.policyId} ${row.clauseId} ${row.text}`} row={row} />
            ))}
          </ul>
        </SkeletonDelay>
      )}
    </section>
  );
}

function Row({ row }: { row: FactCondition }) {
  const { list: separator, drawer } = useEnterpriseInformationText().enterpriseInformation;
  const href = useExternalLink('policy.detail', {
    policyId: row.policyId,
    ...(row.clauseId === null ? {} : { clauseId: row.clauseId }),
  });
  return (
    <li className={entry}>
      <span className={line}>
        {href ? (
          <Link href={href} variant="standalone" aria-label={`${row.text}，${drawer.openClause(row.title)}`}>
            {row.text}
          </Link>
        ) : (
          row.text
        )}
      </span>
      <span className={line}>
        <span className={muted}>{row.title}</span>
        {row.isSample ? <SampleTag size="sm" /> : null}
      </span>
      {row.missing.length > 0 ? (
        <span className={warned}>{drawer.waits(row.missing.join(separator))}</span>
      ) : (
        <span className={good}>{drawer.ready}</span>
      )}
    </li>
  );
}
