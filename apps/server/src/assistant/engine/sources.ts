import type { MainComponents } from '@hengce/api/contract';
import { findQuote } from '@hengce/text';
import type { ClauseHit } from '../../library/search';
import { statusLabels } from '../../platform/vocabulary';
import type { Passage } from '../knowledge';

type S = MainComponents['schemas'];

/** A source of an answer, with its whole text. */
export interface Source extends Pick<S['ChatCitation'], 'source' | 'title' | 'digest' | 'isEdited'> {
  /** Key of the source; equal keys are one source. */
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
  /** Text in which quotes are looked up. */
  text: string;
}

/**
 * Source of an earlier citation: the one among `sources` that it names, else one made from what the citation stores.
 */
export function sourceOf(
  { n: _n, check: _check, quote, ...told }: S['ChatCitation'],
  sources: readonly Source[],
): Source {
  const identity = ({ source, title, policyId, clauseId, chunkId, place }: Omit<Source, 'key' | 'text' | 'from'>) =>
    JSON.stringify([source, title, policyId, clauseId, chunkId, place]);
  const { from = null, place = null, page = null, boxes = [], link = null } = told;
  const { policyId = null, clauseId = null, documentId = null, chunkId = null } = told;
  const kept = { ...told, from, place, page, boxes, link, policyId, clauseId, documentId, chunkId };
  const same = sources.find((source) => identity(source) === identity(kept));
  return same ?? { ...kept, key: `cited ${identity(kept)}`, text: quote };
}

const nowhere = { policyId: null, clauseId: null, documentId: null, chunkId: null, page: null, boxes: [], link: null };

export const policyLink = (policyId: string, clauseId: string | null): string =>
  `/Policy/PolicyDetail/${encodeURIComponent(policyId)}${clauseId === null ? '' : `#${encodeURIComponent(clauseId)}`}`;

export function clauseSource(hit: ClauseHit): Source {
  const { policyId: id, clauseId, title, docNo, label, provenance, parts } = hit;
  const text = parts.map(({ text }) => text).join('\n');
  return policySource({ id, title, docNo, source: { provenance } }, label, clauseId, text);
}

/** Author of a policy's summary; undefined where the text is the document's own, or a sample, which says so itself. */
export const digestOf = (provenance: S['Provenance']): S['ChatCitation']['digest'] =>
  provenance === 'third_party' ? 'thirdParty' : provenance === 'curated' ? 'ours' : undefined;

export const digestWords: Readonly<Record<NonNullable<S['ChatCitation']['digest']>, string>> = {
  ours: '平台整理的要点，非原文',
  thirdParty: '第三方整理，非官方原文',
};

interface SourcePolicy extends Pick<S['Policy'], 'id' | 'title' | 'docNo'> {
  source: Pick<S['PolicySource'], 'provenance'>;
}

export function policySource(
  { id, title, docNo, source: { provenance } }: SourcePolicy,
  place: string | null,
  clauseId: string | null,
  text: string,
): Source {
  const digest = digestOf(provenance);
  return {
    ...nowhere,
    key: `policy ${id} ${clauseId ?? place ?? ''}`,
    source: 'policy',
    ...(digest === undefined ? {} : { digest }),
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
  const { documentId, chunkId, documentName, baseName, page, heading, text, boxes, isEdited } = passage;
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
    // The page has other words than a changed passage.
    isEdited,
    boxes: isEdited ? [] : boxes,
    text,
  };
}

/** Source of the firm's own facts. */
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

/**
 * Source by which an answer cites what was worked out here (规则计算): a verdict, a match, a deadline.
 * @param from document number of the policy, null for none
 * @param text sentence with the result, in which quotes are looked up
 * @param link page that shows it, null for none
 */
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

/**
 * Citation whose quote was looked up in the source; only the source's own words are ever quoted. Where the source does not have them the
 * quote is empty: `mismatch` where one of the others has them, else `missing`.
 */
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
