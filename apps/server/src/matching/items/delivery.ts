import type { MainComponents } from '@hengce/api/contract';
import type { Matchable } from './matchable';

type DeliveryKind = MainComponents['schemas']['DeliveryKind'];

/** Chinese names of the 兑付方式. */
export const deliveryNames: Readonly<Record<DeliveryKind, string>> = {
  noApplication: '免申即享',
  instant: '即申即享',
  review: '审核制',
  competitive: '评审制',
  recommendation: '推荐制',
};

/** What documents write for each kind, the more specific first: a recommended firm is often reviewed too. */
const words: readonly (readonly [DeliveryKind, RegExp])[] = [
  ['noApplication', /(?<![不非])免申即享|无须提交申报材料/],
  ['instant', /即申即(享|兑)/],
  ['recommendation', /不接受(企业)?自行申报|推荐制|(省级|市级|主管部门)(审核)?推荐/],
  ['competitive', /评审制|竞争性(评审|分配)|专家评审/],
  ['review', /审核制|(分级|集中|按季度)审核|组织复审/],
];
/** An exception, which says nothing of the item itself: 除免申即享项目外. */
const exception = /除[^，。；]*?(之外|以外|外)/g;

/** A clause about other clauses: 第五条、第六条实行免申即享. */
const reference = /第[一二三四五六七八九十百]+条/;

type ItemText = Pick<Matchable, 'clauses' | 'itemIds'> & { item: Pick<Matchable['item'], 'id'> };

/**
 * 兑付方式 of an item: as its own clause and the clauses below it say, else as the document says of all its items. Undefined where
 * neither says.
 */
export function deliveryOf(matchable: ItemText): DeliveryKind | undefined {
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
        ({ id, text }) => !own.has(id) && !others.has(id) && (itemIds.length === 1 || !reference.test(text)),
      ),
    );
  remembered.set(matchable, kind);
  return kind ?? undefined;
}

/**
 * How an item is got that nobody files for (办理方式), as a sentence: 免申即享, and tax benefits while they are open; undefined where one files.
 */
export function claimOf(
  matchable: ItemText & { item: Pick<Matchable['item'], 'support'>; window: Pick<Matchable['window'], 'state'> },
): string | undefined {
  const { state } = matchable.window;
  if (state !== 'open' && state !== 'rolling') return undefined;
  if (deliveryOf(matchable) === 'noApplication') return '免申即享：名单公布后由企业确认，不用提交材料';
  return state === 'rolling' && matchable.item.support === 'tax' ? '随纳税申报享受，不用单独申报' : undefined;
}

function kindOf(clauses: ItemText['clauses']): DeliveryKind | null {
  const text = clauses.map((clause) => clause.text.replace(exception, '')).join('\n');
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Ids of the given clauses and all clauses below them; relies on reading order. */
function within(clauses: ItemText['clauses'], ids: readonly string[]): Set<string> {
  const found = new Set(ids);
  for (const { id, parentId } of clauses) if (parentId !== null && found.has(parentId)) found.add(id);
  return found;
}
const remembered = new WeakMap<ItemText, DeliveryKind | null>();
