'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { Button, type ButtonProps, Dialog, Heading, SuggestField } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { policyQueries } from '../../../shared/data/queries';
import { usePolicySuggestions } from '../../../shared/hooks/usePolicySuggestions';
import { meta, picker, pickGroup, pickList } from './ComparePage.css';
import { useCompareText } from './text';

export interface PickPolicyProps extends Pick<ButtonProps, 'size'> {
  label: string;
  /** Document on the other side, whose versions and relations are offered first; empty for none. */
  other: string;
  onPick: (policyId: string) => void;
}

/** Button with a dialog that chooses a document: by a search, or among those related to the document on the other side. */
export function PickPolicy({ label, size, other, onPick }: PickPolicyProps) {
  const text = useCompareText().compare.picker;
  const [isOpen, setOpen] = useState(false);
  const pick = (id: string) => {
    setOpen(false);
    onPick(id);
  };
  return (
    <>
      <Button size={size} onPress={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        title={text.title}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={(close) => <Button onPress={close}>{text.cancel}</Button>}
      >
        <Picker other={other} onPick={pick} />
      </Dialog>
    </>
  );
}

function Picker({ other, onPick }: Omit<PickPolicyProps, 'label' | 'size'>) {
  const text = useCompareText().compare.picker;
  const { api } = useFeatureHost();
  const [words, setWords] = useState('');
  const { suggestions } = usePolicySuggestions(words);
  const { data } = useQuery({ ...policyQueries(api).detail(other), enabled: other !== '' });
  const found = suggestions.flatMap(({ policyId, text: title, marks, detail }) =>
    policyId === null ? [] : [{ id: policyId, text: title, marks, detail }],
  );
  const versions = (data?.versions ?? []).filter(({ isCurrent }) => !isCurrent);
  const related = [...new Map(data?.relations.map(({ policy }) => [policy.id, policy])).values()].filter(({ id }) =>
    versions.every((version) => version.id !== id),
  );
  return (
    <div className={picker}>
      <SuggestField
        label={text.box}
        placeholder={text.placeholder}
        autoFocus
        value={words}
        onChange={setWords}
        onSubmit={() => found[0] && onPick(found[0].id)}
        onClear={() => setWords('')}
        suggestions={found}
        listLabel={text.suggestions}
        onSelect={onPick}
      />
      <p className={meta}>{text.hint}</p>
      <Choices
        title={text.versions}
        choices={versions.map(({ id, title, label }) => ({ id, title, note: label }))}
        onPick={onPick}
      />
      <Choices
        title={text.related}
        choices={related.map(({ id, title, docNo }) => ({ id, title, note: docNo ?? '' }))}
        onPick={onPick}
      />
    </div>
  );
}

interface ChoicesProps {
  title: string;
  choices: readonly { id: string; title: string; note: string }[];
  onPick: (id: string) => void;
}

function Choices({ title, choices, onPick }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <section className={pickGroup}>
      <Heading level={3}>{title}</Heading>
      <ul className={pickList}>
        {choices.map((choice) => (
          <li key={choice.id}>
            <Button variant="quiet" onPress={() => onPick(choice.id)}>
              {choice.note ? `${choice.title}（${choice.note}）` : choice.title}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
