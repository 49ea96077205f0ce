'use client';
import type { Order, OrderDocumentKind } from '@hengce/api';
import { Button, Icon, saveFile, toast } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { orderMutations } from '../../data/orders';
import { useOrdersText } from './text';
import { useOrderChange } from './useOrderChange';

/** Contract and receipt, as far as there are. */
export function DocumentButtons({ order }: { order: Order }) {
  const text = useOrdersText().orders.documents;
  const { api } = useOrderChange();
  const get = useMutation({
    ...orderMutations(api).downloadDocument,
    onSuccess({ blob, fileName }) {
      saveFile(blob, fileName);
      toast(text.done);
    },
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
