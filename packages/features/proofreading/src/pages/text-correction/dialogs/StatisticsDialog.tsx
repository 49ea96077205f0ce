'use client';
import { ruleClasses, sizeOf } from '@hengce/proofreading';
import { Dialog, Heading } from '@hengce/ui';
import type { Lists } from '../../../model/issues';
import type { Session } from '../../../model/session';
import { useProofreadingText } from '../../../text';
import { counts, stack } from './dialogs.css';

export interface StatisticsDialogProps {
  session: Session;
  lists: Lists;
  onClose: () => void;
}

/** Dialog 统计: length of the text, and numbers of resolved and open issues. */
export function StatisticsDialog({ session, lists, onClose }: StatisticsDialogProps) {
  const text = useProofreadingText().statistics;
  const { characters, paragraphs } = sizeOf(session.text);
  const accepted = session.edits.filter(({ issue }) => issue).length;
  return (
    <Dialog title={text.title} size="sm" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={stack}>
        <Counts
          of={[
            [text.characters, characters],
            [text.paragraphs, paragraphs],
            [text.open, lists.open.length],
            [text.accepted, accepted],
            [text.manual, session.edits.length - accepted],
            [text.ignored, lists.ignored.length],
          ]}
        />
        {lists.byClass.length > 0 ? (
          <>
            <Heading level={3}>{text.byClass}</Heading>
            <Counts of={lists.byClass.map(({ class: name, count }) => [ruleClasses[name], count])} />
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

/** What is counted on the left, how much on the right. */
function Counts({ of }: { of: readonly (readonly [label: string, count: number])[] }) {
  return (
    <dl className={counts}>
      {of.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
