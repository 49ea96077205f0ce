import type { MainComponents } from '@hengce/api/contract';
import { phrasePattern } from '../../../../platform/data';
import type { AnswerPiece } from '../../AnswerEngine';
import { policySource } from '../../sources';
import { likeness } from '../../topic';
import type { Asked } from '../Asked';
import { blockquote, type Draft, plain } from '../Draft';
import { libraryStep } from '../steps';
import { citedLines, clauseOrField, fieldSource, type Said } from '../words';
import { sayWindowOf } from './deadlines';

type S = MainComponents['schemas'];

interface Field {
  asked: RegExp;
  say(asked: Asked, policy: S['Policy'], draft: Draft): AsyncGenerator<AnswerPiece, boolean, undefined>;
}

const phone = /(?<!\d)(?:0\d{2,3}[-－—]?\d{7,8}|1[3-9]\d{9}|400[-－]?\d{3}[-－]?\d{4}|12\d{3})(?!\d)/;

const fields: readonly Field[] = [
  { asked: /材料|资料清单|要交什么|准备什么|提交什么/, say: sayMaterials },
  {
    asked: /条件|谁能报|谁可以报|哪些企业(?:能|可以)|要求|门槛|对象/,
    say: (_, policy, draft) => sayConditionsOf(policy, draft),
  },
  { asked: /流程|程序|步骤|怎么申报|如何申报|怎么办理|怎么报|在哪(?:里)?(?:申报|报)|入口/, say: sayProcess },
  { asked: /电话|联系|咨询|找谁|联系人/, say: sayContacts },
  { asked: /义务|后续|之后要|拿到.{0,6}后/, say: sayObligations },
  { asked: /什么时候|时间|期限|窗口/, say: sayWindow },
];

const aboutProcess = phrasePattern('process');
const maxArticles = 4;

/** Answers 要什么材料 and other questions for fields of up to three policies. @returns false where none has such a field */
export async function* answerFields(asked: Asked, draft: Draft): AsyncGenerator<AnswerPiece, boolean, undefined> {
  const wanted = fields.filter(({ asked: words }) => words.test(asked.text));
  if (wanted.length === 0) return false;
  const policies = (await spokenOf(asked)).filter(isProgramme);
  if (policies.length === 0) return false;
  let isSaid = false;
  for (const policy of policies.slice(0, 3)) {
    yield libraryStep(`《${policy.title}》`);
    yield* draft.say(`**《${plain(policy.title)}》**`);
    for (const field of wanted) isSaid = (yield* field.say(asked, policy, draft)) || isSaid;
  }
  return isSaid;
}

/**
 * Whether a policy can be applied for: it has items, materials or a window. In a law, words such as 期限 and 材料 are
 * answered by its articles.
 */
export const isProgramme = ({ items, materials, window }: S['Policy']): boolean =>
  items.length + materials.length > 0 || window.state !== 'none';

/** What is named, or called so for short, or the programme whose title says what is asked about. */
async function spokenOf(asked: Asked): Promise<S['Policy'][]> {
  const named = await asked.policies();
  if (named.length > 0) return named;
  const title = asked.titleSpokenOf();
  const alike = await asked.matching(0.75);
  const programmes = alike.filter((policy) => policy.items.length > 0 && asked.reaches(policy));
  const called = title === null ? null : await asked.policy(title.id);
  // 高企奖励 is another matter than 高企.
  if (called !== null && !programmes.some(({ title: own }) => likeness(asked.topic, own).share === 1)) return [called];
  return programmes.slice(0, 1);
}

async function* sayMaterials(_: Asked, policy: S['Policy'], draft: Draft): AsyncGenerator<AnswerPiece, boolean> {
  if (policy.materials.length === 0) return yield* sayNone(draft, '申报材料');
  const said = policy.materials.map((material) => {
    const clause = policy.clauses.find(({ text }) => text.includes(material));
    return { clauseId: clause?.id ?? null, value: material, shown: material };
  });
  yield* sayList(draft, policy, '申报材料', said);
  return true;
}

/** A heading and what stands under it, each cited once. */
function* sayList(
  draft: Draft,
  policy: S['Policy'],
  name: string,
  said: readonly Said[],
): Generator<AnswerPiece, void, undefined> {
  const { heading, lines } = citedLines(draft, policy, name, said);
  yield* draft.say(`${plain(name)}：${heading}`);
  yield* draft.say(lines.map((line) => `- ${line}`).join('\n'));
}

/** Yields the conditions of a policy's first four items that have any, with their clauses; says so and gives false where none has. */
export async function* sayConditionsOf(
  policy: S['Policy'],
  draft: Draft,
): AsyncGenerator<AnswerPiece, boolean, undefined> {
  const items = policy.items.filter(({ conditions }) => conditions.length > 0);
  if (items.length === 0) return yield* sayNone(draft, '申报条件');
  for (const { name, conditions } of items.slice(0, 4)) {
    const said = conditions.map(({ text, clauseId }) => ({ clauseId, value: text, shown: text }));
    yield* sayList(draft, policy, `${name}的条件`, said);
  }
  return true;
}

/** The articles whose heading says so; where there are none the extracts follow. */
async function* sayProcess(_: Asked, policy: S['Policy'], draft: Draft): AsyncGenerator<AnswerPiece, boolean> {
  const heads = policy.clauses.filter(({ heading }) => aboutProcess.test(heading)).slice(0, maxArticles);
  if (heads.length === 0) return yield* sayNone(draft, '申报流程');
  for (const head of heads) {
    const parts = policy.clauses.filter(({ id }) => id === head.id || id.startsWith(`${head.id}.`));
    const quote = parts
      .map(({ label, text }) => (label.startsWith('（') ? `${label}${text}` : text))
      .filter((text) => text !== '')
      .join('\n');
    if (quote === '') continue;
    const place = head.label || head.heading;
    yield* draft.say(`${plain([head.label, head.heading].filter(Boolean).join(' '))}：`);
    yield* draft.say(blockquote(quote, draft.cite(policySource(policy, place, head.id, quote), quote)));
  }
  return true;
}

async function* sayContacts({ deps }: Asked, policy: S['Policy'], draft: Draft): AsyncGenerator<AnswerPiece, boolean> {
  const notices = (await deps.library.notices()).filter(({ policyIds }) => policyIds.includes(policy.id));
  const contacts = notices.flatMap(({ intake }) => intake?.contacts ?? []);
  const clause = policy.clauses.find(({ text }) => phone.test(text));
  if (contacts.length === 0 && clause === undefined) return yield* sayNone(draft, '咨询电话');
  yield* draft.say('咨询电话：');
  for (const { org, phone: number } of contacts) {
    const { source, quote } = fieldSource(policy, `咨询电话 ${org}`, `${org}：${number}`);
    yield* draft.say(`- ${plain(org)}：${plain(number)}${draft.cite(source, quote)}`);
  }
  if (contacts.length === 0 && clause !== undefined) {
    const { source, quote } = clauseOrField(policy, clause.id, '咨询电话', clause.text);
    yield* draft.say(blockquote(quote, draft.cite(source, quote)));
  }
  return true;
}

async function* sayObligations(_: Asked, policy: S['Policy'], draft: Draft): AsyncGenerator<AnswerPiece, boolean> {
  if (policy.obligations.length === 0) return yield* sayNone(draft, '后续义务');
  const said = policy.obligations.map(({ label, value, clauseId }) => ({
    clauseId,
    value,
    shown: `${label}：${value}`,
  }));
  yield* sayList(draft, policy, '后续义务', said);
  return true;
}

async function* sayWindow(asked: Asked, policy: S['Policy'], draft: Draft): AsyncGenerator<AnswerPiece, boolean> {
  yield* sayWindowOf(asked, policy, draft);
  return true;
}

/** The document may still say it in other words, so the extracts follow. */
function* sayNone(draft: Draft, name: string): Generator<AnswerPiece, false, undefined> {
  yield* draft.say(`库内没有整理出这份政策的${name}。`);
  return false;
}
