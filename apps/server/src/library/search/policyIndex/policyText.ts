import type { Clause } from '@hengce/text';
import { citedLabel, formatChineseNumber } from '@hengce/text';
import type { PolicyRecord } from '../../records';

/** Label in results of the revision history above a law. */
export const preambleLabel = '题注';

/** Range of a clause in the text of its document, in UTF-16 offsets. */
export interface ClauseSpan {
  id: string;
  /** With the labels above it: 第七条第二款, 第七条（一）. */
  label: string;
  start: number;
  end: number;
}

export interface PolicyText {
  /** Clauses, then words that only the structured part has; searched as one text. */
  text: string;
  spans: ClauseSpan[];
}

/** Searchable text of a document and the range of each clause in it. */
export function policyText(record: PolicyRecord): PolicyText {
  const labels = clauseLabels(record.clauses);
  const spans: ClauseSpan[] = [];
  const parts: string[] = [];
  let length = 0;
  const append = (part: string) => {
    parts.push(part);
    length += part.length + 1;
  };
  for (const clause of record.clauses) {
    const text = clause.heading && clause.text ? `${clause.heading} ${clause.text}` : clause.heading || clause.text;
    if (text === '') continue;
    spans.push({ id: clause.id, label: labels.get(clause.id) ?? '', start: length, end: length + text.length });
    append(text);
  }
  for (const extra of structuredTexts(record)) append(extra);
  return { text: parts.join('\n'), spans };
}

function structuredTexts(record: PolicyRecord): string[] {
  return [
    record.summary ?? '',
    ...record.items.flatMap(({ name, amount, conditions }) => [
      name,
      amount?.text ?? '',
      ...conditions.map(({ text }) => text),
    ]),
    ...record.keyFacts.map(({ value }) => value),
    ...record.materials,
    ...record.obligations.map(({ value }) => value),
  ].filter((text) => text !== '');
}

/** Labels that identify each clause without the ones around it (第七条第二款), by its id. */
export function clauseLabels(clauses: readonly Clause[]): Map<string, string> {
  const byId = new Map<string, { clause: Clause; label: string; paragraphs: number }>();
  for (const clause of clauses) {
    const parent = clause.parentId === null ? undefined : byId.get(clause.parentId);
    byId.set(clause.id, { clause, label: labelOf(clause, parent), paragraphs: 1 });
  }
  return new Map([...byId].map(([id, { label }]) => [id, label]));
}

function labelOf(clause: Clause, parent: { clause: Clause; label: string; paragraphs: number } | undefined): string {
  if (clause.kind === 'preamble') return preambleLabel;
  if (clause.kind === 'article') return clause.label;
  if (clause.kind === 'paragraph' && parent?.clause.kind === 'article') {
    parent.paragraphs += 1;
    return `${parent.label}第${formatChineseNumber(parent.paragraphs)}款`;
  }
  const own = clause.label || clause.heading;
  // An item says where it stands: 第七条（一）, and in a notice 第二部分（一）.
  if (parent && own && ['item', 'subitem', 'table'].includes(clause.kind))
    return `${parent.label}${citedLabel(own, parent.label === '')}`;
  return citedLabel(own, true) || parent?.label || '正文';
}
