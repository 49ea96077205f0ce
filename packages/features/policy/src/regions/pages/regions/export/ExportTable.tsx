'use client';
import { toCsv } from '@hengce/feature-kit';
import { Button, Icon, useSaveFile } from '@hengce/ui';
import { Download } from 'lucide-react';
import type { Source } from '../regionState';
import { useRegionText } from '../text';

/** Table for CSV: a head, and rows with their source. */
export interface Table {
  head: readonly string[];
  /** Cells, the last of them a path within the portal. */
  rows: readonly (readonly [...string[], string])[];
}

export interface ExportTableProps {
  /** File name without the day. */
  name: string;
  source: Source;
  asOf: string;
  table: Table;
}

export function ExportTable({ name, source, asOf, table }: ExportTableProps) {
  const text = useRegionText().region.csv;
  const sources = useRegionText().region.source;
  const save = useSaveFile();
  return (
    <Button
      size="sm"
      iconStart={<Icon icon={Download} />}
      onPress={({ target }) => {
        const address = (path: string) => new URL(path, target.ownerDocument.baseURI).href;
        const lines = table.rows.map((row) => [
          ...row.slice(0, -1),
          address(row.at(-1) as string),
          sources[source],
          asOf,
        ]);
        const file = toCsv([[...table.head, text.address, text.source, text.asOf], ...lines]);
        save(new Blob([file], { type: 'text/csv;charset=utf-8' }), text.name(name, asOf));
      }}
    >
      {text.export}
    </Button>
  );
}
