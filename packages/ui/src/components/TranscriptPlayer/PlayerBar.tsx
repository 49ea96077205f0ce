'use client';
import { Pause, Play, RotateCcw, RotateCw, Volume2, VolumeX } from 'lucide-react';
import { memo } from 'react';
import { Button } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { RateSelect } from './RateSelect';
import { SeekTrack, type SeekTrackProps } from './SeekTrack';
import { bar, play, position, side, transport } from './TranscriptPlayer.css';
import { seekStep } from './transcriptOptions';
import { clock, seekTo } from './transcriptTimes';

export interface PlayerBarProps extends SeekTrackProps {
  isPlaying: boolean;
  onPlayChange: (isPlaying: boolean) => void;
  rate: number;
  onRateChange: (rate: number) => void;
  isMuted: boolean;
  onMutedChange: (isMuted: boolean) => void;
}

/** Controls: play, five seconds back and forth, position, speed, mute. What is typed above does not draw them again. */
export const PlayerBar = memo(function PlayerBar(props: PlayerBarProps) {
  const { time, duration, isDisabled, onSeek, isPlaying, onPlayChange, rate, onRateChange, isMuted, onMutedChange } =
    props;
  const text = useUiText();
  const jump = (seconds: number) => onSeek(seekTo(time + seconds, duration));
  return (
    <div className={bar}>
      <div className={transport}>
        <IconButton
          label={text.backBy(seekStep)}
          shortcut="←"
          icon={<Icon icon={RotateCcw} />}
          isDisabled={isDisabled}
          onPress={() => jump(-seekStep)}
        />
        <Button
          className={play}
          aria-label={isPlaying ? text.pause : text.play}
          isDisabled={isDisabled}
          onPress={() => onPlayChange(!isPlaying)}
        >
          <Icon icon={isPlaying ? Pause : Play} size="lg" />
        </Button>
        <IconButton
          label={text.forwardBy(seekStep)}
          shortcut="→"
          icon={<Icon icon={RotateCw} />}
          isDisabled={isDisabled}
          onPress={() => jump(seekStep)}
        />
      </div>
      <SeekTrack
        {...{ time, duration, isDisabled, onSeek }}
        peaks={props.peaks}
        speakers={props.speakers}
        turns={props.turns}
      />
      <div className={side}>
        <span className={position}>{text.positionShort(clock(time), clock(duration))}</span>
        <RateSelect {...{ rate, isDisabled, onRateChange }} />
        <IconButton
          label={isMuted ? text.unmute : text.mute}
          icon={<Icon icon={isMuted ? VolumeX : Volume2} />}
          isDisabled={isDisabled}
          onPress={() => onMutedChange(!isMuted)}
        />
      </div>
    </div>
  );
});
