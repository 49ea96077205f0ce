'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { Button, TextField } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type ListKind, proofreadingMutations } from '../../../data/proofreading';
import { useProofreadingText } from '../../../text';
import { fields } from './dialogs.css';

export interface AddEntryProps {
  kind: Exclude<ListKind, 'ignored'>;
  onAdded: () => unknown;
}

/** Form that adds a word or a person to a list. */
export function AddEntry({ kind, onAdded }: AddEntryProps) {
  const text = useProofreadingText().lists;
  const { api } = useFeatureHost();
  const [word, setWord] = useState('');
  const [more, setMore] = useState('');
  const save = useMutation(proofreadingMutations(api).saveEntry);
  const field = useRef<HTMLInputElement>(null);
  const isPerson = kind === 'people';
  const add = () => {
    const about = isPerson
      ? { posts: more.split(/[、，,；;]/).flatMap((post) => post.trim() || []) }
      : kind === 'sensitive' && more.trim()
        ? { suggestion: more.trim() }
        : {};
    save.mutate(
      { kind, text: word.trim(), ...about },
      {
        onSuccess() {
          setWord('');
          setMore('');
          // The next word follows; a button that can no longer be pressed would lose the focus to nobody.
          field.current?.focus();
          void onAdded();
        },
      },
    );
  };
  const problem = save.error ? (save.error.kind === 'rejected' ? save.error.message : text.failed) : undefined;
  return (
    <form
      className={fields}
      onSubmit={(event) => {
        event.preventDefault();
        if (word.trim() !== '') add();
      }}
    >
      <TextField
        label={text.lists[kind].word}
        inputRef={field}
        value={word}
        onChange={setWord}
        maxLength={100}
        {...(problem ? { errorMessage: problem } : {})}
      />
      {kind === 'dictionary' ? null : (
        <TextField
          label={isPerson ? text.posts : text.suggestion}
          value={more}
          onChange={setMore}
          maxLength={isPerson ? 200 : 100}
          {...(isPerson ? { description: text.postsHint } : {})}
        />
      )}
      <Button type="submit" isPending={save.isPending} isDisabled={word.trim() === ''}>
        {text.add}
      </Button>
    </form>
  );
}
