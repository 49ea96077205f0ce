import type { MainComponents } from '@hengce/api/contract';
import type { Matchable } from '../../matching/items';

type DeliveryKind = MainComponents['schemas']['DeliveryKind'];

export const deliveryNames: Readonly<Record<DeliveryKind, string>> = {
  noApplication: '免申即享',
  instant: '即申即享',
  review: '审核制',
  competitive: '评审制',
  recommendation: '推荐制',
};

/** Words of documents, the most telling first: who is recommended is often reviewed too. */
const words: readonly (readonly [DeliveryKind, RegExp])[] = [
  ['noApplication', /(?<![不非])免申即享|无须提交申报材料/],
  ['instant', /即申即(享|兑)/],
  ['recommendation', /不接受(企业)?自行申报|推荐制|(省级|市级|主管部门)(审核)?推荐/],
  ['competitive', /评审制|竞争性(评审|分配)|专家评审/],
  ['review', /审核制|(分级|集中|按季度)审核|组织复审/],
];
/** What is said of everything else: 除免申即享项目外. */
const excepted = /除[^，。；]*?(之外|以外|外)/g;

/** A clause that speaks of certain others: 第五条、第六条实行免申即享. */
const pointing = /第[一二三四五六七八九十百]+条/;

type Said = Pick<Matchable, 'clauses' | 'itemIds'> & { item: Pick<Matchable['item'], 'id'> };

/**
 * How money or title is given: in the words of its own clause and those below it, else of what the document says of everything it
 * gives. Undefined where it does not say.
 */
export function deliveryOf(matchable: Said): DeliveryKind | undefined {
  const known = remembered.get(matchable);
  if (known !== undefined) return known ?? undefined;
  const { clauses, itemIds, item } = matchable;
  const own = within(clauses, [item.id]);
  const others = within(
    clauses,
    itemIds.filter((id) => id !== item.id),
  );
  const kind =
    kindOf(clauses.filter(({ id }) => own.has(id))) ??
    kindOf(
      clauses.filter(
        ({ id, text }) => !own.has(id) && !others.has(id) && (itemIds.length === 1 || !pointing.test(text)),
      ),
    );
  remembered.set(matchable, kind);
  return kind ?? undefined;
}

function kindOf(clauses: Said['clauses']): DeliveryKind | null {
  const text = clauses.map((clause) => clause.text.replace(excepted, '')).join('\n');
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** These clauses and those below them; clauses are in reading order. */
function within(clauses: Said['clauses'], ids: readonly string[]): Set<string> {
  const found = new Set(ids);
  for (const { id, parentId } of clauses) if (parentId !== null && found.has(parentId)) found.add(id);
  return found;
}
const remembered = new WeakMap<Said, DeliveryKind | null>();
