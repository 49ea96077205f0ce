'use client';
import type { MaterialSlot } from '@hengce/api';
import { Button, DatePicker, Dialog, TextArea } from '@hengce/ui';
import { useState } from 'react';
import { useDeclarationText } from '../../components/text';
import { useApplicationText } from './text';

export type MaterialQuestion = 'reject' | 'expiry' | 'notApplicable';
export interface MaterialDialogProps {
  question: MaterialQuestion;
  slot: MaterialSlot;
  isPending: boolean;
  onSave: (answer: { reason?: string; expiresOn?: string | null }) => void;
  onClose: () => void;
}

/** Dialog for the reason why a material is rejected or not needed, or for its expiry. */
export function MaterialDialog({ question, slot, isPending, onSave, onClose }: MaterialDialogProps) {
  const text = useApplicationText().application.materials;
  const words = useDeclarationText().declaration;
  const [reason, setReason] = useState(slot.reason ?? '');
  const [expiresOn, setExpiresOn] = useState(slot.versions.find(({ isCurrent }) => isCurrent)?.expiresOn ?? null);
  const asksWhy = question !== 'expiry';
  const titles = {
    reject: text.rejectTitle,
    notApplicable: text.notApplicableTitle,
    expiry: text.setExpiryOf(slot.name),
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
