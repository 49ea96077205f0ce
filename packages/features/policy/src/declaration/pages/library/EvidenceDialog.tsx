'use client';
import { acceptedTypes, type EvidenceEntry, fileSize, uploadRules } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { Alert, Button, DatePicker, Dialog, FileUpload, Text, TextField, toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeclarationText } from '../../components/text';
import { useFileCheck } from '../../components/useFileCheck';
import { libraryKeys, libraryMutations } from '../../data/library';
import { fields } from './LibraryPage.css';
import { useLibraryText } from './text';

interface EvidenceDialogProps {
  /** Piece of evidence to change; absent for a new one. */
  entry?: EvidenceEntry;
  /** @default 'add' */
  deed?: 'add' | 'replace' | 'edit';
  onClose: () => void;
}

/** Dialog for a new piece of evidence, a newer version, or its name and expiry. Input stays when saving failed. */
export function EvidenceDialog({ entry, deed = 'add', onClose }: EvidenceDialogProps) {
  const text = useLibraryText().library;
  const rules = useDeclarationText().declaration.files.rules;
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const mutations = libraryMutations(api);
  const save = useMutation(mutations.save);
  const update = useMutation(mutations.update);
  const { problem, check } = useFileCheck();
  const [kind, setKind] = useState(entry?.kind ?? '');
  const [file, setFile] = useState<File>();
  const [expiresOn, setExpiresOn] = useState(deed === 'edit' ? (entry?.expiresOn ?? null) : null);
  const [isTried, setTried] = useState(false);
  const hasName = deed !== 'replace';
  const hasFile = deed !== 'edit';
  const isPending = save.isPending || update.isPending;
  const failure = save.error ?? update.error;

  const done = {
    onSuccess() {
      onClose();
      toast(hasFile ? text.uploaded : text.saved);
      for (const queryKey of libraryKeys) void client.invalidateQueries({ queryKey });
    },
  };
  const submit = () => {
    setTried(true);
    const named = kind.trim();
    if (hasName && named === '') return;
    if (!hasFile && entry) update.mutate({ evidenceId: entry.evidenceId, kind: named, expiresOn }, done);
    if (hasFile && file) {
      const of = entry ? { evidenceId: entry.evidenceId } : { kind: named };
      save.mutate({ ...of, file, ...(expiresOn ? { expiresOn } : {}) }, done);
    }
  };
  return (
    <Dialog
      title={deed === 'edit' ? text.editTitle : entry ? text.replaceTitle(entry.kind) : text.addTitle}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      footer={() => (
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button variant="primary" isPending={isPending} onPress={submit}>
            {hasFile ? text.upload : text.save}
          </Button>
        </>
      )}
    >
      <div className={fields}>
        {deed === 'replace' ? <Text variant="meta">{text.replaceBody}</Text> : null}
        {hasName ? (
          <TextField
            label={text.name}
            description={text.nameHelp}
            value={kind}
            onChange={setKind}
            maxLength={100}
            errorMessage={isTried && kind.trim() === '' ? text.nameNeeded : undefined}
          />
        ) : null}
        {hasFile ? (
          <FileUpload
            label={text.choose}
            description={rules}
            acceptedFileTypes={acceptedTypes(uploadRules.MaterialFile)}
            isDisabled={isPending}
            errorMessage={problem ?? (isTried && !file ? text.fileNeeded : undefined)}
            files={file ? [{ id: 'file', name: file.name, state: 'done', meta: fileSize(file.size) }] : []}
            onRemove={() => setFile(undefined)}
            onSelect={(chosen) => {
              save.reset();
              setFile(check(chosen));
            }}
          />
        ) : null}
        <DatePicker label={text.expiresOn} value={expiresOn} onChange={setExpiresOn} />
        {failure ? <Alert tone="danger">{text.notSaved(failure.message)}</Alert> : null}
      </div>
    </Dialog>
  );
}
