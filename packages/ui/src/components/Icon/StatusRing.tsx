import { paper, ring } from './StatusRing.css';

export const statusRingStates = ['met', 'unknown', 'unmet', 'notApplicable'] as const;
export type StatusRingState = (typeof statusRingStates)[number];

export interface StatusRingProps {
  /** met 符合，unknown 待确认，unmet 不符，notApplicable 不适用 */
  state: StatusRingState;
  /** 单独表意时的名称；旁边有文字时不要给。 */
  label?: string;
}

const marks = {
  met: <path d="M5 8.3 7.2 10.4 11 6" strokeWidth={1.5} strokeLinecap="round" strokeLinejoin="round" />,
  unknown: <circle cx={8} cy={8} r={1.4} stroke="none" fill="currentColor" />,
  unmet: <path d="M5.6 5.6l4.8 4.8m0-4.8l-4.8 4.8" strokeWidth={1.5} strokeLinecap="round" />,
  notApplicable: <path d="M5.2 8h5.6" strokeWidth={1.5} strokeLinecap="round" />,
};

/** 状态环. The states differ inside the ring, not by colour alone: a tick, a dot in a broken ring, a cross, a dash. */
export function StatusRing({ state, label }: StatusRingProps) {
  const named = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <span {...named} className={ring({ state })}>
      <svg width={16} height={16} viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
        <circle
          className={paper({ state })}
          cx={8}
          cy={8}
          r={7.25}
          strokeWidth={1.2}
          strokeDasharray={state === 'unknown' ? '2.2 2' : undefined}
        />
        {marks[state]}
      </svg>
    </span>
  );
}
