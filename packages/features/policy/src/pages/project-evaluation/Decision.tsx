'use client';
import type { DeclarationEvaluation } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { Button, Heading, Radio, RadioGroup, TextArea, toast } from '@hengce/ui';
import { useState } from 'react';
import { dayAndHour } from '../../model/dates';
import { effort, muted, section } from './ProjectEvaluationPage.css';
import { useProjectEvaluationText } from './text';
import type { SaveEvaluation } from './useEvaluationChange';

/** 结论: what people make of it, and why. */
export function Decision({ evaluation, save }: { evaluation: DeclarationEvaluation; save: SaveEvaluation }) {
  const text = useProjectEvaluationText().projectEvaluation;
  const now = useNow();
  const { decision, isReadOnly } = evaluation;
  const [choice, setChoice] = useState<'go' | 'noGo' | null>(decision?.choice ?? null);
  const [note, setNote] = useState(decision?.note ?? '');
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
          <div>
            <Button
              isDisabled={choice === null}
              isPending={save.isPending}
              onPress={() =>
                save.mutate({ decision: choice, note: note.trim() }, { onSuccess: () => toast(text.saved) })
              }
            >
              {text.save}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
