'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { Alert, Button, Dialog, Select, Skeleton, TextField, toast } from '@hengce/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { acquisitionMutations, acquisitionQueries, leadKeys } from '../data/acquisition';
import { fields, formEnd } from './acquisition.css';
import { useAcquisitionText } from './text';

export interface AddToListProps {
  /** Ids of firms in the directory. */
  firms: readonly string[];
  label: string;
  onAdded?: () => void;
}

const fresh = 'new';

/** Button that adds firms to a lead list (获客名单), an existing one or a new one. */
export function AddToList({ firms, label, onAdded }: AddToListProps) {
  const [isOpen, setOpen] = useState(false);
  const text = useAcquisitionText().acquisition.addTo;
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="primary" isDisabled={firms.length === 0} onPress={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog title={text.title(firms.length)} size="sm" isOpen={isOpen} onOpenChange={setOpen}>
        <Form firms={firms} onCancel={close} onAdded={() => [close(), onAdded?.()]} />
      </Dialog>
    </>
  );
}

function Form({ firms, onCancel, onAdded }: { firms: readonly string[]; onCancel: () => void; onAdded: () => void }) {
  const words = useAcquisitionText().acquisition;
  const text = words.addTo;
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const lists = useQuery(acquisitionQueries(api).lists());
  const save = useMutation(acquisitionMutations(api).saveList);
  const add = useMutation(acquisitionMutations(api).addLeads);
  const [chosen, setChosen] = useState<string>();
  const [name, setName] = useState('');
  const all = lists.data?.rows ?? [];
  const listId = chosen ?? all[0]?.id ?? fresh;
  const error = save.error ?? add.error;
  const submit = async () => {
    try {
      const list = listId === fresh ? await save.mutateAsync({ name }) : all.find(({ id }) => id === listId);
      if (list === undefined) return;
      // A list that was made before the firms could not be added is there to be chosen.
      setChosen(list.id);
      const { added, already } = await add.mutateAsync({ listId: list.id, firms: [...firms] });
      toast(text.done(list.name, added, already));
      onAdded();
    } catch {
      // Said in the form.
    } finally {
      for (const queryKey of leadKeys) void client.invalidateQueries({ queryKey });
    }
  };
  if (lists.isPending) return <Skeleton variant="row" lines={2} />;
  return (
    <form
      className={fields}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {lists.isError ? <Alert tone="danger">{words.listsFailed(lists.error.message)}</Alert> : null}
      {all.length > 0 ? (
        <Select
          label={text.list}
          selectedKey={listId}
          onSelectionChange={setChosen}
          items={[
            ...all.map(({ id, name: listName, count }) => ({ id, label: text.count(listName, count) })),
            { id: fresh, label: text.fresh },
          ]}
        />
      ) : null}
      {listId === fresh ? (
        <TextField
          label={text.name}
          placeholder={text.namePlaceholder}
          value={name}
          onChange={setName}
          maxLength={40}
          isRequired
          autoFocus
        />
      ) : null}
      {error ? <Alert tone="danger">{text.failed(error.message)}</Alert> : null}
      <Buttons
        isPending={save.isPending || add.isPending}
        isReady={listId !== fresh || name.trim() !== ''}
        onCancel={onCancel}
      />
    </form>
  );
}

function Buttons({ isPending, isReady, onCancel }: { isPending: boolean; isReady: boolean; onCancel: () => void }) {
  const text = useAcquisitionText().acquisition.addTo;
  return (
    <div className={formEnd}>
      <Button onPress={onCancel}>{text.cancel}</Button>
      <Button type="submit" variant="primary" isDisabled={!isReady} isPending={isPending}>
        {isPending ? text.adding : text.add}
      </Button>
    </div>
  );
}
