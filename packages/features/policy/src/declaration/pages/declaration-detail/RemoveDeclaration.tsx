'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { Button, ConfirmDialog, toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { useDeclarationText } from '../../components/text';
import { declarationMutations, followingKeys } from '../../data/declarations';
import { useDeclarationDetailText } from './text';

/** Button that deletes a declaration for good, after a confirmation. */
export function RemoveDeclaration({ declarationId }: { declarationId: string }) {
  const text = useDeclarationDetailText().declarationDetail;
  const words = useDeclarationText().declaration;
  const { api, navigate } = useFeatureHost();
  const hrefs = usePolicyHrefs();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    ...declarationMutations(api, declarationId).remove,
    onSuccess() {
      for (const queryKey of followingKeys(declarationId)) void client.invalidateQueries({ queryKey });
      toast(text.removed);
      navigate(hrefs.declarations());
    },
    onError(error) {
      setAsking(false);
      if (error.kind !== 'session-expired') toast(words.notSaved(error.message), { tone: 'error' });
    },
  });
  return (
    <>
      <Button size="sm" variant="quiet" onPress={() => setAsking(true)}>
        {text.remove}
      </Button>
      <ConfirmDialog
        title={text.removeTitle}
        body={text.removeBody}
        confirmLabel={words.remove}
        tone="danger"
        isOpen={isAsking}
        onOpenChange={setAsking}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate(undefined)}
      />
    </>
  );
}
