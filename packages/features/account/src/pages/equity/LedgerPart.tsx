'use client';
import type { LedgerEntry, ModuleEquity, ModuleName } from '@hengce/api';
import { hasOnlyFailed, toCsv, useFeatureHost, useNow, useSearchState } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { dayAndHour, fullMoment } from '@hengce/text';
import { Button, DataTable, PageHeader, Pagination, Select, StateView, useSaveFile } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { equityQueries, ledgerPageSize } from '../../data/equity';
import { part, tools } from './EquityPage.css';
import { equityState } from './equityState';
import { useEquityText } from './text';

/** Ledger (明细) of uses, grants and refunds, newest first; of all modules or of one. */
export function LedgerPart({ modules }: { modules: readonly ModuleEquity[] }) {
  const text = useEquityText().equity;
  const { api } = useFeatureHost();
  const now = useNow();
  const [state, setState] = useSearchState(equityState);
  const ledger = useQuery(equityQueries(api).ledger(state.module, state.page));
  const rows = ledger.data?.rows ?? [];
  const columns = text.ledgerColumns;
  // A file is read in other years too.
  const cells = (entry: LedgerEntry) => [
    fullMoment(entry.at),
    entry.moduleName,
    text.sources[entry.source],
    text.reasons[entry.reason],
    entry.delta === null ? text.delta(null) : String(entry.delta),
  ];
  const saveFile = useSaveFile();
  const save = () => {
    const content = toCsv([Object.values(columns), ...rows.map(cells)]);
    saveFile(new Blob([content], { type: 'text/csv;charset=utf-8' }), text.fileName(state.page));
  };
  const hasFailed = hasOnlyFailed(ledger);
  return (
    <section className={part}>
      <PageHeader
        level="section"
        title={text.ledger}
        description={text.ledgerNote}
        actions={
          <Button size="sm" isDisabled={rows.length === 0} onPress={save}>
            {text.save}
          </Button>
        }
      />
      <div className={tools}>
        <Select
          label={text.filter}
          isLabelHidden
          items={[
            { id: 'all', label: text.allModules },
            ...modules.map(({ module, moduleName }) => ({ id: module, label: moduleName })),
          ]}
          selectedKey={state.module ?? 'all'}
          onSelectionChange={(key) => setState({ module: key === 'all' ? undefined : (key as ModuleName), page: 1 })}
        />
      </div>
      {hasFailed ? (
        <QueryFailure query={ledger} title={text.ledgerFailed} kept={text.kept} />
      ) : (
        <div className={part}>
          <DataTable
            label={text.ledger}
            isLoading={ledger.isPending || ledger.isPlaceholderData}
            rows={rows}
            size="sm"
            empty={<StateView kind="empty" title={text.ledgerEmptyTitle} description={text.ledgerEmptyBody} />}
            columns={[
              { id: 'at', label: columns.at, isRowHeader: true, width: 184, render: ({ at }) => dayAndHour(at, now) },
              { id: 'moduleName', label: columns.module },
              { id: 'source', label: columns.source, render: ({ source }) => text.sources[source] },
              { id: 'reason', label: columns.reason, render: ({ reason }) => text.reasons[reason] },
              { id: 'delta', label: columns.delta, align: 'end', width: 96, render: ({ delta }) => text.delta(delta) },
            ]}
          />
          <Pagination
            page={state.page}
            pageCount={Math.ceil((ledger.data?.total ?? 0) / ledgerPageSize)}
            total={ledger.data?.total ?? 0}
            onChange={(page) => setState({ page })}
          />
        </div>
      )}
    </section>
  );
}
