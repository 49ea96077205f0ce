'use client';
import type { HighTechEvaluation } from '@hengce/api';
import { spanText } from '../../../shared/components/scores/points';
import { useScoreText } from '../../../shared/components/scores/text';
import { figure, figureName, figures, figuresBox, figureValue, muted } from './Evaluation.css';
import { useEvaluationText } from './text';

/** Result of 高企自评, and its score in three columns. */
export function HighTechFigures({ evaluation }: { evaluation: HighTechEvaluation }) {
  const text = useEvaluationText().evaluation;
  const words = useScoreText().scores;
  const { verdict, isNear, conclusion, sheet } = evaluation;
  const { own, evidenced, cautious } = sheet.columns;
  const all = [
    {
      name: text.conclusion,
      value: verdict === 'unmet' && isNear ? text.near : text.verdict[verdict],
      note: conclusion,
    },
    { name: words.own, value: words.points(spanText(own, words)), note: words.pass(sheet.passOperator, sheet.pass) },
    { name: words.evidenced, value: words.points(spanText(evidenced, words)), note: text.evidencedHint },
    { name: words.cautious, value: words.points(String(cautious)), note: text.cautiousHint },
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
