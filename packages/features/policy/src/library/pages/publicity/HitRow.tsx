'use client';
import type { PublicityHit } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { Button, toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePolicyText } from '../../../shared/text';
import { publicityKeys, publicityMutations } from '../../data/publicity';
import { EntryRow } from './EntryRow';
import { actions } from './PublicityPage.css';
import { usePublicityText } from './text';

/** A hit (公示命中): the user can deny every one, and confirm an uncertain one. */
export function HitRow({ hit, isInList = false }: { hit: PublicityHit; isInList?: boolean }) {
  const text = usePublicityText().publicity;
  const { api } = useFeatureHost();
  const { comma } = usePolicyText();
  const client = useQueryClient();
  const judge = useMutation(publicityMutations(api).judge);
  const { id, firm, isWatched, certainty, isConfirmed, list, entry } = hit;
  const say = (isMine: boolean) =>
    judge.mutate(
      { hitId: id, isConfirmed: isMine },
      {
        onSuccess: () => Promise.all(publicityKeys.map((queryKey) => client.invalidateQueries({ queryKey }))),
        onError: ({ message }) =>
          toast(text.failed(message), { tone: 'error', action: { onPress: () => say(isMine) } }),
      },
    );
  const note =
    isConfirmed === false ? text.denied : isConfirmed ? text.confirmed : isWatched ? text.watched : undefined;
  const because = certainty === 'similar' ? text.similarTo(firm) : certainty === 'former' ? text.formerOf(firm) : null;
  const isOpen = certainty === 'similar' && isConfirmed === null;
  return (
    <EntryRow
      list={list}
      isInList={isInList}
      entry={entry}
      certainty={certainty}
      note={[because, note].filter(Boolean).join(comma)}
      actions={
        isOpen ? (
          <span className={actions}>
            <Button size="sm" isPending={judge.isPending} onPress={() => say(true)}>
              {text.isMine}
            </Button>
            <Button size="sm" isPending={judge.isPending} onPress={() => say(false)}>
              {text.notMine}
            </Button>
          </span>
        ) : isConfirmed === false ? (
          <span className={actions}>
            <Button size="sm" isPending={judge.isPending} onPress={() => say(true)}>
              {text.mineAgain}
            </Button>
          </span>
        ) : (
          <span className={actions}>
            <Button size="sm" isPending={judge.isPending} onPress={() => say(false)}>
              {text.notMine}
            </Button>
          </span>
        )
      }
    />
  );
}
