import { isApiError, type Subscription, type SubscriptionKind, type SubscriptionSpec } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { toast } from '@hengce/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { policyMutations, policyQueries } from '../../shared/data/queries';
import { takeReply } from '../../shared/data/takeReply';
import { usePolicyText } from '../../shared/text';

export interface Subscribed {
  kind: SubscriptionKind;
  /** Name of the subscription in the list. */
  name: string;
  spec: SubscriptionSpec;
}

const longestName = 60;

/** Whether there is this subscription, and a function that adds it (with a daily reminder), or removes it with undo. */
export function useSubscription({ kind, name, spec }: Subscribed) {
  const { api } = useFeatureHost();
  const text = usePolicyText().subscribe;
  const client = useQueryClient();
  const mine = useQuery(policyQueries(api).subscriptions());
  const save = useMutation(policyMutations(api).subscribe);
  const remove = useMutation(policyMutations(api).unsubscribe);
  const known = mine.data?.find((each) => each.kind === kind && canonical(each.spec) === canonical(spec));
  const change = (next: (list: Subscription[]) => Subscription[]) =>
    void takeReply(client, policyQueries(api).subscriptions(), (list) => list && next(list));

  // The page may be left by the time that something is taken back: only the promise is still heard.
  const subscribe = () =>
    void save.mutateAsync({ kind, name: name.slice(0, longestName), spec, frequency: 'daily', isActive: true }).then(
      (saved) => {
        change((list) => [saved, ...list.filter(({ id }) => id !== saved.id)]);
        toast(text.done(saved.name));
      },
      failing(subscribe, text.failed),
    );
  const unsubscribe = (own: Subscription) =>
    void remove.mutateAsync(own.id).then(
      () => {
        change((list) => list.filter(({ id }) => id !== own.id));
        toast(text.left(own.name), { action: { label: text.undo, onPress: subscribe } });
      },
      failing(() => unsubscribe(own), text.notLeft),
    );
  return {
    /** Whether the subscriptions are being read, so that it is not known whether this one is there. */
    isReading: mine.isLoading,
    /** Whether the subscriptions are known; where they could not be read the page does without them. */
    isKnown: mine.data !== undefined,
    isOn: known !== undefined,
    isPending: save.isPending || remove.isPending,
    toggle: () => (known ? unsubscribe(known) : subscribe()),
  };
}

/** Handler that says that a call failed, with a retry; a conflict is said in the server's words. */
const failing = (again: () => void, failed: string) => (error: unknown) => {
  if (!isApiError(error)) throw error;
  toast(error.code === 409 ? error.message : failed, { tone: 'error', action: { onPress: again } });
};

/** Conditions of a subscription as a text to compare: the same in whatever order keys and values stand. */
const canonical = (spec: SubscriptionSpec): string =>
  JSON.stringify(
    Object.entries(spec)
      .map(([key, values]) => [key, ...[values].flat().sort()])
      .sort(),
  );
