import type { MainComponents } from '@hengce/api/contract';
import { saysAlready } from '../sentences';
import { cell, type Entry, type Slide, type SourceOf, structured } from './words';

type S = MainComponents['schemas'];

const maxItems = 6;
const hasNumber = /[\d一二三四五六七八九十]/;
const verdicts: Readonly<Record<S['MatchVerdict'], string>> = {
  met: '符合',
  unmet: '不符合',
  unknown: '缺资料',
  manual: '待核实',
  notApplicable: '不适用',
};

/** What each item comes to for the firm, in the words of its match. */
export function conclusionsOf({ items }: S['PolicyMatch'], firm: SourceOf): Slide {
  const rows = items.slice(0, maxItems).map(({ policy: { itemName }, conclusion }): Entry => {
    const text = [itemName, conclusion].map(cell).join('｜');
    return { text, cites: firm.cite(`${itemName}：${conclusion}`) };
  });
  return {
    head: { text: '本企业的结论', layout: 'table' },
    entries: rows.length > 0 ? [{ text: '事项｜结论' }, ...rows] : [],
  };
}

/** What a condition says, with the firm's side of it where there is a firm. */
interface Asked {
  text: string;
  entry: Entry;
}

/** Conditions that all items share, and those that each of the first items has alone. */
export function conditionsOf(
  policy: S['Policy'],
  match: S['PolicyMatch'] | null,
  words: SourceOf,
  firm: SourceOf | null,
  clauses: ReadonlyMap<string, number>,
): Slide[] {
  const judged = firm === null ? [] : (match?.items ?? []);
  const items: { name: string; asked: Asked[] }[] =
    judged.length > 0 && firm !== null
      ? judged.map(({ policy: { itemName }, conditions }) => ({
          name: itemName,
          asked: conditions
            .filter(({ relation }) => relation === null)
            .map((one) => judgedOf(one, words, firm, clauses)),
        }))
      : policy.items.map(({ name, conditions }) => ({
          name,
          asked: conditions.map(({ text, clauseId }) => ({
            text,
            entry: { text, cites: structured(words, text, clauseId, clauses) },
          })),
        }));
  const isCommon = ({ text }: Asked) =>
    items.length > 1 && items.every(({ asked }) => asked.some((one) => one.text === text));
  const slideOf = (text: string, entries: Entry[], first = ''): Slide => ({
    head: { text, layout: judged.length > 0 ? 'table' : 'bullets' },
    entries: judged.length > 0 && entries.length > 0 ? [{ text: `${first}条件｜本企业｜结论` }, ...entries] : entries,
  });
  const [only] = items;
  if (items.length === 1) return [slideOf('申报条件', only?.asked.map(({ entry }) => entry) ?? [])];
  const own = items
    .slice(0, maxItems)
    .flatMap(({ name, asked }) =>
      asked
        .filter((one) => !isCommon(one))
        .map(({ entry }) => ({ ...entry, text: `${cell(name)}${judged.length > 0 ? '｜' : '：'}${entry.text}` })),
    );
  const common = only?.asked.filter(isCommon).map(({ entry }) => entry) ?? [];
  return [slideOf('申报条件', common), slideOf('各事项的条件', own, '事项｜')];
}

function judgedOf(
  { title, requirement, own, verdict, clause, source }: S['MatchCondition'],
  words: SourceOf,
  firm: SourceOf,
  clauses: ReadonlyMap<string, number>,
): Asked {
  // A requirement of 是, or that it takes a person, says no more than its title.
  const isSaid =
    title.includes(requirement) ||
    requirement === '是' ||
    requirement.startsWith('由企业确认') ||
    (saysAlready(title, requirement) && !hasNumber.test(requirement));
  const text = isSaid ? title : `${title}：${requirement}`;
  const bare = own?.startsWith(`${title}：`) ? own.slice(title.length + 1) : own;
  const ofFirm = own === null ? [] : firm.cite(`${title}：${bare}${source === null ? '' : `（${source}）`}`);
  const ofPolicy = structured(words, clause?.quote ?? text, clause?.clauseId ?? null, clauses);
  return {
    text,
    entry: {
      text: [text, bare ?? '—', verdicts[verdict]].map(cell).join('｜'),
      cites: [...(ofPolicy ?? []), ...(ofFirm ?? [])],
    },
  };
}
