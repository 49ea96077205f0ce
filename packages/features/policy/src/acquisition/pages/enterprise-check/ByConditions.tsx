'use client';
import type { AcquisitionRun, FirmDirectory } from '@hengce/api';
import type { MainComponents } from '@hengce/api/contract';
import { Alert, Button, Icon } from '@hengce/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { fields, muted } from '../../components/acquisition.css';
import { ConditionFields } from './ConditionFields';
import { type ConditionDraft, conditionOf, draftOf, emptyDraft, fieldsOf } from './conditionDrafts';
import { conditionRows, findBar } from './EnterpriseCheckPage.css';
import { RegionSelect } from './RegionSelect';
import { useEnterpriseCheckText } from './text';

export interface ByConditionsProps {
  directory: FirmDirectory;
  /** Conditions of an earlier run, to start from; absent for none. */
  asked?: AcquisitionRun | undefined;
  isRunning: boolean;
  onFind: (asked: MainComponents['schemas']['RunAcquisitionBody']) => void;
}

const maxConditions = 12;

/** Form of conditions on facts of the directory, at most twelve, all of which have to hold. */
export function ByConditions({ directory, asked, isRunning, onFind }: ByConditionsProps) {
  const text = useEnterpriseCheckText().enterpriseCheck;
  const known = new Map(fieldsOf(directory).map((field) => [field.key, field]));
  const [region, setRegion] = useState(asked?.region ?? null);
  const [drafts, setDrafts] = useState<readonly ConditionDraft[]>(() =>
    asked?.conditions.length
      ? asked.conditions.map((each, index) => draftOf(index + 1, each, known.get(each.key)))
      : [emptyDraft(1)],
  );
  const [isTried, setTried] = useState(false);
  const read = (draft: ConditionDraft) => conditionOf(draft, known.get(draft.key ?? ''));
  // A row that was not begun asks for nothing.
  const begun = drafts.filter(({ key }) => key !== null);
  const isEmpty = begun.length === 0 && region === null;
  const change = (next: ConditionDraft) => setDrafts(drafts.map((each) => (each.id === next.id ? next : each)));
  const find = () => {
    setTried(true);
    const conditions = begun.flatMap((draft) => read(draft) ?? []);
    if (isEmpty || conditions.length < begun.length) return;
    onFind({ kind: 'conditions', conditions, ...(region ? { region } : {}) });
  };
  return (
    <form
      className={fields}
      onSubmit={(event) => {
        event.preventDefault();
        find();
      }}
    >
      <RegionSelect code={region} onChange={setRegion} />
      <ul className={conditionRows}>
        {drafts.map((draft, index) => (
          <li key={draft.id}>
            <ConditionFields
              directory={directory}
              draft={draft}
              index={index + 1}
              errorMessage={isTried && draft.key !== null && read(draft) === null ? text.incomplete : undefined}
              onChange={change}
              onRemove={() => setDrafts(drafts.filter(({ id }) => id !== draft.id))}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button
          size="sm"
          iconStart={<Icon icon={Plus} />}
          isDisabled={drafts.length >= maxConditions}
          onPress={() => setDrafts([...drafts, emptyDraft(Math.max(0, ...drafts.map(({ id }) => id)) + 1)])}
        >
          {drafts.length >= maxConditions ? text.most : text.add}
        </Button>
      </div>
      {isTried && isEmpty ? <Alert tone="warning">{text.nothingAsked}</Alert> : null}
      <div className={findBar}>
        <Button type="submit" variant="primary" isPending={isRunning}>
          {isRunning ? text.finding : text.find}
        </Button>
        <p className={muted}>
          {text.hint}
          {text.uses}
        </p>
      </div>
    </form>
  );
}
