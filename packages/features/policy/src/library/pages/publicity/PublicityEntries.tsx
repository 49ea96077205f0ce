'use client';
import type { Publicity } from '@hengce/api';
import { useSearchState } from '@hengce/feature-kit';
import { exactAmount } from '@hengce/text';
import { DataTable } from '@hengce/ui';
import { FactSection } from '../../../shared/components/facts/FactSection';
import { QueryField } from '../../../shared/components/filters/QueryField';
import { Pages } from '../../../shared/components/Pages';
import { muted } from './PublicityPage.css';
import { entriesPageSize, entriesState, lastPage } from './publicityState';
import { usePublicityText } from './text';

/** Entries of a list, in its order, twenty to a page. */
export function PublicityEntries({ list, isStale }: { list: Publicity; isStale: boolean }) {
  const text = usePublicityText().publicity;
  const [state, setState] = useSearchState(entriesState);
  const rows = list.entries.map((entry) => ({ ...entry, id: String(entry.seq) }));
  const has = (key: 'uscc' | 'project' | 'region' | 'industry') => rows.some((row) => row[key] !== null);
  const optional = (['uscc', 'project', 'region', 'industry'] as const).filter(has);
  const labels = { uscc: text.uscc, project: text.project, region: text.region, industry: text.industry };
  return (
    <FactSection title={text.entries}>
      <QueryField
        label={text.searchName}
        placeholder={text.searchNamePlaceholder}
        q={state.q}
        onSearch={(q) => setState({ q, page: 1 })}
      />
      <DataTable
        label={text.entries}
        isLoading={isStale}
        rows={rows}
        empty={<p className={muted}>{text.noneInList}</p>}
        columns={[
          { id: 'seq', label: text.seq, width: 56 },
          { id: 'name', label: text.name, isRowHeader: true },
          ...optional.map((id) => ({ id, label: labels[id], ...(id === 'region' ? { width: 96 } : {}) })),
          {
            id: 'amountFen',
            label: text.money,
            align: 'end',
            width: 104,
            render: ({ amountFen }) => (amountFen === null ? '—' : exactAmount(amountFen)),
          },
        ]}
      />
      <Pages
        codec={entriesState}
        state={state}
        total={list.total}
        pageSize={entriesPageSize}
        lastPage={lastPage}
        cut={text.pagesCut}
      />
    </FactSection>
  );
}
