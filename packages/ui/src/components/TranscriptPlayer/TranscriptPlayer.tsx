'use client';
import type { ReactNode } from 'react';
import { useUiText } from '../../provider/Provider';
import { PlayerBar, type PlayerBarProps } from './PlayerBar';
import { Transcript, type TranscriptProps } from './Transcript';
import { player } from './TranscriptPlayer.css';
import { seekTo } from './transcriptTimes';
import { usePlayerKeys } from './usePlayerKeys';

export interface TranscriptPlayerProps
  extends TranscriptProps,
    Pick<PlayerBarProps, 'isPlaying' | 'onPlayChange'>,
    Partial<Pick<PlayerBarProps, 'rate' | 'onRateChange' | 'isMuted' | 'onMutedChange'>> {
  /** 哪次会议，如“研发费用归集专题会” */
  label: string;
  /** 全长，秒 */
  duration: number;
  /** 声音的起伏，0至1，等分全长 */
  peaks?: readonly number[];
  /** 播放条上面的内容，里面放自己的 `Transcript`；不给时是 `turns` */
  children?: ReactNode;
}

const nothing = () => undefined;
const silence: readonly number[] = [];

/**
 * 转写播放器. The turns of a meeting above, its recording below, in step. It plays nothing itself: the caller owns the audio
 * and passes its position. Space plays and pauses, left and right move five seconds.
 */
export function TranscriptPlayer(props: TranscriptPlayerProps) {
  const { label, time, duration, isPlaying, onPlayChange, onSeek, isLoading = false, peaks = silence } = props;
  const { rate = 1, onRateChange = nothing, isMuted = false, onMutedChange = nothing, speakers, turns } = props;
  const { children = <Transcript {...props} /> } = props;
  const text = useUiText();
  const onKeyDownCapture = usePlayerKeys({
    isDisabled: isLoading,
    onToggle: () => onPlayChange(!isPlaying),
    onJump: (seconds) => onSeek(seekTo(time + seconds, duration)),
  });
  return (
    <section className={player} aria-label={text.playerOf(label)} onKeyDownCapture={onKeyDownCapture}>
      {children}
      <PlayerBar
        {...{ time, duration, peaks, speakers, turns, onSeek, isPlaying, onPlayChange }}
        {...{ rate, onRateChange, isMuted, onMutedChange }}
        isDisabled={isLoading}
      />
    </section>
  );
}
