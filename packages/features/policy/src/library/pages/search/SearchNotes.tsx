import { Alert } from '@hengce/ui';
import type { PolicySearchResult } from '../../../shared/model/types';
import { type PolicyText, usePolicyText } from '../../../shared/text';
import { note } from './PolicySearchPage.css';

/** Notes about the results: terms searched instead of those typed, and what the library or the rows do not have; nothing without any. */
export function SearchNotes({ result }: { result: PolicySearchResult }) {
  const lines = notesOf(result, usePolicyText().search);
  if (lines.length === 0) return null;
  return (
    <div className={note}>
      <Alert>{lines.join('；')}</Alert>
    </div>
  );
}

function notesOf({ recognised, didYouMean, total }: PolicySearchResult, text: PolicyText['search']): string[] {
  const { meant, absent, place, relaxed = false, whole } = recognised;
  const absentLine = { docNo: text.absentDocNo, title: text.absentTitle, clause: text.absentClause };
  const isSome = whole > 0 && whole < total;
  const relaxedLine = didYouMean.length > 0 ? text.relaxedTitles : isSome ? text.relaxedSome(whole) : text.relaxed;
  return [
    ...meant.map((one) => (one.isSlip ? text.meantSlip : text.meantShort)(one.typed, one.meant)),
    ...absent.map((one) => absentLine[one.kind](one.text)),
    ...(place?.isEmpty ? [text.placeEmpty(place.name)] : []),
    ...(relaxed ? [relaxedLine] : []),
  ];
}
