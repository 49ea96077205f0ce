import type { ChatFigures } from '@hengce/api';
import { agreementsOf } from '@hengce/text';
import type { ChatText } from '../../../text';

/** Sentence with the number of figures that agree with the sources, by basis; 与原文一致 is said only of those in an original. */
export function figuresLine({ total, matched, items }: ChatFigures, text: ChatText['answer']): string {
  return text.figures(
    total,
    agreementsOf({ matched, items }).map(([basis, count]) => [count, text.figuresAgree[basis ?? 'unsaid']] as const),
  );
}

/** Whether all figures of an answer were found, each in an original or in a file that nobody changed. */
export const isProven = ({ total, items }: ChatFigures): boolean =>
  items.length === total && items.every(({ basis }) => basis === 'original' || basis === 'document');
