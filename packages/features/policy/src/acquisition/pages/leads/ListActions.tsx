'use client';
import type { LeadList } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { Alert, Button, ConfirmDialog, Dialog, TextField } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fields, formEnd } from '../../components/acquisition.css';
import { acquisitionMutations, leadKeys } from '../../data/acquisition';
import { ExportLeads } from './ExportLeads';
import { listActions } from './LeadsPage.css';
import { useLeadsText } from './text';

/** Buttons for a whole lead list: export, rename, remove. */
export function ListActions({ list, onRemoved }: { list: LeadList; onRemoved: () => void }) {
  const text = useLeadsText().leads;
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const [asked, setAsked] = useState<'rename' | 'remove'>();
  const remove = useMutation(acquisitionMutations(api).removeList);
  const refresh = () => Promise.all(leadKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
  const close = () => setAsked(undefined);
  return (
    <div className={listActions}>
      <ExportLeads list={list} />
      <Button onPress={() => setAsked('rename')}>{text.rename}</Button>
      <Button onPress={() => setAsked('remove')}>{text.removeList}</Button>
      <Dialog title={text.renameTitle} size="sm" isOpen={asked === 'rename'} onOpenChange={close}>
        <Rename list={list} onCancel={close} onSaved={() => void refresh().then(close)} />
      </Dialog>
      <ConfirmDialog
        isOpen={asked === 'remove'}
        onOpenChange={close}
        tone="danger"
        title={text.removeTitle(list.name)}
        body={
          <>
            <p>{text.removeBody(list.count)}</p>
            {remove.error ? <Alert tone="danger">{text.notSaved(remove.error.message)}</Alert> : null}
          </>
        }
        confirmLabel={text.removeList}
        isPending={remove.isPending}
        onConfirm={() =>
          remove.mutate(list.id, {
            onSuccess() {
              close();
              onRemoved();
              void refresh();
            },
          })
        }
      />
    </div>
  );
}

function Rename({ list, onCancel, onSaved }: { list: LeadList; onCancel: () => void; onSaved: () => void }) {
  const text = useLeadsText().leads;
  const { api } = useFeatureHost();
  const save = useMutation(acquisitionMutations(api).saveList);
  const [name, setName] = useState(list.name);
  return (
    <form
      className={fields}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') save.mutate({ listId: list.id, name }, { onSuccess: onSaved });
      }}
    >
      <TextField
        label={text.name}
        value={name}
        onChange={setName}
        maxLength={40}
        autoFocus
        errorMessage={save.error?.message}
      />
      <div className={formEnd}>
        <Button onPress={onCancel}>{text.cancel}</Button>
        <Button type="submit" variant="primary" isPending={save.isPending} isDisabled={name.trim() === ''}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
