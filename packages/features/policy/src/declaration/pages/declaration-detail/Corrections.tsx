'use client';
import type { CorrectionRound, DeclarationDetail } from '@hengce/api';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { shortDate } from '@hengce/text';
import { Button, DatePicker, TextArea } from '@hengce/ui';
import { useState } from 'react';
import { FactSection } from '../../../shared/components/facts/FactSection';
import { useDeclarationMutation } from '../../components/useDeclarationChange';
import { trackingMutations } from '../../data/declarations';
import { cell, muted, row, rows, words } from './DeclarationDetailPage.css';
import { EntryDialog } from './EntryDialog';
import { useDeclarationDetailText } from './text';

/** 补正: rounds of correction with requests and answers; nothing without any. */
export function Corrections({ declaration: { id, corrections } }: { declaration: DeclarationDetail }) {
  const text = useDeclarationDetailText().declarationDetail;
  const now = useNow();
  const [open, setOpen] = useState<CorrectionRound>();
  if (corrections.length === 0) return null;
  return (
    <FactSection title={text.corrections}>
      <ul className={rows}>
        {corrections.map((round) => (
          <li key={round.correctionId} className={row}>
            <div className={cell}>
              <strong>{text.round(round.round)}</strong>
              <span className={muted}>
                {[
                  text.requestedOn(shortDate(round.requestedOn, now)),
                  round.dueOn && text.correctionDue(shortDate(round.dueOn, now)),
                  round.answeredOn && text.answered(shortDate(round.answeredOn, now)),
                ]
                  .filter(Boolean)
                  .join('，')}
              </span>
              {round.request ? <p className={words}>{round.request}</p> : null}
              {round.answer ? <p className={words}>{`${text.answer}：${round.answer}`}</p> : null}
            </div>
            <Button size="sm" aria-label={text.recordOf(round.round)} onPress={() => setOpen(round)}>
              {text.record}
            </Button>
          </li>
        ))}
      </ul>
      {open ? <CorrectionDialog declarationId={id} round={open} onClose={() => setOpen(undefined)} /> : null}
    </FactSection>
  );
}

interface CorrectionDialogProps {
  declarationId: string;
  round: CorrectionRound;
  onClose: () => void;
}

function CorrectionDialog({ declarationId, round, onClose }: CorrectionDialogProps) {
  const text = useDeclarationDetailText().declarationDetail;
  const { api } = useFeatureHost();
  const save = useDeclarationMutation(declarationId, trackingMutations(api, declarationId).saveCorrection);
  const [request, setRequest] = useState(round.request ?? '');
  const [dueOn, setDueOn] = useState(round.dueOn);
  const [answer, setAnswer] = useState(round.answer ?? '');
  return (
    <EntryDialog
      title={text.recordOf(round.round)}
      isPending={save.isPending}
      onClose={onClose}
      onSave={() =>
        save.mutate(
          {
            correctionId: round.correctionId,
            request: request.trim() || null,
            dueOn,
            answer: answer.trim() || null,
          },
          { onSuccess: onClose },
        )
      }
    >
      <TextArea label={text.request} maxLength={2000} value={request} onChange={setRequest} />
      <DatePicker label={text.dueOn} isOptional value={dueOn} onChange={setDueOn} />
      <TextArea label={text.answer} isOptional maxLength={2000} value={answer} onChange={setAnswer} />
    </EntryDialog>
  );
}
