import type { MainComponents } from '@hengce/api/contract';
import type { EngineDependencies } from './dependencies';

type S = MainComponents['schemas'];

const most = 4;

/** What may be asked next about the first policy that was cited: only what its fields can answer. */
export async function suggestionsFor(
  { policies }: Pick<EngineDependencies, 'policies'>,
  citations: readonly S['ChatCitation'][],
): Promise<string[]> {
  const id = citations.find(({ policyId }) => policyId != null)?.policyId;
  const policy = id == null ? null : await policies.get(id).catch(() => null);
  if (policy === null) return [];
  const { window, items, materials, versions } = policy;
  const name = `《${policy.title}》`;
  return [
    ...(items.some(({ conditions }) => conditions.length > 0) ? [`我们符合${name}的条件吗`] : []),
    ...(items.some(({ amount }) => amount !== null) ? [`按${name}我们能拿多少`] : []),
    ...(window.state === 'open' || window.state === 'upcoming' ? [`${name}还有多久截止`] : []),
    ...(materials.length > 0 ? [`申报${name}要什么材料`] : []),
    ...(versions.length > 1 ? [`${name}新旧版本有什么区别`] : []),
  ].slice(0, most);
}
