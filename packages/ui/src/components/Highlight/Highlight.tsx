import { mark } from './Highlight.css';
import { splitByMarks } from './splitByMarks';

export interface HighlightProps {
  text: string;
  /** 命中的区间[起, 止)，按UTF-16单位计，与`String.slice`一致。 */
  marks?: readonly (readonly number[])[];
}

/** 命中标示. Marks that are out of range, reversed or overlapping are trimmed; none throws. */
export function Highlight({ text, marks = [] }: HighlightProps) {
  return splitByMarks(text, marks).map((part) =>
    part.isMarked ? (
      <mark key={part.start} className={mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
