'use client';
import type { ChatConversationRow } from '@hengce/api';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { QueryBody } from '@hengce/feature-parts';
import { Button, Icon, IconButton, Link, Menu, MenuTrigger, SearchField, Skeleton, Spinner } from '@hengce/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Ellipsis, Pin, SquarePen } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { chatQueries } from '../../data/chat';
import { useChatHrefs } from '../../hrefs';
import { useChatText } from '../../text';
import { groupByDay } from './groupByDay';
import { dot, fresh, group, groupTitle, hit, list, muted, row, rowLink, rowMenu, search } from './History.css';
import { RenameDialog } from './RenameDialog';
import { sceneHref } from './sceneHref';
import { useHistoryActions } from './useHistoryActions';

export interface HistoryListProps {
  currentId: string | undefined;
  /** Starts a new conversation here. */
  onNew: () => void;
  /** Called when the open conversation was removed. */
  onRemoved: () => void;
  /** Called when a link is followed, so that a drawer can close. */
  onLeave?: () => void;
}

/** 对话记录: conversations by day, with search, and renaming, pinning and removing. */
export function HistoryList({ currentId, onNew, onRemoved, onLeave }: HistoryListProps) {
  const text = useChatText().history;
  const { api } = useFeatureHost();
  const hrefs = useChatHrefs();
  const now = useNow();
  const [q, setQ] = useState('');
  const asked = useDeferredValue(q.trim());
  const history = useInfiniteQuery(chatQueries(api).history({ q: asked }));
  const [renamed, setRenamed] = useState<ChatConversationRow>();
  const actions = useHistoryActions();
  const rows = [...new Map(history.data?.pages.flatMap((page) => page.rows.map((each) => [each.id, each]))).values()];
  const act = (each: ChatConversationRow) => (id: string) => {
    if (id === 'rename') setRenamed(each);
    if (id === 'pin') void actions.update(each.id, { isPinned: !each.isPinned });
    if (id === 'remove')
      void actions.remove(each.id).then((isDone) => {
        if (isDone && each.id === currentId) onRemoved();
      });
  };
  return (
    <>
      <div className={fresh}>
        <Button iconStart={<Icon icon={SquarePen} />} onPress={onNew}>
          {text.fresh}
        </Button>
      </div>
      <div className={search}>
        <SearchField label={text.search} placeholder={text.search} value={q} onChange={setQ} />
      </div>
      <QueryBody
        query={history}
        text={{ loading: text.label, failedTitle: text.failed }}
        skeleton={<Skeleton variant="text" lines={5} />}
        isLine
      >
        {() => (
          <>
            {rows.length === 0 ? <p className={muted}>{asked ? text.none : text.empty}</p> : null}
            {groupByDay(rows, now).map(([day, found]) => (
              <section key={day} className={group} aria-label={text[day]}>
                <h2 className={groupTitle}>{text[day]}</h2>
                <ul className={list}>
                  {found.map((each) => (
                    <li key={each.id} className={row} data-current={each.id === currentId || undefined}>
                      <span className={rowLink}>
                        <Link
                          variant="standalone"
                          href={sceneHref(hrefs, each)}
                          {...(each.id === currentId ? { 'aria-current': 'page' } : {})}
                          {...(onLeave ? { onPress: onLeave } : {})}
                        >
                          {each.title || text.untitled}
                        </Link>
                        {each.hit ? <span className={hit}>{each.hit}</span> : null}
                      </span>
                      {each.isRunning ? (
                        <span role="img" aria-label={text.running}>
                          <Spinner size="sm" />
                        </span>
                      ) : null}
                      {each.isUnread && !each.isRunning && each.id !== currentId ? (
                        <span className={dot} role="img" aria-label={text.unread} />
                      ) : null}
                      {each.isPinned ? <Icon icon={Pin} size="sm" tone="muted" /> : null}
                      <span className={rowMenu}>
                        <MenuTrigger>
                          <IconButton
                            size="sm"
                            label={text.menuOf(each.title || text.untitled)}
                            hasTooltip={false}
                            icon={<Icon icon={Ellipsis} />}
                          />
                          <Menu
                            items={[
                              {
                                id: 'keep',
                                items: [
                                  { id: 'rename', label: text.rename },
                                  { id: 'pin', label: each.isPinned ? text.unpin : text.pin },
                                ],
                              },
                              { id: 'end', items: [{ id: 'remove', label: text.remove, tone: 'danger' }] },
                            ]}
                            onAction={act(each)}
                          />
                        </MenuTrigger>
                      </span>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            {history.hasNextPage ? (
              <Button size="sm" isPending={history.isFetchingNextPage} onPress={() => void history.fetchNextPage()}>
                {text.more}
              </Button>
            ) : null}
          </>
        )}
      </QueryBody>
      {renamed ? (
        <RenameDialog
          name={renamed.title}
          onClose={() => setRenamed(undefined)}
          onSave={(title) => {
            setRenamed(undefined);
            void actions.update(renamed.id, { title });
          }}
        />
      ) : null}
    </>
  );
}
