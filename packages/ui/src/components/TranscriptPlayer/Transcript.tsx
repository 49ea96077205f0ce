'use client';
import { Languages } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useUiText } from '../../provider/Provider';
import { Button } from '../Button';
import { RowGroup, Unseen } from '../DataTable/gridElements';
import { nextRow } from '../DataTable/gridMoves';
import { Icon } from '../Icon';
import { Skeleton } from '../Skeleton';
import { back, frame, list, loading, note as noteClass, scroll } from './TranscriptPlayer.css';
import { EditedRow, TurnRow } from './TurnRow';
import { TimeContext } from './TurnWords';
import { inkOf, type TranscriptSpeaker, type TranscriptTurn } from './transcriptOptions';
import { turnIndexAt } from './transcriptTimes';
import { useFollow } from './useFollow';

export interface TranscriptProps {
  speakers: readonly TranscriptSpeaker[];
  /** 按时间先后 */
  turns: readonly TranscriptTurn[];
  /** 播放到第几秒 */
  time: number;
  onSeek: (time: number) => void;
  /** 按了一行，或在那一行上按了回车；不给时从那里播放 */
  onTurn?: (id: string) => void;
  /** 正在编辑的一行：它的编号，与代替它的内容。编辑时不跟着播放滚动 */
  editing?: { id: string; content: ReactNode };
  /** 要看见的一行，如查找到的；换一行就滚到那里 */
  shownId?: string;
  /** 方言等说明，如“含粤语发言，已转写为普通话，点时间可听原声” */
  note?: string;
  /**
   * 正在转写
   *
   * @default false
   */
  isLoading?: boolean;
}

/**
 * 文字记录. Turns of a meeting, however many: only those in sight are in the page. A press or Enter plays from there. The
 * current one stays in view until somebody scrolls away from it.
 */
export function Transcript(props: TranscriptProps) {
  const { note, isLoading = false } = props;
  return (
    <div className={frame} aria-busy={isLoading || undefined}>
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
        <Turns {...props} />
      )}
    </div>
  );
}

/** Guess for rows that were not measured yet: one line of words. */
const rowHeight = 58;

function Turns({ speakers, turns, time, onSeek, onTurn, editing, shownId = editing?.id }: TranscriptProps) {
  const text = useUiText();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useRef<VirtualizerHandle>(null);
  const [at, setAt] = useState(0);
  const active = Math.min(at, turns.length - 1);
  const current = turnIndexAt(turns, time);
  const edited = useMemo(() => turns.findIndex((turn) => turn.id === editing?.id), [turns, editing?.id]);
  const follow = useFollow({ index: current, isPaused: editing !== undefined, virtualizer });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each row that is asked for, wherever it moves later
  useEffect(() => {
    const index = turns.findIndex((turn) => turn.id === shownId);
    if (index < 0) return;
    setAt(index);
    virtualizer.current?.scrollToIndex(index, { align: 'nearest' });
  }, [shownId]);
  const speakerOf = useMemo(() => {
    const known = new Map(speakers.map((speaker) => [speaker.id, speaker.name]));
    return (turn: TranscriptTurn) =>
      turn.speakerId === undefined ? undefined : (known.get(turn.speakerId) ?? text.unknownSpeaker);
  }, [speakers, text]);

  const open = (index: number) => {
    const turn = turns[index];
    if (turn && onTurn) onTurn(turn.id);
    else if (turn) onSeek(turn.start);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || turns.length === 0) return;
    const page = Math.max(1, Math.floor((virtualizer.current?.viewportSize ?? rowHeight) / rowHeight) - 1);
    const to = nextRow({ key: event.key, active, count: turns.length, page });
    if (to !== undefined) {
      setAt(to);
      virtualizer.current?.scrollToIndex(to, { align: 'nearest' });
    } else if (event.key === 'Enter') open(active);
    else return;
    event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest<HTMLElement>('[data-index]');
    if (!pressed) return;
    setAt(Number(pressed.dataset.index));
    open(Number(pressed.dataset.index));
  };
  return (
    <TimeContext.Provider value={time}>
      <div ref={scroller} className={scroll}>
        {/* biome-ignore lint/a11y/useSemanticElements: a table cannot leave rows out */}
        <div
          role="grid"
          aria-label={text.transcript}
          aria-rowcount={turns.length}
          aria-activedescendant={turns.length > 0 ? `${id}-${active}` : undefined}
          tabIndex={0}
          className={list}
          onKeyDown={onKeyDown}
          onClick={onClick}
        >
          <Virtualizer
            ref={virtualizer}
            scrollRef={scroller}
            bufferSize={rowHeight * 4}
            itemSize={rowHeight}
            keepMounted={[active, edited].filter((index) => index >= 0)}
            as={RowGroup}
            item={Unseen}
            data={turns}
            onScrollEnd={follow.onScrollEnd}
          >
            {(turn, index) =>
              index === edited && editing ? (
                <EditedRow key={turn.id} id={`${id}-${index}`} index={index}>
                  {editing.content}
                </EditedRow>
              ) : (
                <TurnRow
                  key={turn.id}
                  {...{ turn, index }}
                  id={`${id}-${index}`}
                  speakerName={speakerOf(turn)}
                  paint={inkOf(speakers, turn.speakerId)}
                  isActive={index === active}
                  isPlaying={index === current}
                />
              )
            }
          </Virtualizer>
        </div>
      </div>
      {follow.isAway && time > 0 ? (
        <div className={back}>
          <Button size="sm" onPress={follow.back}>
            {text.backToPlaying}
          </Button>
        </div>
      ) : null}
    </TimeContext.Provider>
  );
}
