import type { MainComponents } from '@hengce/api/contract';
import { fold } from '@hengce/text';
import type { ClauseHit } from '../../../../library/search';
import { parseQuery, titleCore } from '../../../../library/search';
import { regionCodesIn } from '../../../../platform/vocabulary';
import type { AnswerPiece } from '../../AnswerEngine';
import { clauseSource, digestOf, digestWords, policyLink } from '../../sources';
import type { Asked } from '../Asked';
import { type Draft, linkTo, plain } from '../Draft';
import { sayExtracts } from '../extracts';
import { libraryStep } from '../steps';
import { fieldSource } from '../words';

type S = MainComponents['schemas'];

const maxListed = 12;
const maxHits = 10;

/**
 * Answers 《X》第五条: the words of that article, or that the library does not have it; never another one.
 *
 * @returns false where it does not apply
 */
export async function* answerNamedClause(asked: Asked, draft: Draft): AsyncGenerator<AnswerPiece, boolean, undefined> {
  // 第五条 alone is a clause here as well, so something stands before it.
  const { clause } = parseQuery(`文件 ${asked.text}`);
  if (clause === null) return false;
  const name = nameBefore(asked.text);
  const spokenOf = await asked.policies();
  if (spokenOf.length === 0) {
    const referred = await referredTo(asked);
    if (referred.found.length > 0) {
      yield libraryStep(referred.found.map(({ title }) => `《${title}》${clause.label}`).join('；'));
      yield* sayExtracts(draft, extractsOf(referred.terms, referred.found), '');
      return true;
    }
  }
  if (spokenOf.length === 0 && name.length < 3) return yield* sayWhichDocument(draft, clause.label);
  const only = spokenOf.length === 0 ? undefined : new Set(spokenOf.map(({ id }) => id));
  const { terms, clauses } = await asked.deps.library.retrieve({
    q: only === undefined ? `${name} ${clause.label}` : `${clause.label} ${asked.text}`,
    only,
    regionCode: asked.firm?.regionCode ?? null,
    limit: maxHits,
  });
  const found = clauses.filter(
    (hit) => hit.clauseId === clause.id && (only !== undefined || isCalled(hit.title, hit.docNo, name)),
  );
  if (found.length > 0) {
    yield libraryStep(found.map(({ title }) => `《${title}》${clause.label}`).join('；'));
    yield* sayExtracts(draft, extractsOf(terms, found), '');
    return true;
  }
  const policy = spokenOf[0] ?? (await titled(asked, name));
  yield { type: 'notice', notice: { code: 'notFound', message: '库内没有这一条的原文' } };
  yield libraryStep(`${name}${clause.label}`);
  if (policy === null) {
    yield* draft.say(
      `**库内没有这一条的原文。**没有找到${isTitle(name) ? `名为“${plain(name)}”` : '这样叫'}的文件。可以写出文件的全名或者文号再问，或者到${linkTo('政策检索', '/Policy/PolicySearch')}查找。`,
    );
    return true;
  }
  yield* sayWhatThereIs(draft, policy, clause.label);
  return true;
}

/** 环评法22条: the article of the document that the library takes to be meant, by short name, version or 令号. */
async function referredTo({ deps, text, firm }: Asked): Promise<{ terms: string[]; found: ClauseHit[] }> {
  const { references, clauses, terms } = await deps.library.retrieve({
    q: text,
    regionCode: firm?.regionCode ?? null,
    limit: maxHits,
  });
  const found = references.flatMap(({ policyId, clauseId }) =>
    clauses.filter((hit) => hit.policyId === policyId && hit.clauseId === clauseId),
  );
  return { terms, found: found.slice(0, 1) };
}

function extractsOf(terms: string[], found: readonly ClauseHit[]): Parameters<typeof sayExtracts>[1] {
  const hits = new Map(found.map((hit) => [clauseSource(hit), hit]));
  return { terms, documents: found.length, lacking: [], sources: [...hits.keys()], hits, page: null };
}

/** What stands before 第五条: the name of the document, where it is one. */
function nameBefore(text: string): string {
  const before = /^(.*?)第\s*[\d零〇一二两三四五六七八九十百千]+\s*条/.exec(fold(text))?.[1] ?? '';
  const [, quoted] = /《([^《》]+)》[^《》]*$/.exec(before) ?? [];
  return titleCore(
    quoted ??
      before
        .replace(/^.*?(?:请问|根据|按照|依据|依照|看看|看一下|查一下|查|介绍|解释)/, '')
        .replace(/[的里中,，\s]+$/, ''),
  );
}

/** What stands before 第五条 may be any words. */
const isTitle = (name: string): boolean => /(?:法|法典|条例|办法|规定|细则|规则|解释|决定|通知|意见|标准)$/.test(name);

/** Whether people call a document so: 民法典 is said of each of its parts. */
function isCalled(title: string, docNo: string | null, name: string): boolean {
  const core = titleCore(fold(title));
  return core.startsWith(name) || isEndOf(core, name) || (docNo !== null && name.includes(titleCore(fold(docNo))));
}

/** 请看公司法 ends with what is called so; 宁波市城市供水条例 is another document than 城市供水条例. */
const isEndOf = (core: string, name: string): boolean =>
  name.endsWith(core) && regionCodesIn(name.slice(0, -core.length)).length === 0;

async function titled(asked: Asked, name: string): Promise<S['Policy'] | null> {
  const row = asked.find(name);
  return row !== null && isCalled(row.title, row.docNo, name) ? asked.policy(row.id) : null;
}

function* sayWhichDocument(draft: Draft, label: string): Generator<AnswerPiece, true, undefined> {
  yield { type: 'notice', notice: { code: 'notFound', message: '没有说明是哪份文件' } };
  yield* draft.say(`**没有说明是哪份文件的${label}。**请写出文件的全名或者文号，例如“《公司法》${label}”。`);
  return true;
}

function* sayWhatThereIs(draft: Draft, policy: S['Policy'], label: string): Generator<AnswerPiece, void, undefined> {
  const { id, title, clauses, source } = policy;
  const roots = [
    ...new Set(clauses.flatMap(({ label: own, heading }) => /^第[^条]+条(?:之.)?/.exec(own)?.[0] ?? (heading || []))),
  ].filter((each) => each !== '整理说明');
  const digest = digestOf(source.provenance);
  const why = digest === undefined ? '' : `库里的这份文件是${digestWords[digest]}。`;
  const listed = roots.slice(0, maxListed).join('、');
  const there = roots.length === 0 ? '' : `库里有：${listed}${roots.length > maxListed ? `等${roots.length}处` : ''}`;
  yield* draft.say(`**库内没有这一条的原文：**《${plain(title)}》${label}。${why}`);
  if (there !== '') {
    const { source: field, quote } = fieldSource(policy, '条目', there);
    yield* draft.say(`${plain(there)}${draft.cite(field, quote)}`);
  }
  yield* draft.say(linkTo('打开这份文件', policyLink(id, null)));
}
