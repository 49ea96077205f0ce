import type { ChatFigures } from '@hengce/api';
import { agreementsOf } from '@hengce/text';
import type { ChatText } from '../../../text';

/** How many figures agree with what; 与原文一致 is said only of those that an original has. */
export function figuresLine({ total, matched, items }: ChatFigures, text: ChatText['answer']): string {
  return text.figures(
    total,
    agreementsOf({ matched, items }).map(([basis, count]) => [count, text.figuresAgree[basis ?? 'unsaid']] as const),
  );
}

/** Whether no figure of an answer is missing, and all of them stand in originals. */
export const isProven = ({ total, items }: ChatFigures): boolean =>
  items.length === total && items.every(({ basis }) => basis === 'original' || basis === 'document');
