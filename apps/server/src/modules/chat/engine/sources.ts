import type { MainComponents } from '@hengce/api/contract';
import type { Passage } from '../../knowledge/Passages';
import { statusLabels } from '../../policy/labels';
import type { ClauseHit } from '../../policy/search/findClauses';
import { findQuote } from './findQuote';

type S = MainComponents['schemas'];

/** Something that an answer may rest on, with all that it says. */
export interface Source extends Pick<S['ChatCitation'], 'source' | 'title'> {
  /** Sources with the same key are the same. */
  key: string;
  from: string | null;
  place: string | null;
  policyId: string | null;
  clauseId: string | null;
  documentId: string | null;
  chunkId: string | null;
  page: number | null;
  boxes: S['ChatBox'][];
  link: string | null;
  /** The words that quotes are looked for in. */
  text: string;
}

const nowhere = { policyId: null, clauseId: null, documentId: null, chunkId: null, page: null, boxes: [], link: null };

export const policyLink = (policyId: string, clauseId: string | null): string =>
  `/Policy/PolicyDetail/${encodeURIComponent(policyId)}${clauseId === null ? '' : `#${encodeURIComponent(clauseId)}`}`;

export function clauseSource(hit: ClauseHit): Source {
  const { policyId, clauseId, title, docNo, label, parts } = hit;
  return policySource({ id: policyId, title, docNo }, label, clauseId, parts.map(({ text }) => text).join('\n'));
}

export function policySource(
  { id, title, docNo }: Pick<S['Policy'], 'id' | 'title' | 'docNo'>,
  place: string | null,
  clauseId: string | null,
  text: string,
): Source {
  return {
    ...nowhere,
    key: `policy ${id} ${clauseId ?? place ?? ''}`,
    source: 'policy',
    title,
    from: docNo,
    place,
    policyId: id,
    clauseId,
    link: policyLink(id, clauseId),
    text,
  };
}

export function passageSource(passage: Passage): Source {
  const { documentId, chunkId, documentName, baseName, page, heading, text, boxes } = passage;
  return {
    ...nowhere,
    key: `document ${chunkId}`,
    source: 'document',
    title: documentName,
    from: baseName,
    place: page === null ? heading : `第${page}页`,
    documentId,
    chunkId,
    page,
    boxes,
    text,
  };
}

/** What the firm says of itself. */
export const factSource = (firm: string, text: string, link: string | null): Source => ({
  ...nowhere,
  key: `facts ${firm} ${text}`,
  source: 'facts',
  title: firm,
  from: '企业资料',
  place: null,
  link,
  text,
});

/** What the rule engine came to. */
export const ruleSource = (
  title: string,
  from: string | null,
  text: string,
  link: string | null,
  policyId: string | null = null,
): Source => ({
  ...nowhere,
  policyId,
  key: `rules ${title} ${text}`,
  source: 'rules',
  title,
  from,
  place: '规则计算',
  link,
  text,
});

export const statusOf = (status: S['PolicyStatus']): string => statusLabels[status];

/** A citation whose quote was looked for in the source; only words of the source are ever quoted. */
export function citationOf(
  n: number,
  source: Source,
  quote: string,
  others: readonly Source[] = [],
): S['ChatCitation'] {
  const { key: _, text, ...told } = source;
  const found = findQuote(quote, text);
  if (found !== null) return { n, ...told, quote: found, check: 'verified' };
  const isElsewhere = others.some((other) => other.key !== source.key && findQuote(quote, other.text) !== null);
  return { n, ...told, boxes: [], quote: '', check: isElsewhere ? 'mismatch' : 'missing' };
}
