'use client';
import type { KnowledgeBase, KnowledgeFolder } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { Alert, ConfirmDialog, toast } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { knowledgeMutations } from '../../data/knowledge';
import { NameDialog } from './NameDialog';
import { useKnowledgeText } from './text';
import { useRefreshKnowledge } from './useKnowledgeActions';

export type Asked =
  | { deed: 'newBase' }
  | { deed: 'renameBase'; base: KnowledgeBase }
  | { deed: 'removeBase'; base: KnowledgeBase }
  | { deed: 'newFolder'; base: KnowledgeBase }
  | { deed: 'renameFolder'; base: KnowledgeBase; folder: KnowledgeFolder }
  | { deed: 'removeFolder'; base: KnowledgeBase; folder: KnowledgeFolder };

interface BaseDialogsProps {
  asked: Asked;
  onClose: () => void;
  /** Called with the base that was made, or with what is left when something was removed. */
  onDone: (base: KnowledgeBase | undefined) => void;
}

/** Dialogs that name and remove bases and folders. */
export function BaseDialogs({ asked, onClose, onDone }: BaseDialogsProps) {
  const text = useKnowledgeText();
  const { api } = useFeatureHost();
  const refresh = useRefreshKnowledge();
  const mutations = knowledgeMutations(api);
  const saveBase = useMutation(mutations.saveBase);
  const saveFolder = useMutation(mutations.saveFolder);
  const removeBase = useMutation(mutations.removeBase);
  const removeFolder = useMutation(mutations.removeFolder);
  const done = (words?: string) => ({
    async onSuccess(base: unknown) {
      await refresh();
      onClose();
      if (words) toast(words);
      onDone((base ?? undefined) as KnowledgeBase | undefined);
    },
  });
  const { deed } = asked;

  if (deed === 'removeBase' || deed === 'removeFolder') {
    const { error, isPending } = deed === 'removeBase' ? removeBase : removeFolder;
    const name = deed === 'removeBase' ? asked.base.name : asked.folder.name;
    return (
      <ConfirmDialog
        title={text.bases.removeTitle(name)}
        body={
          <>
            <p>{deed === 'removeBase' ? text.bases.removeBody(asked.base.documents) : text.folders.removeBody}</p>
            {error ? <Alert tone="danger">{text.document.failedAction(error.message)}</Alert> : null}
          </>
        }
        confirmLabel={text.bases.remove}
        tone="danger"
        isOpen
        onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
        isPending={isPending}
        onConfirm={() =>
          deed === 'removeBase'
            ? removeBase.mutate(asked.base.id, done(text.bases.removed))
            : removeFolder.mutate(asked.folder.id, done(text.folders.removed))
        }
      />
    );
  }
  const isFolder = deed === 'newFolder' || deed === 'renameFolder';
  const { error, isPending } = isFolder ? saveFolder : saveBase;
  const initial = deed === 'renameBase' ? asked.base.name : deed === 'renameFolder' ? asked.folder.name : '';
  const save = (name: string) => {
    if (isFolder)
      saveFolder.mutate(
        { baseId: asked.base.id, name, ...(deed === 'renameFolder' ? { id: asked.folder.id } : {}) },
        done(),
      );
    else saveBase.mutate({ name, ...(deed === 'renameBase' ? { id: asked.base.id } : {}) }, done());
  };
  return (
    <NameDialog
      title={text.name[deed]}
      label={isFolder ? text.name.folder : text.name.base}
      initial={initial}
      isPending={isPending}
      failure={error?.message}
      onSave={save}
      onClose={onClose}
    />
  );
}
