import type { AnswerPiece, Question } from '../AnswerEngine';
import type { EngineDependencies } from '../dependencies';
import { endOf } from '../endOf';
import { type Found, pageIn, retrieve, saidTerms } from '../retrieve';
import { Draft } from './Draft';
import { sayExtracts } from './extracts';
import { answerByRules } from './reckon';

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
  const isAnswered = pageIn(question) === null && (yield* answerByRules(deps, question, firm ?? null, draft));
  if (!isAnswered) {
    const found = yield* retrieve(deps, question, firm?.regionCode ?? null);
    if (found.sources.length > 0) yield* sayExtracts(draft, found);
    else if (draft.citations.length === 0) yield* sayNotFound(draft, found);
  }
  const { text, citations, cited } = draft;
  yield* endOf(deps, { text, citations, cited, finishReason: 'stop', repeats: question.text });
}

const scopeOfAnswers =
  '可以问：政策与法规的条款、条件、材料和截止日期，按企业资料符不符合、能拿多少，两项政策的区别，以及知识库里的文档。';

/** Says what was searched, and what can be asked; nothing is quoted that nobody asked for. */
function* sayNotFound(draft: Draft, { terms, page }: Found): Generator<AnswerPiece, void, undefined> {
  yield { type: 'notice', notice: { code: 'notFound', message: '库内未找到依据' } };
  const searched =
    page !== null
      ? `所选文档的第${page}页没有可以摘录的文字`
      : terms.length > 0
        ? `检索词：${saidTerms(terms)}`
        : '没有可以检索的词，或者所选的文档里没有';
  yield* draft.say(`**库内未找到依据。**${searched}。`);
  yield* draft.say(scopeOfAnswers);
}
