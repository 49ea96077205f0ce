'use client';
import type { DeclarationDetail, Payout } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { accountAmount, chineseDate } from '@hengce/text';
import { Button, DatePicker, Icon, IconButton, TextField } from '@hengce/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FactSection } from '../../../shared/components/facts/FactSection';
import { useMatchText } from '../../../shared/components/match/text';
import { NumberInput } from '../../components/NumberInput';
import { wasFiled } from '../../components/states';
import { useDeclarationMutation } from '../../components/useDeclarationChange';
import { trackingMutations } from '../../data/declarations';
import { cell, muted, row, rows, sum } from './DeclarationDetailPage.css';
import { EntryDialog } from './EntryDialog';
import { useDeclarationDetailText } from './text';

/** 拨付: received payouts against the expected amount; nothing before the declaration is filed. */
export function Payouts({ declaration }: { declaration: DeclarationDetail }) {
  const text = useDeclarationDetailText().declarationDetail;
  const units = useMatchText().match;
  const { api } = useFeatureHost();
  const { id, payouts, paidFen, amountExpectedFen } = declaration;
  const mutations = trackingMutations(api, id);
  const save = useDeclarationMutation(id, mutations.savePayout);
  const remove = useDeclarationMutation(id, mutations.removePayout);
  const [isAdding, setAdding] = useState(false);
  if (payouts.length === 0 && !wasFiled(declaration)) return null;
  // What was paid is an account: to the 分, as the payouts below.
  const sumOf = (fen: number) => `${accountAmount(fen)}${units.yuan}`;
  return (
    <FactSection title={text.payouts}>
      {payouts.length === 0 ? (
        <p className={muted}>{text.noPayouts}</p>
      ) : (
        <>
          <p className={sum}>
            {amountExpectedFen === null
              ? text.paid(sumOf(paidFen))
              : text.paidOf(sumOf(paidFen), sumOf(amountExpectedFen))}
          </p>
          <ul className={rows}>
            {payouts.map((payout) => (
              <li key={payout.payoutId} className={row}>
                <div className={cell}>
                  <span className={sum}>{sumOf(payout.amountFen)}</span>
                  <span className={muted}>{wordsOf(payout)}</span>
                </div>
                <IconButton
                  size="sm"
                  label={text.removeOf(sumOf(payout.amountFen))}
                  icon={<Icon icon={Trash2} />}
                  onPress={() => remove.mutate(payout.payoutId)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <div>
        <Button size="sm" onPress={() => setAdding(true)}>
          {text.addPayout}
        </Button>
      </div>
      {isAdding ? (
        <PayoutDialog
          isPending={save.isPending}
          onClose={() => setAdding(false)}
          onSave={(payout) => save.mutate(payout, { onSuccess: () => setAdding(false) })}
        />
      ) : null}
    </FactSection>
  );
}

const wordsOf = ({ paidOn, payer, note }: Payout) => [chineseDate(paidOn), payer, note].filter(Boolean).join('，');

interface PayoutDialogProps {
  isPending: boolean;
  onSave: (payout: { amountFen: number; paidOn: string; payer: string | null; note: string | null }) => void;
  onClose: () => void;
}

function PayoutDialog({ isPending, onSave, onClose }: PayoutDialogProps) {
  const text = useDeclarationDetailText().declarationDetail;
  const [amountFen, setAmount] = useState<number | null>(null);
  const [paidOn, setPaidOn] = useState<string | null>(null);
  const [payer, setPayer] = useState('');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const amountProblem = () => {
    if (amountFen !== null) return amountFen > 0 ? undefined : text.payoutPositive;
    return isTried ? text.payoutNeeded : undefined;
  };
  return (
    <EntryDialog
      title={text.addPayout}
      isPending={isPending}
      onClose={onClose}
      onSave={() => {
        setTried(true);
        if (amountFen !== null && amountFen > 0 && paidOn !== null)
          onSave({ amountFen, paidOn, payer: payer.trim() || null, note: note.trim() || null });
      }}
    >
      <NumberInput
        label={text.payoutAmount}
        unit="money"
        unitName={null}
        value={amountFen}
        errorMessage={amountProblem()}
        onChange={setAmount}
        onUnread={(typed) => typed !== null && setAmount(null)}
      />
      <DatePicker
        label={text.paidOn}
        value={paidOn}
        errorMessage={isTried && paidOn === null ? text.paidOnNeeded : undefined}
        onChange={setPaidOn}
      />
      <TextField label={text.payer} isOptional maxLength={100} value={payer} onChange={setPayer} />
      <TextField label={text.note} isOptional maxLength={500} value={note} onChange={setNote} />
    </EntryDialog>
  );
}
