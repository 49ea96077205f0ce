'use client';
import type { DeclarationEvaluation } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { dayAndHour } from '@hengce/text';
import { Alert, Button, Heading, Radio, RadioGroup, TextArea, toast } from '@hengce/ui';
import { useState } from 'react';
import { effort, muted, section } from './ProjectEvaluationPage.css';
import { useProjectEvaluationText } from './text';
import type { SaveEvaluation } from './useEvaluationChange';

export interface DecisionProps {
  evaluation: DeclarationEvaluation;
  save: SaveEvaluation;
  /** Whether something above it could not be saved. */
  isBlocked: boolean;
}

/** 结论: the decision of people to declare or not, with its reason. It cannot be saved while something above it is not. */
export function Decision({ evaluation, save, isBlocked }: DecisionProps) {
  const text = useProjectEvaluationText().projectEvaluation;
  const now = useNow();
  const { decision, isReadOnly } = evaluation;
  const [choice, setChoice] = useState<'go' | 'noGo' | null>(decision?.choice ?? null);
  const [note, setNote] = useState(decision?.note ?? '');
  const [isTried, setTried] = useState(false);
  const said = decision ? text.decided(decision.by, dayAndHour(decision.at, now)) : null;
  return (
    <section className={section}>
      <Heading level={2}>{text.decision}</Heading>
      {said ? <p className={muted}>{said}</p> : null}
      {isReadOnly ? (
        <p>{decision ? [text[decision.choice], decision.note].filter(Boolean).join('。') : null}</p>
      ) : (
        <div className={effort}>
          <RadioGroup
            label={text.decision}
            isLabelHidden
            variant="card"
            isCompact
            value={choice}
            onChange={(id) => setChoice(id as 'go' | 'noGo')}
          >
            <Radio value="go">{text.go}</Radio>
            <Radio value="noGo">{text.noGo}</Radio>
          </RadioGroup>
          <TextArea label={text.note} isOptional maxLength={500} value={note} onChange={setNote} />
          {isTried && isBlocked ? <Alert tone="warning">{text.effortFirst}</Alert> : null}
          <div>
            <Button
              isDisabled={choice === null}
              isPending={save.isPending}
              onPress={() => {
                setTried(isBlocked);
                if (!isBlocked)
                  save.mutate({ decision: choice, note: note.trim() }, { onSuccess: () => toast(text.saved) });
              }}
            >
              {text.save}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
