import type { MainComponents } from '@hengce/api/contract';
import { phrasePattern } from '../../../../platform/data';
import { regionCodesIn, regionName } from '../../../../platform/vocabulary';
import type { AnswerPiece } from '../../AnswerEngine';
import { statusOf } from '../../sources';
import type { Asked } from '../Asked';
import { type Draft, linkTo, plain, table } from '../Draft';
import { libraryStep } from '../steps';
import { amountsOf, citedLines, clauseOrField, fieldSource, windowSource, windowWords } from '../words';
import { sayWindowOf } from './deadlines';
import { sayChanges } from './versions';

type S = MainComponents['schemas'];

const asksDifference = phrasePattern('difference');
const maxFacts = 6;
const maxConditions = 12;

/**
 * Answers X和Y有什么区别: two policies field by field, two versions of one clause by clause.
 *
 * @returns false where it does not apply
 */
export async function* answerComparison(asked: Asked, draft: Draft): AsyncGenerator<AnswerPiece, boolean, undefined> {
  if (!asksDifference.test(asked.text)) return false;
  const pair = await pairOf(asked);
  if (pair === null) return (yield* sayOnlyOne(asked, draft)) || (yield* sayRegions(asked, draft));
  const [left, right] = pair;
  yield libraryStep(`对照《${left.title}》与《${right.title}》`);
  if (left.versions.some(({ id }) => id === right.id)) return yield* sayChanges(draft, left, right);
  const rows = rowsOf(left, right);
  // What stands in fields alone is cited once for each policy, in the head of its column.
  const heads = [left, right].map((policy, i) => {
    const own = rows.flatMap(([name, ...cells]) => {
      const cell = cells[i] ?? null;
      return cell === null || cell.source.clauseId !== null ? [] : [`${name}：${cell.text}`];
    });
    const field = own.length === 0 ? null : fieldSource(policy, '要点', own.join('\n'));
    return `《${plain(policy.title)}》${field === null ? '' : draft.cite(field.source, field.quote)}`;
  });
  const shown = rows.map(([name, ...cells]) => [
    name,
    ...cells.map((cell) => {
      if (cell === null) return '—';
      return `${plain(cell.text)}${cell.source.clauseId === null ? '' : draft.cite(cell.source, cell.quote)}`;
    }),
  ]);
  yield* draft.say(table(['', ...heads], shown));
  yield* draft.say(
    linkTo(
      '逐条对照原文',
      `/Policy/SingleCompare?left=${encodeURIComponent(left.id)}&right=${encodeURIComponent(right.id)}`,
    ),
  );
  return true;
}

/** 杭州和宁波的X, where only one of the two has X. */
async function* sayOnlyOne(asked: Asked, draft: Draft): AsyncGenerator<AnswerPiece, boolean, undefined> {
  const regions = regionCodesIn(asked.text).slice(0, 2);
  const rows = regions.length < 2 ? [] : byRegion(asked, regions);
  const own = rows.findIndex((row) => row !== null);
  const row = rows[own];
  const policy = row == null ? null : await asked.policy(row.id);
  if (policy === null) return false;
  const lacking = regionName(regions[1 - own] ?? '');
  yield libraryStep(`《${policy.title}》`);
  yield* draft.say(
    `**库里没有${plain(lacking)}的同类政策，不能比；${plain(policy.regionName)}的是《${plain(policy.title)}》。**`,
  );
  const { heading, lines } = citedLines(draft, policy, '金额', amountsOf(policy));
  if (lines.length > 0) yield* draft.say(`金额：${heading}\n\n${lines.map((line) => `- ${line}`).join('\n')}`);
  yield* sayWindowOf(asked, policy, draft);
  return true;
}

const maxDifferences = 8;

/** 上海和宁波比, without a matter: what both give under one name, the furthest apart first. */
async function* sayRegions(asked: Asked, draft: Draft): AsyncGenerator<AnswerPiece, boolean, undefined> {
  const [one, other] = regionCodesIn(asked.text);
  if (one === undefined || other === undefined || topicOfRegions(asked, [one, other]).length > 1) return false;
  const differences = async (source?: S['ComparedSource']) =>
    (await asked.deps.regions.differences({ region: [one, other], ...(source && { source }) })).items;
  const real = await differences();
  const items = real.length > 0 ? real : await differences('sample');
  const names = [one, other].map(regionName) as [string, string];
  yield libraryStep(`${names.join('与')}的同类事项，${items.length}项金额不同`);
  const counts = [one, other].map((code) => asked.deps.library.search({ region: [code], pageSize: 1 }).total);
  const inLibrary = `库里${names.map((name, i) => `${name}有${counts[i]}份政策`).join('，')}`;
  const link = linkTo('打开区域对比', '/Policy/RegionalCompare');
  if (items.length === 0) {
    yield* draft.say(`**${inLibrary}，没有名称与支持方式都相同、金额不同的事项。**${link}可以换别的口径比。`);
    return true;
  }
  const [first] = items;
  const amountIn = (item: (typeof items)[number] | undefined, code: string) =>
    item?.values.find((value) => value.code === code);
  const [a, b] = [one, other].map((code) => amountIn(first, code));
  yield* draft.say(
    `**${inLibrary}；同类事项里金额不同的有${items.length}项${a && b && first ? `，差得最多的是${plain(first.name)}：${names[0]}${plain(a.text)}，${names[1]}${plain(b.text)}` : ''}。**`,
  );
  const rows = await Promise.all(
    items
      .slice(0, maxDifferences)
      .map(async (item) => [
        plain(item.name),
        ...(await Promise.all([one, other].map((code) => citedAmount(asked, draft, amountIn(item, code))))),
      ]),
  );
  yield* draft.say(table(['事项', ...names], rows));
  yield* draft.say(
    `问其中一项，可以带上它的名字，例如“${names[0]}和${names[1]}的${plain(first?.name ?? '')}有什么区别”。${link}看全部。`,
  );
  return true;
}

async function citedAmount(
  asked: Asked,
  draft: Draft,
  value: S['RegionDifference']['values'][number] | undefined,
): Promise<string> {
  const policy = value === undefined ? null : await asked.policy(value.policyId);
  if (value === undefined || policy === null) return '—';
  const clause = policy.clauses.find(({ text }) => text.includes(value.text));
  const { source, quote } = clauseOrField(policy, clause?.id ?? null, '金额', value.text);
  return `${plain(value.text)}${draft.cite(source, quote)}`;
}

/** Two policies that are named, two versions of one, or those of two regions about one thing. */
async function pairOf(asked: Asked): Promise<[S['Policy'], S['Policy']] | null> {
  const named = await asked.policies();
  const [first, second] = named;
  if (first && second) return [first, second];
  if (first && /新旧|旧版|上一版|修订前|以前的|版本/.test(asked.text)) {
    const older = first.versions.find(({ isCurrent }) => !isCurrent);
    const other = older === undefined ? null : await asked.policy(older.id);
    if (other !== null) return [other, first];
  }
  const regions = regionCodesIn(asked.text);
  const found = regions.length >= 2 ? byRegion(asked, regions) : byNames(asked);
  const [a, b] = await Promise.all(found.map((row) => (row === null ? null : asked.policy(row.id))));
  return a && b && a.id !== b.id ? [a, b] : null;
}

function byRegion(asked: Asked, regions: readonly string[]): (S['PolicySummary'] | null)[] {
  const topic = topicOfRegions(asked, regions);
  return topic.length < 2 ? [] : regions.slice(0, 2).map((region) => asked.alike(topic, region));
}

function topicOfRegions(asked: Asked, regions: readonly string[]): string {
  const names = regions.flatMap((code) => [regionName(code), regionName(code).replace(/[省市]$/, '')]);
  return names
    .reduce((text, name) => text.replaceAll(name, ' '), asked.text)
    .replace(asksDifference, ' ')
    .replace(/[和与跟同、，的吗呢？?比]|两地|有什么|有何|什么|政策|我们|哪些|一下|起来/g, ' ')
    .trim();
}

function byNames(asked: Asked): (S['PolicySummary'] | null)[] {
  const [, left = '', right = ''] =
    /^(.{2,40}?)(?:和|与|跟|同|、|相比|对比)(.{2,40}?)(?:有什么|有何|有哪些|之间|的|哪个|相比|对比|比较|区别|不同|差|$)/.exec(
      asked.text.replace(/^(?:请问|比较一下|对比一下|比较|对比)/, ''),
    ) ?? [];
  return left === '' || right === '' ? [] : [left, right].map((name) => asked.find(name.trim()));
}

type Cell = { text: string; source: Parameters<Draft['cite']>[0]; quote: string } | null;

function rowsOf(left: S['Policy'], right: S['Policy']): [string, Cell, Cell][] {
  const row = (name: string, read: (policy: S['Policy']) => Cell): [string, Cell, Cell] => [
    name,
    read(left),
    read(right),
  ];
  const labels = [...new Set([...left.keyFacts, ...right.keyFacts].map(({ label }) => label))].slice(0, maxFacts);
  return [
    row('文号', (policy) => field(policy, '文号', policy.docNo)),
    row('发文机关', (policy) => field(policy, '发文机关', policy.issuers.join('、'))),
    row('地区', (policy) => field(policy, '地区', policy.regionName)),
    row('效力', (policy) => field(policy, '效力', statusOf(policy.status))),
    row('申报时间', (policy) =>
      policy.window.state === 'none'
        ? null
        : { text: windowWords(policy.window), ...windowSource(policy, policy.window) },
    ),
    row('支持与金额', (policy) =>
      field(
        policy,
        '支持与金额',
        policy.items.map(({ name, amount }) => (amount === null ? name : `${name}：${amount.text}`)).join('；'),
      ),
    ),
    ...labels.map((label) => row(label, (policy) => keyFact(policy, label))),
    row('申报条件', (policy) => field(policy, '申报条件', conditionsOf(policy))),
    row('申报材料', (policy) => field(policy, '申报材料', policy.materials.join('；'))),
  ].filter(([, ...cells]) => cells.some((cell) => cell !== null)) as [string, Cell, Cell][];
}

function field(policy: S['Policy'], name: string, value: string | null): Cell {
  return value === null || value === '' ? null : { text: value, ...fieldSource(policy, name, value) };
}

function keyFact(policy: S['Policy'], label: string): Cell {
  const fact = policy.keyFacts.find((each) => each.label === label);
  return fact === undefined ? null : { text: fact.value, ...clauseOrField(policy, fact.clauseId, label, fact.value) };
}

const conditionsOf = ({ items }: S['Policy']): string => {
  const all = [...new Set(items.flatMap(({ conditions }) => conditions.map(({ text }) => text)))];
  return all.length <= maxConditions ? all.join('；') : `${all.slice(0, maxConditions).join('；')}等${all.length}项`;
};
