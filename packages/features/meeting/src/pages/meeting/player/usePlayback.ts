'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import type { Stretch } from '@hengce/transcript';
import { useMutation } from '@tanstack/react-query';
import { type AudioHTMLAttributes, useEffect, useMemo, useRef, useState } from 'react';
import type { MeetingPlay } from '../../../data/meeting';
import { silenceUntil } from './speech';

export interface Playback {
  /** Seconds. */
  time: number;
  isPlaying: boolean;
  rate: number;
  isMuted: boolean;
  /** The sound could not be opened. */
  hasFailed: boolean;
  onPlayChange: (isPlaying: boolean) => void;
  onSeek: (time: number) => void;
  /** Plays from a time in seconds. */
  playFrom: (time: number) => void;
  /** Stretch that is played again and again; null for none. */
  loop: Stretch | null;
  /** Plays a stretch again and again, from its beginning. */
  onLoopChange: (stretch: Stretch | null) => void;
  onRateChange: (rate: number) => void;
  onMutedChange: (isMuted: boolean) => void;
  audio: AudioHTMLAttributes<HTMLAudioElement> & { ref: React.Ref<HTMLAudioElement> };
}

/**
 * Playing of a meeting's sound, whose address is asked for when it is first wanted, and again when it has expired.
 *
 * @param openSound asks for the address
 * @param spoken what is played, the silence between left out; null for all of it
 */
export function usePlayback(openSound: () => Promise<MeetingPlay>, spoken: readonly Stretch[] | null): Playback {
  const { api } = useFeatureHost();
  const play = useMutation({ mutationFn: openSound });
  const element = useRef<HTMLAudioElement>(null);
  const [time, setTime] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [rate, setRate] = useState(1);
  const [isMuted, setMuted] = useState(false);
  const [loop, setLoop] = useState<Stretch | null>(null);
  const src = play.data && api.mainAddress(`/api/meeting/played/${play.data.playId}`);

  useEffect(() => {
    if (element.current) Object.assign(element.current, { playbackRate: rate, muted: isMuted, preservesPitch: true });
  }, [rate, isMuted]);

  useEffect(() => {
    if (!loop || !isPlaying) return;
    // The clock of the sound ticks four times a second, too seldom for the end of a sentence.
    let frame = requestAnimationFrame(function look() {
      const sound = element.current;
      if (sound && sound.currentTime * 1000 >= loop.endMs) sound.currentTime = loop.startMs / 1000;
      frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [loop, isPlaying]);

  const { mutate: open, isError: hasFailed } = play;
  // The same functions until the sound moves on: what is drawn with them is not drawn again for each letter that is typed.
  const controls = useMemo(() => {
    const start = () => {
      setPlaying(true);
      if (src) void element.current?.play().catch(() => open());
      else open(undefined, { onError: () => setPlaying(false) });
    };
    const onSeek = (next: number) => {
      setTime(next);
      if (element.current) element.current.currentTime = next;
    };
    const playFrom = (next: number) => {
      onSeek(next);
      start();
    };
    return {
      onSeek,
      playFrom,
      onPlayChange(next: boolean) {
        if (next) return start();
        setPlaying(false);
        element.current?.pause();
      },
      onLoopChange(stretch: Stretch | null) {
        setLoop(stretch);
        if (stretch) playFrom(stretch.startMs / 1000);
      },
    };
  }, [src, open]);
  return {
    ...controls,
    time,
    isPlaying,
    rate,
    isMuted,
    hasFailed,
    loop,
    onRateChange: setRate,
    onMutedChange: setMuted,
    audio: {
      ref: element,
      src,
      onLoadedMetadata({ currentTarget }) {
        currentTarget.currentTime = time;
        if (isPlaying) void currentTarget.play();
      },
      onTimeUpdate({ currentTarget }) {
        const now = currentTarget.currentTime;
        const until = spoken && !loop && !currentTarget.paused ? silenceUntil(spoken, now) : null;
        if (until !== null) currentTarget.currentTime = until;
        setTime(until ?? now);
      },
      onEnded: () => setPlaying(false),
    },
  };
}
