'use client';
import type { DeclarationComment, FormSection, FormSheet } from '@hengce/api';
import { DescriptionList, Heading, Text } from '@hengce/ui';
import { useMatchText } from '../../../shared/components/match/text';
import { fieldText, placeId, progressOf } from '../../model/formFields';
import { fields as fieldsStyle, place, sectionHead, section as sectionStyle, wide } from './ApplicationPage.css';
import { CheckRow } from './CheckRow';
import type { Edits } from './edits';
import { FieldConflict } from './fields/FieldConflict';
import { FieldInput } from './fields/FieldInput';
import { Reckoning } from './fields/Reckoning';
import { useApplicationText } from './text';

export interface FormPartProps {
  sheet: FormSheet;
  section: FormSection;
  form: Edits;
  comments: readonly DeclarationComment[];
  /** Whether submitting was tried: from then on what is missing is red. */
  isTried: boolean;
  /** Whether it is the last section, below which the reckoning stands. */
  isLast: boolean;
}

/** Section of the form with its checks below, except those passed ones that block nothing; read-only once submitted. */
export function FormPart({ sheet, section, form, comments, isTried, isLast }: FormPartProps) {
  const text = useApplicationText().application;
  const words = useMatchText().match;
  const { fields, title, sectionId } = section;
  const isOfSection = (fieldId: string | undefined) => fields.some((field) => field.fieldId === fieldId);
  // That the materials agree is no news.
  const checks = sheet.checks.filter(
    ({ fieldIds, isBlocking, outcome }) => isOfSection(fieldIds[0]) && (isBlocking || outcome !== 'passed'),
  );
  const isDiffering = (fieldId: string) =>
    checks.some((check) => !check.isBlocking && check.outcome === 'failed' && check.fieldIds[0] === fieldId);
  const { done, total } = progressOf(section);
  const openOn = (fieldId: string) =>
    comments.flatMap(({ commentId, targetId, isResolved }) => (targetId === fieldId && !isResolved ? [commentId] : []));
  return (
    <section id={placeId('section', sectionId)} className={sectionStyle} aria-label={title}>
      <div className={sectionHead}>
        <Heading level={2}>{title}</Heading>
        <Text variant="meta">{text.filled(done, total)}</Text>
      </div>
      {sheet.isReadOnly ? (
        <DescriptionList
          items={fields.map((field) => ({ label: field.label, value: fieldText(field, field.value, words) }))}
        />
      ) : (
        <div className={fieldsStyle}>
          {fields.map((field) => (
            <div
              key={field.fieldId}
              id={placeId('field', field.fieldId)}
              className={
                field.kind === 'longText' || field.kind === 'rows' || (field.maxLength ?? 0) > 40
                  ? `${place} ${wide}`
                  : place
              }
            >
              <FieldInput
                field={field}
                form={form}
                comments={openOn(field.fieldId)}
                isTried={isTried}
                isDiffering={isDiffering(field.fieldId)}
              />
              {field.conflicts.map((conflict) => (
                <FieldConflict key={conflict.conflictId} field={field} conflict={conflict} form={form} />
              ))}
            </div>
          ))}
        </div>
      )}
      {isLast && sheet.reckoning ? <Reckoning reckoning={sheet.reckoning} /> : null}
      {checks.length > 0 ? (
        <div>
          {checks.map((check) => (
            <CheckRow
              key={check.checkId}
              declarationId={sheet.declarationId}
              check={check}
              isReadOnly={sheet.isReadOnly}
              isTried={isTried}
            />
          ))}
        </div>
      ) : null}
    </section>
  );
}
