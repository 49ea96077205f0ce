import { withoutSampleEnd, withoutSampleMark } from '@hengce/ui';
import type { Policy } from '../../shared/model/types';

/** Last sentence of the summary of a sample, which the ribbon says instead. */
const sampleSentence = /本文为示例数据，不能作为申报依据。$/;

/** Policy as its page shows it: a sample has a ribbon instead of the marks 示例 in its words; any other is unchanged. */
export function asShown(policy: Policy): Policy {
  if (!policy.isSample) return policy;
  const { clauses, items, keyFacts, summary, relations, materials, versions } = policy;
  return {
    ...policy,
    summary: summary === null ? null : summary.replace(sampleSentence, ''),
    clauses: clauses.map((clause) => ({ ...clause, text: withoutSampleEnd(clause.text) })),
    items: items.map((item) => ({
      ...item,
      conditions: item.conditions.map((each) => ({ ...each, text: withoutSampleEnd(each.text) })),
    })),
    keyFacts: keyFacts.map((fact) => ({ ...fact, value: withoutSampleEnd(fact.value) })),
    materials: materials.map(withoutSampleEnd),
    versions: versions.map((version) => ({ ...version, title: withoutSampleMark(version.title) })),
    relations: relations.map((one) => ({
      ...one,
      policy: { ...one.policy, title: withoutSampleMark(one.policy.title) },
    })),
  };
}
