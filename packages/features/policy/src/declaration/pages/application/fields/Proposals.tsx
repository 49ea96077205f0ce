'use client';
import type { FormField, FormProposal } from '@hengce/api';
import { Button, DocumentFont, StatusRing } from '@hengce/ui';
import { useMatchText } from '../../../../shared/components/match/text';
import { fieldText, isSameValue } from '../../../model/formFields';
import { useApplicationText } from '../text';
import { addAll, differs, original, proposal, proposals as proposalsStyle } from './fields.css';

export interface ProposalsProps {
  field: FormField;
  proposals: readonly FormProposal[];
  /** Present value of the field, stored or not. */
  value: FormField['value'];
  /** Whether the files contradict each other. */
  isDiffering: boolean;
  onTake: (value: FormField['value']) => void;
}

/** Values that the uploaded materials state for a field, each with its words and place; none is chosen over another. */
export function Proposals({ field, proposals, value, isDiffering, onTake }: ProposalsProps) {
  const text = useApplicationText().application.proposals;
  const words = useMatchText().match;
  const all = proposals.map((each) => ({
    ...each,
    said: fieldText(field, each.value, words),
    isSame: isTaken(each.value, value) || (isSameValue(value, field.value) && each.isSame),
  }));
  const rows = all.filter((each) => !each.isSame && Array.isArray(each.value));
  // Of a file that says several rows, a person chooses.
  const isOneEach = new Set(rows.map(({ sources: [first] }) => first?.slotFileId)).size === rows.length;
  const places = ({ sources }: FormProposal) =>
    [...new Set(sources.map(({ fileName, page }) => text.place(fileName, page)))].join(words.and);
  return (
    <>
      <DocumentFont />
      {isDiffering ? <p className={differs}>{text.differs}</p> : null}
      <ul className={proposalsStyle} aria-label={text.of(field.label)}>
        {all.map((each) => {
          const [first] = each.sources;
          const isRow = Array.isArray(each.value);
          return (
            <li
              key={`${each.said} ${first?.slotFileId} ${first?.quote}`}
              className={proposal}
              data-taken={each.isSame || undefined}
            >
              {each.isSame ? (
                <span data-same>
                  <StatusRing state="met" />
                  {text.same(places(each))}
                  {each.isSum ? null : <q className={original}>{first?.quote}</q>}
                </span>
              ) : (
                <span>
                  <strong>{each.said}</strong>
                  {each.isSum ? (
                    <span>{text.sum(each.sources.length)}</span>
                  ) : (
                    <q className={original}>{first?.quote}</q>
                  )}
                  <span>{places(each)}</span>
                </span>
              )}
              {each.isSame ? null : (
                <Button
                  size="sm"
                  aria-label={isRow ? text.addOf(field.label, each.said) : text.takeOf(field.label, each.said)}
                  onPress={() => onTake(isRow ? withRows(value, [each]) : each.value)}
                >
                  {isRow ? text.add : text.take}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {rows.length > 1 && isOneEach ? (
        <div className={addAll}>
          <Button size="sm" onPress={() => onTake(withRows(value, rows))}>
            {text.addAll(rows.length)}
          </Button>
        </div>
      ) : null}
    </>
  );
}

const withRows = (value: FormField['value'], added: readonly FormProposal[]) => [
  ...rowsOf(value),
  ...added.flatMap((each) => rowsOf(each.value)),
];

const rowsOf = (value: FormField['value']) => (Array.isArray(value) ? value : []);

/** Whether a proposal is taken: it is the value, or its rows are in the list as they were offered. */
const isTaken = (offered: FormField['value'], value: FormField['value']): boolean =>
  Array.isArray(offered)
    ? offered.every((row) => rowsOf(value).some((known) => isSameValue([row], [known])))
    : isSameValue(offered, value);
