'use client';
import { chineseDate } from '@hengce/text';
import { DescriptionList, Link, Text } from '@hengce/ui';
import { FactSection } from '../../../shared/components/facts/FactSection';
import type { Policy } from '../../../shared/model/types';
import { usePolicyText } from '../../../shared/text';

/** Source of the document, its check, and its dates. Only known ones are listed. */
export function PolicySourceFacts({ policy }: { policy: Policy }) {
  const text = usePolicyText();
  const { detail } = text;
  const { source, indexNo, themes, regionName, writtenAt, publishedAt, effectiveFrom, effectiveTo } = policy;
  const rows: [label: string, value: string | null | undefined][] = [
    [detail.sourceName, source.name],
    [detail.provenance, text.provenance[source.provenance]],
    [detail.verifiedAt, source.verifiedAt ? chineseDate(source.verifiedAt) : detail.notVerified],
    [detail.confidence, source.confidence && detail.confidenceLevels[source.confidence]],
    [detail.licence, source.licence],
    [detail.indexNo, indexNo],
    [detail.region, regionName],
    [detail.themes, themes.join(text.and)],
    [detail.writtenAt, writtenAt && chineseDate(writtenAt)],
    [detail.publishedAt, publishedAt && chineseDate(publishedAt)],
    [detail.effectiveFrom, effectiveFrom && chineseDate(effectiveFrom)],
    [detail.effectiveTo, effectiveTo && chineseDate(effectiveTo)],
  ];
  return (
    <FactSection title={detail.source}>
      <DescriptionList items={rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))} />
      {source.url ? (
        <Link href={source.url} isExternal variant="standalone">
          {detail.openOfficial}
        </Link>
      ) : null}
      {source.attribution ? <Text variant="meta">{source.attribution}</Text> : null}
      <Text variant="meta">{policy.isSample ? detail.sampleNotice : detail.disclaimer}</Text>
    </FactSection>
  );
}
