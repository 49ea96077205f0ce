'use client';
import { Alert, Button, Dialog, TextField } from '@hengce/ui';
import { type FormEvent, useId, useState } from 'react';
import { useKnowledgeText } from './text';

interface NameDialogProps {
  title: string;
  label: string;
  initial?: string;
  maxLength?: number;
  isPending: boolean;
  /** Reason why saving failed. */
  failure: string | undefined;
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Dialog for the name of a base, a folder or a document. */
export function NameDialog({ title, label, initial = '', maxLength = 40, onClose, ...rest }: NameDialogProps) {
  const text = useKnowledgeText().name;
  const formId = useId();
  const [name, setName] = useState(initial);
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() !== '') rest.onSave(name.trim());
  };
  return (
    <Dialog
      title={title}
      size="sm"
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      footer={() => (
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button variant="primary" type="submit" form={formId} isPending={rest.isPending}>
            {text.save}
          </Button>
        </>
      )}
    >
      <form id={formId} onSubmit={submit}>
        <TextField
          label={label}
          value={name}
          onChange={setName}
          maxLength={maxLength}
          autoFocus
          errorMessage={isTried && name.trim() === '' ? text.needed : undefined}
        />
        {rest.failure ? <Alert tone="danger">{text.failed(rest.failure)}</Alert> : null}
      </form>
    </Dialog>
  );
}
