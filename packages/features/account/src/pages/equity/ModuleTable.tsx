'use client';
import type { EquityShare, ModuleEquity } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { shortDay } from '@hengce/text';
import { DataTable, Heading, Text, UsageMeter } from '@hengce/ui';
import { usesOf } from '../../model/uses';
import { part } from './EquityPage.css';
import { useEquityText } from './text';

/** Uses of one source, or of all of a module together, which have no expiry. */
type Share = Pick<EquityShare, 'limit' | 'used' | 'remaining'> & Partial<EquityShare>;

interface Row {
  id: string;
  moduleName: string;
  /** Absent where the module has no valid source. */
  share: Share | undefined;
}

function totalOf(sources: readonly EquityShare[]): Share {
  const uses = usesOf({ sources: [...sources] });
  const used = sources.reduce((sum, source) => sum + source.used, 0);
  return uses ? { ...uses, remaining: uses.limit - uses.used } : { used, limit: null, remaining: null };
}

/** Table with one row per module and source, in the server's order; several sources have their sum first. */
export function ModuleTable({ modules }: { modules: readonly ModuleEquity[] }) {
  const text = useEquityText().equity;
  const now = useNow();
  const day = (iso: string) => shortDay(iso, now);
  const rows = modules.flatMap(({ module, moduleName, sources }): Row[] =>
    sources.length === 0
      ? [{ id: module, moduleName, share: undefined }]
      : [
          ...(sources.length > 1 ? [{ id: module, moduleName, share: totalOf(sources) }] : []),
          ...sources.map((share, index) => ({ id: `${module}-${index}`, moduleName, share })),
        ],
  );
  return (
    <section className={part}>
      <Heading level={2}>{text.modules}</Heading>
      <DataTable
        label={text.modules}
        rows={rows}
        columns={[
          { id: 'moduleName', label: text.columns.module, isRowHeader: true, width: 120 },
          {
            id: 'source',
            label: text.columns.source,
            width: 80,
            render: ({ share }) => (share ? (share.source ? text.sources[share.source] : text.total) : text.missing),
          },
          {
            id: 'used',
            label: text.columns.used,
            render: ({ share, moduleName }) => {
              if (!share) return text.missing;
              if (share.limit === null) return text.usedTimes(share.used);
              const { used, limit } = share;
              return <UsageMeter variant="bare" label={moduleName} used={used} limit={limit} unit={text.unit} />;
            },
          },
          {
            id: 'remaining',
            label: text.columns.remaining,
            align: 'end',
            width: 120,
            render: ({ share }) =>
              share ? text.remainingTimes(share.remaining) : <Text variant="meta">{text.none}</Text>,
          },
          {
            id: 'resets',
            label: text.columns.resets,
            align: 'end',
            width: 128,
            render: ({ share }) => (share?.resetsAt ? text.resetsAt(day(share.resetsAt)) : text.missing),
          },
          {
            id: 'expires',
            label: text.columns.expires,
            align: 'end',
            width: 136,
            render: ({ share }) => (share?.expiresAt ? day(share.expiresAt) : text.missing),
          },
        ]}
      />
    </section>
  );
}
