'use client';
import type { LeadList } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { Alert, Button, Dialog, TextArea, useSaveFile } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fields, formEnd, muted } from '../../components/acquisition.css';
import { acquisitionMutations, exportsKey } from '../../data/acquisition';
import { useLeadsText } from './text';

const least = 4;

/** Button with a dialog that downloads a lead list as a file, for a purpose that is recorded; an empty list cannot be exported. */
export function ExportLeads({ list }: { list: LeadList }) {
  const text = useLeadsText().leads;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{text.export}</Button>
      <Dialog title={text.exportTitle(list.name)} isOpen={isOpen} onOpenChange={setOpen}>
        {list.count === 0 ? (
          <Alert tone="warning">{text.exportEmpty}</Alert>
        ) : (
          <Purpose list={list} onClose={() => setOpen(false)} />
        )}
      </Dialog>
    </>
  );
}

function Purpose({ list, onClose }: { list: LeadList; onClose: () => void }) {
  const text = useLeadsText().leads;
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const saveFile = useSaveFile();
  const exporting = useMutation(acquisitionMutations(api).exportLeads);
  const [purpose, setPurpose] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = purpose.trim().length < least;
  return (
    <form
      className={fields}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isShort) return;
        exporting.mutate(
          { listId: list.id, purpose: purpose.trim() },
          {
            onSuccess({ blob, fileName }) {
              saveFile(blob, fileName);
              void client.invalidateQueries({ queryKey: exportsKey });
              onClose();
            },
          },
        );
      }}
    >
      <p className={muted}>{text.exportBody(list.count)}</p>
      <TextArea
        label={text.purpose}
        placeholder={text.purposePlaceholder}
        value={purpose}
        onChange={setPurpose}
        maxLength={200}
        isRequired
        autoFocus
        errorMessage={isTried && isShort ? text.purposeShort : undefined}
      />
      {exporting.error ? <Alert tone="danger">{text.exportFailed(exporting.error.message)}</Alert> : null}
      <div className={formEnd}>
        <Button onPress={onClose}>{text.cancel}</Button>
        <Button type="submit" variant="primary" isPending={exporting.isPending}>
          {exporting.isPending ? text.exporting : text.exportAction}
        </Button>
      </div>
    </form>
  );
}
