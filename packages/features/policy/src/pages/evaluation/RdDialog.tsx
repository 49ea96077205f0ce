'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { Alert, Button, Dialog, NumberField, toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMatchText } from '../../components/match/text';
import { evaluationKeys, evaluationMutations } from '../../data/evaluation';
import { shortMoney } from '../../model/amounts';
import { countRdExpense, type RdCategory, rdCategories } from '../../model/rdExpense';
import { fields, rdSum } from './Evaluation.css';
import { useEvaluationText } from './text';

export interface RdDialogProps {
  enterpriseId: string;
  /** The newest full year. */
  year: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const fenPerWan = 1_000_000;
type Amounts = Partial<Record<RdCategory | 'overseas', number>>;
const fenOf = (wan: number | undefined): number =>
  wan === undefined || Number.isNaN(wan) ? 0 : Math.round(wan * fenPerWan);

/** 研发费用归集: the categories of 195号 added up as it says, and kept as facts of the year. */
export function RdDialog({ enterpriseId, year, isOpen, onOpenChange }: RdDialogProps) {
  const text = useEvaluationText().evaluation.rd;
  const words = useMatchText().match;
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const [wan, setWan] = useState<Amounts>({});
  const [hasFailed, setFailed] = useState<string>();
  const { mutateAsync, isPending } = useMutation(evaluationMutations(api).saveFact);
  const fen = Object.fromEntries(rdCategories.map((category) => [category, fenOf(wan[category])]));
  const overseasFen = fenOf(wan.overseas);
  const isTooMuch = overseasFen > (fen.entrusted ?? 0);
  const count = countRdExpense(fen, isTooMuch ? 0 : overseasFen);
  const money = (amount: number) => shortMoney(amount, words);

  const keep = async (close: () => void) => {
    try {
      await mutateAsync({ enterpriseId, key: 'rdExpense', period: year, value: count.totalFen });
      await mutateAsync({ enterpriseId, key: 'domesticRdExpense', period: year, value: count.domesticFen });
    } catch (error) {
      setFailed((error as Error).message);
      return;
    } finally {
      for (const queryKey of evaluationKeys(enterpriseId)) void client.invalidateQueries({ queryKey });
    }
    setFailed(undefined);
    toast(text.kept(year));
    close();
  };
  return (
    <Dialog
      title={text.title(year)}
      size="lg"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={(close) => (
        <>
          <Button onPress={close}>{text.cancel}</Button>
          <Button
            variant="primary"
            isDisabled={count.totalFen === 0 || isTooMuch}
            isPending={isPending}
            onPress={() => void keep(close)}
          >
            {text.use(year)}
          </Button>
        </>
      )}
    >
      <div className={rdSum}>
        <p>{text.body}</p>
        {hasFailed ? <Alert tone="danger">{text.failed(hasFailed)}</Alert> : null}
        <div className={fields}>
          {([...rdCategories, 'overseas'] as const).map((category) => (
            <NumberField
              key={category}
              label={text.categories[category]}
              unit={words.tenThousand}
              minValue={0}
              maxValue={10_000_000}
              formatOptions={{ maximumFractionDigits: 2 }}
              value={wan[category] ?? Number.NaN}
              onChange={(value) => setWan((known) => ({ ...known, [category]: value }))}
              isInvalid={category === 'overseas' && isTooMuch}
              errorMessage={category === 'overseas' && isTooMuch ? text.tooMuch : undefined}
            />
          ))}
        </div>
        <p aria-live="polite">{text.sum(money(count.totalFen), money(count.domesticFen))}</p>
        {(fen.other ?? 0) > count.otherFen ? <p>{text.capped(money(fen.other ?? 0), money(count.otherFen))}</p> : null}
      </div>
    </Dialog>
  );
}
