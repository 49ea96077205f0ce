'use client';
import type { Attachment, DeclarationDetail, DeclarationMove } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { Alert, Button, DatePicker, Dialog, Link, TextArea, TextField, toast } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { declarationMutations } from '../data/declarations';
import { Attachments } from './Attachments';
import { form, list } from './declaration.css';
import { useDeclarationText } from './text';
import { useDeclarationChange } from './useDeclarationChange';

export interface MoveDialogProps {
  declaration: DeclarationDetail;
  move: DeclarationMove;
  onClose: () => void;
}

/**
 * Dialog of one step: its blockers, or the values it needs. Filing happens on the official platform; here it is only
 * recorded, with its proof.
 */
export function MoveDialog({ declaration, move, onClose }: MoveDialogProps) {
  const words = useDeclarationText().declaration;
  const text = words.move;
  const { api } = useFeatureHost();
  const take = useDeclarationChange(declaration.id);
  const run = useMutation(declarationMutations(api, declaration.id).move);
  const [note, setNote] = useState('');
  const [receiptNo, setReceiptNo] = useState('');
  const [dueOn, setDueOn] = useState<string | null>(null);
  const [submittedOn, setSubmittedOn] = useState<string | null>(null);
  const [startsOn, setStartsOn] = useState(declaration.publicity?.startsOn ?? null);
  const [endsOn, setEndsOn] = useState(declaration.publicity?.endsOn ?? null);
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  const [isAsked, setAsked] = useState(false);
  const { to, name, needs, blockers } = move;
  const needsReceipt = needs.includes('receipt');
  const needsPayout = needs.includes('payout');
  const needsNote = needs.includes('note') || needsPayout;
  const lacksReceipt = needsReceipt && receiptNo.trim() === '' && files.length === 0;
  const lacksNote = needsNote && note.trim() === '';
  const url = declaration.notice?.entry?.url;
  const go = () => {
    setAsked(true);
    if (lacksReceipt || lacksNote) return;
    run.mutate(
      {
        to,
        ...(note.trim() ? { note: note.trim() } : {}),
        ...(receiptNo.trim() ? { receiptNo: receiptNo.trim() } : {}),
        ...(files.length > 0 ? { fileIds: files.map(({ fileId }) => fileId) } : {}),
        ...(dueOn ? { dueOn } : {}),
        ...(submittedOn ? { submittedOn } : {}),
        ...(needs.includes('publicity') ? { ...(startsOn && { startsOn }), ...(endsOn && { endsOn }) } : {}),
      },
      {
        async onSuccess(changed) {
          await take(changed);
          toast(text.done(name));
          onClose();
        },
      },
    );
  };
  const isBlocked = blockers.length > 0;
  return (
    <Dialog
      title={name}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      footer={() => (
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button variant="primary" isDisabled={isBlocked} isPending={run.isPending} onPress={go}>
            {name}
          </Button>
        </>
      )}
    >
      <div className={form}>
        {isBlocked ? (
          <>
            <Alert tone="warning">{text.blockers(blockers.length)}</Alert>
            <ul className={list}>
              {blockers.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </>
        ) : (
          <>
            {needsReceipt ? (
              <>
                <Alert>{text.notFiled}</Alert>
                {url ? (
                  <Link href={url} isExternal variant="standalone">
                    {text.official}
                  </Link>
                ) : null}
                <TextField
                  label={text.receiptNo}
                  description={text.receiptHelp}
                  maxLength={80}
                  value={receiptNo}
                  onChange={setReceiptNo}
                  errorMessage={isAsked && lacksReceipt ? text.receiptMissing : undefined}
                />
              </>
            ) : null}
            {to === 'internal_review' && declaration.blocking > 0 ? (
              <Alert tone="warning">{text.stillLacking(declaration.blocking)}</Alert>
            ) : null}
            {needsPayout ? <Alert>{text.noPayout}</Alert> : null}
            {needs.includes('submittedOn') ? (
              <DatePicker
                label={text.submittedOn}
                description={text.submittedHelp}
                isOptional
                value={submittedOn}
                onChange={setSubmittedOn}
              />
            ) : null}
            {needs.includes('publicity') ? (
              <>
                <DatePicker label={text.startsOn} isOptional value={startsOn} onChange={setStartsOn} />
                <DatePicker label={text.endsOn} isOptional value={endsOn} onChange={setEndsOn} />
              </>
            ) : null}
            {needs.includes('dueOn') ? (
              <DatePicker label={text.dueOn} isOptional value={dueOn} onChange={setDueOn} />
            ) : null}
            <TextArea
              label={text.note}
              isOptional={!needsNote}
              maxLength={500}
              value={note}
              onChange={setNote}
              errorMessage={isAsked && lacksNote ? text.noteNeeded : undefined}
            />
            <Attachments
              declarationId={declaration.id}
              label={needsReceipt ? text.screenshot : text.files}
              files={files}
              onChange={setFiles}
            />
          </>
        )}
        {run.error && run.error.kind !== 'session-expired' ? (
          <Alert tone="danger">{text.failed(run.error.message)}</Alert>
        ) : null}
      </div>
    </Dialog>
  );
}
