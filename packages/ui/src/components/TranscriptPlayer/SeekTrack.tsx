'use client';
import { useContext } from 'react';
import { Slider, SliderStateContext, SliderThumb, SliderTrack } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { pin, seek, track } from './TranscriptPlayer.css';
import { clock } from './transcriptTimes';
import { SpeakerLane, type SpeakerLaneProps, Waveform } from './Waveform';

export interface SeekTrackProps extends SpeakerLaneProps {
  time: number;
  peaks: readonly number[];
  isDisabled: boolean;
  onSeek: (time: number) => void;
}

function Pin({ duration }: { duration: number }) {
  const text = useUiText();
  const state = useContext(SliderStateContext);
  // Said as a time, not as a number of seconds: react-aria knows only the units of Intl.
  if (state) state.getThumbValueLabel = (index) => text.positionOf(clock(state.values[index] ?? 0), clock(duration));
  return <SliderThumb className={pin} aria-label={text.playPosition} />;
}

/** Position in the recording: its wave, the speakers over time, and the handle to move. */
export function SeekTrack({ time, duration, peaks, speakers, turns, isDisabled, onSeek }: SeekTrackProps) {
  const text = useUiText();
  return (
    <Slider
      aria-label={text.playPosition}
      className={seek}
      minValue={0}
      maxValue={Math.max(1, duration)}
      value={Math.min(time, duration)}
      onChange={onSeek}
      isDisabled={isDisabled}
    >
      <SliderTrack className={track}>
        <Waveform peaks={peaks} share={duration > 0 ? time / duration : 0} />
        <SpeakerLane {...{ speakers, turns, duration }} />
        <Pin duration={duration} />
      </SliderTrack>
    </Slider>
  );
}
