'use client';
import type { PolicyComparison } from '@hengce/api';
import { toCsv } from '@hengce/feature-kit';
import { Button, Icon, useSaveFile } from '@hengce/ui';
import { Download } from 'lucide-react';
import { sideText } from './sideText';
import { useCompareText } from './text';

/** Button that exports the comparison as CSV, with its sources. */
export function ExportComparison({ comparison: { left, right, rows } }: { comparison: PolicyComparison }) {
  const text = useCompareText().compare;
  const save = useSaveFile();
  const onPress = () => {
    const lines = [
      text.exportSource(text.side.left, left.title, left.docNo ?? '', left.label),
      text.exportSource(text.side.right, right.title, right.docNo ?? '', right.label),
      [text.exportNote],
      [],
      text.exportHead,
      ...rows.map((row) => [
        text.change[row.change],
        row.left?.label ?? '',
        row.left ? sideText(row.segments, 'left').words : '',
        row.right?.label ?? '',
        row.right ? sideText(row.segments, 'right').words : '',
      ]),
    ];
    save(new Blob([toCsv(lines)], { type: 'text/csv;charset=utf-8' }), text.exportName(left.title, right.title));
  };
  return (
    <Button iconStart={<Icon icon={Download} />} onPress={onPress}>
      {text.export}
    </Button>
  );
}
