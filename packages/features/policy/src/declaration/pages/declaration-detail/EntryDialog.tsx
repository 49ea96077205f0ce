'use client';
import { Button, Dialog } from '@hengce/ui';
import type { ReactNode } from 'react';
import { useDeclarationText } from '../../components/text';
import { form } from './DeclarationDetailPage.css';

export interface EntryDialogProps {
  title: string;
  isPending: boolean;
  isIncomplete?: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog for one entry (a payout, a milestone), whose fields are saved together. */
export function EntryDialog({ title, isPending, isIncomplete, onSave, onClose, children }: EntryDialogProps) {
  const text = useDeclarationText().declaration;
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      footer={() => (
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button variant="primary" isDisabled={isIncomplete} isPending={isPending} onPress={onSave}>
            {text.save}
          </Button>
        </>
      )}
    >
      <div className={form}>{children}</div>
    </Dialog>
  );
}
