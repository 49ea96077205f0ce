'use client';
import type { Enterprise, PolicyComparison, PolicyMatch } from '@hengce/api';
import { useExternalLink, useFeatureHost } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { Link, Skeleton, SkeletonDelay, Text } from '@hengce/ui';
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useEnterprise } from '../../../shared/components/match/useEnterprise';
import { SectionHead } from '../../../shared/components/SectionHead';
import { matchQueries } from '../../../shared/data/match';
import { block, impactSide, impactSides, meta } from './ComparePage.css';
import { ImpactItems } from './ImpactItems';
import { useCompareText } from './text';

type Compared = Pick<PolicyComparison, 'left' | 'right'>;

/**
 * 对我的影响: the match of the enterprise with each document, as if both were in force. Without an enterprise the
 * reason why there is none.
 */
export function CompareImpact({ comparison }: { comparison: Compared }) {
  const text = useCompareText().compare.impact;
  const { isSignedIn } = useFeatureHost().session;
  const signIn = useExternalLink('account.login');
  const add = useExternalLink('account.enterpriseInformation', { add: '1' });
  const { query, current } = useEnterprise(isSignedIn);
  if (current) return <ImpactOnFirm enterprise={current} comparison={comparison} />;
  if (isSignedIn && !query.data) return null;
  const [words, href, link] = isSignedIn
    ? [text.noEnterprise, add, text.addEnterprise]
    : [text.signedOut, signIn, text.signIn];
  return (
    <Section>
      <p className={meta}>
        {words}
        {href ? <Link href={href}>{link}</Link> : null}
      </p>
    </Section>
  );
}

function Section({ children, hint }: { children: ReactNode; hint?: string }) {
  const text = useCompareText().compare.impact;
  const id = useId();
  return (
    <section className={block} aria-labelledby={id}>
      <SectionHead id={id} title={text.title} hint={hint} />
      {children}
    </section>
  );
}

function ImpactOnFirm({ enterprise, comparison }: { enterprise: Enterprise; comparison: Compared }) {
  const text = useCompareText().compare.impact;
  const queries = matchQueries(useFeatureHost().api);
  const [left, right] = useQueries({
    queries: [
      queries.supposedPolicy(comparison.left.id, enterprise.id),
      queries.supposedPolicy(comparison.right.id, enterprise.id),
    ],
  });
  const failed = [left, right].find(({ isError, data }) => isError && !data);
  if (failed)
    return (
      <Section>
        <QueryFailure isLine query={failed} title={text.failed} />
      </Section>
    );
  const isLoading = !left.data || !right.data;
  return (
    <Section hint={text.hint(enterprise.name)}>
      <SkeletonDelay isLoading={isLoading} skeleton={<Skeleton variant="row" lines={2} />} label={text.loading}>
        {left.data && right.data ? <Conclusions left={left.data} right={right.data} /> : null}
      </SkeletonDelay>
    </Section>
  );
}

function Conclusions({ left, right }: Record<'left' | 'right', PolicyMatch>) {
  const { side, impact } = useCompareText().compare;
  if (left.items.length + right.items.length === 0) return <p className={meta}>{impact.none}</p>;
  return (
    <div className={impactSides}>
      {([left, right] as const).map((match, index) => (
        <div key={index === 0 ? 'left' : 'right'} className={impactSide}>
          <Text variant="meta">{index === 0 ? side.left : side.right}</Text>
          <ImpactItems items={match.items} />
        </div>
      ))}
    </div>
  );
}
