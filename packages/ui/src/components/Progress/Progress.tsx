'use client';
import { ProgressBar } from 'react-aria-components';
import { fill, hint, indeterminate, progress, track, words } from './Progress.css';

export interface ProgressProps {
  /** 正在做什么，如“正在解析第39页，共62页”。 */
  label: string;
  /** 0至100；不给则为进度未知。 */
  value?: number;
  /** 右侧补充，如“约20秒”。 */
  hint?: string;
}

/** 进度. A ruler that fills up to its stop, with the current step in words. */
export function Progress({ label, value, hint: extra }: ProgressProps) {
  const isKnown = value !== undefined;
  return (
    <ProgressBar className={progress} aria-label={label} value={value} isIndeterminate={!isKnown}>
      <div className={track}>
        <div
          className={isKnown ? fill : `${fill} ${indeterminate}`}
          style={isKnown ? { width: `${value}%` } : undefined}
        />
      </div>
      <div className={words}>
        <span>{label}</span>
        {extra ? <span className={hint}>{extra}</span> : null}
      </div>
    </ProgressBar>
  );
}
