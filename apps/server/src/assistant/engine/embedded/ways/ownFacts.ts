import type { MainComponents } from '@hengce/api/contract';
import { chineseDate, exactAmount } from '@hengce/text';
import { phrasePattern } from '../../../../platform/data';
import type { AnswerPiece } from '../../AnswerEngine';
import { factSource, ruleSource } from '../../sources';
import type { Asked } from '../Asked';
import { type Draft, linkTo, plain, table } from '../Draft';
import { factsStep } from '../steps';
import { evidencePage, ownFirm } from '../words';

type S = MainComponents['schemas'];

const asksFact = phrasePattern('own fact');
/** What a document says of a fact, and not what it is. */
const asksRule = phrasePattern('rule for a fact');
const aliases: readonly [RegExp, string][] = [
  [/营收|收入是/, '营业收入'],
  [/员工|多少人|人数/, '职工总数'],
  [/研发投入|研发费/, '研发费用'],
  [/利润/, '净利润'],
  [/(?<!发明)专利|知识产权/, '发明专利'],
  [/(?<!发明)专利|知识产权/, '实用新型专利'],
  [/(?<!发明)专利|知识产权/, '外观设计专利'],
  [/知识产权|软著/, '软件著作权'],
];

/**
 * Answers 我们去年的研发费用是多少 by the facts that the firm filled in, and 还缺什么资料.
 *
 * @returns false where it does not apply
 */
export async function* answerOwnFacts(asked: Asked, draft: Draft): AsyncGenerator<AnswerPiece, boolean, undefined> {
  const { text, firm } = asked;
  if (!ownFirm.test(text) || !asksFact.test(text) || asksRule.test(text) || firm === null) return false;
  const sheet = await asked.deps.enterprises.facts(asked.userId, firm.id);
  const facts = sheet.groups.flatMap((group) => group.facts);
  if (/还缺|缺什么|没填/.test(text) && /资料|信息/.test(text)) {
    yield* sayMissingFacts(firm, sheet, draft);
    return true;
  }
  const names = aliases.flatMap(([words, label]) => (words.test(text) ? [label] : []));
  const wanted = facts.filter(({ label }) => text.includes(label) || names.includes(label));
  if (wanted.length === 0) return false;
  yield factsStep(firm.name);
  const chosen = wanted.flatMap((fact) =>
    fact.values
      .filter(({ isChosen }) => isChosen)
      .map((value) => ({ fact, value, shown: valueWords(fact, value.value) })),
  );
  const said = chosen.map(
    ({ fact, value, shown }) =>
      `${fact.label}${value.period === null ? '' : `（${value.period}年）`}：${shown}，${value.sourceName}`,
  );
  const rows = chosen.map(({ fact, value, shown }) => [
    plain(fact.label),
    value.period === null ? '—' : `${value.period}年`,
    plain(shown),
    `${value.sourceName}${value.confidence === 'evidenced' ? '，有佐证' : ''}`,
  ]);
  if (rows.length === 0) {
    yield* draft.say(
      `${plain(firm.name)}还没有填写${wanted.map(({ label }) => label).join('、')}。${linkTo('去填写', evidencePage)}`,
    );
    return true;
  }
  const patents = /专利|知识产权/.test(text) ? totalOf(wanted) : null;
  if (patents === null) yield* draft.say(`${plain(firm.name)}：`);
  else
    yield* draft.say(
      `**${plain(firm.name)}：${patents.total}**（${plain(patents.sum)}${draft.cite(ruleSource('合计', null, patents.sum, null), patents.sum)}）`,
    );
  const all = said.join('\n');
  const marker = draft.cite(factSource(firm.name, all, evidencePage), all);
  yield* draft.say(table(['资料', '年度', `值${marker}`, '来源'], rows));
  return true;
}

/** Counts of one unit, added up; null for one alone. */
function totalOf(wanted: readonly S['Fact'][]): { total: string; sum: string } | null {
  const counts = wanted.flatMap(({ label, unit, values }) => {
    const value = values.find(({ isChosen }) => isChosen)?.value;
    return typeof value === 'number' && unit === '件' ? [{ label, value }] : [];
  });
  if (counts.length < 2 || counts.length < wanted.length) return null;
  const total = `共${counts.reduce((sum, { value }) => sum + value, 0)}件`;
  return { total, sum: `${counts.map(({ label, value }) => `${label}${value}件`).join('，')}，${total}` };
}

/** Yields how many facts of the firm are filled in, and the eight others that would decide most conditions, with one citation. */
export function* sayMissingFacts(
  firm: S['Enterprise'],
  { coverage }: S['FactSheet'],
  draft: Draft,
): Generator<AnswerPiece, void> {
  const filled = `已填${firm.filled}项，共${firm.total}项；能核对${coverage.checkable}条条件，共${coverage.conditions}条`;
  const missing = coverage.gaps
    .slice(0, 8)
    .map(
      ({ label, years, gain }) =>
        `${label}${years.length > 0 ? `（${years.join('、')}年）` : ''}：补充后再多核对${gain}条条件`,
    );
  const all = [filled, ...missing].join('\n');
  yield* draft.say(
    `资料：${plain(filled)}${draft.cite(factSource(firm.name, all, evidencePage), all)}。${linkTo('去补充', evidencePage)}`,
  );
  if (missing.length > 0) yield* draft.say(`最值得先补的：\n\n${missing.map((each) => `- ${plain(each)}`).join('\n')}`);
}

/** A value as people write it. */
function valueWords({ type, unit }: Pick<S['Fact'], 'type' | 'unit'>, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (type === 'money') return exactAmount(Number(value));
  if (type === 'ratio') return `${trimmed(Number(value) * 100)}%`;
  if (type === 'date') return chineseDate(String(value));
  return `${value}${unit ?? ''}`;
}

const trimmed = (value: number): string => String(Math.round(value * 100) / 100);
