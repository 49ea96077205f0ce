'use client';
import type { FormField, FormProposal } from '@hengce/api';
import { Button, DocumentFont, StatusRing } from '@hengce/ui';
import { useMatchText } from '../../../../shared/components/match/text';
import { fieldText, isSameValue } from '../../../model/formFields';
import { useApplicationText } from '../text';
import { original, proposal, proposals as proposalsStyle } from './fields.css';

export interface ProposalsProps {
  field: FormField;
  proposals: readonly FormProposal[];
  /** Present value of the field, stored or not. */
  value: FormField['value'];
  onTake: (value: FormField['value']) => void;
}

/** Values for a field that were read from materials (读出的值), each with its quote and page. */
export function Proposals({ field, proposals, value, onTake }: ProposalsProps) {
  const text = useApplicationText().application.proposals;
  const words = useMatchText().match;
  return (
    <>
      <DocumentFont />
      <ul className={proposalsStyle} aria-label={text.of(field.label)}>
        {proposals.map((each) => {
          const { quote, page, fileName } = each;
          const said = fieldText(field, each.value, words);
          const isSame = isTaken(each.value, value) || (isSameValue(value, field.value) && each.isSame);
          return (
            <li key={`${said} ${quote}`} className={proposal} data-taken={isSame || undefined}>
              {isSame ? (
                <span data-same>
                  <StatusRing state="met" />
                  {text.same(text.place(fileName, page))}
                  <q className={original}>{quote}</q>
                </span>
              ) : (
                <span>
                  <strong>{said}</strong>
                  <q className={original}>{quote}</q>
                  <span>{text.place(fileName, page)}</span>
                </span>
              )}
              {isSame ? null : (
                <Button
                  size="sm"
                  aria-label={
                    Array.isArray(each.value) ? text.addOf(field.label, said) : text.takeOf(field.label, said)
                  }
                  onPress={() => onTake(Array.isArray(each.value) ? [...rowsOf(value), ...each.value] : each.value)}
                >
                  {Array.isArray(each.value) ? text.add : text.take}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

const rowsOf = (value: FormField['value']) => (Array.isArray(value) ? value : []);

/** A row that was added is in the list as it was offered. */
const isTaken = (offered: FormField['value'], value: FormField['value']): boolean =>
  Array.isArray(offered)
    ? offered.every((row) => rowsOf(value).some((known) => isSameValue([row], [known])))
    : isSameValue(offered, value);
