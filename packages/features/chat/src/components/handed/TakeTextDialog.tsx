'use client';
import { type Artifact, hasOnlyFailed, useFeatureHost } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { Button, Dialog, Radio, RadioGroup, Skeleton, Text, TextField, toast } from '@hengce/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { chatQueries } from '../../data/chat';
import { knowledgeMutations } from '../../data/knowledge';
import { useChatHrefs } from '../../hrefs';
import { useRefreshKnowledge } from '../../pages/knowledge/useKnowledgeActions';
import { useChatText } from '../../text';
import { fileOf } from './handed';

export interface TakeTextDialogProps {
  artifact: Artifact;
  onClose: () => void;
}

/** Dialog 存入知识库: keeps a text of another feature as a document of a knowledge base, of a new one where there is none. */
export function TakeTextDialog({ artifact, onClose }: TakeTextDialogProps) {
  const all = useChatText();
  const text = all.takeText;
  const { api, navigate } = useFeatureHost();
  const hrefs = useChatHrefs();
  const refresh = useRefreshKnowledge();
  const list = useQuery(chatQueries(api).knowledgeBases());
  const own = list.data?.rows.filter(({ kind }) => kind === 'own') ?? [];
  const [chosen, setChosen] = useState<string>();
  const [name, setName] = useState(text.firstBase);
  const [problem, setProblem] = useState<string>();
  const baseId = chosen ?? own[0]?.id;
  const { saveBase, upload } = knowledgeMutations(api);
  const makeBase = useMutation(saveBase);
  const keep = useMutation({
    ...upload,
    async onSuccess({ id, baseId: keptIn, duplicateOf }) {
      await refresh();
      onClose();
      const href = hrefs.to('knowledge', new URLSearchParams({ base: keptIn, doc: id }).toString());
      toast(duplicateOf ? text.same(duplicateOf.name) : text.done, {
        action: { label: text.open, onPress: () => navigate(href) },
      });
    },
    onError: ({ message }) => setProblem(message),
  });
  const send = (id: string) =>
    keep.mutate({ baseId: id, file: fileOf(artifact, all.answer.label), onProgress: () => undefined });
  const save = () => {
    setProblem(undefined);
    if (baseId !== undefined) send(baseId);
    else
      makeBase.mutate(
        { name: name.trim() },
        { onSuccess: ({ id }) => send(id), onError: ({ message }) => setProblem(message) },
      );
  };
  return (
    <Dialog
      isOpen
      title={text.title}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={() => (
        <Button
          variant="primary"
          isPending={keep.isPending || makeBase.isPending}
          isDisabled={!list.data || (own.length === 0 && name.trim() === '')}
          onPress={save}
        >
          {text.save}
        </Button>
      )}
    >
      <Text>{text.what(artifact.title)}</Text>
      {hasOnlyFailed(list) ? <QueryFailure query={list} title={text.failed} /> : null}
      {list.isPending ? <Skeleton variant="row" lines={3} /> : null}
      {list.data && own.length > 0 ? (
        <RadioGroup label={text.which} value={baseId ?? ''} onChange={setChosen}>
          {own.map((base) => (
            <Radio key={base.id} value={base.id} description={text.documents(base.documents)}>
              {base.name}
            </Radio>
          ))}
        </RadioGroup>
      ) : null}
      {list.data && own.length === 0 ? (
        <TextField label={text.newBase} value={name} maxLength={40} onChange={setName} />
      ) : null}
      {problem === undefined ? null : <Text tone="danger">{text.notSaved(problem)}</Text>}
    </Dialog>
  );
}
