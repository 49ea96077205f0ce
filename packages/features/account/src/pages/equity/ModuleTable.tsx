'use client';
import type { EquityShare, ModuleEquity } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { shortDay } from '@hengce/text';
import { DataTable, Heading, Text, UsageMeter } from '@hengce/ui';
import { usesOf } from '../../model/uses';
import { ofModule, part } from './EquityPage.css';
import { useEquityText } from './text';

/** Uses of one source, or of all of a module together, which have no expiry. */
type Share = Pick<EquityShare, 'limit' | 'used' | 'remaining'> & Partial<EquityShare>;

interface Row {
  id: string;
  moduleName: string;
  /** Whether it is one of several sources, under the sum of their module. */
  isPart: boolean;
  /** Absent where the module has no valid source. */
  share: Share | undefined;
}

function totalOf(sources: readonly EquityShare[]): Share {
  const uses = usesOf({ sources: [...sources] });
  const used = sources.reduce((sum, source) => sum + source.used, 0);
  return uses ? { ...uses, remaining: uses.limit - uses.used } : { used, limit: null, remaining: null };
}

/** Table with one row per module, in the server's order; where it has several sources, each has a row under their sum. */
export function ModuleTable({ modules }: { modules: readonly ModuleEquity[] }) {
  const text = useEquityText().equity;
  const now = useNow();
  const day = (iso: string) => shortDay(iso, now);
  const rows = modules.flatMap(({ module, moduleName, sources }): Row[] =>
    sources.length === 0
      ? [{ id: module, moduleName, isPart: false, share: undefined }]
      : [
          ...(sources.length > 1 ? [{ id: module, moduleName, isPart: false, share: totalOf(sources) }] : []),
          ...sources.map((share, index) => ({
            id: `${module}-${index}`,
            moduleName,
            isPart: sources.length > 1,
            share,
          })),
        ],
  );
  return (
    <section className={part}>
      <Heading level={2}>{text.modules}</Heading>
      <DataTable
        label={text.modules}
        rows={rows}
        columns={[
          {
            id: 'module',
            label: text.columns.module,
            isRowHeader: true,
            width: 168,
            render: ({ moduleName, isPart, share }) => {
              const source = share?.source ? text.sources[share.source] : null;
              if (isPart) return <span className={ofModule}>{source}</span>;
              return source ? (
                <>
                  {moduleName} <Text variant="meta">{source}</Text>
                </>
              ) : (
                moduleName
              );
            },
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
            render: ({ share }) => (share?.resetsAt ? day(share.resetsAt) : null),
          },
          {
            id: 'expires',
            label: text.columns.expires,
            align: 'end',
            width: 136,
            render: ({ share }) => (share?.expiresAt ? day(share.expiresAt) : null),
          },
        ]}
      />
    </section>
  );
}
