'use client';
import { hasOnlyFailed, useFeatureHost } from '@hengce/feature-kit';
import { QueryFailure, useUnsaved } from '@hengce/feature-parts';
import { Skeleton, SkeletonDelay } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { page } from '../../components/meeting.css';
import { type Meeting, meetingQueries } from '../../data/meeting';
import { areChanges } from '../../model/changes';
import { useMeetingText } from '../../text';
import { MeetingWorkspace } from './MeetingWorkspace';
import { heardIn } from './player/speech';
import { transcriptDraftKey } from './transcript/useTranscript';

/** A meeting with its sound: reads the transcript and where somebody speaks, then opens both. */
export function ReadyMeeting({ meeting }: { meeting: Meeting }) {
  const text = useMeetingText().transcript;
  const { api, drafts } = useFeatureHost();
  const { id, levelStepMs } = meeting;
  const transcript = useQuery(meetingQueries(api).transcript(id));
  const levels = useQuery({ ...meetingQueries(api).levels(id), enabled: levelStepMs !== null });
  const heard = useMemo(() => heardIn(levels.data, levelStepMs), [levels.data, levelStepMs]);
  const unsaved = useUnsaved(transcriptDraftKey(id), areChanges);
  const [times, setTimes] = useState(0);
  const reload = async () => {
    const { isSuccess } = await transcript.refetch();
    if (!isSuccess) return;
    await drafts?.write(transcriptDraftKey(id), null);
    setTimes((before) => before + 1);
  };
  if (hasOnlyFailed(transcript))
    return (
      <div className={page}>
        <QueryFailure query={transcript} title={text.failedTitle} kept={text.failedKept} />
      </div>
    );
  // Without the wave a meeting is opened all the same, but where nothing was typed the rows come of it.
  if (!transcript.data || levels.isLoading || unsaved === undefined)
    return (
      <div className={page}>
        <SkeletonDelay isLoading skeleton={<Skeleton variant="text" lines={6} />} label={text.loading}>
          {null}
        </SkeletonDelay>
      </div>
    );
  return (
    <MeetingWorkspace
      key={times}
      {...{ meeting, heard }}
      transcript={transcript.data}
      unsaved={times > 0 ? null : unsaved}
      onReload={() => void reload()}
    />
  );
}
