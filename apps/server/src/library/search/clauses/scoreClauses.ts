import { fold, foldFor, occurrences } from '@hengce/text';
import type { IndexState } from '../policyIndex/IndexState';
import type { ClauseSpan } from '../policyIndex/policyText';
import { preambleLabel } from '../policyIndex/policyText';
import { titleCore } from '../titleCore';
import type { AskedArticle } from './askedAs';
import type { ClauseHit } from './ClauseHits';
import { type Group, groupAt, groupsOf, labelOf, rootOf } from './clauseGroups';
import { graded } from './grade';
import type { Question } from './questionWords';

/** Clauses of one document among the hits. */
const maxPerPolicy = 5;
// BM25 over the groups of a document.
const k1 = 1.2;
const b = 0.6;
const usualLength = 150;
/** Weight of an article that is asked for in the words of the question, beside the words that it has. */
const askedWeight = 3;
/** Share of the question that such an article covers when two thirds of its asking are said (`minShare` of the chat). */
const askedShare = 0.77;

/** Purpose of a law (为了……制定本法): it names everything and rules nothing. */
const purpose = /^.{0,6}为了?.{4,240}制定本/;

/** Question as the clauses of one document are scored by it. */
export interface ClauseQuestion {
  question: Question;
  weights: readonly number[];
  wanted: string | null;
  asked: readonly AskedArticle[];
}

/** Best clauses of a document. */
export function clausesOf(
  state: IndexState,
  document: number,
  factor: number,
  { question, weights, wanted, asked }: ClauseQuestion,
): ClauseHit[] {
  const { notions, answer } = question;
  const { policy, spans } = state.readHead(document);
  const text = state.readText(document);
  const folded = foldFor(
    text,
    notions.flatMap(({ wordings }) => wordings),
  );
  const whole = asked.length === 0 ? '' : fold(text);
  const groups = groupsOf(spans, folded);
  const title = titleCore(fold(policy.title));
  const sums = new Float64Array(groups.length);
  const said = new Float64Array(groups.length);
  const countsOf = counterOf(folded, groups);
  let total = 0;
  notions.forEach(({ wordings }, i) => {
    const weight = weights[i] as number;
    total += weight;
    const counts = countsOf(wordings);
    for (const [place, count] of counts) {
      const group = groups[place] as Group;
      const length = 1 - b + (b * (group.end - group.start)) / usualLength;
      sums[place] = (sums[place] as number) + (weight * count * (1 + k1)) / (count + k1 * length);
      said[place] = (said[place] as number) + weight * Math.min(1, count);
    }
    const isInTitle = wordings.some((wording) => title.includes(wording));
    for (let place = 0; place < groups.length; place++) {
      if (counts.has(place)) {
        if (isInTitle) sums[place] = (sums[place] as number) + 0.6 * weight;
        continue;
      }
      const isAbove = isInTitle || wordings.some((wording) => (groups[place] as Group).heading.includes(wording));
      if (!isAbove) continue;
      sums[place] = (sums[place] as number) + 0.7 * weight;
      said[place] = (said[place] as number) + 0.6 * weight;
    }
  });
  for (const { piece, likeness, share } of asked) {
    const at = whole.indexOf(piece);
    const place = at < 0 ? -1 : groupAt(groups, at);
    if (place < 0) continue;
    sums[place] = (sums[place] as number) + askedWeight * likeness * total;
    said[place] = Math.max(said[place] as number, askedShare * share * total);
  }
  const hits: ClauseHit[] = [];
  for (let place = 0; place < groups.length; place++) {
    const group = groups[place] as Group;
    const [first] = group.spans as [ClauseSpan];
    const isWanted = wanted !== null && rootOf(first.id) === wanted;
    if (sums[place] === 0 && !isWanted) continue;
    const share = total === 0 ? 0 : (said[place] as number) / total;
    const isAnswer = answer?.test(text.slice(group.start, group.end)) ?? false;
    const score =
      (sums[place] as number) *
      factor *
      (0.45 + 0.55 * share) *
      (isAnswer ? 1.3 : 1) *
      (purpose.test(text.slice(group.start, group.start + 260)) ? 0.5 : 1) *
      (first.label === preambleLabel ? 0.2 : 1);
    hits.push({
      policyId: policy.id,
      title: policy.title,
      docNo: policy.docNo,
      status: state.catalog.statusOf(document),
      isSample: policy.provenance === 'sample',
      provenance: policy.provenance,
      clauseId: rootOf(first.id),
      label: labelOf(first),
      parts: group.spans.map(({ id, label, start, end }) => ({
        clauseId: id,
        label,
        text: text.slice(start, end),
        score: 0,
      })),
      score: isWanted ? (score + 10) * 10 * factor : score,
      ...graded(isWanted ? 1 : Math.min(1, share)),
    });
  }
  return hits.sort((a, b) => b.score - a.score).slice(0, maxPerPolicy);
}

/** Scores each part of a hit, for quoting the one that matters. */
export function withPartScores(hit: ClauseHit, { notions, answer }: Question, weights: readonly number[]): ClauseHit {
  const parts = hit.parts.map((part) => {
    const folded = fold(part.text);
    const said = notions.map(({ wordings }, i) =>
      wordings.some((wording) => folded.includes(wording)) ? (weights[i] as number) : 0,
    );
    const sum = said.reduce((total, weight) => total + weight, 0);
    return { ...part, score: sum * (answer?.test(part.text) ? 1.5 : 1) };
  });
  return { ...hit, parts };
}

/** Counts how often each group has one of several wordings; a long one with words in between counts in part. */
function counterOf(folded: string, groups: readonly Group[]) {
  const placesOf = remembered((word: string): Map<number, number> => {
    const counts = new Map<number, number>();
    for (const at of occurrences(folded, word)) {
      const place = groupAt(groups, at);
      if (place >= 0) counts.set(place, (counts.get(place) ?? 0) + 1);
    }
    return counts;
  });
  return (wordings: readonly string[]): Map<number, number> => {
    const counts = new Map<number, number>();
    for (const wording of wordings) {
      for (const [place, count] of placesOf(wording)) counts.set(place, (counts.get(place) ?? 0) + count);
      if (wording.length < 4) continue;
      const pairs = Array.from({ length: wording.length - 1 }, (_, i) => wording.slice(i, i + 2));
      const said = new Map<number, number>();
      for (const pair of pairs) for (const place of placesOf(pair).keys()) said.set(place, (said.get(place) ?? 0) + 1);
      for (const [place, found] of said) {
        const part = found / pairs.length;
        if (part >= 0.6 && !counts.has(place)) counts.set(place, part * part * 0.7);
      }
    }
    return counts;
  };
}

function remembered<T>(work: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const found = known.get(key) ?? work(key);
    known.set(key, found);
    return found;
  };
}
