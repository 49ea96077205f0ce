import type { AnswerPiece, Question } from '../AnswerEngine';
import type { EngineDependencies } from '../dependencies';
import { endOf } from '../endOf';
import { retrieve, saidTerms } from '../retrieve';
import { blockquote, Draft } from './Draft';
import { nameOf, sayExtracts } from './extracts';
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
  const isAnswered = yield* answerByRules(deps, question, firm ?? null, draft);
  if (!isAnswered) {
    const found = yield* retrieve(deps, question, firm?.regionCode ?? null);
    if (found.sources.length > 0) yield* sayExtracts(draft, found);
    else if (draft.citations.length === 0) yield* sayNotFound(draft, found);
  }
  yield* endOf(deps, { text: draft.text, citations: draft.citations, cited: draft.cited, finishReason: 'stop' });
}

type Found = Parameters<typeof sayExtracts>[1];

/** Says what was searched, and what comes nearest without being an answer. */
function* sayNotFound(draft: Draft, { terms, nearest }: Found): Generator<AnswerPiece, void, undefined> {
  yield { type: 'notice', notice: { code: 'notFound', message: '库内未找到依据' } };
  const searched = terms.length === 0 ? '问题里没有可以检索的词' : `检索词：${saidTerms(terms)}`;
  yield* draft.say(`**库内未找到依据。**${searched}。`);
  if (nearest.length === 0) return;
  yield* draft.say('最接近的几条如下，不一定与问题有关：');
  for (const source of nearest) {
    const quote = source.text.slice(0, 120);
    yield* draft.say(`${nameOf(source)}`);
    yield* draft.say(blockquote(quote, draft.cite(source, quote)));
  }
}
