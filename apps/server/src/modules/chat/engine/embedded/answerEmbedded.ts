import type { MainComponents } from '@hengce/api/contract';
import type { AnswerPiece, Question } from '../AnswerEngine';
import type { EngineDependencies } from '../dependencies';
import { endOf } from '../endOf';
import { type Found, pageIn, retrieve, saidTerms } from '../retrieve';
import { Draft } from './Draft';
import { sayExtracts } from './extracts';
import { answerByRules } from './reckon';
import { isSmallTalk } from './smallTalk';

type S = MainComponents['schemas'];

/** The first line of every answer without a model. */
export const embeddedLine = '未接入大模型，以下为原文摘录与规则计算';

/** Answers by extracts, fields of the library and the rule engine. */
export async function* answerEmbedded(
  deps: EngineDependencies,
  question: Question,
): AsyncGenerator<AnswerPiece, void, undefined> {
  const draft = new Draft();
  for await (const piece of pieces(deps, question, draft)) {
    question.signal.throwIfAborted();
    yield piece;
  }
}

async function* pieces(
  deps: EngineDependencies,
  question: Question,
  draft: Draft,
): AsyncGenerator<AnswerPiece, void, undefined> {
  yield { type: 'notice', notice: { code: 'embedded', message: embeddedLine } };
  yield* draft.say(embeddedLine);
  const [firm] = await deps.enterprises.list(question.userId);
  yield* body(deps, question, firm ?? null, draft);
  const { text, citations, cited } = draft;
  yield* endOf(deps, { text, citations, cited, finishReason: 'stop', repeats: question.text });
}

async function* body(
  deps: EngineDependencies,
  question: Question,
  firm: S['Enterprise'] | null,
  draft: Draft,
): AsyncGenerator<AnswerPiece, void, undefined> {
  const { knowledgeBaseIds, documentIds, policyIds } = question.scope;
  const isOpen = knowledgeBaseIds.length + documentIds.length + policyIds.length === 0 && question.quote === null;
  if (isOpen && isSmallTalk(question.text)) return yield* sayNotFound(draft, '这不是政策法规或者企业资料的问题');
  if (pageIn(question) === null && (yield* answerByRules(deps, question, firm, draft))) return;
  const found = yield* retrieve(deps, question, firm?.regionCode ?? null);
  if (found.sources.length > 0) yield* sayExtracts(draft, found);
  else if (draft.citations.length === 0) yield* sayNotFound(draft, searchedFor(found));
}

const scopeOfAnswers =
  '可以问：政策与法规的条款、条件、材料和截止日期，按企业资料符不符合、能拿多少，两项政策的区别，以及知识库里的文档。';

/** Says so, and what can be asked; nothing is quoted that nobody asked for. */
function* sayNotFound(draft: Draft, why: string): Generator<AnswerPiece, void, undefined> {
  yield { type: 'notice', notice: { code: 'notFound', message: '库内未找到依据' } };
  yield* draft.say(`**库内未找到依据。**${why}。`);
  yield* draft.say(scopeOfAnswers);
}

function searchedFor({ terms, page }: Found): string {
  if (page !== null) return `所选文档的第${page}页没有可以摘录的文字`;
  return terms.length > 0 ? `检索词：${saidTerms(terms)}` : '没有可以检索的词，或者所选的文档里没有';
}
