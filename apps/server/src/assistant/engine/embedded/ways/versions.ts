import type { MainComponents } from '@hengce/api/contract';
import { type ComparedClause, type ComparedRow, compareDocuments, type Segment, sentenceEnds } from '@hengce/text';
import { phrasePattern } from '../../../../platform/data';
import type { AnswerPiece } from '../../AnswerEngine';
import type { EngineDependencies } from '../../dependencies';
import type { Found } from '../../retrieve';
import { policySource, type Source } from '../../sources';
import { blockquote, type Draft, linkTo, plain } from '../Draft';

type S = MainComponents['schemas'];

const asksVersion = phrasePattern('version');
const maxRows = 8;

/**
 * Yields the sentence that differs in the other version of the clause found first, or that the two are the same; nothing
 * where the question asks for no other version.
 */
export async function* sayOtherVersion(
  { library }: Pick<EngineDependencies, 'library'>,
  draft: Draft,
  { sources, hits }: Found,
  asked: string,
): AsyncGenerator<AnswerPiece, void, undefined> {
  const hit = sources.map((source) => hits.get(source)).find((each) => each !== undefined);
  if (hit === undefined || !asksVersion.test(asked)) return;
  const found = await library.get(hit.policyId);
  const otherId = found.versions.find(({ id }) => id !== found.id)?.id;
  const other = otherId === undefined ? null : await library.get(otherId);
  if (other === null) return yield* draft.say(`库里只有《${plain(found.title)}》的这一版，不能与旧版对照。`);
  const isOld = found.versions.find(({ id }) => id === found.id)?.isCurrent === false;
  const [old, now] = isOld ? [found, other] : [other, found];
  const row = compareDocuments(old.clauses, now.clauses)?.rows.find(
    (each) => (isOld ? each.left : each.right)?.clauseId.split('.')[0] === hit.clauseId,
  );
  if (row === undefined) return;
  if (row.change === 'same' || row.change === 'renumbered' || row.change === 'moved')
    return yield* saySame(draft, [old, row.left], [now, row.right]);
  yield* sayRow(draft, old, now, row);
}

/**
 * Answers 新旧版本有什么区别: how many clauses changed, and the first eight of them with both versions quoted.
 *
 * @returns false where they cannot be compared
 */
export function* sayChanges(
  draft: Draft,
  one: S['Policy'],
  other: S['Policy'],
): Generator<AnswerPiece, boolean, undefined> {
  const isOld = (policy: S['Policy']) => policy.versions.find(({ id }) => id === policy.id)?.isCurrent === false;
  const [old, now] = isOld(one) || !isOld(other) ? [one, other] : [other, one];
  const compared = compareDocuments(old.clauses, now.clauses);
  if (compared === null) return false;
  const { changed, added, removed, split, merged, moved } = compared.counts;
  const told = [
    [changed + split + merged, '改动'],
    [added, '新增'],
    [removed, '删去'],
    [moved, '移到别处'],
  ] as const;
  const counts = told.flatMap(([count, name]) => (count === 0 ? [] : [`${name}${count}条`]));
  const name = plain(now.title);
  yield* draft.say(
    counts.length === 0
      ? `**《${name}》现行与旧版逐条相同。**`
      : `**《${name}》现行（${versionOf(now)}）与旧版（${versionOf(old)}）相比：${counts.join('，')}。**`,
  );
  const shown = compared.rows.filter(
    ({ change }) => change !== 'same' && change !== 'renumbered' && change !== 'moved',
  );
  for (const row of shown.slice(0, maxRows)) yield* sayRow(draft, old, now, row);
  const rest = shown.length - maxRows;
  const href = `/Policy/SingleCompare?left=${encodeURIComponent(old.id)}&right=${encodeURIComponent(now.id)}`;
  yield* draft.say(`${rest > 0 ? `还有${rest}条没有列出。` : ''}${linkTo('逐条对照原文', href)}`);
  return true;
}

const versionOf = ({ versions, id, docNo }: S['Policy']): string =>
  plain(versions.find((version) => version.id === id)?.label || docNo || '');

/** The sentence that changed as it was and as it is; the words that are another are set off. */
function* sayRow(draft: Draft, old: S['Policy'], now: S['Policy'], { left, right, segments }: ComparedRow) {
  const sides = [
    { name: '旧版', policy: old, clause: left, kind: 'removed' },
    { name: '现行', policy: now, clause: right, kind: 'added' },
  ] as const;
  const place = plain((right ?? left)?.label ?? '');
  yield* draft.say(`**${place}**${left === null ? '（新增）' : right === null ? '（已删去）' : ''}`);
  for (const { name, policy, clause, kind } of sides) {
    const found = clause === null ? null : sentenceOf(segments, kind);
    const source = clause === null ? null : clauseSourceOf(policy, clause);
    if (found === null || source === null || !source.text.includes(found.text)) continue;
    const marker = draft.cite(source, found.text);
    yield* draft.say(`${name}${source.place === (right ?? left)?.label ? '' : plain(source.place ?? '')}：`);
    yield* draft.say(blockquote(found.text, marker, found.strong));
  }
}

/** An article of a version with all its paragraphs. */
function clauseSourceOf(policy: S['Policy'], { clauseId, label }: ComparedClause): Source {
  const [root = clauseId] = clauseId.split('.');
  const own = policy.clauses.filter(({ id }) => id === root || id.startsWith(`${root}.`));
  return policySource(policy, label, root, own.map(({ text }) => text).join('\n'));
}

function* saySame(
  draft: Draft,
  ...sides: [S['Policy'], ComparedClause | null][]
): Generator<AnswerPiece, void, undefined> {
  const places = sides.flatMap(([policy, clause], i) => {
    if (clause === null) return [];
    const source = clauseSourceOf(policy, clause);
    const [first = ''] = source.text.split('\n');
    return [`${i === 0 ? '旧版' : '现行'}${plain(clause.label)}${first === '' ? '' : draft.cite(source, first)}`];
  });
  yield* draft.say(`**旧版与现行的这一条相同**：${places.join('，')}。`);
}

/** The sentence of one side with its first change; the first one where only the other side has words of its own. */
function sentenceOf(
  segments: readonly Segment[],
  own: 'removed' | 'added',
): { text: string; strong: { start: number; end: number } | null } | null {
  const side = segments.filter(({ kind }) => kind === 'same' || kind === own);
  const text = side.map((segment) => segment.text).join('');
  let at = 0;
  let change: { start: number; end: number } | null = null;
  let other = 0;
  for (const segment of segments) {
    if (segment.kind === own && change === null) change = { start: at, end: at + segment.text.length };
    if (segment.kind !== own && segment.kind !== 'same' && other === 0) other = at;
    if (segment.kind === own || segment.kind === 'same') at += segment.text.length;
  }
  const place = change?.start ?? other;
  const ends = [...sentenceEnds(text), text.length];
  const end = ends.find((each) => each > place) ?? text.length;
  const start = ends.findLast((each) => each <= place) ?? 0;
  const words = text.slice(start, end);
  const from = start + (words.length - words.trimStart().length);
  if (words.trim() === '') return null;
  const strong =
    change === null
      ? null
      : { start: change.start - from, end: Math.min(change.end, from + words.trim().length) - from };
  return {
    text: words.trim(),
    strong: strong !== null && strong.start >= 0 && strong.end > strong.start ? strong : null,
  };
}
