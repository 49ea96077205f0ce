'use client';
import { Languages } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { GridList } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { Icon } from '../Icon';
import { Skeleton } from '../Skeleton';
import { list, loading, note as noteClass, scroll } from './TranscriptPlayer.css';
import { TurnRow } from './TurnRow';
import { TimeContext } from './TurnWords';
import { inkOf, type TranscriptSpeaker, type TranscriptTurn } from './transcriptOptions';
import { turnAt } from './transcriptTimes';

export interface TranscriptProps {
  speakers: readonly TranscriptSpeaker[];
  /** 按时间先后 */
  turns: readonly TranscriptTurn[];
  /** 播放到第几秒 */
  time: number;
  onSeek: (time: number) => void;
  /** 方言等说明，如“含粤语发言，已转写为普通话，点时间可听原声” */
  note?: string;
  /**
   * 正在转写
   *
   * @default false
   */
  isLoading?: boolean;
}

/** 文字记录. Turns of a meeting; a press or Enter plays from there. The current one stays in view. */
export function Transcript({ speakers, turns, time, onSeek, note, isLoading = false }: TranscriptProps) {
  const text = useUiText();
  const pane = useRef<HTMLDivElement>(null);
  const currentId = turnAt(turns, time)?.id;
  const nameOf = (id: string) => speakers.find((speaker) => speaker.id === id)?.name ?? text.unknownSpeaker;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per turn, not with every second of it
  useEffect(() => {
    pane.current?.querySelector('[data-playing]')?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);
  return (
    <div className={scroll} ref={pane} aria-busy={isLoading || undefined}>
      {note ? (
        <p className={noteClass}>
          <Icon icon={Languages} size="sm" />
          {note}
        </p>
      ) : null}
      {isLoading ? (
        <div className={loading}>
          {[2, 3, 2, 4].map((lines, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
            <Skeleton key={index} lines={lines} />
          ))}
        </div>
      ) : (
        <TimeContext.Provider value={time}>
          <GridList
            aria-label={text.transcript}
            className={list}
            dependencies={[currentId, speakers]}
            items={turns}
            onAction={(id) => onSeek(turns.find((turn) => turn.id === id)?.start ?? time)}
          >
            {(turn) => (
              <TurnRow
                turn={turn}
                speakerName={nameOf(turn.speakerId)}
                paint={inkOf(speakers, turn.speakerId)}
                isPlaying={turn.id === currentId}
              />
            )}
          </GridList>
        </TimeContext.Provider>
      )}
    </div>
  );
}
