'use client';
import { Button, Dialog, TextField } from '@hengce/ui';
import { useState } from 'react';
import { useMeetingText } from '../../text';

interface RenameDialogProps {
  title: string;
  onSave: (title: string) => void;
  onClose: () => void;
}

export function RenameDialog({ title, onSave, onClose }: RenameDialogProps) {
  const text = useMeetingText().list;
  const [next, setNext] = useState(title);
  const isSame = next.trim() === '' || next.trim() === title;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={text.rename}
      size="sm"
      footer={(close) => (
        <>
          <Button onPress={close}>{text.cancel}</Button>
          <Button variant="primary" isDisabled={isSame} onPress={() => onSave(next.trim())}>
            {text.save}
          </Button>
        </>
      )}
    >
      <TextField label={text.name} value={next} onChange={setNext} maxLength={120} autoFocus />
    </Dialog>
  );
}
