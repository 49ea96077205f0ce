'use client';
import { Button, DatePicker, Dialog, TextArea } from '@hengce/ui';
import { useState } from 'react';
import { useDeclarationText } from '../../../components/text';
import { useApplicationText } from '../text';

export type MaterialQuestion = 'reject' | 'expiry' | 'notApplicable';
export interface MaterialDialogProps {
  question: MaterialQuestion;
  /** Name of the file or the material. */
  name: string;
  reason: string | null;
  /** @default null */
  expiresOn?: string | null;
  isPending: boolean;
  onSave: (answer: { reason?: string; expiresOn?: string | null }) => void;
  onClose: () => void;
}

/** Dialog for the reason why a file is rejected or a material not needed, or for the expiry of a file. */
export function MaterialDialog({ question, name, isPending, onSave, onClose, ...before }: MaterialDialogProps) {
  const text = useApplicationText().application.materials;
  const words = useDeclarationText().declaration;
  const [reason, setReason] = useState(before.reason ?? '');
  const [expiresOn, setExpiresOn] = useState(before.expiresOn ?? null);
  const asksWhy = question !== 'expiry';
  const titles = {
    reject: text.rejectTitle(name),
    notApplicable: text.notApplicableTitle,
    expiry: text.setExpiryOf(name),
  };
  return (
    <Dialog
      title={titles[question]}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      footer={() => (
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button
            variant="primary"
            isDisabled={asksWhy && reason.trim() === ''}
            isPending={isPending}
            onPress={() => onSave(asksWhy ? { reason: reason.trim() } : { expiresOn })}
          >
            {words.save}
          </Button>
        </>
      )}
    >
      {asksWhy ? (
        <TextArea label={text.rejectReason} maxLength={200} value={reason} onChange={setReason} />
      ) : (
        <DatePicker label={text.expiresOn} value={expiresOn} onChange={setExpiresOn} />
      )}
    </Dialog>
  );
}
