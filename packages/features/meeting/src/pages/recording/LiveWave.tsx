'use client';
import { meterOf, waveLength } from '../../recording/sound';
import { wave as waveClass, waveLine } from './RecordingPage.css';

const height = 72;

/** The newest sound as a wave that comes in from the right. One path, so that drawing it ten times a second costs nothing. */
export function LiveWave({ wave, label, isOff }: { wave: readonly number[]; label: string; isOff: boolean }) {
  const first = waveLength - wave.length;
  const strokes = wave.map((level, index) => {
    const half = Math.max(1, (meterOf(level) * height) / 2 - 2);
    return `M${(first + index) * 4 + 2} ${height / 2 - half}V${height / 2 + half}`;
  });
  return (
    <svg
      className={waveClass}
      viewBox={`0 0 ${waveLength * 4} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className={waveLine} data-off={isOff ? '' : undefined} d={strokes.join('')} />
    </svg>
  );
}
