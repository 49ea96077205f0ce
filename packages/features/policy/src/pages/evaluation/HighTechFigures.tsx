'use client';
import type { HighTechEvaluation } from '@hengce/api';
import { figure, figureName, figures, figuresBox, figureValue, muted } from './Evaluation.css';
import { spanText } from './points';
import { useEvaluationText } from './text';

/** What came out, and the score in three columns. */
export function HighTechFigures({ evaluation }: { evaluation: HighTechEvaluation }) {
  const text = useEvaluationText().evaluation;
  const { verdict, conclusion, sheet } = evaluation;
  const { own, evidenced, cautious } = sheet.columns;
  const all = [
    { name: text.conclusion, value: text.verdict[verdict], note: conclusion },
    { name: text.own, value: text.points(spanText(own, text)), note: text.pass(sheet.passOperator, sheet.pass) },
    { name: text.evidenced, value: text.points(spanText(evidenced, text)), note: text.evidencedHint },
    { name: text.cautious, value: text.points(String(cautious)), note: text.cautiousHint },
  ];
  return (
    <div className={figuresBox}>
      <dl className={figures} aria-label={text.figures}>
        {all.map(({ name, value, note }) => (
          <div key={name} className={figure}>
            <dt className={figureName}>{name}</dt>
            <dd className={figureValue}>{value}</dd>
            <dd className={muted}>{note}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
