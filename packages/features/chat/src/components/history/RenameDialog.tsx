'use client';
import { Button, Dialog, TextField, useEnterToSubmit } from '@hengce/ui';
import { useState } from 'react';
import { useChatText } from '../../text';

export interface RenameDialogProps {
  name: string;
  onClose: () => void;
  onSave: (name: string) => void;
}

/** Dialog 改名. Enter saves, but not the Enter of an input method. */
export function RenameDialog({ name, onClose, onSave }: RenameDialogProps) {
  const text = useChatText().history;
  const [value, setValue] = useState(name);
  const save = () => {
    if (value.trim()) onSave(value.trim());
  };
  const keys = useEnterToSubmit(save);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={text.rename}
      footer={(close) => (
        <>
          <Button onPress={close}>{text.cancel}</Button>
          <Button variant="primary" isDisabled={value.trim() === ''} onPress={save}>
            {text.save}
          </Button>
        </>
      )}
    >
      <div {...keys}>
        <TextField label={text.name} value={value} onChange={setValue} maxLength={60} autoFocus />
      </div>
    </Dialog>
  );
}
