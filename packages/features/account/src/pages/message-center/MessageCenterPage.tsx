'use client';
import { hasOnlyFailed, useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { Button, FilterChip, Icon, PageHeader, Skeleton, SkeletonDelay, Tabs } from '@hengce/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { page } from '../../components/list.css';
import { PersonalPage } from '../../components/PersonalPage';
import { messageQueries } from '../../data/messages';
import { bare, types } from './MessageCenterPage.css';
import { MessageEmpty } from './MessageEmpty';
import { MessageList } from './MessageList';
import { MessageMore } from './MessageMore';
import { messageBoxes, messageState, messageTypes, toFilter } from './messageState';
import { useMessageCenterText } from './text';
import { useMessageActions } from './useMessageActions';

/** 消息中心: messages with their reasons and links. New ones appear by themselves. */
export function MessageCenterPage() {
  const text = useMessageCenterText().messageCenter;
  const { api } = useFeatureHost();
  const [state, setState] = useSearchState(messageState);
  const messages = useInfiniteQuery(messageQueries(api).list(toFilter(state)));
  const unread = useQuery(messageQueries(api).newest()).data?.unread;
  const actions = useMessageActions();
  const panelId = useId();

  // Pages overlap when messages came in between.
  const rows = [...new Map(messages.data?.pages.flatMap((each) => each.rows.map((row) => [row.id, row]))).values()];
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(0);
  useEffect(() => {
    // The last row took the focus with it.
    if (rows.length === 0 && shown.current > 0 && document.activeElement === document.body) panel.current?.focus();
    shown.current = rows.length;
  }, [rows.length]);
  const hasFailed = hasOnlyFailed(messages);
  return (
    <PersonalPage current="messageCenter">
      <div className={page}>
        <PageHeader
          title={text.title}
          description={unread === undefined ? undefined : <span role="status">{text.unread(unread)}</span>}
          actions={
            <Button
              iconStart={<Icon icon={CheckCheck} />}
              isDisabled={!unread}
              isPending={actions.isReadingAll}
              onPress={() => actions.read()}
            >
              {text.readAll}
            </Button>
          }
        />
        <Tabs
          label={text.boxes}
          controls={panelId}
          selectedKey={state.box}
          onSelectionChange={(box) => setState({ box: box as typeof state.box })}
          items={messageBoxes.map((box) => ({ id: box, label: text.box[box] }))}
        />
        <fieldset className={types} aria-label={text.typeLabel}>
          {([undefined, ...messageTypes] as const).map((type) => (
            <FilterChip key={type ?? 'all'} isSelected={state.type === type} onChange={() => setState({ type })}>
              {type ? text.types[type] : text.allTypes}
            </FilterChip>
          ))}
        </fieldset>
        <div id={panelId} ref={panel} tabIndex={-1} className={bare}>
          {hasFailed ? (
            <QueryFailure query={messages} title={text.failedTitle} kept={text.kept} />
          ) : (
            <SkeletonDelay
              isLoading={messages.isPending}
              skeleton={<Skeleton variant="card" lines={2} />}
              label={text.loading}
            >
              {rows.length === 0 ? (
                <MessageEmpty state={state} onAllTypes={() => setState({ type: undefined })} />
              ) : (
                <>
                  <MessageList messages={rows} actions={actions} />
                  <MessageMore
                    shown={rows.length}
                    total={messages.data?.pages[0]?.total ?? 0}
                    hasMore={messages.hasNextPage}
                    isLoading={messages.isFetchingNextPage}
                    error={messages.isFetchNextPageError ? messages.error : undefined}
                    onMore={() => void messages.fetchNextPage()}
                  />
                </>
              )}
            </SkeletonDelay>
          )}
        </div>
      </div>
    </PersonalPage>
  );
}
