import type { FormEditReply, FormField, FormSheet } from '@hengce/api';
import { chineseDate, exactAmount, exactNumber } from '@hengce/text';
import { toTyped } from '../../shared/model/answers';

export interface FieldWords {
  yes: string;
  no: string;
  percent: string;
}

/** A value in words, none of it rounded: 12345.6789万元, 5.7%, 186人; empty when there is none. */
export function fieldText(
  { kind, unit }: Pick<FormField, 'kind' | 'unit'>,
  value: FormField['value'],
  words: FieldWords,
) {
  if (value === null || value === '') return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return kind === 'date' ? chineseDate(value) : value;
  if (kind === 'money') return exactAmount(value);
  if (kind === 'ratio') return `${toTyped({ unit: 'ratio' }, value)}${words.percent}`;
  return `${exactNumber(value)}${unit ?? ''}`;
}

/** The form after some of its fields were saved: they, the checks and the progress are as the server says. */
export const withReply = (sheet: FormSheet, reply: FormEditReply): FormSheet => ({
  ...sheet,
  revision: reply.revision,
  checks: reply.checks,
  progress: reply.progress,
  sections: sheet.sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => reply.changed.find(({ fieldId }) => fieldId === field.fieldId) ?? field),
  })),
});

/** Ids within the page: where the readiness list, the outline and comments lead. */
export const placeId = (kind: 'section' | 'field' | 'material' | 'comment' | 'task', id: string) => `${kind}-${id}`;
