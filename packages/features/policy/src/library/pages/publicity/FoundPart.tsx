'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { QueryBody } from '@hengce/feature-parts';
import { Button, Skeleton, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { publicityQueries } from '../../data/publicity';
import { EntryRow } from './EntryRow';
import { muted, part, rows } from './PublicityPage.css';
import { usePublicityText } from './text';

/** Section with the lines of public lists that name a firm or a similar one. @param name of the firm, as typed */
export function FoundPart({ name, onBack }: { name: string; onBack: () => void }) {
  const text = usePublicityText().publicity;
  const { api } = useFeatureHost();
  const found = useQuery(publicityQueries(api).find(name));
  const back = (
    <Button size="sm" onPress={onBack}>
      {text.back}
    </Button>
  );
  return (
    <QueryBody query={found} text={text} skeleton={<Skeleton variant="row" lines={3} />}>
      {(data) =>
        data.rows.length === 0 ? (
          <StateView
            kind="noResult"
            title={text.notFound(name)}
            description={text.notFoundBody}
            primaryAction={<Button onPress={onBack}>{text.back}</Button>}
          />
        ) : (
          <section className={part} aria-label={text.find}>
            <p className={muted} aria-live="polite">
              {text.found(name, data.rows.length, data.isMore)}
            </p>
            <ul className={rows}>
              {data.rows.map(({ certainty, list, entry }) => (
                <li key={`${list.id}${entry.seq}`}>
                  <EntryRow list={list} entry={entry} certainty={certainty} />
                </li>
              ))}
            </ul>
            <div>{back}</div>
          </section>
        )
      }
    </QueryBody>
  );
}
