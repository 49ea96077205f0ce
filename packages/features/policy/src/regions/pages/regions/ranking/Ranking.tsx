'use client';
import { Link, Tag } from '@hengce/ui';
import { useId } from 'react';
import { SectionHead } from '../../../../shared/components/SectionHead';
import { bar, barTrack, countRow, rankFacts, rankPlace, rows, stack } from '../RegionPage.css';
import { useRegionText } from '../text';

type Count = RankingProps['counts'][number];

const ownFirst = (a: Count, b: Count) => Number(b.isOwn ?? false) - Number(a.isOwn ?? false);

export interface RankingProps {
  title: string;
  hint: string;
  counts: readonly { id: string; name: string; count: number; label: string; href: string; isOwn?: boolean }[];
  /** Number of rows shown; all by default. */
  limit?: number;
  more?: { href: string; label: string };
}

/** Names by count, the enterprise's own before all, then the largest first; each count links to its list. */
export function Ranking({ title, hint, counts, limit, more }: RankingProps) {
  const { own } = useRegionText().region.rank;
  const id = useId();
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <section className={stack} aria-labelledby={id}>
      <SectionHead id={id} title={title} hint={hint} more={more} />
      <ol className={rows}>
        {[...counts]
          .sort((a, b) => ownFirst(a, b) || b.count - a.count || (a.id < b.id ? -1 : 1))
          .slice(0, limit)
          .map(({ id: key, name, count, label, href, isOwn }) => (
            <li key={key} className={countRow}>
              {/* The same count, the same place. */}
              <span className={rankPlace}>{1 + counts.filter((other) => other.count > count).length}</span>
              <span className={rankFacts}>
                {name}
                {isOwn ? <Tag tone="accent">{own}</Tag> : null}
              </span>
              <span className={barTrack} aria-hidden="true">
                <span className={bar} style={{ width: `${(100 * count) / most}%` }} />
              </span>
              <Link href={href}>{label}</Link>
            </li>
          ))}
      </ol>
    </section>
  );
}
