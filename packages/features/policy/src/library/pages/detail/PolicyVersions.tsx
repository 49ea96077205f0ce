'use client';
import { chineseDate } from '@hengce/text';
import { Link, Tag, Text } from '@hengce/ui';
import { FactSection } from '../../../shared/components/facts/FactSection';
import { usePolicyHrefs } from '../../../shared/hrefs';
import type { Policy } from '../../../shared/model/types';
import { usePolicyText } from '../../../shared/text';
import { PolicyStatusTag } from '../../components/PolicyStatusTag';
import { inlineRow, plainList } from './PolicyFacts.css';

/** Dated versions of this title, newest first; nothing where there is one. */
export function PolicyVersions({ policy: { id: ownId, versions } }: { policy: Policy }) {
  const text = usePolicyText();
  const hrefs = usePolicyHrefs();
  if (versions.length < 2) return null;
  const order = versions.map(({ id }) => id);
  /** Ids of two versions, the older first. */
  const pairOf = (one: string, other: string): [string, string] =>
    order.indexOf(one) > order.indexOf(other) ? [one, other] : [other, one];
  return (
    <FactSection title={text.detail.versions}>
      <ul className={plainList}>
        {versions.map(({ id, label, date, status, isCurrent }) => (
          <li key={id} className={inlineRow}>
            {isCurrent ? (
              <Text variant="strong">{label}</Text>
            ) : (
              <Link href={hrefs.detail(id)} variant="standalone">
                {label}
              </Link>
            )}
            {date ? <Text variant="meta">{chineseDate(date)}</Text> : null}
            <PolicyStatusTag status={status} />
            {isCurrent ? (
              <Tag tone="accent">{text.detail.currentVersion}</Tag>
            ) : (
              <Link href={hrefs.compare(...pairOf(ownId, id))}>{text.detail.compare}</Link>
            )}
          </li>
        ))}
      </ul>
    </FactSection>
  );
}
