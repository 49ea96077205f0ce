'use client';
import type { RegionOverview } from '@hengce/api';
import { toCsv } from '@hengce/feature-kit';
import { Button, Icon, useSaveFile } from '@hengce/ui';
import { Download } from 'lucide-react';
import { useRegionText } from './text';

/** Every region with its figures and where they are from, for spreadsheets. */
export function ExportRegions({ overview: { asOf, source, regions } }: { overview: RegionOverview }) {
  const text = useRegionText().region;
  const save = useSaveFile();
  const onPress = () => {
    const lines = [
      [text.exportNote(text.source[source], asOf)],
      text.exportHead,
      ...regions.map(({ name, policies, published, topAmount, materials }) => [
        name,
        String(policies),
        String(published),
        topAmount ? String(topAmount.value / 1_000_000) : '',
        topAmount?.title ?? '',
        materials === null ? '' : String(materials),
      ]),
    ];
    save(new Blob([toCsv(lines)], { type: 'text/csv;charset=utf-8' }), text.exportName(asOf));
  };
  return (
    <Button iconStart={<Icon icon={Download} />} onPress={onPress}>
      {text.export}
    </Button>
  );
}
