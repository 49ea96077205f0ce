import type { MainComponents } from '@hengce/api/contract';
import type { Candidates } from '../candidates/Candidates';
import { bitOf } from '../filterMatches';
import type { Catalog } from '../policyIndex/Catalog';

const wanYuan = 1_000_000;
/** Where bars begin, in 万元: a sum is told from another by its size, not by the difference. */
const starts = [0, 10, 20, 50, 100, 200, 300, 500, 1000, 3000].map((wan) => wan * wanYuan);

/** Numbers of found documents by stated amount; those that only the range of amounts excludes are counted too. */
export function amountBars(
  catalog: Catalog,
  { documents, count }: Candidates,
  fails: Uint16Array,
): MainComponents['schemas']['AmountBar'][] {
  const others = ~bitOf('amount');
  const counts = starts.map(() => 0);
  for (let i = 0; i < count; i++) {
    const fen = catalog.amountKey(documents[i] as number);
    if (fen < 0 || ((fails[i] as number) & others) !== 0) continue;
    const at = starts.findLastIndex((start) => fen >= start);
    counts[at] = (counts[at] as number) + 1;
  }
  return starts.map((fromFen, i) => ({ fromFen, toFen: starts[i + 1] ?? null, count: counts[i] as number }));
}
