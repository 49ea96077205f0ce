'use client';
import type { DeclarationEvaluation, EvaluationRisk } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { Button, Heading, Icon, IconButton, Select, Tag, TextField } from '@hengce/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { declarationMutations } from '../../data/declarations';
import { addRisk, muted, risk as riskStyle, risks as risksStyle, section } from './ProjectEvaluationPage.css';
import { useProjectEvaluationText } from './text';
import { useEvaluationChange } from './useEvaluationChange';

type Level = EvaluationRisk['level'];
const tones = { high: 'danger', medium: 'warning', low: 'neutral' } as const satisfies Record<Level, string>;

/** 风险: those that follow from conditions, days and materials, equal ones once, and those that people wrote. */
export function Risks({ evaluation }: { evaluation: DeclarationEvaluation }) {
  const text = useProjectEvaluationText().projectEvaluation;
  const [words, setWords] = useState('');
  const [level, setLevel] = useState<Level>('medium');
  const { declarationId, isReadOnly } = evaluation;
  // Two conditions may come to the same sentence; what people wrote stays as often as they did.
  const risks = evaluation.risks.filter(
    (risk, index, all) => risk.isOwn || all.findIndex((other) => !other.isOwn && other.text === risk.text) === index,
  );
  const mutations = declarationMutations(useFeatureHost().api, declarationId);
  const save = useEvaluationChange(declarationId, mutations.saveRisk);
  const remove = useEvaluationChange(declarationId, mutations.removeRisk);
  return (
    <section className={section}>
      <Heading level={2}>{text.risks}</Heading>
      {risks.length === 0 ? (
        <p className={muted}>{text.noRisks}</p>
      ) : (
        <ul className={risksStyle}>
          {risks.map((risk) => (
            <li key={risk.riskId} className={riskStyle}>
              <Tag tone={tones[risk.level]}>{text.level[risk.level]}</Tag>
              <span>{risk.text}</span>
              {risk.version !== null && !isReadOnly ? (
                <IconButton
                  size="sm"
                  label={text.removeRisk(risk.text)}
                  icon={<Icon icon={Trash2} />}
                  onPress={() => risk.version !== null && remove.mutate({ riskId: risk.riskId, version: risk.version })}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {isReadOnly ? null : (
        <form
          className={addRisk}
          onSubmit={(event) => {
            event.preventDefault();
            if (words.trim()) save.mutate({ text: words.trim(), level }, { onSuccess: () => setWords('') });
          }}
        >
          <TextField label={text.risk} maxLength={200} value={words} onChange={setWords} />
          <Select
            label={text.levelName}
            selectedKey={level}
            onSelectionChange={(id) => setLevel(id as Level)}
            items={Object.entries(text.level).map(([id, label]) => ({ id, label }))}
          />
          <div>
            <Button type="submit" isDisabled={words.trim() === ''} isPending={save.isPending}>
              {text.addRisk}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
