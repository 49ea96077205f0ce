import type { FormEditReply, FormField, FormSection, FormSheet } from '@hengce/api';
import { chineseDate, exactAmount, exactNumber } from '@hengce/text';
import { toTyped } from '../../shared/model/answers';

export interface FieldWords {
  yes: string;
  no: string;
  percent: string;
  comma: string;
}

/** Value in words, not rounded: 12,345.6789万元, 5.7%, 186人, a line for each row of a list; empty without a value. */
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

/** Long texts of a form that are filled in, each below its label, as one text. */
export const writtenText = ({ sections }: FormSheet): string =>
  sections
    .flatMap(({ fields }) => fields)
    .flatMap(({ kind, label, value }) => (kind === 'longText' && value ? [`${label}\n${value}`] : []))
    .join('\n\n');

/**
 * Form after some fields were saved: those fields, the checks, the amount (测算, where the reply has one) and the
 * progress are the server's.
 */
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

/** Whether two values are equal; lists by their content. */
export const isSameValue = (a: FormField['value'], b: FormField['value']): boolean =>
  a === b || (Array.isArray(a) && Array.isArray(b) && JSON.stringify(a) === JSON.stringify(b));

export const isFilled = ({ value }: Pick<FormField, 'value'>): boolean =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Number of a section's required fields, and of those with a value. */
export function progressOf({ fields }: FormSection): { done: number; total: number } {
  const required = fields.filter(({ isRequired }) => isRequired);
  return { done: required.filter(isFilled).length, total: required.length };
}

/** Id of an element in the page, for links from the readiness list, the outline and comments. */
export const placeId = (kind: 'section' | 'field' | 'material' | 'comment' | 'task', id: string) => `${kind}-${id}`;
