import { expectedAt, problemsOf, ruleSets, sides, thresholdsOf, verdictAt } from '@hengce/rules';
import { nationalProgrammes } from '../corpus/programmes';

// Checks the rules that are shipped: quotes, document numbers, and every threshold below, on and above it.

const programmes = nationalProgrammes();
const clauses = new Map(
  programmes.flatMap((policy) => policy.clauses.map(({ id, text }) => [`${policy.id} ${id}`, text] as const)),
);
const docNoOf = (id: string): string | null => programmes.find((policy) => policy.id === id)?.docNo ?? null;

const problems = ruleSets.flatMap((set) =>
  problemsOf(set, (policyId, clauseId) => clauses.get(`${policyId} ${clauseId}`), docNoOf),
);
const thresholds = thresholdsOf(ruleSets);
const names = { below: '低于', on: '等于', above: '高于' } as const;
for (const { set, cond, limit } of thresholds)
  for (const side of sides) {
    const [found, wanted] = [verdictAt(cond, limit, side), expectedAt(cond, side)];
    if (found !== wanted) problems.push(`${set}：${cond.id}${names[side]}门槛时应为${wanted}，实际为${found}`);
  }

for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(
  `规则${ruleSets.length}套，门槛${thresholds.length}个，算例${thresholds.length * sides.length}个，问题${problems.length}处\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
