import { Alert, ConfirmDialog } from '@hengce/ui';
import { text } from '../../text';
import type { UpgradeQuestion } from './acquisitionUpgrade';
import { stack } from './dialogs.css';

const words = text.acquisitionUpgrade;

export interface AcquisitionUpgradeDialogProps {
  question: UpgradeQuestion;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Dialog before the first use of AI获客 by an account that can be upgraded (specification §4). */
export function AcquisitionUpgradeDialog({ question, onConfirm, onCancel }: AcquisitionUpgradeDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      body={
        <div className={stack}>
          <p>{words.body}</p>
          {question.failure ? <Alert tone="danger">{words.failed(question.failure.message)}</Alert> : null}
        </div>
      }
      confirmLabel={question.isPending ? words.upgrading : question.failure ? words.again : words.upgrade}
      isPending={question.isPending}
      onConfirm={onConfirm}
      onOpenChange={(next) => next || onCancel()}
    />
  );
}
