import type { MainComponents } from '@hengce/api/contract';
import { chineseDate } from '@hengce/text';
import { groupNames, verdictNames } from '../../../../matching/items';
import { phrasePattern } from '../../../../platform/data';
import type { AnswerPiece } from '../../AnswerEngine';
import { factSource, policyLink, policySource, ruleSource } from '../../sources';
import type { Asked } from '../Asked';
import { type Draft, linkTo, plain, table } from '../Draft';
import { rulesStep } from '../steps';
import { evidencePage, fieldSource, ownFirm, windowSource, windowWords } from '../words';
import { sayConditionsOf } from './fields';
import { sayGaps } from './gaps';

type S = MainComponents['schemas'];
type Condition = S['MatchCondition'];

const gaps = phrasePattern('missing conditions');
const ofTheFirm = /公司现在|(?:^|，)公司/;
const fits = phrasePattern('fitting');
/** Rows of conditions that are shown. */
const maxRows = 16;
const maxItems = 3;

type Tier = S['GradientTier']['id'];
const tiers: readonly [RegExp, Tier][] = [
  [/小巨人/, 'littleGiant'],
  [/专精特新/, 'specialised'],
  [/创新型(?:中小)?企业/, 'innovative'],
  [/科技型(?:中小)?企业|科小/, 'tech'],
];

/**
 * Answers 我们符合高企吗: the verdict on the firm for a title or up to two policies, condition by condition, else what there
 * is for it. Without a firm the conditions alone.
 *
 * @returns false where it does not apply, and where a firm is lacking and no conditions are known
 */
export async function* answerEligibility(asked: Asked, draft: Draft): AsyncGenerator<AnswerPiece, boolean, undefined> {
  const { text, question } = asked;
  const isOwn =
    ownFirm.test(text) ||
    ofTheFirm.test(text) ||
    question.scope.policyIds.length > 0 ||
    question.quote?.policyId !== undefined;
  const asksGaps = gaps.test(text);
  if (!(fits.test(text) || asksGaps) || !isOwn) return false;
  const named = await asked.policies();
  const isOfTitle = !/奖励|补助|政策|优惠|税/.test(asked.about);
  const isHighTech = isOfTitle && /高企|高新技术企业/.test(asked.about);
  const tier = isOfTitle ? tiers.find(([words]) => words.test(asked.about))?.[1] : undefined;
  const isNamed = named.length > 0 && named[0]?.id !== asked.titleSpokenOf()?.id;
  const isTitle = (isHighTech || tier !== undefined) && question.scope.policyIds.length === 0 && !isNamed;
  if (asked.firm === null) return yield* sayWhatIsNeeded(asked, named, draft);
  if (isTitle && isHighTech) return yield* sayHighTech(asked, asked.firm, draft);
  if (isTitle && tier !== undefined) return yield* sayTier(asked, asked.firm, tier, draft);
  const hasConditions = ({ items }: S['Policy']) => items.some(({ conditions }) => conditions.length > 0);
  const alike = async () => (await asked.matching()).filter((each) => asked.reaches(each) && hasConditions(each));
  const policies = named.length > 0 ? named : (await alike()).slice(0, 1);
  // Whoever asks about something that is not here wants no list of other things.
  if (policies.length === 0 && asked.topic !== '' && !/哪些|什么|啥/.test(text)) return false;
  if (policies.length === 0)
    return asksGaps ? yield* sayGaps(asked, asked.firm, draft) : yield* saySummary(asked, asked.firm, draft);
  for (const policy of policies.slice(0, 2)) yield* sayPolicy(asked, asked.firm, policy, draft);
  return true;
}

/** Nothing can be judged without a firm; what is asked can be said. */
async function* sayWhatIsNeeded(
  asked: Asked,
  named: readonly S['Policy'][],
  draft: Draft,
): AsyncGenerator<AnswerPiece, boolean, undefined> {
  yield* draft.say(
    `判断是否符合需要企业资料，您的账号里还没有企业。请先到${linkTo('企业信息', evidencePage)}填写企业名称、地区、行业与成立日期，再补充经营、研发与知识产权的资料。`,
  );
  const title = asked.titleSpokenOf();
  const policies = named.length > 0 ? named : [title === null ? null : await asked.policy(title.id)];
  let isSaid = false;
  for (const policy of policies) if (policy !== null) isSaid = (yield* sayConditionsOf(policy, draft)) || isSaid;
  return isSaid;
}

async function* sayHighTech(asked: Asked, firm: S['Enterprise'], draft: Draft): AsyncGenerator<AnswerPiece, true> {
  const evaluation = await asked.deps.evaluations.highTech(asked.userId, firm.id);
  yield rulesStep(`高新技术企业认定，${leavesOf(evaluation.conditions).length}项条件`);
  const { rule, sheet, binding, earliest } = evaluation;
  yield* sayVerdict(asked, draft, {
    firm,
    ...evaluation,
    title: '高新技术企业认定',
    page: '/iptools/companyEvaluating',
  });
  const { facts } = await asked.deps.rewards.facts(asked.userId, firm.id);
  if (facts.some(({ field, value }) => field === 'taxPercent' && value === 15)) {
    const said = '高新技术企业：是';
    const marker = draft.cite(factSource(firm.name, said, evidencePage), said);
    yield* draft.say(`企业资料里写着“${said}”${marker}，税率优惠按它算；上面判断的是按现在的资料再认定一次符不符合。`);
  }
  const { lo, hi } = sheet.columns.own;
  const score = `创新能力评价：${lo === hi ? `${lo}分` : `${lo}至${hi}分`}，须高于${sheet.pass}分`;
  yield* draft.say(
    `${score}${draft.cite(ruleSource(rule.title, rule.docNo, score, '/iptools/companyEvaluating'), score)}`,
  );
  if (binding.length > 0) {
    const text = `卡在：${binding.join('；')}`;
    yield* draft.say(`${plain(text)}${draft.cite(ruleSource(rule.title, rule.docNo, text, null), text)}`);
  }
  if (earliest !== null) {
    const text = `按最小的改变与通常的时间，最早${earliest.year}年可以申报：${earliest.plan
      .map(({ year, actions }) => `${year}年${actions.join('，')}`)
      .join('；')}`;
    yield* draft.say(`${plain(text)}${draft.cite(ruleSource(rule.title, rule.docNo, text, null), text)}`);
  }
  yield* draft.say(`${linkTo('打开企业评测', '/iptools/companyEvaluating')}，可以补充资料、逐项自评。`);
  return true;
}

async function* sayTier(
  asked: Asked,
  firm: S['Enterprise'],
  id: Tier,
  draft: Draft,
): AsyncGenerator<AnswerPiece, boolean> {
  const evaluation = await asked.deps.evaluations.specialization(asked.userId, firm.id, '2026');
  const tier = evaluation.tiers.find((each) => each.id === id);
  if (tier === undefined) return false;
  yield rulesStep(`${tier.title}，${leavesOf(tier.conditions).length}项条件`);
  yield* sayVerdict(asked, draft, { firm, asOf: evaluation.asOf, ...tier, page: '/iptools/specialization' });
  for (const { text } of tier.ways.slice(0, 2))
    yield* draft.say(
      `做法：${plain(text)}${draft.cite(ruleSource(tier.rule.title, tier.rule.docNo, text, null), text)}`,
    );
  yield* draft.say(`${linkTo('打开专精特新自评', '/iptools/specialization')}，可以补充资料、看各层的差距。`);
  return true;
}

interface Verdict {
  firm: S['Enterprise'];
  asOf: string;
  title: string;
  rule: S['EvaluationRule'];
  conclusion: string;
  verdict: S['MatchVerdict'];
  conditions: readonly Condition[];
  page: string;
}

async function* sayVerdict(asked: Asked, draft: Draft, told: Verdict): AsyncGenerator<AnswerPiece, void> {
  const { firm, asOf, title, rule, conclusion, verdict, conditions, page } = told;
  const line = `${title}：${verdictNames[verdict]}。${conclusion}（按截至${chineseDate(asOf)}已填的资料）`;
  const marker = draft.cite(ruleSource(rule.title, rule.docNo, line, page, rule.policyId), line);
  yield* draft.say(`**${plain(firm.name)}，${plain(line)}**${marker}`);
  yield* sayConditions(asked, draft, { conditions, firm, basis: rule });
}

interface Told {
  conditions: readonly Condition[];
  firm: S['Enterprise'];
  /** What conditions without a clause of their own rest on. */
  basis: Pick<S['EvaluationRule'], 'title' | 'docNo' | 'policyId'>;
}

/** What is judged by itself; groups of conditions are not counted a second time. */
const leavesOf = (conditions: readonly Condition[]): Condition[] =>
  conditions.filter(({ relation, isBonus }) => relation === null && !isBonus);

/** The conditions as a table, each with its clause and the firm's own number. */
async function* sayConditions(asked: Asked, draft: Draft, told: Told): AsyncGenerator<AnswerPiece, void> {
  const { conditions } = told;
  const leaves = leavesOf(conditions);
  const missing = leaves.flatMap(({ title, action }) =>
    action === null ? [] : [`- ${plain(title)}：${plain(action)}`],
  );
  if (missing.length > 0) {
    const where = linkTo('企业信息', evidencePage);
    yield* draft.say(`还缺${missing.length}项，到${where}补充后再判断：\n\n${missing.join('\n')}`);
  }
  const shown = leaves.slice(0, maxRows);
  if (shown.length > 0) yield* draft.say(await tableOf(asked, draft, shown, told));
  if (leaves.length > maxRows) yield* draft.say(`另有${leaves.length - maxRows}项条件没有列出。`);
}

async function tableOf(
  asked: Asked,
  draft: Draft,
  conditions: readonly Condition[],
  { firm, basis }: Told,
): Promise<string> {
  const own = conditions.flatMap(({ title, own: value, formula, source }) => {
    const from = source === null ? '' : `（${source}）`;
    return value === null ? [] : [`${title}：${value}${formula === null ? '' : `；${formula}`}${from}`];
  });
  const all = (lines: readonly string[]) => lines.join('\n');
  const facts = own.length === 0 ? '' : draft.cite(factSource(firm.name, all(own), evidencePage), all(own));
  const clauses = await Promise.all(
    conditions.map(async ({ clause }) => (clause === null ? null : citeClause(asked, draft, clause))),
  );
  // What has no clause of its own rests on the rule, which is cited once; so are the firm's own data.
  const asks = conditions
    .filter((_, i) => clauses[i] == null)
    .map(({ title, requirement }) => `${title}：${requirement}`);
  const rule =
    asks.length === 0
      ? ''
      : `规则${draft.cite(ruleSource(basis.title, basis.docNo, all(asks), null, basis.policyId), all(asks))}`;
  const rows = conditions.map(({ title, requirement, own: value, verdict }, i) => [
    plain(title),
    plain(requirement),
    value === null ? '—' : plain(value),
    verdictNames[verdict],
    clauses[i] ?? rule,
  ]);
  return table(['条件', '要求', `本企业${facts}`, '结论', '依据'], rows);
}

/** The clause in its own words, where the library still has them. */
async function citeClause(asked: Asked, draft: Draft, clause: S['MatchClause']): Promise<string | null> {
  const policy = await asked.policy(clause.policyId);
  const stored = policy?.clauses.find(({ id }) => id === clause.clauseId);
  const quote = clause.quote ?? stored?.text ?? '';
  if (policy === null || stored === undefined || quote === '' || !stored.text.includes(quote)) return null;
  return `${plain(clause.label)}${draft.cite(policySource(policy, clause.label, clause.clauseId, stored.text), quote)}`;
}

async function* sayPolicy(
  asked: Asked,
  firm: S['Enterprise'],
  policy: S['Policy'],
  draft: Draft,
): AsyncGenerator<AnswerPiece, void> {
  const match = await asked.deps.matches.policy(asked.userId, { policyId: policy.id, enterpriseId: firm.id });
  yield rulesStep(`《${policy.title}》，${match.items.length}个事项`);
  if (match.scope === 'otherRegion') {
    const { source, quote } = fieldSource(policy, '地区', `地区：${policy.regionName}`);
    const marker = draft.cite(source, quote);
    yield* draft.say(
      `《${plain(policy.title)}》只面向${plain(policy.regionName)}的企业${marker}，${plain(firm.name)}在${plain(firm.regionName)}，不适用。`,
    );
    return;
  }
  if (match.items.length === 0) {
    yield* draft.say(`《${plain(policy.title)}》里没有可以逐条核对的申报条件，请看原文。`);
    return;
  }
  for (const item of match.items.slice(0, maxItems)) {
    const line = `${item.policy.itemName}：${groupNames[item.group]}。${item.conclusion}`;
    const marker = draft.cite(
      ruleSource(policy.title, policy.docNo, line, policyLink(policy.id, null), policy.id),
      line,
    );
    yield* draft.say(`**${plain(line)}**${marker}`);
    const basis = { title: policy.title, docNo: policy.docNo, policyId: policy.id };
    yield* sayConditions(asked, draft, { conditions: item.conditions, firm, basis });
    const { source, quote } = windowSource(policy, item.window);
    yield* draft.say(`申报时间：${windowWords(item.window)}${draft.cite(source, quote)}`);
  }
  const rest = match.items.length - maxItems;
  if (rest > 0) yield* draft.say(`这份政策还有${rest}个事项没有列出。`);
  if (match.lastReport !== null)
    yield* draft.say(linkTo('打开最近的匹配报告', `/Policy/PolicyMatch1/report/${match.lastReport.id}`));
  else yield* draft.say(`${linkTo('做一次政策匹配', '/Policy/PolicyMatch1')}，可以得到完整的报告。`);
}

/** 我们能报什么: what there is for the firm. */
async function* saySummary(asked: Asked, firm: S['Enterprise'], draft: Draft): AsyncGenerator<AnswerPiece, true> {
  const summary = await asked.deps.matches.summary(asked.userId, firm.id);
  const { counts, total, best } = summary;
  yield rulesStep(`逐条核对${total}个事项`);
  const line = `${total}个事项里，可申报（预判）${counts.eligible}项，符合但等开放${counts.waiting}项，已截止${counts.closed}项，差一点${counts.nearMiss}项，待核实${counts.toVerify}项，已持有${counts.held}项，不符合${counts.ineligible}项`;
  yield* draft.say(
    `**${plain(firm.name)}：${line}**${draft.cite(ruleSource('政策匹配', null, line, '/Policy/PolicyMatch1'), line)}`,
  );
  const rows = best.map(({ policy, group, conclusion, amount, window }) => {
    const text = `${policy.itemName}：${groupNames[group]}。${conclusion}${amount === null ? '' : `。${amount.text}`}。${windowWords(window)}`;
    const marker = draft.cite(
      ruleSource(policy.title, policy.docNo, text, policyLink(policy.policyId, null), policy.policyId),
      text,
    );
    return [plain(policy.itemName), groupNames[group], plain(amount?.text ?? '—'), windowWords(window), marker];
  });
  if (rows.length > 0) yield* draft.say(table(['事项', '结论', '金额', '申报时间', '依据'], rows));
  yield* draft.say(`${linkTo('打开政策匹配', '/Policy/PolicyMatch1')}看全部事项与每条条件。`);
  return true;
}
