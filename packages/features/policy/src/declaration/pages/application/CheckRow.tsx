'use client';
import type { FormCheck } from '@hengce/api';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { dayAndHour } from '@hengce/text';
import { Alert, Button, Dialog, StatusRing, type StatusRingState, TextArea, toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { takeReply } from '../../../shared/data/takeReply';
import { useDeclarationText } from '../../components/text';
import { declarationMutations, declarationQueries, followingKeys } from '../../data/declarations';
import { checkLine, form as formStyle, muted } from './ApplicationPage.css';
import { useApplicationText } from './text';

const rings: Readonly<Record<FormCheck['outcome'], StatusRingState>> = {
  passed: 'met',
  failed: 'unknown',
  waived: 'notApplicable',
  open: 'unknown',
};

export interface CheckRowProps {
  declarationId: string;
  check: FormCheck;
  isReadOnly: boolean;
  /** Whether submitting was tried; failures are red from then on. */
  isTried: boolean;
}

/** Outcome of a form check; a difference may be explained. */
export function CheckRow({ declarationId, check, isReadOnly, isTried }: CheckRowProps) {
  const text = useApplicationText().application.check;
  const words = useDeclarationText().declaration;
  const { api } = useFeatureHost();
  const now = useNow();
  const client = useQueryClient();
  const [reason, setReason] = useState<string>();
  const { checkId, title, outcome, isBlocking, waiver } = check;
  const waive = useMutation({
    ...declarationMutations(api, declarationId).waive,
    async onSuccess({ checks }) {
      const form = declarationQueries(api).form(declarationId);
      await takeReply(client, form, (sheet) => sheet && { ...sheet, checks }, followingKeys(declarationId));
      setReason(undefined);
    },
  });
  const retract = () =>
    waive.mutate(
      { checkId, reason: null },
      { onError: (error) => toast(text.failed(error.message), { tone: 'error', action: { onPress: retract } }) },
    );
  const isShort = reason !== undefined && [...reason.trim()].length < 2;
  return (
    <div className={checkLine} data-outcome={outcome}>
      <StatusRing
        state={isTried && isBlocking && outcome === 'failed' ? 'unmet' : rings[outcome]}
        label={text.outcome[outcome]}
      />
      <div>
        <strong>{title}</strong>
        <p className={muted}>{check.text}</p>
        {waiver ? <p className={muted}>{text.waivedBy(waiver.reason, waiver.by, dayAndHour(waiver.at, now))}</p> : null}
      </div>
      {isReadOnly ? null : outcome === 'failed' ? (
        <Button size="sm" aria-label={`${title}${words.comma}${text.waive}`} onPress={() => setReason('')}>
          {text.waive}
        </Button>
      ) : waiver ? (
        <Button size="sm" variant="quiet" isPending={waive.isPending} onPress={retract}>
          {text.retract}
        </Button>
      ) : null}
      <Dialog
        title={text.waiveTitle}
        isOpen={reason !== undefined}
        onOpenChange={() => setReason(undefined)}
        footer={(close) => (
          <>
            <Button onPress={close}>{words.cancel}</Button>
            <Button
              variant="primary"
              isDisabled={isShort}
              isPending={waive.isPending}
              onPress={() => waive.mutate({ checkId, reason: (reason ?? '').trim() })}
            >
              {words.save}
            </Button>
          </>
        )}
      >
        <div className={formStyle}>
          <p>{check.text}</p>
          <TextArea
            label={text.reason}
            description={text.reasonShort}
            maxLength={200}
            value={reason ?? ''}
            onChange={setReason}
          />
          {waive.error ? <Alert tone="danger">{text.failed(waive.error.message)}</Alert> : null}
        </div>
      </Dialog>
    </div>
  );
}
