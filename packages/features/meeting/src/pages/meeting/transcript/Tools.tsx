'use client';
import { FilterChip, Icon, IconButton, SpeakerMark, Switch } from '@hengce/ui';
import { Pencil, Redo2, Search, Undo2, UsersRound } from 'lucide-react';
import { useMemo } from 'react';
import { sharesOf } from '../../../model/speakers';
import { useMeetingText } from '../../../text';
import type { Shown } from './shown';
import { history, tools, toolsEnd } from './TranscriptPane.css';
import type { TranscriptEditing } from './useEditing';

export interface ToolsProps {
  editing: TranscriptEditing;
  shown: Shown;
  onShow: (shown: Shown) => void;
  onFind: () => void;
  onSpeakers: () => void;
  skips: boolean;
  /** Undefined where no silence is known. */
  onSkipsChange: ((skips: boolean) => void) | undefined;
}

/** Bar of a transcript: whose sentences are shown, and what can be done with all of it. */
export function Tools({ editing, shown, onShow, onFind, onSpeakers, skips, onSkipsChange }: ToolsProps) {
  const { transcript: text, player } = useMeetingText();
  const { session, id, start } = editing;
  const { work } = session;
  const shares = useMemo(() => sharesOf(work), [work]);
  const hasHighlights = work.segments.some(({ isHighlighted }) => isHighlighted);
  return (
    <div className={tools}>
      {work.speakers.length > 0 || hasHighlights ? (
        <FilterChip isSelected={shown.of === 'all'} onChange={() => onShow({ of: 'all' })}>
          {text.all}
        </FilterChip>
      ) : null}
      {work.speakers.map((speaker) => (
        <FilterChip
          key={speaker.id}
          icon={<SpeakerMark speakers={work.speakers} id={speaker.id} />}
          isSelected={shown.of === 'speaker' && shown.id === speaker.id}
          onChange={(isOn) => onShow(isOn ? { of: 'speaker', id: speaker.id } : { of: 'all' })}
        >
          {text.shareOf(speaker.name, shares.get(speaker.id) ?? 0)}
        </FilterChip>
      ))}
      {hasHighlights ? (
        <FilterChip
          isSelected={shown.of === 'highlights'}
          onChange={(isOn) => onShow({ of: isOn ? 'highlights' : 'all' })}
        >
          {text.highlights}
        </FilterChip>
      ) : null}
      {onSkipsChange ? (
        <Switch isSelected={skips} onChange={onSkipsChange}>
          {player.skipSilence}
        </Switch>
      ) : null}
      <div className={toolsEnd}>
        <span className={history}>
          <IconButton
            label={text.undo}
            icon={<Icon icon={Undo2} />}
            isDisabled={!session.canUndo}
            onPress={session.undo}
          />
          <IconButton
            label={text.redo}
            icon={<Icon icon={Redo2} />}
            isDisabled={!session.canRedo}
            onPress={session.redo}
          />
        </span>
        <IconButton label={text.speakers} icon={<Icon icon={UsersRound} />} onPress={onSpeakers} />
        <IconButton label={text.find} icon={<Icon icon={Search} />} onPress={onFind} />
        <IconButton label={text.edit} icon={<Icon icon={Pencil} />} isDisabled={id !== null} onPress={start} />
      </div>
    </div>
  );
}
