'use client';
import { GridListItem } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import { ink, speaker as speakerClass, square, turn as turnClass, when, who } from './TranscriptPlayer.css';
import { PlayingWords, TurnWords } from './TurnWords';
import type { SpeakerInk, TranscriptTurn } from './transcriptOptions';
import { clock } from './transcriptTimes';

export interface TurnRowProps {
  turn: TranscriptTurn;
  speakerName: string;
  paint: SpeakerInk;
  isPlaying: boolean;
}

/** One turn: speaker, time, words. */
export function TurnRow({ turn, speakerName, paint, isPlaying }: TurnRowProps) {
  const text = useUiText();
  return (
    <GridListItem
      id={turn.id}
      textValue={`${speakerName} ${clock(turn.start)}`}
      className={turnClass}
      data-playing={isPlaying ? '' : undefined}
    >
      <span className={who}>
        <span className={speakerClass}>
          <span className={`${square} ${ink[paint]}`} />
          {speakerName}
        </span>
        <span className={when}>
          {clock(turn.start)}
          {turn.isEdited ? <span>{text.turnEdited}</span> : null}
          {isPlaying ? <span className={visuallyHidden}>{text.playingHere}</span> : null}
        </span>
      </span>
      {isPlaying ? <PlayingWords turn={turn} /> : <TurnWords turn={turn} />}
    </GridListItem>
  );
}
