'use client';
import { meterOf } from '../../recording/sound';
import { meter, meterOff, meterOn } from './RecordingPage.css';

const cells = 20;

/** Loudness of the microphone, as cells that fill. */
export function LevelMeter({ level, label }: { level: number; label: string }) {
  const share = meterOf(level);
  const filled = Math.round(share * cells);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the browser's own meter has colours of its own
    <svg
      className={meter}
      viewBox={`0 0 ${cells * 10} 12`}
      preserveAspectRatio="none"
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
    >
      {Array.from({ length: cells }, (_, cell) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
        <rect key={cell} className={cell < filled ? meterOn : meterOff} x={cell * 10} width={7} height={12} rx={1} />
      ))}
    </svg>
  );
}
