import type { MainComponents } from '@hengce/api/contract';
import { regionCodesIn, regionName } from '../../../platform/vocabulary';
import type { AnswerPiece } from '../AnswerEngine';
import { statusOf } from '../sources';
import type { Asked } from './Asked';
import { type Draft, linkTo, plain, table } from './Draft';
import { libraryStep } from './deadlines';
import { clauseOrField, fieldSource, windowSource, windowWords } from './words';

type S = MainComponents['schemas'];

const asksDifference = /区别|不同|差别|差异|对比|比较|相比|哪个(?:更|好|多|高|划算)|有何异同/;
const maxFacts = 6;
const maxConditions = 12;

/** X和Y有什么区别. */
export async function* answerComparison(asked: Asked, draft: Draft): AsyncGenerator<AnswerPiece, boolean, undefined> {
  if (!asksDifference.test(asked.text)) return false;
  const pair = await pairOf(asked);
  if (pair === null) return false;
  const [left, right] = pair;
  yield libraryStep(`对照《${left.title}》与《${right.title}》`);
  const rows = rowsOf(left, right).map(([name, ...cells]) => [
    name,
    ...cells.map((cell) => (cell === null ? '—' : `${plain(cell.text)}${draft.cite(cell.source, cell.quote)}`)),
  ]);
  yield* draft.say(table(['', `《${plain(left.title)}》`, `《${plain(right.title)}》`], rows));
  yield* draft.say(
    linkTo(
      '逐条对照原文',
      `/Policy/SingleCompare?left=${encodeURIComponent(left.id)}&right=${encodeURIComponent(right.id)}`,
    ),
  );
  return true;
}

/** Two policies that are named, two versions of one, or those of two regions about one thing. */
async function pairOf(asked: Asked): Promise<[S['Policy'], S['Policy']] | null> {
  const named = await asked.policies();
  const [first, second] = named;
  if (first && second) return [first, second];
  if (first && /新旧|旧版|上一版|修订前|以前的|版本/.test(asked.text)) {
    const older = first.versions.find(({ isCurrent }) => !isCurrent);
    const other = older === undefined ? null : await asked.policy(older.id);
    if (other !== null) return [first, other];
  }
  const regions = regionCodesIn(asked.text);
  const found = regions.length >= 2 ? byRegion(asked, regions) : byNames(asked);
  const [a, b] = await Promise.all(found.map((row) => (row === null ? null : asked.policy(row.id))));
  return a && b && a.id !== b.id ? [a, b] : null;
}

function byRegion(asked: Asked, regions: readonly string[]): (S['PolicySummary'] | null)[] {
  const names = regions.flatMap((code) => [regionName(code), regionName(code).replace(/[省市]$/, '')]);
  const topic = names
    .reduce((text, name) => text.replaceAll(name, ' '), asked.text)
    .replace(asksDifference, ' ')
    .replace(/[和与跟同、，的吗呢？?]|两地|有什么|有何|什么|政策|我们|哪些/g, ' ')
    .trim();
  if (topic.length < 2) return [];
  return regions.slice(0, 2).map((region) => asked.find(topic, region));
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
