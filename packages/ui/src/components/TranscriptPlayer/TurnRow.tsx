'use client';
import { memo, type ReactNode } from 'react';
import { useUiText } from '../../provider/Provider';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import {
  edited,
  ink,
  remark,
  speaker as speakerClass,
  square,
  turn as turnClass,
  what,
  when,
  who,
} from './TranscriptPlayer.css';
import { PlayingWords, TurnWords } from './TurnWords';
import type { SpeakerInk, TranscriptTurn } from './transcriptOptions';
import { clock } from './transcriptTimes';

export interface TurnRowProps {
  turn: TranscriptTurn;
  index: number;
  id: string;
  /** Undefined where nobody has said who speaks. */
  speakerName: string | undefined;
  paint: SpeakerInk;
  /** Whether the keys of the list are at it. */
  isActive: boolean;
  isPlaying: boolean;
}

// biome-ignore-start lint/a11y/useSemanticElements: a table cannot leave rows out
// biome-ignore-start lint/a11y/useFocusableInteractive: focus stays on the grid, which names the row it is at
/** One turn: speaker, time, words. Scrolling and playing on do not render it again. */
export const TurnRow = memo(function TurnRow(props: TurnRowProps) {
  const { turn, index, id, speakerName, paint, isActive, isPlaying } = props;
  const text = useUiText();
  return (
    <div
      role="row"
      id={id}
      aria-rowindex={index + 1}
      className={turnClass}
      data-index={index}
      data-active={isActive || undefined}
      data-playing={isPlaying ? '' : undefined}
    >
      <div role="rowheader" className={who}>
        {speakerName === undefined ? null : (
          <span className={speakerClass}>
            <span className={`${square} ${ink[paint]}`} />
            {speakerName}
          </span>
        )}
        <span className={when}>
          {clock(turn.start)}
          {turn.isEdited ? <span>{text.turnEdited}</span> : null}
          {isPlaying ? <span className={visuallyHidden}>{text.playingHere}</span> : null}
        </span>
      </div>
      <div role="gridcell" className={what}>
        {isPlaying ? <PlayingWords turn={turn} /> : <TurnWords turn={turn} />}
        {turn.note ? <span className={remark}>{turn.note}</span> : null}
      </div>
    </div>
  );
});

export interface EditedRowProps {
  id: string;
  index: number;
  children: ReactNode;
}

/** The turn that is being edited, with the content of the caller. */
export function EditedRow({ id, index, children }: EditedRowProps) {
  return (
    <div role="row" id={id} aria-rowindex={index + 1}>
      <div role="gridcell" className={edited}>
        {children}
      </div>
    </div>
  );
}
// biome-ignore-end lint/a11y/useFocusableInteractive: focus stays on the grid, which names the row it is at
// biome-ignore-end lint/a11y/useSemanticElements: a table cannot leave rows out
