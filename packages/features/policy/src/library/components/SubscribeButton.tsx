'use client';
import type { Subscription, SubscriptionKind, SubscriptionSpec } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { Button, type ButtonSize, Icon, toast } from '@hengce/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell, BellRing } from 'lucide-react';
import { policyMutations, policyQueries } from '../../shared/data/queries';
import { takeReply } from '../../shared/data/takeReply';
import { usePolicyText } from '../../shared/text';
import { wideLabel } from './SubscribeButton.css';

export interface SubscribeButtonProps {
  kind: SubscriptionKind;
  /** Under this name it stands among the subscriptions. */
  name: string;
  spec: SubscriptionSpec;
  /** What it says while there is no subscription. */
  label: string;
  /** @default 'sm' */
  size?: ButtonSize;
  /**
   * Only the bell on phones.
   *
   * @default false
   */
  isBellOnPhones?: boolean;
}

const longestName = 60;

/** Asks to be told of what is new; pressed again it takes that back, and one press more brings it back. */
export function SubscribeButton({ kind, name, spec, label, size = 'sm', isBellOnPhones = false }: SubscribeButtonProps) {
  const { api } = useFeatureHost();
  const text = usePolicyText().subscribe;
  const client = useQueryClient();
  const mine = useQuery(policyQueries(api).subscriptions());
  const save = useMutation(policyMutations(api).subscribe);
  const remove = useMutation(policyMutations(api).unsubscribe);
  const known = mine.data?.find((each) => each.kind === kind && canonical(each.spec) === canonical(spec));
  const change = (next: (list: Subscription[]) => Subscription[]) =>
    void takeReply(client, policyQueries(api).subscriptions(), (list) => list && next(list));

  const subscribe = () =>
    save.mutate(
      { kind, name: name.slice(0, longestName), spec, frequency: 'daily', isActive: true },
      {
        onSuccess(saved) {
          change((list) => [saved, ...list.filter(({ id }) => id !== saved.id)]);
          toast(text.done(saved.name));
        },
        onError: (error) =>
          toast(error.code === 409 ? error.message : text.failed, { tone: 'error', action: { onPress: subscribe } }),
      },
    );
  const unsubscribe = (own: Subscription) =>
    remove.mutate(own.id, {
      onSuccess() {
        change((list) => list.filter(({ id }) => id !== own.id));
        toast(text.left(own.name), { action: { label: text.undo, onPress: subscribe } });
      },
      onError: () => toast(text.notLeft, { tone: 'error', action: { onPress: () => unsubscribe(own) } }),
    });
  // Without the list nobody knows; the page is whole without the button. While it is read, the button has its place.
  if (!mine.data)
    return mine.isLoading ? (
      <span style={{ visibility: 'hidden' }}>
        <Button size={size} isDisabled iconStart={<Icon icon={Bell} />}>
          <span className={isBellOnPhones ? wideLabel : undefined}>{label}</span>
        </Button>
      </span>
    ) : null;
  return (
    <Button
      size={size}
      iconStart={<Icon icon={known ? BellRing : Bell} />}
      isPending={save.isPending || remove.isPending}
      onPress={() => (known ? unsubscribe(known) : subscribe())}
    >
      <span className={isBellOnPhones ? wideLabel : undefined}>{known ? text.subscribed : label}</span>
    </Button>
  );
}

/** Values mean the same in whatever order they stand. */
const canonical = (spec: SubscriptionSpec): string =>
  JSON.stringify(
    Object.entries(spec)
      .map(([key, values]) => [key, ...[values].flat().sort()])
      .sort(),
  );
