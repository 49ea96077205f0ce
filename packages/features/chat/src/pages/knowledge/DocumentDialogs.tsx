'use client';
import type { KnowledgeBase, KnowledgeDocument } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { Button, DatePicker, Dialog, Select } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { knowledgeMutations } from '../../data/knowledge';
import { NameDialog } from './NameDialog';
import { useKnowledgeText } from './text';
import { type KnowledgeActions, useRefreshKnowledge } from './useKnowledgeActions';

export interface AskedDocument {
  deed: 'rename' | 'move' | 'expire';
  documents: readonly KnowledgeDocument[];
}

interface DialogProps {
  bases: readonly KnowledgeBase[];
  actions: KnowledgeActions;
  onClose: () => void;
}

/** Dialog that renames a document, sets the day of its expiry, or moves documents to another base or folder; nothing without documents. */
export function DocumentDialogs({ asked, ...rest }: DialogProps & { asked: AskedDocument }) {
  const { deed, documents } = asked;
  const [first] = documents;
  if (first === undefined) return null;
  if (deed === 'rename') return <RenameDialog document={first} onClose={rest.onClose} />;
  if (deed === 'expire') return <ExpiryDialog document={first} {...rest} />;
  return <MoveDialog documents={documents} first={first} {...rest} />;
}

function RenameDialog({ document, onClose }: { document: KnowledgeDocument; onClose: () => void }) {
  const text = useKnowledgeText().name;
  const { api } = useFeatureHost();
  const refresh = useRefreshKnowledge();
  const update = useMutation(knowledgeMutations(api).updateDocument);
  const save = (name: string) =>
    update.mutate(
      { documentId: document.id, name },
      {
        async onSuccess() {
          await refresh();
          onClose();
        },
      },
    );
  return (
    <NameDialog
      title={text.renameDocument}
      label={text.document}
      initial={document.name}
      maxLength={200}
      isPending={update.isPending}
      failure={update.error?.message}
      onSave={save}
      onClose={onClose}
    />
  );
}

interface MoveDialogProps extends DialogProps {
  documents: readonly KnowledgeDocument[];
  first: KnowledgeDocument;
}

function MoveDialog({ documents, first, bases, actions, onClose }: MoveDialogProps) {
  const text = useKnowledgeText();
  const [place, setPlace] = useState(`${first.baseId}/${first.folderId ?? ''}`);
  const move = () => {
    const [baseId = '', folderId = ''] = place.split('/');
    onClose();
    void actions.move(documents, baseId, folderId || null);
  };
  return (
    <Dialog
      title={text.document.moveTitle(documents.length)}
      size="sm"
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      footer={() => (
        <>
          <Button onPress={onClose}>{text.name.cancel}</Button>
          <Button variant="primary" onPress={move}>
            {text.document.moveAction}
          </Button>
        </>
      )}
    >
      <Select
        label={text.document.to}
        selectedKey={place}
        onSelectionChange={setPlace}
        items={bases.flatMap((base) => [
          { id: `${base.id}/`, label: base.name },
          ...base.folders.map(({ id, name }) => ({ id: `${base.id}/${id}`, label: `${base.name} / ${name}` })),
        ])}
      />
    </Dialog>
  );
}

function ExpiryDialog({ document, actions, onClose }: DialogProps & { document: KnowledgeDocument }) {
  const text = useKnowledgeText();
  const [day, setDay] = useState(document.expiresAt);
  const save = () => {
    onClose();
    void actions.change([document], { expiresAt: day });
  };
  return (
    <Dialog
      title={text.document.expireTitle}
      size="sm"
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      footer={() => (
        <>
          <Button onPress={onClose}>{text.name.cancel}</Button>
          <Button variant="primary" onPress={save}>
            {text.name.save}
          </Button>
        </>
      )}
    >
      <DatePicker
        label={text.document.expireLabel}
        description={text.document.expireHelp}
        value={day ?? null}
        onChange={setDay}
      />
    </Dialog>
  );
}
