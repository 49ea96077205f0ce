'use client';
import type { ComparedRow, PolicyComparison } from '@hengce/api';
import { useSearchState } from '@hengce/feature-kit';
import { SegmentedControl } from '@hengce/ui';
import { useId } from 'react';
import { SectionHead } from '../../../shared/components/SectionHead';
import { block, meta, pathLine, rows as rowsBox } from './ComparePage.css';
import { CompareRow } from './CompareRow';
import { compareState } from './compareState';
import { useCompareText } from './text';

const isChange = ({ change }: ComparedRow) => change !== 'same' && change !== 'renumbered';
const pathOf = ({ left, right }: ComparedRow) => (right ?? left)?.path.join(' ') ?? '';

/** 逐条对照: rows in the order of the right document, below its chapters; only changed ones unless all are asked for. */
export function CompareRows({ comparison: { rows } }: { comparison: PolicyComparison }) {
  const text = useCompareText().compare.rows;
  const [{ isWhole }, setState] = useSearchState(compareState);
  const id = useId();
  const shown = isWhole ? rows : rows.filter(isChange);
  return (
    <section className={block} aria-labelledby={id}>
      <SectionHead id={id} title={text.title} />
      <div>
        <SegmentedControl
          label={text.view}
          selectedKey={isWhole ? 'whole' : 'changes'}
          onSelectionChange={(key) => setState({ isWhole: key === 'whole' }, { replace: true })}
          items={[
            { id: 'changes', label: text.changes },
            { id: 'whole', label: text.whole },
          ]}
        />
      </div>
      {shown.length === 0 ? <p className={meta}>{text.none}</p> : null}
      <div className={rowsBox}>
        {shown.map((row, index) => {
          const path = pathOf(row);
          const before = shown[index - 1];
          return (
            <div key={row.id}>
              {path && (before === undefined || pathOf(before) !== path) ? <p className={pathLine}>{path}</p> : null}
              <CompareRow row={row} />
            </div>
          );
        })}
      </div>
    </section>
  );
}
