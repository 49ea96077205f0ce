'use client';
import type { Policy } from '@hengce/api';
import { useFeatureHost, useNow, useSearchState } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { DeadlineRule, DocumentName, Icon, IconButton, Link, Skeleton, SkeletonDelay, Text } from '@hengce/ui';
import { useQueries } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { policyQueries } from '../../../shared/data/queries';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { usePolicyText } from '../../../shared/text';
import { PolicyStatusTag } from '../../components/PolicyStatusTag';
import { clauseLabel } from '../../model/clauses';
import { meta } from './ComparePage.css';
import { compareState } from './compareState';
import { FirmVerdict } from './FirmVerdict';
import { cell, cellName, corner, docFacts, docHead, docTop, list, part, table, topic, wrap } from './SideBySide.css';
import { useCompareText } from './text';

/** Three or four documents by their points, a column each: what is paid, when, on which conditions, and how the enterprise stands. */
export function SideBySide() {
  const text = useCompareText().compare;
  const [{ left, right, more }, setState] = useSearchState(compareState);
  const ids = [left, right, ...more];
  const queries = policyQueries(useFeatureHost().api);
  const found = useQueries({ queries: ids.map((id) => queries.detail(id)) });
  const failed = found.find(({ isError, data }) => isError && !data);
  if (failed) return <QueryFailure query={failed} title={text.failedTitle} kept={text.failedKept} />;
  const policies = found.flatMap(({ data }) => data ?? []);
  return (
    <SkeletonDelay
      isLoading={policies.length < ids.length}
      skeleton={<Skeleton variant="block" height={360} />}
      label={text.loading}
    >
      <Points
        policies={policies}
        onRemove={(id) => {
          const [first = '', second = '', ...others] = ids.filter((one) => one !== id);
          setState({ left: first, right: second, more: others });
        }}
      />
    </SkeletonDelay>
  );
}

interface PointsProps {
  policies: readonly Policy[];
  onRemove: (policyId: string) => void;
}

function Points({ policies, onRemove }: PointsProps) {
  const text = useCompareText().compare.sideBySide;
  const topics: readonly [name: string, render: (policy: Policy) => ReactNode][] = [
    [text.topics.firm, ({ id }) => <FirmVerdict policyId={id} />],
    [text.topics.items, ({ items }) => <Items items={items} />],
    [text.topics.window, ({ window }) => <Window window={window} />],
    [text.topics.conditions, (policy) => <Conditions policy={policy} />],
    [text.topics.materials, ({ materials }) => <Rows rows={materials.map((name) => [name, name])} />],
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, which keys must reach
    <section className={wrap} aria-label={text.label} tabIndex={0}>
      <table className={table}>
        <thead className={part}>
          <tr className={part}>
            <td className={corner} />
            {policies.map((policy) => (
              <th key={policy.id} scope="col" className={docHead}>
                <Head policy={policy} policies={policies} onRemove={onRemove} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={part}>
          {topics.map(([name, render]) => (
            <tr key={name} className={part}>
              <th scope="row" className={topic}>
                {name}
              </th>
              {policies.map((policy) => (
                <td key={policy.id} className={cell}>
                  <span className={cellName} aria-hidden="true">
                    <DocumentName>{policy.title}</DocumentName>
                  </span>
                  {render(policy)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Head({ policy, policies, onRemove }: { policy: Policy } & PointsProps) {
  const text = useCompareText().compare;
  const { comma } = usePolicyText();
  const hrefs = usePolicyHrefs();
  const [first] = policies;
  return (
    <div className={docFacts}>
      <div className={docTop}>
        <Link href={hrefs.detail(policy.id)} variant="document">
          <DocumentName>{policy.title}</DocumentName>
        </Link>
        <IconButton
          size="sm"
          label={text.sideBySide.remove(policy.title)}
          icon={<Icon icon={X} />}
          onPress={() => onRemove(policy.id)}
        />
      </div>
      <p className={meta}>{[policy.docNo, policy.regionName].filter(Boolean).join(comma)}</p>
      <PolicyStatusTag status={policy.status} />
      {first && first.id !== policy.id ? (
        <Link href={hrefs.compare(first.id, policy.id)}>{text.sideBySide.clauses}</Link>
      ) : null}
    </div>
  );
}

function Window({ window }: Pick<Policy, 'window'>) {
  return <DeadlineRule variant="row" {...window} now={useNow()} />;
}

function Items({ items }: Pick<Policy, 'items'>) {
  return (
    <Rows
      rows={items.map(({ id, name, amount }) => [
        id,
        <>
          <Text variant="strong">{name}</Text> {amount?.text}
        </>,
      ])}
    />
  );
}

/** Conditions of all items, each once, with links to their clauses. */
function Conditions({ policy: { id, items, clauses } }: { policy: Policy }) {
  const hrefs = usePolicyHrefs();
  const conditions = new Map(items.flatMap((item) => item.conditions).map(({ text, clauseId }) => [text, clauseId]));
  return (
    <Rows
      rows={[...conditions].map(([words, clauseId]) => [
        words,
        <>
          {words}{' '}
          {clauseId ? (
            <Link variant="standalone" href={hrefs.detail(id, { clauseId })}>
              {clauseLabel(clauses, clauseId)}
            </Link>
          ) : null}
        </>,
      ])}
    />
  );
}

/** A list, or that the document says nothing of it. */
function Rows({ rows }: { rows: readonly (readonly [key: string, row: ReactNode])[] }) {
  const text = useCompareText().compare.sideBySide;
  if (rows.length === 0) return <p className={meta}>{text.unsaid}</p>;
  return (
    <ul className={list}>
      {rows.map(([key, row]) => (
        <li key={key}>{row}</li>
      ))}
    </ul>
  );
}
