'use client';
import type { ChatTemplate } from '@hengce/api';
import { Button, TextField } from '@hengce/ui';
import { type FormEvent, useState } from 'react';
import { useChatText } from '../../text';
import { blanksOf, fillTemplate, shownTemplate } from './fillTemplate';
import { foot, form, preview } from './Templates.css';

export interface TemplateFormProps {
  template: ChatTemplate;
  onUse: (words: string) => void;
  onBack?: () => void;
}

/** Form with the blanks of a template, and its filled text. */
export function TemplateForm({ template, onUse, onBack }: TemplateFormProps) {
  const text = useChatText().template;
  const blanks = blanksOf(template.text);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [isChecked, setChecked] = useState(false);
  const missing = blanks.filter((name) => !values[name]?.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing.length > 0) setChecked(true);
    else onUse(fillTemplate(template.text, values));
  };
  return (
    <form className={form} onSubmit={submit} noValidate>
      {blanks.map((name, index) => (
        <TextField
          key={name}
          label={name}
          value={values[name] ?? ''}
          maxLength={200}
          autoFocus={index === 0}
          onChange={(value) => setValues({ ...values, [name]: value })}
          {...(isChecked && missing.includes(name) ? { errorMessage: text.missing(name) } : {})}
        />
      ))}
      <p className={preview}>{shownTemplate(fillTemplate(template.text, values))}</p>
      <div className={foot}>
        {onBack ? <Button onPress={onBack}>{text.cancel}</Button> : null}
        <Button type="submit" variant="primary">
          {text.use}
        </Button>
      </div>
    </form>
  );
}
