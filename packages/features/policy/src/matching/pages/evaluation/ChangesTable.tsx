'use client';
import type { GradientChange } from '@hengce/api';
import { DataTable } from '@hengce/ui';
import { useEvaluationText } from './text';

/** Table of the differences between the standard in force and the one before. */
export function ChangesTable({ changes }: { changes: readonly GradientChange[] }) {
  const text = useEvaluationText().evaluation;
  const rows = changes.map((change) => ({ id: `${change.tier} ${change.topic}`, ...change }));
  return (
    <DataTable
      label={text.changes}
      rows={rows}
      columns={[
        { id: 'tier', label: text.tier, render: ({ tier }) => text.tiers[tier] ?? tier, width: 104 },
        { id: 'topic', label: text.topic, render: ({ topic }) => topic, width: 136 },
        { id: 'before', label: text.before, render: ({ before }) => before },
        { id: 'after', label: text.after, render: ({ after }) => after },
      ]}
    />
  );
}
