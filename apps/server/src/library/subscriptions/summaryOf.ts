import type { MainComponents } from '@hengce/api/contract';
import {
  kindLabels,
  levelLabels,
  provenanceLabels,
  reachName,
  regionName,
  statusLabels,
  supportLabels,
  windowLabels,
} from '../../platform/vocabulary';

type Spec = MainComponents['schemas']['SubscriptionSpec'];

const named =
  (labels: Readonly<Record<string, string>>) =>
  (value: string): string =>
    labels[value] ?? value;

const namesOf: Readonly<Record<Exclude<keyof Spec, 'q' | 'policyId' | 'near'>, (value: string) => string>> = {
  region: regionName,
  level: named(levelLabels),
  department: (value) => value,
  theme: (value) => value,
  kind: named(kindLabels),
  window: named(windowLabels),
  status: named(statusLabels),
  support: named(supportLabels),
  source: named(provenanceLabels),
  year: (value) => `${value}年`,
};

/** Conditions of a subscription in words: “研发费用补助”，浙江省，奖励或资金补助. */
export function summaryOf(spec: Spec): string {
  const words = spec.q === undefined ? [] : [`“${spec.q}”`];
  const filters = (Object.keys(namesOf) as (keyof typeof namesOf)[]).flatMap((key) => {
    const values = spec[key] ?? [];
    return values.length === 0 ? [] : [values.map(namesOf[key]).join('或')];
  });
  const place = spec.near === undefined ? [] : [`${reachName(spec.near)}与全国`];
  return [...words, ...filters, ...place].join('，');
}
