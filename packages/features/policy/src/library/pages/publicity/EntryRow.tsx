'use client';
import type { PublicityBrief, PublicityEntry, PublicityFound } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { exactAmount, shortDates } from '@hengce/text';
import { DocumentName, Link, Tag } from '@hengce/ui';
import type { ReactNode } from 'react';
import { FactLine } from '../../../shared/components/FactLine';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { usePolicyText } from '../../../shared/text';
import { firm, muted, row, tags, when, words } from './PublicityPage.css';
import { usePublicityText } from './text';

export interface EntryRowProps {
  list: PublicityBrief;
  /** Whether it is shown on the page of its list. */
  isInList?: boolean;
  entry: PublicityEntry;
  certainty: PublicityFound['rows'][number]['certainty'] | 'former';
  /** Reason why it is shown, below the name. */
  note?: string;
  actions?: ReactNode;
}

/**
 * Row of an entry of a publicity list: firm, certainty, project, amount, region and industry; outside its list also the
 * list and its days.
 */
export function EntryRow({ list, isInList = false, entry, certainty, note, actions }: EntryRowProps) {
  const text = usePublicityText().publicity;
  const policyWords = usePolicyText();
  const hrefs = usePolicyHrefs();
  const now = useNow();
  const facts = [entry.project, entry.amountFen !== null && exactAmount(entry.amountFen), entry.region, entry.industry];
  return (
    <article className={row}>
      <div className={words}>
        <span className={tags}>
          <span className={firm}>{entry.name}</span>
          <Tag size="sm" tone={certainty === 'similar' ? 'warning' : 'neutral'}>
            {policyWords.publicityCertainty[certainty]}
          </Tag>
        </span>
        <span className={muted}>
          <FactLine facts={facts} />
        </span>
        {note ? <span className={muted}>{note}</span> : null}
        {isInList ? null : (
          <Link variant="document" href={hrefs.publicity(list.id)}>
            <DocumentName>{list.title}</DocumentName>
          </Link>
        )}
        {actions}
      </div>
      {isInList ? null : (
        <span className={when}>
          {shortDates(list.from, list.to, now)}
          <span className={muted}>
            {list.daysLeft === null ? text[list.state === 'ended' ? 'ended' : 'upcoming'] : text.left(list.daysLeft)}
          </span>
        </span>
      )}
    </article>
  );
}
