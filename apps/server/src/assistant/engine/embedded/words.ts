import type { MainComponents } from '@hengce/api/contract';
import { chineseDate, daysLeftText } from '@hengce/text';
import { windowLabels } from '../../../platform/vocabulary';
import { policySource, type Source } from '../sources';
import { type Draft, plain } from './Draft';

type S = MainComponents['schemas'];

/** Pattern of words for the user's own firm. */
export const ownFirm = /我们|我司|我公司|我单位|本公司|本企业|我企业/;

export const evidencePage = '/PersonalCenter/enterpriseInformation';

/** State of a window today, with the days that are left: 2026年11月30日截止，还剩10天. */
export function windowWords({ state, opensAt, closesAt, daysLeft }: S['PolicyWindow']): string {
  const day = (iso: string | null) => (iso === null ? '' : chineseDate(iso));
  switch (state) {
    case 'open':
      return `${day(closesAt)}截止，${daysLeftText(daysLeft ?? 0)}`;
    case 'upcoming':
      return `${day(opensAt)}开放，还有${daysLeft}天${closesAt === null ? '' : `；${day(closesAt)}截止`}`;
    case 'closed':
      return closesAt === null ? '已截止，原文没有写截止日期' : `已于${day(closesAt)}截止`;
    case 'rolling':
      return windowLabels.rolling;
    case 'none':
      return '库内没有写明申报的截止日期';
  }
}

/** Source of a window, with the quote: the clause that has its days in words, if it is short; else the field of the library. */
export function windowSource(policy: S['Policy'], window: S['PolicyWindow']): { source: Source; quote: string } {
  // Every day that is told must stand there; 每年11月30日前 names no year.
  const printed = [window.opensAt, window.closesAt].flatMap((iso) => (iso === null ? [] : [chineseDate(iso)]));
  const clause =
    printed.length === 0 ? undefined : policy.clauses.find(({ text }) => printed.every((day) => text.includes(day)));
  if (clause !== undefined && clause.text.length <= 300)
    return { source: policySource(policy, clause.label || clause.heading, clause.id, clause.text), quote: clause.text };
  return fieldSource(policy, '申报时间', windowField(window));
}

const windowField = ({ state, opensAt, closesAt }: S['PolicyWindow']): string =>
  `申报状态：${windowLabels[state]}${opensAt === null ? '' : `；开放：${opensAt}`}${closesAt === null ? '' : `；截止：${closesAt}`}`;

/**
 * Source of a field of the library, for values that no clause states in words. It is never shown as the document's own
 * words.
 */
export function fieldSource(policy: S['Policy'], name: string, value: string): { source: Source; quote: string } {
  const source = policySource(policy, `库内字段：${name}`, null, value);
  return {
    source: { ...source, digest: source.digest ?? 'ours', key: `field ${policy.id} ${name}` },
    quote: value,
  };
}

const longestParagraph = 300;

/** Source of a value, with the quote: the clause if that contains the words, else the field. */
export function clauseOrField(
  policy: S['Policy'],
  clauseId: string | null,
  name: string,
  value: string,
): { source: Source; quote: string } {
  const clause = clauseId === null ? undefined : policy.clauses.find(({ id }) => id === clauseId);
  if (clause === undefined || !clause.text.includes(value)) return fieldSource(policy, name, value);
  const quote = clause.text.length <= longestParagraph ? clause.text : value;
  return { source: policySource(policy, clause.label || clause.heading || name, clause.id, clause.text), quote };
}

/**
 * A statement of a policy: `value` as its clause words it, `shown` as the reader gets it; `clauseId` is null where no clause
 * has it.
 */
export interface Said {
  clauseId: string | null;
  value: string;
  shown: string;
}

/**
 * Lines with the statements of a policy, each with the citation of its clause. Those without a clause have a common citation, which is
 * `heading` (empty for none).
 *
 * @param name Chinese name of the field that they are from
 */
export function citedLines(
  draft: Draft,
  policy: S['Policy'],
  name: string,
  said: readonly Said[],
): { heading: string; lines: string[] } {
  const found = said.map((each) => {
    const { source, quote } = clauseOrField(policy, each.clauseId, name, each.value);
    return { each, clause: source.clauseId === null ? null : { source, quote } };
  });
  const inFields = found.filter(({ clause }) => clause === null).map(({ each }) => each.shown);
  const field = inFields.length === 0 ? null : fieldSource(policy, name, inFields.join('\n'));
  return {
    heading: field === null ? '' : draft.cite(field.source, field.quote),
    lines: found.map(
      ({ each, clause }) => `${plain(each.shown)}${clause === null ? '' : draft.cite(clause.source, clause.quote)}`,
    ),
  };
}

/** Amount of each item that has one, as the document words it. */
export const amountsOf = ({ items, clauses }: S['Policy']): Said[] =>
  items.flatMap(({ name, amount }) => {
    if (amount === null) return [];
    const clause = clauses.find(({ text }) => text.includes(amount.text));
    return [{ clauseId: clause?.id ?? null, value: amount.text, shown: `${name}：${amount.text}` }];
  });
