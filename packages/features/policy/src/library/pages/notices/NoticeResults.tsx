'use client';
import type { NoticeList } from '@hengce/api';
import { Button, StateView, Tabs } from '@hengce/ui';
import { Pages } from '../../../shared/components/Pages';
import { NoneNear } from '../../../shared/components/reach/NoneNear';
import { NoticeRow } from './NoticeRow';
import { pages, results, rows } from './NoticesPage.css';
import {
  hasFilters,
  lastPage,
  type NoticesState,
  noFilters,
  noticeStates,
  noticesState,
  pageSize,
} from './noticesState';
import { useNoticesText } from './text';

export interface NoticeResultsProps {
  list: NoticeList;
  state: NoticesState;
  /** Whether the rows are those of the filters before. */
  isStale: boolean;
  onChange: (patch: Partial<NoticesState>) => void;
}

const listId = 'notice-results';

/** Notices of one state, ten to a page. */
export function NoticeResults({ list, state, isStale, onChange }: NoticeResultsProps) {
  const text = useNoticesText().notices;
  const { counts, total, reach } = list;
  const isUnfiltered =
    !reach?.elsewhere && !hasFilters(state) && counts.open + counts.upcoming + counts.closed === 0 && total === 0;
  const clear = <Button onPress={() => onChange(noFilters)}>{text.clear}</Button>;
  return (
    <section className={results}>
      <Tabs
        label={text.states}
        controls={listId}
        selectedKey={state.state}
        onSelectionChange={(id) => onChange({ state: noticeStates.find((one) => one === id) ?? 'open', page: 1 })}
        items={noticeStates.map((id) =>
          id === 'all' ? { id, label: text.all } : { id, label: text.state[id], count: counts[id] },
        )}
      />
      <div id={listId}>
        {list.rows.length > 0 ? (
          <ul className={rows} aria-busy={isStale}>
            {list.rows.map((notice) => (
              <li key={notice.id}>
                <NoticeRow notice={notice} />
              </li>
            ))}
          </ul>
        ) : isUnfiltered ? (
          <StateView kind="empty" title={text.emptyTitle} description={text.emptyBody} />
        ) : reach?.elsewhere ? (
          <NoneNear reach={reach} onWiden={() => onChange({ everywhere: true, page: 1 })} />
        ) : (
          <StateView
            kind="noResult"
            title={text.noneTitle}
            description={text.noneBody}
            {...(hasFilters(state) ? { primaryAction: clear } : {})}
          />
        )}
      </div>
      <div className={pages}>
        <Pages
          codec={noticesState}
          state={state}
          total={total}
          pageSize={pageSize}
          lastPage={lastPage}
          cut={text.pagesCut}
        />
      </div>
    </section>
  );
}
