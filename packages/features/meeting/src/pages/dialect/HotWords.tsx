'use client';
import { Button, TextArea, toast } from '@hengce/ui';
import { useState } from 'react';
import { actions, section } from '../../components/meeting.css';
import { useSaveSettings } from '../../data/useSaveSettings';
import { useDialectText } from './text';

/** Names and terms of the account that the recogniser is told to expect. */
export function HotWords({ words }: { words: readonly string[] }) {
  const text = useDialectText().dialect;
  const [typed, setTyped] = useState(words.join('\n'));
  const saving = useSaveSettings();
  const save = () =>
    saving.mutate(
      { hotWords: [...new Set(typed.split(/[\s,，、"]+/).filter((word) => word !== ''))] },
      {
        onSuccess(settings) {
          setTyped(settings.hotWords.join('\n'));
          toast(text.wordsSaved);
        },
      },
    );
  return (
    <section className={section} aria-label={text.words}>
      <TextArea
        label={text.words}
        description={text.wordsHint}
        value={typed}
        onChange={setTyped}
        rows={5}
        {...(saving.error && { errorMessage: saving.error.message })}
      />
      <div className={actions}>
        <Button isPending={saving.isPending} onPress={save}>
          {text.saveWords}
        </Button>
      </div>
    </section>
  );
}
