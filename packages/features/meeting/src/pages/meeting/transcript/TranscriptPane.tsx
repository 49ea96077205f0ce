'use client';
import { StateView, Transcript } from '@hengce/ui';
import { useMemo, useState } from 'react';
import { bySegment, wordsIn } from '../../../model/find';
import { useMeetingText } from '../../../text';
import type { Playback } from '../player/usePlayback';
import { EditedSegment } from './EditedSegment';
import { FindBar } from './FindBar';
import { SpeakersDialog } from './SpeakersDialog';
import { isShown, type Shown } from './shown';
import { Tools } from './Tools';
import type { TranscriptEditing } from './useEditing';
import { useTurns } from './useTurns';

export interface TranscriptPaneProps {
  editing: TranscriptEditing;
  playback: Playback;
  skips: boolean;
  /** Undefined where no silence is known. */
  onSkipsChange: ((skips: boolean) => void) | undefined;
}

/** What was said: its tools, and every sentence; the one that is edited in place. */
export function TranscriptPane({ editing, playback, skips, onSkipsChange }: TranscriptPaneProps) {
  const text = useMeetingText().transcript;
  const { session, id, place } = editing;
  const { work } = session;
  const [shown, setShown] = useState<Shown>({ of: 'all' });
  const [query, setQuery] = useState<string | null>(null);
  const [foundAt, setFoundAt] = useState(0);
  const [hasSpeakers, setHasSpeakers] = useState(false);
  const found = useMemo(() => wordsIn(work.segments, query ?? ''), [work.segments, query]);
  const foundIn = useMemo(() => bySegment(found), [found]);
  const at = Math.min(foundAt, Math.max(found.length - 1, 0));
  const segments = useMemo(
    // The sentence that is edited stays until it is left.
    () => work.segments.filter((segment) => segment.id === id || isShown(segment, shown)),
    [work.segments, shown, id],
  );
  const turns = useTurns(segments, foundIn);
  const edited = id === null ? undefined : segments.find((segment) => segment.id === id);
  const open = (pressed: string) => {
    const segment = segments.find((one) => one.id === pressed);
    if (!segment) return;
    if (edited) place(pressed, segment.text.length);
    else playback.playFrom(segment.startMs / 1000);
  };
  const close = () => {
    setQuery(null);
    setFoundAt(0);
  };
  return (
    <>
      <Tools
        {...{ editing, shown, skips, onSkipsChange }}
        onShow={setShown}
        onFind={() => setQuery(query ?? '')}
        onSpeakers={() => setHasSpeakers(true)}
      />
      {query === null ? null : (
        <FindBar
          {...{ session, query, found, at }}
          onQuery={(next) => {
            setQuery(next);
            setFoundAt(0);
          }}
          onShow={setFoundAt}
          onClose={close}
        />
      )}
      {segments.length === 0 && work.segments.length > 0 ? <StateView kind="empty" title={text.noneOfThese} /> : null}
      <Transcript
        turns={turns}
        speakers={work.speakers}
        time={playback.time}
        onSeek={playback.onSeek}
        onTurn={open}
        {...(query !== null && found[at] && { shownId: found[at].id })}
        {...(edited && {
          editing: { id: edited.id, content: <EditedSegment key={edited.id} segment={edited} editing={editing} /> },
        })}
      />
      {hasSpeakers ? <SpeakersDialog session={session} onClose={() => setHasSpeakers(false)} /> : null}
    </>
  );
}
