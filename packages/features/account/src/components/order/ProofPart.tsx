'use client';
import { acceptedTypes, fileSize, type Order, uploadProblem, uploadRules } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { dayAndHour } from '@hengce/text';
import { FileUpload, Heading, Icon, IconButton, Text, toast, useSaveFile } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { orderMutations } from '../../data/orders';
import { apart, itemName, stack } from './order.css';
import { useOrdersText } from './text';
import { useOrderChange } from './useOrderChange';

/** Payment slip (付款凭证): the uploaded one, and the field to upload one or another; nothing without either. */
export function ProofPart({ order }: { order: Order }) {
  const text = useOrdersText().orders;
  const words = text.proof;
  const now = useNow();
  const { api, take } = useOrderChange();
  const [problem, setProblem] = useState<string>();
  const upload = useMutation({
    ...orderMutations(api).uploadProof,
    onSuccess(changed) {
      take(changed);
      toast(words.done);
    },
  });
  const save = useSaveFile();
  const saved = useMutation({
    ...orderMutations(api).downloadProof,
    onSuccess: ({ blob, fileName }) => save(blob, fileName),
    onError: () => toast(text.documents.failed, { tone: 'error' }),
  });
  const mayUpload = order.actions.includes('uploadProof');
  if (!mayUpload && !order.proof) return null;

  const choose = ([file]: File[]) => {
    if (!file || upload.isPending) return;
    const found = uploadProblem(file, uploadRules.SlipFile);
    setProblem(found && words[found](file.name, fileSize(file.size)));
    upload.reset();
    if (!found) upload.mutate({ orderId: order.id, file });
  };
  const sending = upload.isPending ? upload.variables.file : undefined;
  const failure = upload.error ? words.failed(upload.error.message) : undefined;
  return (
    <section className={stack}>
      <Heading level={2}>{words.title}</Heading>
      {order.proof ? (
        <div className={apart}>
          <span className={itemName}>
            <Text>{order.proof.fileName}</Text>
            <Text variant="caption">
              {words.uploadedAt(fileSize(order.proof.size), dayAndHour(order.proof.uploadedAt, now))}
            </Text>
          </span>
          <IconButton
            label={words.view}
            icon={<Icon icon={Download} />}
            isPending={saved.isPending}
            onPress={() => saved.mutate(order.id)}
          />
        </div>
      ) : null}
      {mayUpload ? (
        <FileUpload
          label={order.proof ? words.again : words.label}
          description={words.rules}
          variant={order.proof ? 'button' : 'zone'}
          acceptedFileTypes={acceptedTypes(uploadRules.SlipFile)}
          isDisabled={upload.isPending}
          errorMessage={problem ?? failure}
          files={sending ? [{ id: 'slip', name: sending.name, state: 'uploading', meta: fileSize(sending.size) }] : []}
          onSelect={choose}
        />
      ) : null}
    </section>
  );
}
