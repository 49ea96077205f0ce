import type { MainComponents } from '@hengce/api/contract';
import type { EngineDependencies } from './dependencies';

type S = MainComponents['schemas'];

const most = 4;

/** Ways of asking for the same. */
const sameAs = {
  fits: /符合|够不够|达标|条件|能不能报/,
  amount: /多少|能拿|金额/,
  deadline: /截止|多久|什么时候|到期/,
  materials: /材料/,
  versions: /区别|新旧/,
} as const;

/**
 * Follow-up questions about the first cited policy that its fields can answer, without the one just asked; at most 4, none where no policy
 * is cited.
 */
export async function suggestionsFor(
  { library }: Pick<EngineDependencies, 'library'>,
  citations: readonly S['ChatCitation'][],
  asked: string,
): Promise<string[]> {
  const id = citations.find(({ policyId }) => policyId != null)?.policyId;
  const policy = id == null ? null : await library.get(id).catch(() => null);
  if (policy === null) return [];
  const { window, items, materials, versions } = policy;
  const name = `《${policy.title}》`;
  const isNew = (kind: keyof typeof sameAs) => !sameAs[kind].test(asked);
  return [
    ...(isNew('fits') && items.some(({ conditions }) => conditions.length > 0) ? [`我们符合${name}的条件吗`] : []),
    ...(isNew('amount') && items.some(({ amount }) => amount !== null) ? [`按${name}我们能拿多少`] : []),
    ...(isNew('deadline') && (window.state === 'open' || window.state === 'upcoming') ? [`${name}还有多久截止`] : []),
    ...(isNew('materials') && materials.length > 0 ? [`申报${name}要什么材料`] : []),
    ...(isNew('versions') && versions.length > 1 ? [`${name}新旧版本有什么区别`] : []),
  ].slice(0, most);
}
