import { mark } from './Highlight.css';
import { splitByMarks } from './splitByMarks';

export interface HighlightProps {
  text: string;
  /** 命中的区间[起, 止)，按UTF-16单位计，与`String.slice`一致。 */
  marks?: readonly (readonly number[])[];
}

/** Drawn at the very beginning of its square. */
const closing = /^[，。；：、！？,.;:!?]/;

/**
 * 命中标示. Text with its marks as `<mark>`. Marks that are out of range, reversed or overlapping are trimmed; none throws.
 */
export function Highlight({ text, marks = [] }: HighlightProps) {
  return splitByMarks(text, marks).map((part, index, parts) =>
    part.isMarked ? (
      <mark key={part.start} className={mark} data-is-closed={closing.test(parts[index + 1]?.text ?? '') || undefined}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
