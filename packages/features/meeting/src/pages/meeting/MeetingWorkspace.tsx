'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import type { Unsaved } from '@hengce/feature-parts';
import { Alert, Tabs, TranscriptPlayer, useMediaQuery } from '@hengce/ui';
import { media } from '@hengce/ui/theme';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useCallback, useMemo, useState } from 'react';
import { type Meeting, type MeetingTranscript, meetingMutations } from '../../data/meeting';
import type { Change } from '../../model/changes';
import { hasWords, openTranscript } from '../../model/openTranscript';
import { useMeetingText } from '../../text';
import { ImportDialog } from './files/ImportDialog';
import { ShareDialog } from './files/ShareDialog';
import { useImported } from './files/useImported';
import { type Asked, MeetingHead } from './MeetingHead';
import { MeetingRecord } from './MeetingRecord';
import { columns, head, main, notes, panel, side, workspace } from './MeetingWorkspace.css';
import { MinutesPart } from './minutes/MinutesPart';
import type { Heard } from './player/speech';
import { usePlayback } from './player/usePlayback';
import { RecogniseDialog } from './recognising/RecogniseDialog';
import { RecognitionNote } from './recognising/RecognitionNote';
import { TrashNote } from './TrashNote';
import { SavingNote } from './transcript/SavingNote';
import { TranscriptPane } from './transcript/TranscriptPane';
import { useEditing } from './transcript/useEditing';
import { useRested } from './transcript/useRested';
import { useTranscript } from './transcript/useTranscript';
import { useTurns } from './transcript/useTurns';

export interface MeetingWorkspaceProps {
  meeting: Meeting;
  transcript: MeetingTranscript;
  heard: Heard;
  /** Work of an earlier visit that did not arrive. */
  unsaved: Unsaved<Change[]> | null;
  /** Reads the transcript anew, and lets go of what is here. */
  onReload: () => void;
}

/** A meeting that can be played: what was said, what was made of it beside, its sound below both. */
export function MeetingWorkspace({ meeting, transcript, heard, unsaved, onReload }: MeetingWorkspaceProps) {
  const text = useMeetingText();
  const { api } = useFeatureHost();
  const isNarrow = useMediaQuery(media.belowLg);
  const { spoken, peaks } = heard;
  const [opened] = useState(() => openTranscript(transcript, spoken));
  const [skips, setSkips] = useState(false);
  const { mutateAsync: openSound } = useMutation(meetingMutations(api).play);
  const playback = usePlayback(() => openSound(meeting.id), skips ? spoken : null);
  const session = useTranscript({ meetingId: meeting.id, kept: transcript, opened, unsaved });
  const editing = useEditing(session, playback);
  const takeImported = useImported(session);
  const { work, autosave } = session;
  const rested = useRested(work);
  const lanes = useTurns(rested.segments);
  const isTranscriptSaved = autosave.saving === 'saved';
  const { playFrom } = playback;
  const onPlay = useCallback((startMs: number) => playFrom(startMs / 1000), [playFrom]);
  // Each letter that is typed draws the workspace: what stands beside the words is drawn again only when it says something else.
  const panels = useMemo(
    () => [
      {
        id: 'minutes',
        label: text.minutes.title,
        panel: <MinutesPart {...{ meeting, isTranscriptSaved, onPlay }} transcript={rested} />,
      },
      { id: 'record', label: text.meeting.record, panel: <MeetingRecord meeting={meeting} /> },
    ],
    [text, meeting, isTranscriptSaved, onPlay, rested],
  );
  const aside = useMemo(() => <Tabs label={text.meeting.parts} items={panels} />, [text, panels]);
  const [shown, setShown] = useState('words');
  const [asked, setAsked] = useState<Asked | null>(null);
  const whole = [{ startMs: 0, endMs: meeting.durationMs }];
  const narrowPanel = isNarrow ? panels.find(({ id }) => id === shown)?.panel : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const isOther = event.target instanceof HTMLInputElement;
    if (isOther || !(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) session.redo();
    else session.undo();
  };
  const { time, isPlaying, rate, isMuted, onPlayChange, onSeek, onRateChange, onMutedChange } = playback;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: of the whole workspace, whatever in it has the focus
    <div className={workspace} onKeyDown={onKeyDown}>
      <TranscriptPlayer
        label={meeting.title}
        duration={meeting.durationMs / 1000}
        turns={lanes}
        speakers={work.speakers}
        {...{ peaks, time, isPlaying, rate, isMuted, onPlayChange, onSeek, onRateChange, onMutedChange }}
      >
        <div className={columns}>
          <div className={main}>
            <div className={head}>
              <MeetingHead
                {...{ meeting }}
                saving={autosave.saving}
                hasWords={hasWords(work)}
                whenSaved={session.whenSaved}
                onAsk={setAsked}
              />
              {isNarrow ? (
                <Tabs
                  label={text.meeting.parts}
                  selectedKey={shown}
                  onSelectionChange={setShown}
                  items={[
                    { id: 'words', label: text.meeting.words },
                    ...panels.map(({ id, label }) => ({ id, label })),
                  ]}
                />
              ) : null}
            </div>
            <div className={notes}>
              <TrashNote meeting={meeting} />
              {playback.hasFailed ? <Alert tone="warning">{text.player.failed}</Alert> : null}
              <RecognitionNote
                {...{ session }}
                meetingId={meeting.id}
                onAsk={() => setAsked('recognise')}
                onReplaced={onReload}
              />
              <SavingNote {...autosave} onReload={onReload} onKeepMine={session.keepMine} />
            </div>
            {narrowPanel ? (
              <div className={panel}>{narrowPanel}</div>
            ) : (
              <TranscriptPane
                {...{ editing, playback, skips }}
                onSkipsChange={spoken.length > 0 ? setSkips : undefined}
              />
            )}
          </div>
          {isNarrow ? null : (
            <aside className={side} aria-label={text.meeting.aside}>
              {aside}
            </aside>
          )}
        </div>
      </TranscriptPlayer>
      {asked === 'import' ? (
        <ImportDialog
          session={session}
          spoken={spoken.length > 0 ? spoken : whole}
          onImport={takeImported}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {asked === 'recognise' ? <RecogniseDialog {...{ meeting, session }} onClose={() => setAsked(null)} /> : null}
      {asked === 'share' ? <ShareDialog meeting={meeting} onClose={() => setAsked(null)} /> : null}
      <audio {...playback.audio} preload="auto" />
    </div>
  );
}
