import { chineseDate, shortAmount, shortDate } from '@hengce/text';
import { type PolicyRowProps, withoutSampleMark } from '@hengce/ui';
import type { PolicyHrefs } from '../../shared/hrefs';
import type { MarkRange, PolicySummary, Provenance } from '../../shared/model/types';
import type { PolicyText } from '../../shared/text';
import { over } from './validity';

interface RowContext {
  hrefs: Pick<PolicyHrefs, 'detail'>;
  text: PolicyText;
  now: Date;
  /** The words that the server searched for; the page behind a link marks them. */
  terms?: readonly string[];
}

/** Provenances that a row names; the plain official text needs no badge, and 示例 has its own mark. */
const badged: readonly Provenance[] = ['official_metadata', 'curated', 'third_party'];

/**
 * Number of characters above which an amount is a rule, which only the page of the policy shows; the row then has its
 * upper limit, or nothing when there is none.
 */
const longestAmount = 16;

function amountWords(
  { text: words, capFen }: NonNullable<PolicySummary['amount']>,
  text: PolicyText,
): string | undefined {
  if (words.length <= longestAmount) return words;
  return capFen === null ? undefined : text.row.cap(shortAmount(capFen));
}

/** Props of a policy's row in a list, with the first matching clause and its marks. */
export function policyRowProps(policy: PolicySummary, { hrefs, text, now, terms }: RowContext): PolicyRowProps {
  const { id, title, level, status, effectiveFrom, provenance, snippets, supersededBy, versionCount, window } = policy;
  const date = policy.publishedAt ?? effectiveFrom;
  return {
    title,
    titleMarks: policy.titleMarks as MarkRange[],
    href: hrefs.detail(id, { terms }),
    levelLabel: text.level[level],
    issuers: policy.issuers,
    docNo: policy.docNo,
    date: date && shortDate(date, now),
    dateLabel: policy.publishedAt ? undefined : text.row.effective,
    tags: [
      ...(status === 'not_yet_effective'
        ? [{ label: text.row.notYet(effectiveFrom && chineseDate(effectiveFrom)), tone: 'accent' as const }]
        : []),
      ...(badged.includes(provenance) ? [{ label: text.provenance[provenance] }] : []),
      ...(policy.missing ? [{ label: text.row.missing(policy.missing) }] : []),
      ...(versionCount > 1 ? [{ label: text.row.versions(versionCount) }] : []),
    ],
    snippets: snippets.slice(0, 1).map(({ clauseId, clauseLabel, text: words, marks }) => ({
      label: clauseLabel,
      text: words,
      marks: marks as MarkRange[],
      href: hrefs.detail(id, { clauseId, terms }),
    })),
    amountText: policy.amount && amountWords(policy.amount, text),
    deadline: { ...window, now },
    statusLabel: over.includes(status) ? text.status[status] : undefined,
    isSample: policy.isSample,
    supersededBy: supersededBy && { title: withoutSampleMark(supersededBy.title), href: hrefs.detail(supersededBy.id) },
  };
}
