'use client';
import { isApiError } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { Alert, Button } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Deck } from '../../data/deck';
import { pptMutations } from '../../data/ppt';
import { usePptText } from '../../text';

type Make = ReturnType<typeof useMake>;

/** Function that makes a deck; a refusal is said in the server's words. */
export function useMake(onMade: (deck: Deck) => Promise<void>) {
  const text = usePptText().decks;
  const { api } = useFeatureHost();
  const create = useMutation(pptMutations(api).create);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    problem,
    isPending: create.isPending,
    async from(body: Parameters<typeof create.mutateAsync>[0]): Promise<boolean> {
      setProblem(null);
      try {
        await onMade(await create.mutateAsync(body));
        return true;
      } catch (error) {
        if (!isApiError(error)) throw error;
        setProblem(error.kind === 'rejected' ? error.message : text.failed);
        return false;
      }
    },
  };
}

interface MakeButtonProps {
  make: Make;
  isDisabled?: boolean;
  onPress: () => void;
}

export function MakeButton({ make, isDisabled = false, onPress }: MakeButtonProps) {
  const text = usePptText().decks;
  return (
    <Button variant="primary" isPending={make.isPending} isDisabled={isDisabled} onPress={onPress}>
      {make.isPending ? text.making : text.make}
    </Button>
  );
}

export function MakeProblem({ make }: { make: Make }) {
  return make.problem ? <Alert tone="danger">{make.problem}</Alert> : null;
}
