'use client';
import type { MatchVariant } from '@hengce/api';
import { Heading, Icon, ListRow } from '@hengce/ui';
import { Factory, Landmark, ListChecks } from 'lucide-react';
import { useMatchText } from '../../../shared/components/match/text';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { list, section } from './MatchStartPage.css';
import { useMatchStartText } from './text';

const icons = { general: ListChecks, project: Factory, finance: Landmark } as const satisfies Record<
  MatchVariant,
  unknown
>;
const variants = Object.keys(icons) as MatchVariant[];

/** Links to the other ways of matching. */
export function OtherWays({ variant }: { variant: MatchVariant }) {
  const text = useMatchStartText().matchStart;
  const { title } = useMatchText().match;
  const hrefs = usePolicyHrefs();
  return (
    <section className={section}>
      <Heading level={2}>{text.ways}</Heading>
      <ul className={list}>
        {variants
          .filter((other) => other !== variant)
          .map((other) => (
            <li key={other}>
              <ListRow
                icon={<Icon icon={icons[other]} />}
                title={title[other]}
                meta={text.way[other]}
                href={hrefs.match(other)}
              />
            </li>
          ))}
      </ul>
    </section>
  );
}
