'use client';
import { Radio, RadioGroup, toast } from '@hengce/ui';
import type { Recogniser } from '../../data/recognition';
import { useSaveSettings } from '../../data/useSaveSettings';
import { useDialectText } from './text';

const any = '';

/** What is spoken at meetings that are made from now on; saved when it is chosen. */
export function LanguageChoice({ languages, chosen }: Pick<Recogniser, 'languages'> & { chosen: string | null }) {
  const text = useDialectText().dialect;
  const saving = useSaveSettings();
  const choices = languages.flatMap(({ code, name, isDialect }) => (code === null ? [] : [{ code, name, isDialect }]));
  // What was just chosen is shown while it is saved.
  const wished = saving.isPending ? saving.variables.language : chosen;
  const shown = choices.find(({ code }) => code === wished)?.code ?? any;
  const save = (id: string) =>
    saving.mutate(
      { language: id === any ? null : id },
      {
        onSuccess: () => void toast(text.saved),
        onError: () => toast(text.failed, { tone: 'error' }),
      },
    );
  if (choices.length === 0) return null;
  return (
    <RadioGroup label={text.choose} description={text.chooseHint} value={shown} onChange={save}>
      <Radio value={any} description={text.anyHint}>
        {text.anyLanguage}
      </Radio>
      {choices.map(({ code, name, isDialect }) => (
        <Radio key={code} value={code}>
          {isDialect ? text.dialect(name) : name}
        </Radio>
      ))}
    </RadioGroup>
  );
}
