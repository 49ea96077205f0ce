import type { MainComponents } from '@hengce/api/contract';
import type { AnswerPiece, Question } from '../AnswerEngine';
import { closingOf } from '../closing';
import type { EngineDependencies } from '../dependencies';
import { partsOf } from '../parts';
import { resumed, resumedTurns } from '../resume';
import { type Found, pageIn, retrieve, shortened, withTheseWords } from '../retrieve';
import { topicOf } from '../topic';
import { Draft, linkTo, plain } from './Draft';
import { sayExtracts } from './extracts';
import { answerByRules } from './reckon';
import { isSmallTalk } from './smallTalk';
import { asksForLoan, financePage } from './ways/policyList';
import { sayOtherVersion } from './ways/versions';

type S = MainComponents['schemas'];

/** Last line of the first answer of a conversation without a model: how it was made. */
export const embeddedLine = '未接入大模型，以上为原文摘录与规则计算';

/** Answers by extracts, fields of the library and the rule engine, without a model. */
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
  const [firm = null] = await deps.enterprises.list(question.userId);
  const history = resumedTurns(question.history);
  const { text, assumed } = resumed(question.text, history);
  if (assumed !== null) yield* draft.say(`${plain(assumed)}。`);
  const parts = isOpen(question) ? partsOf(text) : [text];
  const missed: NotFound[] = [];
  for (const [i, part] of parts.entries()) {
    if (parts.length > 1) yield* draft.say(`### ${plain(part)}`);
    // What one part speaks of, the next goes on from.
    const before = parts.slice(0, i).map((asked) => ({ question: asked, answer: draft.text }));
    const one = { ...question, text: part, history: [...history, ...before] };
    const failure = yield* body(deps, one, firm, draft);
    if (failure === null) continue;
    missed.push(failure);
    if (parts.length > 1) yield* draft.say(`这一问${failure.why}。`);
  }
  const [first] = missed;
  if (first !== undefined && missed.length === parts.length) yield* sayNotFound(draft, first);
  // The page says it beside every answer; the text of a conversation needs it once.
  if (question.history.length === 0) yield* draft.say(`${embeddedLine}。`);
  const { text: answer, citations, cited } = draft;
  const repeats = [question.text, text, assumed].join('\n');
  yield* closingOf(deps, { text: answer, citations, cited, finishReason: 'stop', repeats });
}

/** Nothing is chosen that the answer has to be in. */
const isOpen = ({ scope: { knowledgeBaseIds, documentIds, policyIds }, quote }: Question): boolean =>
  knowledgeBaseIds.length + documentIds.length + policyIds.length === 0 && quote === null;

/** @returns why there is no answer; null when there is one */
async function* body(
  deps: EngineDependencies,
  question: Question,
  firm: S['Enterprise'] | null,
  draft: Draft,
): AsyncGenerator<AnswerPiece, NotFound | null, undefined> {
  if (isOpen(question) && isSmallTalk(question.text))
    return { why: '这不是政策法规或者企业资料的问题', asked: null, lacking: [] };
  const told = draft.text.length;
  if (pageIn(question) === null && (yield* answerByRules(deps, question, firm, draft))) return null;
  const found = yield* retrieve(deps, question, firm?.regionCode ?? null);
  if (found.sources.length > 0) {
    yield* sayExtracts(draft, found, question.text);
    yield* sayOtherVersion(deps, draft, found, question.text);
    return null;
  }
  if (draft.text.length > told) return null;
  const asked = isOpen(question) ? question.text : null;
  return { why: searchedFor(question, found), asked, lacking: found.lacking };
}

const maxLacking = 2;
const scopeOfAnswers =
  '可以问：政策与法规的条款、条件、材料和截止日期，按企业资料符不符合、能拿多少，两项政策的区别，以及知识库里的文档。';

interface NotFound {
  why: string;
  /** What can be searched for elsewhere; null where the question was none for the library, or about chosen documents. */
  asked: string | null;
  /** Laws that may answer and that the library lacks. */
  lacking: readonly string[];
}

/** Says so, what can be asked, and where else to look; nothing is quoted that nobody asked for. */
function* sayNotFound(draft: Draft, { why, asked, lacking }: NotFound): Generator<AnswerPiece, void, undefined> {
  yield { type: 'notice', notice: { code: 'notFound', message: '库内未找到依据' } };
  yield* draft.say(`**库内未找到依据。**${why}。`);
  if (lacking.length > 0) {
    const names = lacking.slice(0, maxLacking).map((law) => `《${plain(law)}》`);
    yield* draft.say(`这样问的多半与${names.join('、')}有关，库里还没有收录；导入法律法规以后可以按条款回答。`);
  }
  yield* draft.say(scopeOfAnswers);
  if (asked === null) return;
  const words = topicOf(asked) || shortened(asked);
  const ways = [
    `到${linkTo('政策检索', `/Policy/PolicySearch?q=${encodeURIComponent(words)}`)}里换个说法查`,
    ...(asksForLoan.test(asked) ? [`到${linkTo('金融政策匹配', financePage)}按融资需求核对`] : []),
    `到${linkTo('政策匹配', '/Policy/PolicyMatch1')}看本企业能报的`,
    `${linkTo('订阅', '/PersonalCenter/mySubscription')}这个主题，有新政策时提醒`,
    '联系销售顾问补充资料库',
  ];
  yield* draft.say(`还可以：\n\n${ways.map((way) => `- ${way}`).join('\n')}`);
}

function searchedFor({ text }: Question, { terms, page, documents }: Found): string {
  if (page !== null) return `所选文档的第${page}页没有可以摘录的文字`;
  if (terms.length === 0) return '没有可以检索的词，或者所选的文档里没有';
  return `检索“${plain(shortened(text))}”，${withTheseWords(documents)}，没有一条够得上回答`;
}
