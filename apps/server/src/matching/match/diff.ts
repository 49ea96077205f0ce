import type { MainComponents } from '@hengce/api/contract';
import { verdictNames } from '../items';
import type { Snapshot } from './snapshot';

type S = MainComponents['schemas'];

/** Items that changed between two snapshots: another group, another verdict on a condition, new (`before` null) or gone (`after` null). */
export function movesBetween(before: Snapshot, after: Snapshot): S['MatchMove'][] {
  const keyOf = ({ policy }: S['MatchItem']) => `${policy.policyId} ${policy.itemId}`;
  const former = new Map(before.items.map((item) => [keyOf(item), item]));
  const present = new Map(after.items.map((item) => [keyOf(item), item]));
  const moves: S['MatchMove'][] = [];
  for (const [key, item] of present) {
    const was = former.get(key);
    const because = was ? changesOf(was, item) : [];
    if (was === undefined || was.group !== item.group || because.length > 0)
      moves.push({ policy: item.policy, before: was?.group ?? null, after: item.group, because });
  }
  for (const [key, item] of former)
    if (!present.has(key)) moves.push({ policy: item.policy, before: item.group, after: null, because: [] });
  return moves;
}

function changesOf(before: S['MatchItem'], after: S['MatchItem']): string[] {
  const former = new Map(before.conditions.map((row) => [row.id, row]));
  return after.conditions.flatMap((row) => {
    const was = former.get(row.id);
    if (row.relation !== null || was === undefined || was.verdict === row.verdict) return [];
    const isSaid = was.own !== null && row.own !== null && was.own !== row.own;
    const [from, to] = isSaid ? [was.own, row.own] : [verdictNames[was.verdict], verdictNames[row.verdict]];
    return [`${row.title}由${from}变为${to}`];
  });
}
