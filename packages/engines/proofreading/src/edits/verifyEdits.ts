import type { Issue } from '../model/Issue';
import { touches } from '../reading/BlockView';
import { plainOf } from '../reading/plainOf';
import { protectedRanges } from '../reading/protectedRanges';
import { looksNear } from '../words/shapes';
import { soundsNear } from '../words/sounds';

/** Kind of a model's edit: 错别字, 用词, 语法, 标点. Figures are not for a model. */
export type EditType = 'typo' | 'word' | 'grammar' | 'punctuation';

/** Edit that a model proposes. It is trusted in nothing: its quote is looked up. */
export interface ModelEdit {
  /** Index of the paragraph among those that were sent. */
  paragraph: number;
  /** Wrong words, as they are in the paragraph. */
  original: string;
  replacement: string;
  type: EditType;
  reason: string;
  /** Characters right before `original`, to tell it from the same words elsewhere in the paragraph. */
  before?: string;
  /** Confidence of the model, 0 to 1. */
  confidence: number;
}

export type EditRejection =
  | 'unknown-paragraph'
  | 'not-found'
  | 'ambiguous'
  | 'nothing-changed'
  | 'too-long'
  | 'line-break'
  | 'figure-touched'
  | 'name-touched'
  | 'protected'
  | 'not-alike'
  | 'overlap';

export interface VerifiedEdits {
  accepted: readonly Issue[];
  /** Edits that passed, but of which the model is not sure: ask it once more whether the sentence was right before. */
  unsure: readonly Issue[];
  rejected: readonly { edit: ModelEdit; why: EditRejection }[];
}

export interface VerifyOptions {
  /** Names and other words that no edit may touch. */
  protectedWords?: readonly string[];
  /** Confidence below which an edit is unsure; 0.8 by default. */
  sureFrom?: number;
}

const numerals = /[0-9０-９]+|[〔〕〇零一二三四五六七八九十百千万亿两壹贰叁肆伍陆柒捌玖拾佰仟]+/g;
/** A figure, a date, a percentage or a number of a document, and what makes it one. */
const figure =
  /[0-9０-９][0-9０-９.,，．:：/\-年月日号%％〔〕]*|〔[^〕]*〕\d*号?|第?[〇零一二三四五六七八九十百千万亿两壹贰叁肆伍陆柒捌玖拾佰仟]{2,}[年月日号条款项元]?|[零一二三四五六七八九十]+[年月日号条款项元]/g;

/**
 * Edits of a model, sorted by what can be verified against the text: words that occur there once, with no figure, date, name,
 * document number or quoted title changed, and for 错别字 as many characters as before that sound or look alike. Those of
 * little confidence are `unsure`, all others and later ones that overlap `rejected`, with the reason.
 */
export function verifyEdits(
  paragraphs: readonly string[],
  edits: readonly ModelEdit[],
  { protectedWords = [], sureFrom = 0.8 }: VerifyOptions = {},
): VerifiedEdits {
  const accepted: Issue[] = [];
  const unsure: Issue[] = [];
  const rejected: { edit: ModelEdit; why: EditRejection }[] = [];
  for (const edit of edits) {
    const found = placeOf(edit, paragraphs[edit.paragraph], protectedWords);
    if (typeof found === 'string') {
      rejected.push({ edit, why: found });
      continue;
    }
    const issue = issueOf(edit, found);
    const meets = (other: Issue) => other.block === issue.block && issue.from < other.to && issue.to > other.from;
    if (accepted.some(meets) || unsure.some(meets)) rejected.push({ edit, why: 'overlap' });
    else if (edit.confidence >= sureFrom) accepted.push(issue);
    else unsure.push(issue);
  }
  return { accepted, unsure, rejected };
}

function placeOf(edit: ModelEdit, text: string | undefined, names: readonly string[]): number | EditRejection {
  if (text === undefined) return 'unknown-paragraph';
  const { original, replacement, before = '' } = edit;
  if (original === '' || original === replacement) return 'nothing-changed';
  if (/[\n\r\t]/.test(replacement)) return 'line-break';
  if (Math.abs(replacement.length - original.length) > Math.max(2, original.length * 0.3)) return 'too-long';
  const quoted = before + original;
  const at = text.indexOf(quoted);
  if (at < 0) return 'not-found';
  if (text.indexOf(quoted, at + 1) >= 0) return 'ambiguous';
  const from = at + before.length;
  const to = from + original.length;
  return isUntouchable(edit, text, { from, to }, names) ?? (isAlike(edit) ? from : 'not-alike');
}

function isUntouchable(
  { original, replacement }: ModelEdit,
  text: string,
  range: { from: number; to: number },
  names: readonly string[],
): EditRejection | null {
  const plain = plainOf(text);
  if (touches(range, protectedRanges(plain))) return 'protected';
  const after = text.slice(0, range.from) + replacement + text.slice(range.to);
  if (names.some((name) => countOf(text, name) !== countOf(after, name) || isWithin(text, name, range)))
    return 'name-touched';
  // Where the characters stay, half a figure would do; so what is read as a figure must be the same before and after.
  const figures = (of: string) => (plainOf(of).match(figure) ?? []).join('|');
  const digits = (of: string) => (plainOf(of).match(numerals) ?? []).join('|');
  return figures(text) === figures(after) && digits(original) === digits(replacement) ? null : 'figure-touched';
}

const countOf = (text: string, word: string): number => (word === '' ? 0 : text.split(word).length - 1);

function isWithin(text: string, name: string, { from, to }: { from: number; to: number }): boolean {
  if (name === '') return false;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (from < at + name.length && to > at) return true;
  return false;
}

/** 错别字 come from an ear or an eye that was mistaken: every changed character sounds or looks like the one it replaces. */
function isAlike({ original, replacement, type }: ModelEdit): boolean {
  if (type !== 'typo') return true;
  const [before, after] = [[...original], [...replacement]];
  return (
    before.length === after.length &&
    before.every((character, at) => {
      const other = after[at] as string;
      return character === other || soundsNear(character, other) || looksNear(character, other);
    })
  );
}

function issueOf({ paragraph, original, replacement, type, reason }: ModelEdit, from: number): Issue {
  return {
    ruleId: `model.${type}`,
    class: 'model',
    severity: type === 'typo' || type === 'punctuation' ? 'suggestion' : 'review',
    fix: 'choose',
    block: paragraph,
    from,
    to: from + original.length,
    original,
    suggestions: [replacement],
    reason,
    clause: '',
    source: 'model',
    precision: null,
  };
}
