import type { Subscription } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { subscriptionMutations, subscriptionQueries } from '../../data/subscriptions';
import { useMySubscriptionText } from './text';

const bodyOf = ({ kind, name, spec, frequency, isActive }: Subscription) => ({ kind, name, spec, frequency, isActive });

/** Actions on subscriptions. Changes show at once and are reverted when they fail; removing can be undone. */
export function useSubscriptionActions() {
  const { api } = useFeatureHost();
  const text = useMySubscriptionText().mySubscription;
  const client = useQueryClient();
  const save = useMutation(subscriptionMutations(api).save);
  const remove = useMutation(subscriptionMutations(api).remove);
  const { queryKey } = subscriptionQueries(api).list();
  const show = (change: (list: Subscription[]) => Subscription[]) => {
    const before = client.getQueryData(queryKey);
    client.setQueryData(queryKey, (list) => list && change(list));
    return () => client.setQueryData(queryKey, before);
  };
  const refresh = () => void client.invalidateQueries({ queryKey });

  const change = (row: Subscription, patch: Partial<Pick<Subscription, 'frequency' | 'isActive'>>) => {
    const takeBack = show((list) => list.map((each) => (each.id === row.id ? { ...each, ...patch } : each)));
    save.mutate(
      { subscriptionId: row.id, ...bodyOf(row), ...patch },
      {
        onError() {
          takeBack();
          toast(text.notChanged, { tone: 'error', action: { onPress: () => change(row, patch) } });
        },
        onSettled: refresh,
      },
    );
  };
  // The page may be left by then: only the promise is still heard.
  const restore = (row: Subscription) =>
    void save
      .mutateAsync(bodyOf(row))
      .then(
        () => toast(text.undone(row.name)),
        () => toast(text.notUndone(row.name), { tone: 'error', action: { onPress: () => restore(row) } }),
      )
      .finally(refresh);
  const unsubscribe = (row: Subscription) => {
    const takeBack = show((list) => list.filter(({ id }) => id !== row.id));
    remove.mutate(row.id, {
      onSuccess: () =>
        toast(text.unsubscribed(row.name), { action: { label: text.undo, onPress: () => restore(row) } }),
      onError() {
        takeBack();
        toast(text.notUnsubscribed, { tone: 'error', action: { onPress: () => unsubscribe(row) } });
      },
      onSettled: refresh,
    });
  };
  return { change, unsubscribe };
}
