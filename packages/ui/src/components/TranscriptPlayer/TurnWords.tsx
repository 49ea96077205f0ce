'use client';
import { createContext, useContext } from 'react';
import { useUiText } from '../../provider/Provider';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import { said, words } from './TranscriptPlayer.css';
import type { TranscriptTurn } from './transcriptOptions';
import { pieceAt, piecesOf } from './transcriptTimes';

/** Position of the recording in seconds. Only the current turn reads it, so that the others of an hour are not rendered every second. */
export const TimeContext = createContext(0);

export interface TurnWordsProps {
  turn: TranscriptTurn;
  /** Index of the current piece; -1 for none. */
  current?: number;
}

export function TurnWords({ turn, current = -1 }: TurnWordsProps) {
  const text = useUiText();
  return (
    <span className={words} data-highlighted={turn.isHighlighted ? '' : undefined}>
      {piecesOf(turn).map((piece, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
          key={index}
          className={said}
          data-playing={index === current ? '' : undefined}
          data-found={piece.isFound ? '' : undefined}
          data-uncertain={piece.isUncertain ? '' : undefined}
        >
          {piece.text}
          {piece.isUncertain ? <span className={visuallyHidden}>{text.uncertain}</span> : null}
        </span>
      ))}
    </span>
  );
}

export function PlayingWords({ turn }: { turn: TranscriptTurn }) {
  return <TurnWords turn={turn} current={pieceAt(piecesOf(turn), useContext(TimeContext))} />;
}
