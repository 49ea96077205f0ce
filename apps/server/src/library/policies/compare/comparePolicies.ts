import type { MainComponents } from '@hengce/api/contract';
import { compareDocuments } from '@hengce/text';

type S = MainComponents['schemas'];

/**
 * Comparison of two documents (政策对比): their clauses side by side, whatever their numbers, and the differences.
 *
 * @returns null when the documents are too long to be compared here.
 */
export function comparePolicies(left: S['Policy'], right: S['Policy']): S['PolicyComparison'] | null {
  const found = compareDocuments(left.clauses, right.clauses);
  return (
    found && {
      left: policyOf(left),
      right: policyOf(right),
      isSameTitle: left.versions.some(({ id }) => id === right.id),
      ...found,
    }
  );
}

function policyOf({ source, versions, ...policy }: S['Policy']): S['ComparedPolicy'] {
  const { id, title, docNo, regionName, status, isSample, hasFullText } = policy;
  const version = versions.find(({ isCurrent }) => isCurrent);
  return {
    id,
    title,
    docNo,
    regionName,
    label: version?.label ?? '',
    date: version?.date ?? null,
    status,
    provenance: source.provenance,
    isSample,
    hasFullText,
    attribution: source.attribution,
  };
}
