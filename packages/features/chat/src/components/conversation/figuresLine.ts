import type { ChatBasis, ChatFigures } from '@hengce/api';
import type { ChatText } from '../../text';

const order: readonly ChatBasis[] = ['original', 'document', 'thirdParty', 'ours', 'edited', 'facts', 'rules'];

/** How many figures agree with what; 与原文一致 is said only of those that an original has. */
export function figuresLine({ total, matched, items }: ChatFigures, text: ChatText['answer']): string {
  const groups = order.map((basis) => [basis, items.filter((item) => item.basis === basis).length] as const);
  const known = groups.reduce((sum, [, count]) => sum + count, 0);
  const all = [...groups, ['unsaid', matched - known] as const];
  return text.figures(
    total,
    all.flatMap(([basis, count]) => (count > 0 ? [[count, text.figuresAgree[basis]] as const] : [])),
  );
}

/** Nothing is missing, and all of it stands in originals. */
export const isProven = ({ total, items }: ChatFigures): boolean =>
  items.length === total && items.every(({ basis }) => basis === 'original' || basis === 'document');
