'use client';
import type { EvidenceVersion } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { Alert, Button, ConfirmDialog, Dialog, toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { libraryKeys, libraryMutations } from '../../data/library';
import { useLibraryText } from './text';

interface RemoveDialogProps {
  version: EvidenceVersion;
  /** Whether an older version takes the place of this one. */
  hasOlder: boolean;
  onClose: () => void;
}

/** Confirmation before a file is removed; for one in use it says what has to be done first. */
export function RemoveDialog({ version, hasOlder, onClose }: RemoveDialogProps) {
  const text = useLibraryText().library;
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const remove = useMutation(libraryMutations(api).remove);
  const close = (isOpen: boolean) => (isOpen ? undefined : onClose());
  if (version.uses.length > 0)
    return (
      <Dialog
        title={text.inUseTitle}
        size="sm"
        isOpen
        onOpenChange={close}
        footer={() => <Button onPress={onClose}>{text.close}</Button>}
      >
        {text.inUse(version.uses.map(({ name }) => `“${name}”`).join(text.and))}
      </Dialog>
    );
  return (
    <ConfirmDialog
      title={text.removeTitle(version.fileName)}
      body={
        <>
          <p>{hasOlder ? text.removeOlder : text.removeBody}</p>
          {remove.error ? <Alert tone="danger">{text.removeFailed(remove.error.message)}</Alert> : null}
        </>
      }
      confirmLabel={text.remove}
      tone="danger"
      isOpen
      onOpenChange={close}
      isPending={remove.isPending}
      onConfirm={() =>
        remove.mutate(version.evidenceId, {
          onSuccess() {
            onClose();
            toast(text.removed);
            for (const queryKey of libraryKeys) void client.invalidateQueries({ queryKey });
          },
        })
      }
    />
  );
}
