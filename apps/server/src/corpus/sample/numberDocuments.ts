import type { Family } from './families/Family';
import type { MeasurePlan, Numbered } from './MeasurePlan';

const PREFIX: Record<Family['department'], string> = {
  science: '示例科',
  industry: '示例工信',
  finance: '示例金',
  labour: '示例人社',
  commerce: '示例商',
  ip: '示例知',
  market: '示例市监',
};

/**
 * Gives documents their numbers, per prefix and year in the order of publication. Three digits with leading zeros,
 * which no real number has.
 */
export function numberDocuments(plans: readonly MeasurePlan[]): void {
  const documents = plans.flatMap((plan) => [
    { prefix: PREFIX[plan.family.department], document: plan as Numbered },
    ...plan.notices.flatMap((notice) =>
      [notice, notice.extension]
        .filter((document) => document !== undefined)
        .map((document) => ({ prefix: PREFIX[plan.family.department], document: document as Numbered })),
    ),
  ]);
  documents.sort((a, b) => {
    const left = a.document.publishedAt + a.document.id;
    const right = b.document.publishedAt + b.document.id;
    return left < right ? -1 : left > right ? 1 : 0;
  });
  const counts = new Map<string, number>();
  for (const { prefix, document } of documents) {
    const key = `${prefix}〔${document.writtenAt.slice(0, 4)}〕`;
    const next = (counts.get(key) ?? 0) + 1;
    counts.set(key, next);
    document.docNo = `${key}${String(next).padStart(3, '0')}号`;
  }
}
