'use client';
import type { Order, OrderDocumentKind } from '@hengce/api';
import { Button, Icon, toast, useSaveFile } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { orderMutations } from '../../data/orders';
import { useOrdersText } from './text';
import { useOrderChange } from './useOrderChange';

/** Buttons that download contract and receipt, as far as they exist. */
export function DocumentButtons({ order }: { order: Order }) {
  const text = useOrdersText().orders.documents;
  const { api } = useOrderChange();
  const save = useSaveFile();
  const get = useMutation({
    ...orderMutations(api).downloadDocument,
    onSuccess: ({ blob, fileName }) => save(blob, fileName),
    onError(error) {
      if (error.kind !== 'session-expired') toast(text.failed, { tone: 'error' });
    },
  });
  const button = (kind: OrderDocumentKind) => (
    <Button
      key={kind}
      iconStart={<Icon icon={Download} />}
      isPending={get.isPending && get.variables.kind === kind}
      onPress={() => get.mutate({ orderId: order.id, kind })}
    >
      {text[kind]}
    </Button>
  );
  return order.documents.map(button);
}
