'use client';
import type { FormField } from '@hengce/api';
import { Button, DatePicker, Select, TextArea, TextField } from '@hengce/ui';
import { useSyncExternalStore } from 'react';
import { DayFrame } from '../../../../shared/components/DayFrame';
import { useMatchText } from '../../../../shared/components/match/text';
import { PlaceLink } from '../../../../shared/components/place/PlaceLink';
import { NumberInput } from '../../../components/NumberInput';
import { fieldText, isFilled, isSameValue, placeId } from '../../../model/formFields';
import type { Edits } from '../edits';
import { useApplicationText } from '../text';
import { Proposals } from './Proposals';
import { RowsInput } from './RowsInput';

export interface FieldInputProps {
  field: FormField;
  form: Edits;
  /** Open comments on it. */
  comments: readonly string[];
  /** Whether submitting was tried; empty required fields say so from then on. */
  isTried: boolean;
  /** Whether the materials contradict each other about it. */
  isDiffering: boolean;
}

const unset = 'unset';

/** A field of the form, with proposals from materials below, which are applied by a press only. */
export function FieldInput(props: FieldInputProps) {
  const { field, form } = props;
  const own = () => form.state().edits.get(field.fieldId);
  const edit = useSyncExternalStore(form.subscribe, own, own);
  return (
    <>
      <Control {...props} />
      {field.proposals ? (
        <Proposals
          field={field}
          proposals={field.proposals}
          isDiffering={props.isDiffering}
          value={edit ? edit.value : field.value}
          onTake={(value) => {
            form.put(field.fieldId, value, field.revision);
            void form.flush();
          }}
        />
      ) : null}
    </>
  );
}

/** Control for the kind of the field. What is typed is on its way at once; what was prefilled says from where. */
function Control({ field, form, comments, isTried }: FieldInputProps) {
  const text = useApplicationText().application;
  const words = useMatchText().match;
  const { fieldId, kind, maxLength, prefill, revision } = field;
  // Its own edit only: a key that is pressed draws one field anew, not the form.
  const own = () => form.state().edits.get(fieldId);
  const edit = useSyncExternalStore(form.subscribe, own, own);
  const ownText = () => form.state().unread.get(fieldId);
  const unread = useSyncExternalStore(form.subscribe, ownText, ownText);
  const value = edit ? edit.value : field.value;
  const put = (next: FormField['value']) => form.put(fieldId, next, revision);
  const choose = (next: FormField['value']) => {
    put(next);
    void form.flush();
  };
  const length = typeof value === 'string' ? [...value].length : 0;
  const isLong = maxLength !== null && length > maxLength;
  const isFromFact = prefill !== null && isSameValue(prefill.value, value);
  const factSays = prefill && !isFromFact && prefill.value !== null ? fieldText(field, prefill.value, words) : '';
  const [comment] = comments;
  const common = {
    label: field.label,
    isOptional: !field.isRequired,
    isPrefilled: isFromFact ? text.fromFacts : undefined,
    errorMessage:
      edit?.message ||
      (isLong ? text.tooLong(maxLength, length) : undefined) ||
      (isTried && field.isRequired && !isFilled({ value }) && unread === undefined ? text.lacking : undefined),
    description: [
      field.help,
      isFromFact
        ? [prefill.label !== field.label && prefill.label, prefill.sourceName, prefill.isEvidenced && text.evidenced]
            .filter(Boolean)
            .join(words.comma)
        : null,
      kind === 'longText' && maxLength !== null ? text.characters(length, maxLength) : null,
    ]
      .filter(Boolean)
      .join('。'),
    labelAction:
      factSays || comment ? (
        <span data-aside>
          {factSays ? (
            <Button size="sm" variant="quiet" onPress={() => prefill && choose(prefill.value)}>
              {text.factSays(factSays)}
            </Button>
          ) : null}
          {comment ? <PlaceLink to={placeId('comment', comment)}>{text.comments(comments.length)}</PlaceLink> : null}
        </span>
      ) : undefined,
  };
  const typed = { value: String(value ?? ''), onBlur: () => void form.flush() };
  if (kind === 'longText')
    return <TextArea {...common} {...typed} rows={4} onChange={(next) => put(next === '' ? null : next)} />;
  if (kind === 'text') return <TextField {...common} {...typed} onChange={(next) => put(next === '' ? null : next)} />;
  if (kind === 'date')
    return (
      <DayFrame onLeave={(typed) => form.hold(fieldId, typed === 'half' ? words.halfDay : null)}>
        <DatePicker
          {...common}
          errorMessage={unread ?? common.errorMessage}
          value={(value as string | null) || null}
          onChange={choose}
        />
      </DayFrame>
    );
  if (kind === 'rows') return <RowsInput field={field} form={form} value={value} texts={common} />;
  if (kind === 'bool' || kind === 'enum') {
    const choices = kind === 'bool' ? [words.yes, words.no] : field.options;
    const said = typeof value === 'boolean' ? (value ? words.yes : words.no) : value;
    return (
      <Select
        {...common}
        selectedKey={said === null ? unset : String(said)}
        items={[...choices, unset].map((id) => ({ id, label: id === unset ? text.unset : id }))}
        onSelectionChange={(id) => choose(id === unset ? null : kind === 'bool' ? id === words.yes : id)}
      />
    );
  }
  return (
    <NumberInput
      {...common}
      unit={kind}
      unitName={field.unit}
      value={typeof value === 'number' ? value : null}
      onChange={put}
      unread={unread}
      onUnread={(text) => form.hold(fieldId, text)}
      onLeave={() => void form.flush()}
    />
  );
}
