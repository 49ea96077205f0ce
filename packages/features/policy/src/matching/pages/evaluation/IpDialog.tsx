'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { QueryBody } from '@hengce/feature-parts';
import { Alert, Button, Dialog, NumberField, Skeleton, toast } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { spanText } from '../../../shared/components/scores/points';
import { useScoreText } from '../../../shared/components/scores/text';
import { evaluationQueries } from '../../../shared/data/evaluation';
import { countIp, type IpFact, ipFacts } from '../../model/ipCount';
import { fields, rdSum } from './Evaluation.css';
import { useEvaluationText } from './text';
import { useKeepFacts } from './useKeepFacts';

export interface IpDialogProps {
  enterpriseId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}
type Counts = Partial<Record<IpFact, number>>;

/** Dialog 清点知识产权: rights by class, own and used ones, and the resulting points. */
export function IpDialog({ enterpriseId, isOpen, onOpenChange }: IpDialogProps) {
  const text = useEvaluationText().evaluation.ip;
  const words = useScoreText().scores;
  const { api } = useFeatureHost();
  const sheet = useQuery({ ...evaluationQueries(api).facts(enterpriseId), enabled: isOpen });
  const [typed, setTyped] = useState<Counts>({});
  const { keep, isPending, hasFailed } = useKeepFacts(enterpriseId);
  const facts = sheet.data?.groups.flatMap((group) => group.facts) ?? [];
  const known: Counts = Object.fromEntries(
    ipFacts.flatMap((key) => {
      const value = facts.find((fact) => fact.key === key)?.values.find(({ isChosen }) => isChosen)?.value;
      return typeof value === 'number' ? [[key, value]] : [];
    }),
  );
  const counts: Counts = { ...known, ...typed };
  const count = countIp(counts);
  // What is left blank is none, and is kept as none.
  const changed = ipFacts.filter((key) => (counts[key] ?? 0) !== known[key]);
  const use = (close: () => void) =>
    keep(
      changed.map((key) => ({ key, value: counts[key] ?? 0 })),
      () => {
        toast(text.kept);
        close();
      },
    );
  return (
    <Dialog
      title={text.title}
      size="lg"
      isOpen={isOpen}
      onOpenChange={(next) => {
        setTyped({});
        onOpenChange(next);
      }}
      footer={(close) => (
        <>
          <Button onPress={close}>{text.cancel}</Button>
          <Button
            variant="primary"
            isDisabled={changed.length === 0 || count.problems.length > 0}
            isPending={isPending}
            onPress={() => void use(close)}
          >
            {text.use}
          </Button>
        </>
      )}
    >
      <QueryBody query={sheet} text={text} skeleton={<Skeleton lines={5} />} headingLevel={3}>
        {() => (
          <div className={rdSum}>
            <p>{text.body}</p>
            {hasFailed ? <Alert tone="danger">{text.failed(hasFailed)}</Alert> : null}
            <div className={fields}>
              {ipFacts.map((key) => (
                <NumberField
                  key={key}
                  label={text.facts[key]}
                  unit={text.piece}
                  minValue={0}
                  maxValue={100_000}
                  formatOptions={{ maximumFractionDigits: 0 }}
                  value={counts[key] ?? Number.NaN}
                  onChange={(value) => setTyped((before) => ({ ...before, [key]: Number.isNaN(value) ? 0 : value }))}
                  errorMessage={count.problems.some((problem) => problem === key) ? text.tooMany[key] : undefined}
                />
              ))}
            </div>
            <p aria-live="polite">
              {text.sum(count.classOne, count.unusedClassTwo, count.classTwo, spanText(count.points, words))}
            </p>
          </div>
        )}
      </QueryBody>
    </Dialog>
  );
}
