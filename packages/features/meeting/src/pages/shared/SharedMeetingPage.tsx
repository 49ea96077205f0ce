'use client';
import { isApiError } from '@hengce/api';
import { hasOnlyFailed, type PageProps, useFeatureHost, useNow, usePageTitle } from '@hengce/feature-kit';
import { isAbsent, QueryFailure } from '@hengce/feature-parts';
import { shortDay } from '@hengce/text';
import {
  Alert,
  Button,
  PageHeader,
  Skeleton,
  SkeletonDelay,
  StateView,
  Tabs,
  TextField,
  Transcript,
  TranscriptPlayer,
  useMediaQuery,
} from '@hengce/ui';
import { media } from '@hengce/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { page, section } from '../../components/meeting.css';
import { meetingQueries, type SharedMeeting } from '../../data/meeting';
import { useMeetingText } from '../../text';
import { columns, main, panel, side, workspace } from '../meeting/MeetingWorkspace.css';
import { factsOf } from '../meeting/meetingFacts';
import { usePlayback } from '../meeting/player/usePlayback';
import { useTurns } from '../meeting/transcript/useTurns';
import { form, title } from './SharedMeetingPage.css';
import { SharedMinutes } from './SharedMinutes';

/** A meeting for reading and hearing, for anybody with its link (shared/:shareId). */
export function SharedMeetingPage({ params: { shareId } }: PageProps<'shared/:shareId'>) {
  const text = useMeetingText().shared;
  const { api } = useFeatureHost();
  const [password, setPassword] = useState<string>();
  const meeting = useQuery(meetingQueries(api).shared(shareId, password));
  const { data, error } = meeting;
  usePageTitle(data?.title);
  if (data)
    return (
      <SharedContent
        meeting={data}
        onOpenSound={async () => {
          const { data: again } = await meeting.refetch({ throwOnError: true });
          return again?.play ?? null;
        }}
      />
    );
  const refusal = isApiError(error) && error.status === 403 ? error.message : undefined;
  // While a password is tried, the field stays.
  if (refusal !== undefined || (password !== undefined && meeting.isPending))
    return <PasswordForm refusal={password === undefined ? undefined : refusal} onSend={setPassword} />;
  return (
    <div className={page}>
      {isAbsent(error) ? (
        <StateView kind="notFound" title={text.goneTitle} description={text.goneBody} />
      ) : hasOnlyFailed(meeting) ? (
        <QueryFailure query={meeting} title={text.failedTitle} kept={text.failedKept} />
      ) : (
        <SkeletonDelay isLoading skeleton={<Skeleton variant="text" lines={6} />} label={text.loading}>
          {null}
        </SkeletonDelay>
      )}
    </div>
  );
}

/** Asks for the password of a link. @param refusal why the last one did not do */
function PasswordForm({ refusal, onSend }: { refusal: string | undefined; onSend: (password: string) => void }) {
  const text = useMeetingText().shared;
  const [typed, setTyped] = useState('');
  return (
    <div className={page}>
      <form
        className={`${section} ${form}`}
        onSubmit={(event) => {
          event.preventDefault();
          if (typed !== '') onSend(typed);
        }}
      >
        <PageHeader title={text.passwordTitle} description={text.passwordBody} />
        <TextField label={text.password} value={typed} maxLength={64} errorMessage={refusal} onChange={setTyped} />
        <div>
          <Button type="submit" variant="primary" isDisabled={typed === ''}>
            {text.open}
          </Button>
        </div>
      </form>
    </div>
  );
}

interface SharedContentProps {
  meeting: SharedMeeting;
  /** Asks for the sound again, whose address expires. */
  onOpenSound: () => Promise<SharedMeeting['play']>;
}

function SharedContent({ meeting, onOpenSound }: SharedContentProps) {
  const all = useMeetingText();
  const now = useNow();
  const { transcript, minutes, play } = meeting;
  const isNarrow = useMediaQuery(media.belowLg);
  const [shown, setShown] = useState('words');
  const { speakers } = transcript;
  const turns = useTurns(transcript.segments);
  const playback = usePlayback(async () => {
    const opened = await onOpenSound();
    if (!opened) throw new Error('The shared meeting has no sound');
    return opened;
  }, null);
  const { time, isPlaying, rate, isMuted, onPlayChange, onSeek, onRateChange, onMutedChange } = playback;
  const open = (id: string) => playback.playFrom(turns.find((turn) => turn.id === id)?.start ?? 0);
  const aside = minutes ? (
    <SharedMinutes {...{ minutes, transcript }} onPlay={(startMs) => playback.playFrom(startMs / 1000)} />
  ) : null;
  const isAsideShown = aside !== null && isNarrow && shown === 'minutes';
  const words = (
    <div className={main}>
      <div className={title}>
        <PageHeader
          title={meeting.title}
          description={[factsOf(meeting, all.meeting, now), all.shared.until(shortDay(meeting.expiresAt, now))].join(
            '，',
          )}
        />
        {playback.hasFailed ? <Alert tone="warning">{all.player.failed}</Alert> : null}
        {turns.length === 0 ? <Alert>{all.shared.noWords}</Alert> : null}
        {aside && isNarrow ? (
          <Tabs
            label={all.meeting.parts}
            selectedKey={shown}
            onSelectionChange={setShown}
            items={[
              { id: 'words', label: all.meeting.words },
              { id: 'minutes', label: all.minutes.title },
            ]}
          />
        ) : null}
      </div>
      {isAsideShown ? (
        <div className={panel}>{aside}</div>
      ) : (
        <Transcript {...{ speakers, turns, time, onSeek }} {...(play && { onTurn: open })} />
      )}
    </div>
  );
  const content =
    aside === null ? (
      words
    ) : (
      <div className={columns}>
        {words}
        {isNarrow ? null : (
          <aside className={side} aria-label={all.meeting.aside}>
            {aside}
          </aside>
        )}
      </div>
    );
  if (!play) return <div className={workspace}>{content}</div>;
  return (
    <div className={workspace}>
      <TranscriptPlayer
        label={meeting.title}
        duration={meeting.durationMs / 1000}
        {...{ speakers, turns, time, isPlaying, rate, isMuted, onPlayChange, onSeek, onRateChange, onMutedChange }}
      >
        {content}
      </TranscriptPlayer>
      <audio {...playback.audio} preload="auto" />
    </div>
  );
}
