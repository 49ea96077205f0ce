'use client';
import { Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useUiText } from '../../provider/Provider';
import { Heading } from '../Heading';
import { ToggleIconButton } from '../IconButton';
import { Skeleton, SkeletonDelay } from '../Skeleton';
import { empty, figure, header, muted, note as noteClass, words } from './ChartFrame.css';
import { ChartTable, type ChartTableData } from './ChartTable';
import type { ChartTexts } from './chartTexts';

interface ChartFrameProps extends ChartTexts {
  /** Written beside the title; charts that write it elsewhere only speak it. */
  unit?: string;
  caption: string;
  isEmpty: boolean;
  /** Height of the drawing, held while loading and when empty. */
  height: number;
  table: ChartTableData;
  legend?: ReactNode;
  children: ReactNode;
}

/** Frame of every chart: title and unit, the switch to a table, loading and empty states. */
export function ChartFrame({ title, unit, description, note, headingLevel = 3, caption, ...rest }: ChartFrameProps) {
  const text = useUiText();
  const id = useId();
  const [isTable, setTable] = useState(false);
  const hasData = !rest.isLoading && !rest.isEmpty;
  return (
    <figure className={figure} aria-labelledby={id}>
      <div className={header}>
        <div className={words}>
          <Heading id={id} level={headingLevel}>
            {title}
          </Heading>
          {unit ? <span className={muted}>{unit}</span> : null}
          {description ? <span className={muted}>{description}</span> : null}
          {hasData && !isTable ? rest.legend : null}
        </div>
        <ToggleIconButton
          label={text.chartAsTable}
          icon={<Table2 size={16} strokeWidth={1.6} absoluteStrokeWidth aria-hidden />}
          size="sm"
          isSelected={isTable}
          onChange={setTable}
          isDisabled={!hasData}
        />
      </div>
      <div style={{ minHeight: isTable ? undefined : rest.height }}>
        <SkeletonDelay isLoading={rest.isLoading ?? false} skeleton={<Skeleton variant="block" height={rest.height} />}>
          {rest.isEmpty ? (
            <div className={empty} style={{ height: rest.height }}>
              {rest.emptyText ?? text.chartEmpty}
            </div>
          ) : isTable ? (
            <ChartTable caption={caption} data={rest.table} />
          ) : (
            rest.children
          )}
        </SkeletonDelay>
      </div>
      {note ? <figcaption className={noteClass}>{note}</figcaption> : null}
    </figure>
  );
}
