'use client';
import type { PublicityBrief } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { shortAmount, shortDates } from '@hengce/text';
import { Link, SampleTag, Tag, withoutSampleMark } from '@hengce/ui';
import { FactLine } from '../../../shared/components/FactLine';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { usePolicyText } from '../../../shared/text';
import { muted, row, tags, when, words } from './PublicityPage.css';
import { usePublicityText } from './text';

/** Row of a publicity list: issuer, end of the display, number of firms, and the user's hits. */
export function PublicityRow({ list }: { list: PublicityBrief }) {
  const text = usePublicityText().publicity;
  const policyWords = usePolicyText();
  const hrefs = usePolicyHrefs();
  const now = useNow();
  const { id, title, docNo, issuer, kind, from, to, state, daysLeft, entryCount, amountFen, hits, isSample } = list;
  // Its tag says what it is.
  const shown = (words: string) => (isSample ? withoutSampleMark(words) : words);
  const facts = [
    shown(issuer),
    docNo,
    entryCount > 0 && text.count(entryCount),
    amountFen !== null && shortAmount(amountFen),
  ];
  return (
    <article className={row}>
      <div className={words}>
        <Link variant="document" href={hrefs.publicity(id)}>
          {shown(title)}
        </Link>
        <span className={tags}>
          <Tag size="sm" tone={kind === 'proposed' || kind === 'final' ? 'neutral' : 'warning'}>
            {policyWords.publicityKind[kind]}
          </Tag>
          {isSample ? <SampleTag size="sm" /> : null}
          {hits > 0 ? (
            <Tag size="sm" tone="accent">
              {text.hits(hits)}
            </Tag>
          ) : null}
          <span className={muted}>
            <FactLine facts={facts} />
          </span>
        </span>
      </div>
      <span className={when}>
        {shortDates(from, to, now)}
        <span className={muted}>
          {daysLeft === null ? text[state === 'ended' ? 'ended' : 'upcoming'] : text.left(daysLeft)}
        </span>
      </span>
    </article>
  );
}
