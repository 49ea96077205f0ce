'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { Button, Dialog, TextField } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  documentKey,
  documentsKey,
  type ProofreadingDocument,
  proofreadingMutations,
} from '../../../data/proofreading';
import { useProofreadingText } from '../../../text';

export interface RenameDialogProps {
  document: ProofreadingDocument;
  onClose: () => void;
}

export function RenameDialog({ document, onClose }: RenameDialogProps) {
  const text = useProofreadingText().rename;
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const [name, setName] = useState(document.name);
  const update = useMutation(proofreadingMutations(api).update);
  const save = () =>
    update.mutate(
      { documentId: document.id, name: name.trim() },
      {
        async onSuccess() {
          await client.invalidateQueries({ queryKey: documentKey(document.id) });
          void client.invalidateQueries({ queryKey: documentsKey });
          onClose();
        },
      },
    );
  return (
    <Dialog
      title={text.title}
      size="sm"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={() => (
        <Button variant="primary" isPending={update.isPending} isDisabled={name.trim() === ''} onPress={save}>
          {text.save}
        </Button>
      )}
    >
      <TextField
        label={text.name}
        value={name}
        onChange={setName}
        maxLength={100}
        {...(update.isError ? { errorMessage: text.failed } : {})}
      />
    </Dialog>
  );
}
