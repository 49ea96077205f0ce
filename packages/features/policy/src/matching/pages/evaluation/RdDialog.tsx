'use client';
import { shortAmount } from '@hengce/text';
import { Alert, Button, Dialog, NumberField, toast } from '@hengce/ui';
import { useState } from 'react';
import { useMatchText } from '../../../shared/components/match/text';
import { countRdExpense, type RdCategory, rdCategories } from '../../model/rdExpense';
import { fields, rdSum } from './Evaluation.css';
import { useEvaluationText } from './text';
import { useKeepFacts } from './useKeepFacts';

export interface RdDialogProps {
  enterpriseId: string;
  /** Newest full year. */
  year: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const fenPerWan = 1_000_000;
type Amounts = Partial<Record<RdCategory | 'overseas', number>>;
const fenOf = (wan: number | undefined): number =>
  wan === undefined || Number.isNaN(wan) ? 0 : Math.round(wan * fenPerWan);

/** Dialog 研发费用归集: adds up the categories of 国科发火〔2016〕195号 and saves the results as facts of the year. */
export function RdDialog({ enterpriseId, year, isOpen, onOpenChange }: RdDialogProps) {
  const text = useEvaluationText().evaluation.rd;
  const words = useMatchText().match;
  const [wan, setWan] = useState<Amounts>({});
  const { keep, isPending, hasFailed } = useKeepFacts(enterpriseId);
  const fen = Object.fromEntries(rdCategories.map((category) => [category, fenOf(wan[category])]));
  const overseasFen = fenOf(wan.overseas);
  const isTooMuch = overseasFen > (fen.entrusted ?? 0);
  const count = countRdExpense(fen, isTooMuch ? 0 : overseasFen);

  const use = (close: () => void) =>
    keep(
      [
        { key: 'rdExpense', period: year, value: count.totalFen },
        { key: 'domesticRdExpense', period: year, value: count.domesticFen },
      ],
      () => {
        toast(text.kept(year));
        close();
      },
    );
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
            onPress={() => void use(close)}
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
        <p aria-live="polite">{text.sum(shortAmount(count.totalFen), shortAmount(count.domesticFen))}</p>
        {(fen.other ?? 0) > count.otherFen ? (
          <p>{text.capped(shortAmount(fen.other ?? 0), shortAmount(count.otherFen))}</p>
        ) : null}
      </div>
    </Dialog>
  );
}
