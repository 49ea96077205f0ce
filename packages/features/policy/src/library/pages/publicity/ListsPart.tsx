'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { QueryBody } from '@hengce/feature-parts';
import { Button, Skeleton, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { QueryField } from '../../../shared/components/filters/QueryField';
import { useEnterprise } from '../../../shared/components/match/useEnterprise';
import { Pages } from '../../../shared/components/Pages';
import { ReachLine } from '../../../shared/components/reach/ReachLine';
import { nearOf } from '../../../shared/model/reach';
import { usePolicyText } from '../../../shared/text';
import { publicityQueries } from '../../data/publicity';
import { bones, listSearch, pages, part, rows } from './PublicityPage.css';
import { PublicityRow } from './PublicityRow';
import { lastPage, type PublicityState, pageSize, publicityState } from './publicityState';
import { usePublicityText } from './text';

export interface ListsPartProps {
  state: PublicityState;
  onChange: (patch: Partial<PublicityState>) => void;
}

/** Publicity lists that reach the enterprise's region, or all, the newest first, ten to a page. */
export function ListsPart({ state, onChange }: ListsPartProps) {
  const text = usePublicityText().publicity;
  const { reach: reachText } = usePolicyText();
  const { api, session } = useFeatureHost();
  const { query: enterprises, current } = useEnterprise(session.isSignedIn);
  const { q, page, everywhere } = state;
  const lists = useQuery({
    ...publicityQueries(api).lists({ ...(q ? { q } : {}), ...nearOf(current, everywhere, q), pageNum: page, pageSize }),
    enabled: !enterprises.isLoading,
  });
  const search = (words: string) => onChange({ q: words, page: 1 });
  return (
    <QueryBody query={lists} text={text} skeleton={<Bones />}>
      {(data) => (
        <section className={part} aria-label={text.lists}>
          <div className={listSearch}>
            <QueryField label={text.search} placeholder={text.searchPlaceholder} q={q} onSearch={search} />
          </div>
          <ReachLine
            reach={data.reach}
            everywhere={everywhere}
            onChange={(next) => onChange({ everywhere: next, page: 1 })}
          />
          {data.rows.length > 0 ? (
            <ul className={rows} aria-busy={lists.isPlaceholderData}>
              {data.rows.map((list) => (
                <li key={list.id}>
                  <PublicityRow list={list} />
                </li>
              ))}
            </ul>
          ) : data.reach?.elsewhere ? (
            <StateView kind="noResult" title={reachText.noneNear(data.reach.name)} />
          ) : q ? (
            <StateView
              kind="noResult"
              title={text.noneTitle}
              description={text.noneBody}
              primaryAction={<Button onPress={() => search('')}>{text.clear}</Button>}
            />
          ) : (
            <StateView kind="empty" title={text.emptyTitle} description={text.emptyBody} />
          )}
          <div className={pages}>
            <Pages
              codec={publicityState}
              state={state}
              total={data.total}
              pageSize={pageSize}
              lastPage={lastPage}
              cut={text.pagesCut}
            />
          </div>
        </section>
      )}
    </QueryBody>
  );
}

const Bones = () => (
  <div className={bones} aria-hidden="true">
    <Skeleton variant="block" height={36} />
    <Skeleton variant="row" lines={6} />
  </div>
);
