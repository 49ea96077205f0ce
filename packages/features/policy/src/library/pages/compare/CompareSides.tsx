'use client';
import { useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { DocumentName, Icon, IconButton, Link, Skeleton, Text } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { policyQueries } from '../../../shared/data/queries';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { PolicyStatusTag } from '../../components/PolicyStatusTag';
import { meta, side, sideHead, sides, sideTags } from './ComparePage.css';
import { compareState } from './compareState';
import { PickPolicy } from './PickPolicy';
import { useCompareText } from './text';

/** Headers of the two documents, each with a button to choose another, and a button that swaps them. */
export function CompareSides() {
  const text = useCompareText().compare;
  const [{ left, right }, setState] = useSearchState(compareState);
  return (
    <div className={sides}>
      <Side at="left" id={left} other={right} onPick={(id) => setState({ left: id })} />
      <IconButton
        label={text.swap}
        icon={<Icon icon={ArrowLeftRight} />}
        isDisabled={left === '' && right === ''}
        onPress={() => setState({ left: right, right: left })}
      />
      <Side at="right" id={right} other={left} onPick={(id) => setState({ right: id })} />
    </div>
  );
}

interface SideProps {
  at: 'left' | 'right';
  id: string;
  other: string;
  onPick: (id: string) => void;
}

function Side({ at, id, other, onPick }: SideProps) {
  const text = useCompareText().compare;
  const pick = (
    <PickPolicy size="sm" other={other || id} label={id === '' ? text.choose : text.replace} onPick={onPick} />
  );
  return (
    <section className={side} aria-label={text.side[at]}>
      <div className={sideHead}>
        <Text variant="meta">{text.side[at]}</Text>
        {pick}
      </div>
      {id === '' ? null : <SidePolicy policyId={id} />}
    </section>
  );
}

function SidePolicy({ policyId }: { policyId: string }) {
  const text = useCompareText().compare;
  const hrefs = usePolicyHrefs();
  const query = useQuery(policyQueries(useFeatureHost().api).detail(policyId));
  const { data } = query;
  if (query.isError && !data) return <QueryFailure isLine query={query} title={text.failedTitle} />;
  if (!data) return <Skeleton variant="row" lines={2} />;
  const version = data.versions.length > 1 ? data.versions.find(({ isCurrent }) => isCurrent)?.label : undefined;
  return (
    <>
      <Link href={hrefs.detail(data.id)} variant="document">
        <DocumentName>{data.title}</DocumentName>
      </Link>
      <p className={meta}>{[data.docNo, data.regionName, version].filter(Boolean).join('，')}</p>
      <p className={sideTags}>
        <PolicyStatusTag status={data.status} />
      </p>
    </>
  );
}
