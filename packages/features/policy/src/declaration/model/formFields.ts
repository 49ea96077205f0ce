import type { FormEditReply, FormField, FormSection, FormSheet } from '@hengce/api';
import { chineseDate, exactAmount, exactNumber } from '@hengce/text';
import { toTyped } from '../../shared/model/answers';

export interface FieldWords {
  yes: string;
  no: string;
  percent: string;
  comma: string;
}

/** A value in words, none of it rounded: 12,345.6789万元, 5.7%, 186人; empty when there is none. */
export function fieldText(
  { kind, unit, columns = [] }: Pick<FormField, 'kind' | 'unit' | 'columns'>,
  value: FormField['value'],
  words: FieldWords,
): string {
  if (value === null || value === '') return '';
  if (Array.isArray(value))
    return value
      .map((cells) =>
        columns
          .map((column, at) => fieldText(column, cells[at] ?? null, words))
          .filter(Boolean)
          .join(words.comma),
      )
      .join('\n');
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return kind === 'date' ? chineseDate(value) : value;
  if (kind === 'money') return exactAmount(value);
  if (kind === 'ratio') return `${toTyped({ unit: 'ratio' }, value)}${words.percent}`;
  return `${exactNumber(value)}${unit ?? ''}`;
}

/** What is written out in a form, each text below its label: for reading as one. */
export const writtenText = ({ sections }: FormSheet): string =>
  sections
    .flatMap(({ fields }) => fields)
    .flatMap(({ kind, label, value }) => (kind === 'longText' && value ? [`${label}\n${value}`] : []))
    .join('\n\n');

/** The form after some of its fields were saved: they, the checks and the progress are as the server says. */
export const withReply = (sheet: FormSheet, reply: FormEditReply): FormSheet => ({
  ...sheet,
  revision: reply.revision,
  checks: reply.checks,
  ...(reply.reckoning && { reckoning: reply.reckoning }),
  progress: reply.progress,
  sections: sheet.sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => reply.changed.find(({ fieldId }) => fieldId === field.fieldId) ?? field),
  })),
});

/** Whether two values are the same; lists by what is in them. */
export const isSameValue = (a: FormField['value'], b: FormField['value']): boolean =>
  a === b || (Array.isArray(a) && Array.isArray(b) && JSON.stringify(a) === JSON.stringify(b));

export const isFilled = ({ value }: Pick<FormField, 'value'>): boolean =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** How many of the required fields of a section have a value. */
export function progressOf({ fields }: FormSection): { done: number; total: number } {
  const required = fields.filter(({ isRequired }) => isRequired);
  return { done: required.filter(isFilled).length, total: required.length };
}

/** Ids within the page: where the readiness list, the outline and comments lead. */
export const placeId = (kind: 'section' | 'field' | 'material' | 'comment' | 'task', id: string) => `${kind}-${id}`;
