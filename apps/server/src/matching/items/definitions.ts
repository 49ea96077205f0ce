import type { Matchable } from './matchable';

type Clauses = Matchable['clauses'];

/** 本细则所称设备投资额，是指……，不含土地、厂房和二手设备支出 */
const defining = /所称([^，。；]{2,20})，是指(.+?)[。；]?(?:（示例条款）)?$/;

/** 3年内未因弄虚作假被停止受理……租金补贴申报: the words stand in it only as the name of a policy. */
const onFiling = /被停止受理.+申报$/;

const known = new WeakMap<Clauses, ReadonlyMap<string, string>>();

/** Words that a document defines, with what it means by them. */
function definitionsOf(clauses: Clauses): ReadonlyMap<string, string> {
  const found =
    known.get(clauses) ??
    new Map(
      clauses.flatMap(({ text }): [string, string][] => {
        const [, term, meaning] = defining.exec(text) ?? [];
        return term === undefined || meaning === undefined ? [] : [[term, meaning]];
      }),
    );
  known.set(clauses, found);
  return found;
}

/** Meaning of a word of a question in the first document of the items that defines one: 原文所称设备投资额，是指……; null where none does. */
export function definitionFor(question: string, items: readonly Pick<Matchable, 'clauses'>[]): string | null {
  if (onFiling.test(question)) return null;
  for (const { clauses } of items)
    for (const [term, meaning] of definitionsOf(clauses))
      if (question.includes(term)) return `原文所称${term}，是指${meaning}`;
  return null;
}
