'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { Alert, Switch, Text, TranscriptPlayer } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Meeting, meetingQueries } from '../../../data/meeting';
import { useMeetingText } from '../../../text';
import { frame } from './MeetingPlayer.css';
import { peaksOf, type Spoken, spokenIn } from './speech';
import { usePlayback } from './usePlayback';

const noSpeakers: [] = [];

/** Sound of a meeting without words: its wave, and where somebody speaks, each played from there. */
export function MeetingPlayer({ meeting }: { meeting: Meeting }) {
  const text = useMeetingText().player;
  const { api } = useFeatureHost();
  const { id, title, durationMs, levelStepMs } = meeting;
  const levels = useQuery({ ...meetingQueries(api).levels(id), enabled: levelStepMs !== null });
  const [skips, setSkips] = useState(false);
  const { peaks, spoken } = useMemo(() => heardIn(levels.data, levelStepMs), [levels.data, levelStepMs]);
  const playback = usePlayback(id, skips ? spoken : null);
  const { audio, hasFailed, ...controls } = playback;
  const turns = useMemo(
    () =>
      spoken.map(({ start, end }) => ({
        id: String(start),
        speakerId: '',
        start,
        end,
        text: text.spoken(Math.max(1, Math.round(end - start))),
      })),
    [spoken, text],
  );
  return (
    <>
      <Text>
        {spoken.length > 0 ? text.noWords : levels.isPending && levelStepMs !== null ? text.reading : text.noWave}
      </Text>
      {hasFailed ? <Alert tone="warning">{text.failed}</Alert> : null}
      {spoken.length > 0 ? (
        <Switch isSelected={skips} onChange={setSkips}>
          {text.skipSilence}
        </Switch>
      ) : null}
      <div className={frame}>
        <TranscriptPlayer
          label={title}
          duration={durationMs / 1000}
          {...{ peaks, turns, speakers: noSpeakers }}
          {...controls}
        />
      </div>
      <audio {...audio} preload="auto" />
    </>
  );
}

function heardIn(levels: Uint8Array | undefined, stepMs: number | null): { peaks: number[]; spoken: Spoken[] } {
  if (!levels || stepMs === null) return { peaks: [], spoken: [] };
  return { peaks: peaksOf(levels), spoken: spokenIn(levels, stepMs) };
}
