'use client';
import { useUiText } from '../../../provider/Provider';
import { above } from './DocumentRule.css';
import type { AxisTone, DocumentAxis } from './documentAxis';

interface AboveLineProps {
  at: DocumentAxis['above'];
  tone: AxisTone;
  remaining: string | null;
}

/** Words above the red line of a document's header: 今天 and 还剩41天. */
export function AboveLine({ at, tone, remaining }: AboveLineProps) {
  const text = useUiText();
  return (
    <>
      {at.today === null ? null : (
        <span className={above({ tone, isStrong: true })} style={{ left: at.today }}>
          {text.today}
        </span>
      )}
      {at.remaining === null || remaining === null ? null : (
        <span className={above({ tone })} style={{ left: at.remaining }}>
          {remaining}
        </span>
      )}
    </>
  );
}
