'use client';
import type { DeclarationEvaluation } from '@hengce/api';
import { Heading } from '@hengce/ui';
import { useRef, useState } from 'react';
import { ConditionRows } from '../../../shared/components/conditions/ConditionRows';
import { useConfirmCondition } from '../../../shared/components/conditions/useConfirmCondition';
import {
  figure,
  figureName,
  figureNote,
  figures,
  figuresBox,
  figureValue,
} from '../../../shared/components/figures.css';
import { useMatchText } from '../../../shared/components/match/text';
import { pageParts } from '../../../shared/components/page.css';
import { ScoreSheetTable } from '../../../shared/components/scores/ScoreSheetTable';
import { amountParts } from '../../../shared/model/matchReport';
import { Comments } from '../../components/Comments';
import { NumberInput } from '../../components/NumberInput';
import { Decision } from './Decision';
import { effort, muted, section, sectionHead } from './ProjectEvaluationPage.css';
import { Risks } from './Risks';
import { useProjectEvaluationText } from './text';
import { useSaveEvaluation } from './useEvaluationChange';

export interface EvaluationSheetProps {
  evaluation: DeclarationEvaluation;
  enterpriseId: string;
}

/** Largest number of days of effort that the contract takes. */
const maxDays = 10_000;

/** Content of 预评估: figures with the expected amount, conditions, score, risks, effort, decision and comments. */
export function EvaluationSheet({ evaluation, enterpriseId }: EvaluationSheetProps) {
  const text = useProjectEvaluationText().projectEvaluation;
  const words = useMatchText().match;
  const confirm = useConfirmCondition(enterpriseId);
  const { declarationId, group, conclusion, gates, sheet, expected, advice, recommendedYear, isReadOnly } = evaluation;
  const save = useSaveEvaluation(declarationId);
  const [effortDays, setEffort] = useState(evaluation.effortDays);
  const [unread, setUnread] = useState<string | null>(null);
  const kept = useRef(effortDays);
  const isOut = effortDays !== null && (effortDays < 0 || effortDays > maxDays);
  const [sum, rest] = amountParts(expected?.text ?? '');
  return (
    <div className={pageParts}>
      <div className={figuresBox}>
        <dl className={figures} aria-label={text.figures}>
          <div className={figure}>
            <dt className={figureName}>{text.adviceName}</dt>
            <dd className={figureValue}>{text.advice[advice.kind]}</dd>
            <dd className={figureNote}>{advice.text}</dd>
          </div>
          <div className={figure}>
            <dt className={figureName}>{text.conclusion}</dt>
            <dd className={figureValue}>{group === null ? '—' : words.group[group]}</dd>
            {conclusion === advice.text ? null : <dd className={figureNote}>{conclusion}</dd>}
          </div>
          <div className={figure}>
            <dt className={figureName}>{text.expected}</dt>
            <dd className={figureValue}>{sum || text.expectedNone}</dd>
            <dd className={figureNote}>{[rest, expected?.formula].filter(Boolean).join(words.comma)}</dd>
          </div>
          <div className={figure}>
            <dt className={figureName}>{text.year}</dt>
            <dd className={figureValue}>{recommendedYear === null ? text.yearNone : text.yearOf(recommendedYear)}</dd>
            <dd className={figureNote}>{text.disclaimer}</dd>
          </div>
        </dl>
      </div>
      <section className={section}>
        <div className={sectionHead}>
          <Heading level={2}>{text.gates}</Heading>
          <span className={muted}>{text.gatesHint}</span>
        </div>
        {gates.length === 0 ? (
          <p className={muted}>{text.noGates}</p>
        ) : (
          <ConditionRows label={text.gates} conditions={gates} confirm={isReadOnly ? undefined : confirm} />
        )}
      </section>
      {sheet === null ? null : (
        <section className={section}>
          <div className={sectionHead}>
            <Heading level={2}>{text.sheet}</Heading>
            <span className={muted}>{text.sheetHint}</span>
          </div>
          <ScoreSheetTable sheet={sheet} />
        </section>
      )}
      <Risks evaluation={evaluation} />
      <div className={effort}>
        <NumberInput
          label={text.effort}
          description={text.effortHelp}
          isOptional
          unit="number"
          unitName={text.effortUnit}
          value={effortDays}
          errorMessage={isOut ? text.effortRange(effortDays) : undefined}
          onChange={setEffort}
          onUnread={setUnread}
          onLeave={() => {
            if (isOut || unread !== null) return;
            const rounded = effortDays === null ? null : Math.round(effortDays * 2) / 2;
            setEffort(rounded);
            if (rounded === kept.current) return;
            kept.current = rounded;
            save.mutate({ effortDays: rounded });
          }}
        />
      </div>
      <Decision evaluation={evaluation} save={save} isBlocked={isOut || unread !== null} />
      <section className={section}>
        <Heading level={2}>{text.review}</Heading>
        <Comments
          declarationId={declarationId}
          comments={evaluation.comments}
          targets={[{ kind: 'evaluation', label: text.review }]}
        />
      </section>
    </div>
  );
}
