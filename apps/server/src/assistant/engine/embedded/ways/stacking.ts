import type { MainComponents } from '@hengce/api/contract';
import { exactAmount } from '@hengce/text';
import { phrasePattern } from '../../../../platform/data';
import type { AnswerPiece } from '../../AnswerEngine';
import { policyLink, ruleSource } from '../../sources';
import { topicOf } from '../../topic';
import type { Asked } from '../Asked';
import { blockquote, type Draft, linkTo, plain } from '../Draft';
import { rulesStep } from '../steps';
import { clauseOrField, evidencePage, windowSource, windowWords } from '../words';

type S = MainComponents['schemas'];

const asks = phrasePattern('together');
/** The level that is asked for beside what was spoken of. */
const levels: readonly [RegExp, S['PolicyLevel']][] = [
  [/省里|省级|省的|全省/, 'province'],
  [/国家|中央|全国/, 'national'],
  [/市里|市级|市的/, 'city'],
];
const once = /不(?:再|得)?重复|从高|就高|择一|择优|补足差额/;
const stackingPage = '/Policy/PolicyRewards';
const maxItems = 12;

/**
 * Answers 跟省里的能一起拿吗 by the firm's stacking plan (叠加方案) and the words of the documents.
 *
 * @returns false where it does not apply
 */
export async function* answerStacking(asked: Asked, draft: Draft): AsyncGenerator<AnswerPiece, boolean, undefined> {
  if (!asks.test(asked.text)) return false;
  const { firm, userId, deps } = asked;
  const policies = await pairOf(asked);
  if (policies.length === 0) return false;
  if (firm === null) {
    yield* draft.say(
      `能不能一起拿要按企业资料核对，您的账号里还没有企业。请先到${linkTo('企业信息', evidencePage)}填写。`,
    );
    return false;
  }
  const offers = await Promise.all(
    policies.map(async (policy) => {
      const { rows } = await deps.rewards.catalogue(userId, {
        enterpriseId: firm.id,
        q: policy.title,
        pageSize: maxItems,
      });
      return { policy, rows: rows.filter((row) => row.policy.policyId === policy.id) };
    }),
  );
  yield rulesStep(`叠加方案：${policies.map(({ title }) => `《${title}》`).join('、')}`);
  const found = offers.filter(({ rows }) => rows.length > 0);
  if (found.length > 1) {
    const items = found.flatMap(({ rows }) => rows.map(({ id }) => id));
    const plan = await deps.rewards.plan(userId, { enterpriseId: firm.id, items });
    yield* sayPlan(asked, plan, found, draft);
  } else {
    const [only] = found;
    yield* draft.say(
      only === undefined
        ? '**没有找到面向本企业、写了金额的这两项，不能判断能不能一起拿。**'
        : `**只找到《${plain(only.policy.title)}》，没有找到另一项，不能判断能不能一起拿。**`,
    );
  }
  for (const { policy, rows } of offers)
    yield* sayOwnWords(
      policy,
      rows.flatMap(({ stacking }) => stacking),
      draft,
    );
  for (const { policy } of found)
    if (policy.window.state === 'closed') {
      const { source, quote } = windowSource(policy, policy.window);
      yield* draft.say(
        `《${plain(policy.title)}》${windowWords(policy.window)}，现在不能报${draft.cite(source, quote)}`,
      );
    }
  yield* draft.say(`${linkTo('打开奖补测算', stackingPage)}，可以把想报的事项放进测算清单再比。`);
  return true;
}

type Offer = { policy: S['Policy']; rows: readonly S['RewardCatalogue']['rows'][number][] };

async function* sayPlan(
  asked: Asked,
  { best, excluded }: S['RewardPlan'],
  offers: readonly Offer[],
  draft: Draft,
): AsyncGenerator<AnswerPiece, void> {
  const chosen = offers.filter(({ rows }) => rows.some(({ id }) => best.chosen.includes(id)));
  const against = excluded.filter(({ reason }) => reason === 'excludedBy' || reason === 'capReached');
  const names = offers.map(({ policy }) => `《${policy.title}》`).join('与');
  const isOnce = offers.some(({ rows }) => rows.some(({ stacking }) => stacking.some((words) => once.test(words))));
  const sum = best.certainFen + best.upToFen;
  const total = sum === 0 ? '' : `，合计最多${exactAmount(sum)}`;
  const line =
    chosen.length === offers.length
      ? `${names}：文件没有写互相排斥，能一起拿${isOnce ? '，但同一事项、同一笔支出不重复享受' : ''}${total}`
      : against.length > 0
        ? `${names}：不能都拿${total === '' ? '' : `，最多的一种${total.slice(1)}`}`
        : `${names}：文件没有写互相排斥，但按已填的资料有一项现在计不进去`;
  yield* draft.say(`**${plain(line)}**${draft.cite(ruleSource('叠加方案', null, line, stackingPage), line)}`);
  const rowOf = (id: string) => offers.flatMap(({ rows }) => rows).find((row) => row.id === id);
  for (const { id, text, clause } of excluded) {
    const row = rowOf(id);
    if (row === undefined || text === '') continue;
    const why = `${row.policy.itemName}：${text}`;
    const policy = clause === null ? null : await asked.policy(clause.policyId);
    const stored = policy?.clauses.find((each) => each.id === clause?.clauseId);
    const cited =
      policy !== null && stored !== undefined
        ? clauseOrField(policy, stored.id, '叠加规则', clause?.quote ?? stored.text)
        : {
            source: ruleSource(
              row.policy.title,
              row.policy.docNo,
              why,
              policyLink(row.policy.policyId, null),
              row.policy.policyId,
            ),
            quote: why,
          };
    yield* draft.say(`- ${plain(why)}${draft.cite(cited.source, cited.quote)}`);
  }
}

/** What a document says itself of having several at once. */
function* sayOwnWords(policy: S['Policy'], quotes: readonly string[], draft: Draft): Generator<AnswerPiece, void> {
  for (const quote of new Set(quotes)) {
    const clause = policy.clauses.find(({ text }) => text.includes(quote));
    const { source, quote: words } = clauseOrField(policy, clause?.id ?? null, '叠加规则', quote);
    yield* draft.say(`《${plain(policy.title)}》${plain(source.place ?? '')}：`);
    yield* draft.say(blockquote(words, draft.cite(source, words)));
  }
  if (quotes.length === 0)
    yield* draft.say(`《${plain(policy.title)}》没有写与别的补贴能不能同时享受，以主管部门解释为准。`);
}

/** The two that are asked about: named, one of another level beside what was spoken of, or X和Y. */
async function pairOf(asked: Asked): Promise<S['Policy'][]> {
  const named = await asked.policies();
  if (named.length > 1) return named.slice(0, 3);
  const level = levels.find(([words]) => words.test(asked.text))?.[1];
  if (level !== undefined) {
    const spokenOf = named.length > 0 ? named : (await paying(asked, asked.topic)).slice(0, 1);
    const topic = asked.topic !== '' ? asked.topic : topicOf(spokenOf[0]?.title.replace(/^【示例】/, '') ?? '');
    const other = (await paying(asked, topic)).find(
      (policy) => policy.level === level && policy.id !== spokenOf[0]?.id,
    );
    return [...spokenOf.slice(0, 1), ...(other === undefined ? [] : [other])];
  }
  const [, left = '', right = ''] =
    /^(.{2,30}?)(?:和|与|跟|同|、)(.{2,30}?)(?:能|可以|可否|是否|会不会|有没有|是不是|一起|同时)/.exec(asked.text) ??
    [];
  const sides = await Promise.all([left, right].map(async (side) => (side === '' ? [] : paying(asked, topicOf(side)))));
  const [a, b] = sides.map((side) => side[0]);
  return [a, b].filter((policy) => policy !== undefined);
}

const paying = async (asked: Asked, topic: string): Promise<S['Policy'][]> =>
  (await asked.matching(0.6, topic.replace(/高企(?:认定)?/g, '高新技术企业认定'))).filter(
    (policy) => asked.reaches(policy) && policy.items.some(({ amount }) => amount !== null),
  );
