'use client';
import { blocksOf, ruleClasses, statisticsOf } from '@hengce/proofreading';
import { DescriptionList, Dialog, Heading } from '@hengce/ui';
import type { Lists } from '../../../model/issues';
import type { Session } from '../../../model/session';
import { useProofreadingText } from '../../../text';
import { stack } from './dialogs.css';

export interface StatisticsDialogProps {
  session: Session;
  lists: Lists;
  onClose: () => void;
}

/** 统计: how long the text is, and what was done of what was found. */
export function StatisticsDialog({ session, lists, onClose }: StatisticsDialogProps) {
  const text = useProofreadingText().statistics;
  const { characters, paragraphs } = statisticsOf(blocksOf(session.text), []);
  const accepted = session.edits.filter(({ issue }) => issue).length;
  return (
    <Dialog title={text.title} size="sm" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={stack}>
        <DescriptionList
          items={[
            { label: text.characters, value: characters },
            { label: text.paragraphs, value: paragraphs },
            { label: text.open, value: lists.open.length },
            { label: text.accepted, value: accepted },
            { label: text.manual, value: session.edits.length - accepted },
            { label: text.ignored, value: lists.ignored.length },
          ]}
        />
        {lists.byClass.length > 0 ? (
          <>
            <Heading level={3}>{text.byClass}</Heading>
            <DescriptionList
              items={lists.byClass.map(({ class: name, count }) => ({ label: ruleClasses[name], value: count }))}
            />
          </>
        ) : null}
      </div>
    </Dialog>
  );
}
