'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { QueryBody, useUnsaved } from '@hengce/feature-parts';
import type { Transcript } from '@hengce/transcript';
import { Skeleton, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Meeting } from '../../../data/meeting';
import { minutesQueries } from '../../../data/minutes';
import { useMeetingText } from '../../../text';
import { isMinutesContent, minutesDraftKey, OpenMinutes } from './OpenMinutes';
import { saidIn } from './proofs';

export interface MinutesPartProps {
  meeting: Meeting;
  /** The transcript as it is on the page, a moment later while somebody types. */
  transcript: Transcript;
  /** Whether the server has this transcript: minutes by rules follow it. */
  isTranscriptSaved: boolean;
  /** Plays the sound from a moment; milliseconds from its beginning. */
  onPlay: (startMs: number) => void;
}

/** Minutes (纪要) of a meeting: chapters, decisions and 待办, each with the sentences that prove it. */
export function MinutesPart({ meeting, transcript, isTranscriptSaved, onPlay }: MinutesPartProps) {
  const text = useMeetingText().minutes;
  const { api } = useFeatureHost();
  const minutes = useQuery(minutesQueries(api).minutes(meeting.id));
  const { data, refetch } = minutes;
  const said = useMemo(() => saidIn(transcript), [transcript]);
  const unsaved = useUnsaved(minutesDraftKey(meeting.id), isMinutesContent);
  const [round, setRound] = useState(0);
  const isByRules = data?.isEdited === false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew each time the transcript was saved
  useEffect(() => {
    if (isTranscriptSaved && isByRules) void refetch();
  }, [isTranscriptSaved]);
  const hasWords = transcript.segments.some((segment) => segment.text.trim() !== '');
  return (
    <QueryBody
      query={minutes}
      text={text}
      skeleton={<Skeleton variant="text" lines={6} />}
      empty={!hasWords && <StateView kind="empty" title={text.noWords} description={text.noWordsBody} />}
    >
      {(read) =>
        unsaved === undefined ? null : (
          <OpenMinutes
            // Minutes that a model has written are other minutes.
            key={`${round} ${read.writing?.state === 'running'}`}
            {...{ meeting, said, onPlay }}
            unsaved={round === 0 ? unsaved : null}
            minutes={read}
            onReload={() => void refetch().then(() => setRound(round + 1))}
          />
        )
      }
    </QueryBody>
  );
}
