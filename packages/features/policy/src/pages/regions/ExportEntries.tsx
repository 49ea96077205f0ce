'use client';
import { isApiError, type RegionEntryList } from '@hengce/api';
import { toCsv, useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { Button, Icon, toast, useSaveFile } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { regionQueries } from '../../data/regions';
import { usePolicyText } from '../../text';
import { entriesQuery, mostExported } from './entriesQuery';
import { regionState } from './regionState';
import { useRegionText } from './text';

/** The list with where each policy is from, for spreadsheets. */
export function ExportEntries({ list: { total, source, asOf } }: { list: RegionEntryList }) {
  const text = useRegionText().region;
  const { provenance } = usePolicyText();
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const save = useSaveFile();
  const [state] = useSearchState(regionState);
  const run = useMutation({
    mutationFn: async () => {
      const { rows } = await client.fetchQuery(
        regionQueries(api).entries({ ...entriesQuery(state), pageNum: 1, pageSize: mostExported }),
      );
      const lines = rows.flatMap((row) =>
        (row.items.length > 0 ? row.items : [null]).map((item) => [
          row.regionName,
          row.title,
          row.docNo ?? '',
          row.issuers.join('、'),
          row.publishedAt ?? '',
          row.effectiveTo ?? '',
          item?.name ?? '',
          item?.amount ?? '',
          row.industries.map(({ name }) => name).join('、'),
          provenance[row.provenance],
          row.policyId,
        ]),
      );
      const note = text.list.exportNote(text.source[source], asOf, rows.length, total);
      save(
        new Blob([toCsv([[note], text.list.exportHead, ...lines])], { type: 'text/csv;charset=utf-8' }),
        text.list.exportName(asOf),
      );
    },
    onError: (error) =>
      isApiError(error) && error.kind === 'session-expired'
        ? undefined
        : toast(text.list.exportFailed, { tone: 'error', action: { onPress: () => run.mutate() } }),
  });
  return (
    <Button iconStart={<Icon icon={Download} />} isPending={run.isPending} onPress={() => run.mutate()}>
      {text.list.export}
    </Button>
  );
}
