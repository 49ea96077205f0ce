'use client';
import { useFeatureHost, useSearchState, useSearchWords } from '@hengce/feature-kit';
import { QueryBody, useFileDrop } from '@hengce/feature-parts';
import {
  Button,
  LinkButton,
  PageHeader,
  Pagination,
  SearchField,
  SegmentedControl,
  Skeleton,
  StateView,
} from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { actions, dropping, list, page, parts } from '../../components/meeting.css';
import { meetingQueries, meetingsPageSize } from '../../data/meeting';
import { useMeetingHrefs } from '../../hrefs';
import { useMeetingText } from '../../text';
import { MeetingRow } from './MeetingRow';
import { type MeetingView, meetingsState, meetingViews } from './meetingsState';
import { Storage } from './Storage';
import { useUploadText } from './uploads/text';
import { UploadDialog } from './uploads/UploadDialog';
import { UploadQueue } from './uploads/UploadQueue';
import { useUploads } from './uploads/useUploads';

/** What the dialog of uploads is opened with. */
interface Choosing {
  dropped: readonly File[];
  resumedTitle?: string;
}

/** 会议 (efficiency): what was recorded, the newest first. */
export function MeetingsPage() {
  const text = useMeetingText().list;
  const hrefs = useMeetingHrefs();
  const { api } = useFeatureHost();
  const [state, setState] = useSearchState(meetingsState);
  const { q, view, pageNum } = state;
  const isRemoved = view === 'trash';
  const words = useSearchWords(q, (next, options) => setState({ q: next, pageNum: 1 }, options), { pauseMs: 250 });
  const origin = view === 'recorded' || view === 'uploaded' ? { origin: view } : {};
  const meetings = useQuery(
    meetingQueries(api).meetings({ ...(q === '' ? {} : { q }), ...origin, isRemoved, pageNum }),
  );
  const settings = useQuery(meetingQueries(api).settings());
  const { uploads, add, again, remove } = useUploads();
  const uploadText = useUploadText();
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const drop = useFileDrop(settings.data ? (dropped) => setChoosing({ dropped }) : undefined);
  return (
    <div className={drop.isOver ? `${page} ${dropping}` : page} {...drop.handlers}>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={
          <>
            <Button isDisabled={!settings.data} onPress={() => setChoosing({ dropped: [] })}>
              {uploadText.action}
            </Button>
            <LinkButton variant="primary" href={hrefs.recording()}>
              {text.record}
            </LinkButton>
          </>
        }
      />
      {settings.data && choosing ? (
        <UploadDialog
          settings={settings.data}
          {...choosing}
          onStart={(wanted) => {
            add(wanted);
            setChoosing(null);
          }}
          onClose={() => setChoosing(null)}
        />
      ) : null}
      <UploadQueue {...{ uploads, again, remove }} onSelect={(dropped) => setChoosing({ dropped })} />
      <div className={actions}>
        <SegmentedControl
          label={text.which}
          items={meetingViews.map((id) => ({ id, label: text.views[id] }))}
          selectedKey={view}
          onSelectionChange={(id) => setState({ view: meetingViews.find((each) => each === id) ?? 'all', pageNum: 1 })}
        />
        <SearchField label={text.search} placeholder={text.search} maxLength={100} {...words} />
      </div>
      <QueryBody
        query={meetings}
        text={{ loading: text.loading, failedTitle: text.failedTitle, failedKept: text.failedKept }}
        skeleton={<Skeleton variant="row" lines={4} />}
      >
        {({ rows, total, asked }) => (
          <div className={parts}>
            {rows.length === 0 ? (
              <Nothing q={asked} view={view} trashDays={settings.data?.trashDays ?? 30} />
            ) : (
              <ul className={list} aria-label={view === 'all' ? text.label : text.views[view]}>
                {rows.map((meeting) => (
                  <MeetingRow
                    key={meeting.id}
                    meeting={meeting}
                    q={asked}
                    isUploading={uploads.some(({ id, state }) => id === meeting.clientId && state !== 'refused')}
                    onResume={() => setChoosing({ dropped: [], resumedTitle: meeting.title })}
                  />
                ))}
              </ul>
            )}
            {total > meetingsPageSize ? (
              <Pagination
                page={pageNum}
                pageCount={Math.ceil(total / meetingsPageSize)}
                hrefFor={(next) => hrefs.meetings(meetingsState.format({ ...state, pageNum: next }).toString())}
              />
            ) : null}
          </div>
        )}
      </QueryBody>
      {settings.data ? <Storage settings={settings.data} /> : null}
    </div>
  );
}

function Nothing({ q, view, trashDays }: { q: string; view: MeetingView; trashDays: number }) {
  const text = useMeetingText().list;
  if (q !== '') return <StateView kind="noResult" title={text.notFound(q)} description={text.notFoundBody} />;
  if (view === 'trash')
    return <StateView kind="empty" title={text.trashEmpty} description={text.trashBody(trashDays)} />;
  return view === 'all' ? (
    <StateView kind="empty" title={text.none} description={text.noneBody} />
  ) : (
    <StateView kind="empty" title={text.noneOf[view]} description={text.noneOfBody} />
  );
}
