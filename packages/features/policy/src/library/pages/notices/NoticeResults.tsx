'use client';
import type { NoticeList } from '@hengce/api';
import { Button, StateView, Tabs } from '@hengce/ui';
import { Pages } from '../../../shared/components/Pages';
import { usePolicyText } from '../../../shared/text';
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
  const { reach: reachText } = usePolicyText();
  const { counts, total, reach } = list;
  const elsewhere = reach?.elsewhere ?? 0;
  const isUnfiltered =
    elsewhere === 0 && !hasFilters(state) && counts.open + counts.upcoming + counts.closed === 0 && total === 0;
  const clear = <Button onPress={() => onChange(noFilters)}>{text.clear}</Button>;
  const widen = (
    <Button onPress={() => onChange({ everywhere: true, page: 1 })}>{reachText.elsewhere(elsewhere)}</Button>
  );
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
        ) : (
          <StateView
            kind="noResult"
            title={reach && elsewhere > 0 ? reachText.noneNear(reach.name) : text.noneTitle}
            description={elsewhere > 0 ? undefined : text.noneBody}
            {...(elsewhere > 0 ? { primaryAction: widen } : hasFilters(state) ? { primaryAction: clear } : {})}
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
