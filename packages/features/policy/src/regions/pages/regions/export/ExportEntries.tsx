'use client';
import { isApiError, type RegionEntry, type RegionEntryList } from '@hengce/api';
import { toCsv, useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { Button, Icon, toast, useSaveFile } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEnterprise } from '../../../../shared/components/match/useEnterprise';
import { usePolicyHrefs } from '../../../../shared/hrefs';
import { usePolicyText } from '../../../../shared/text';
import { regionQueries } from '../../../data/regions';
import { entriesQuery, exportedAtOnce, maxExported } from '../entriesQuery';
import { regionState } from '../regionState';
import { useRegionText } from '../text';

/** Button that exports the list as CSV, at most 5000 policies, with the source of each. */
export function ExportEntries({ list: { total, asOf } }: { list: RegionEntryList }) {
  const text = useRegionText().region;
  const { provenance } = usePolicyText();
  const { api, session } = useFeatureHost();
  const { current } = useEnterprise(session.isSignedIn);
  const hrefs = usePolicyHrefs();
  const client = useQueryClient();
  const save = useSaveFile();
  const [state] = useSearchState(regionState);
  const run = useMutation({
    mutationFn: async (baseURI: string) => {
      const rows: RegionEntry[] = [];
      for (let pageNum = 1; rows.length < Math.min(total, maxExported); pageNum++) {
        const page = await client.fetchQuery(
          regionQueries(api).entries({ ...entriesQuery(state, current), pageNum, pageSize: exportedAtOnce }),
        );
        if (page.rows.length === 0) break;
        rows.push(...page.rows);
      }
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
          new URL(hrefs.detail(row.policyId, item ? { clauseId: item.id } : {}), baseURI).href,
          asOf,
        ]),
      );
      save(
        new Blob([toCsv([text.list.exportHead, ...lines])], { type: 'text/csv;charset=utf-8' }),
        text.list.exportName(asOf),
      );
      if (rows.length < total) toast(text.list.exportedSome(rows.length, total));
    },
    onError: (error) =>
      isApiError(error) && error.kind === 'session-expired'
        ? undefined
        : toast(text.list.exportFailed, { tone: 'error', action: { onPress: () => run.mutate(run.variables ?? '') } }),
  });
  return (
    <Button
      size="sm"
      iconStart={<Icon icon={Download} />}
      isPending={run.isPending}
      onPress={({ target }) => run.mutate(target.ownerDocument.baseURI)}
    >
      {text.list.export}
    </Button>
  );
}
