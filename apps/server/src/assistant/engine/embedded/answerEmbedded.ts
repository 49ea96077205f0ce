import type { MainComponents } from '@hengce/api/contract';
import type { AnswerPiece, Question } from '../AnswerEngine';
import { closingOf } from '../closing';
import type { EngineDependencies } from '../dependencies';
import { type Found, pageIn, retrieve, shortened, withTheseWords } from '../retrieve';
import { topicOf } from '../topic';
import { Draft, linkTo, plain } from './Draft';
import { sayExtracts } from './extracts';
import { financePage, ofMoney } from './policyList';
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
  yield* closingOf(deps, { text, citations, cited, finishReason: 'stop', repeats: question.text });
}

async function* body(
  deps: EngineDependencies,
  question: Question,
  firm: S['Enterprise'] | null,
  draft: Draft,
): AsyncGenerator<AnswerPiece, void, undefined> {
  const { knowledgeBaseIds, documentIds, policyIds } = question.scope;
  const isOpen = knowledgeBaseIds.length + documentIds.length + policyIds.length === 0 && question.quote === null;
  if (isOpen && isSmallTalk(question.text))
    return yield* sayNotFound(draft, { why: '这不是政策法规或者企业资料的问题', asked: null, lacking: [] });
  if (pageIn(question) === null && (yield* answerByRules(deps, question, firm, draft))) return;
  const found = yield* retrieve(deps, question, firm?.regionCode ?? null);
  const asked = isOpen ? question.text : null;
  if (found.sources.length === 0) {
    if (draft.citations.length === 0)
      yield* sayNotFound(draft, { why: searchedFor(question, found), asked, lacking: found.lacking });
    return;
  }
  yield* sayExtracts(draft, found, question.text);
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
    `到${linkTo(`政策检索里查“${plain(words)}”`, `/Policy/PolicySearch?q=${encodeURIComponent(words)}`)}`,
    ...(ofMoney.test(asked) ? [`到${linkTo('金融政策匹配', financePage)}按融资需求核对`] : []),
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
