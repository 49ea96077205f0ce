'use client';
import { ScrollBox } from '../../../internal/ScrollBox/ScrollBox';
import { visuallyHidden } from '../../../styles/visuallyHidden.css';
import { formatNumber, isKnown } from '../chartOptions';
import { evenBounds, stepOf } from '../tileSteps';
import { HeatFigure } from './HeatFigure';
import { box, columnHead, matrix, place, rowHead } from './HeatMatrix.css';
import { useMatrixMoves } from './useMatrixMoves';

export interface HeatMatrixProps {
  /** 表的名称，读屏软件会读：量的是什么、按什么分。 */
  label: string;
  /** 单位，如“项” */
  unit: string;
  /** 各列；short 是列头上的简称，如“苏” */
  columns: readonly { id: string; label: string; short?: string }[];
  /** 各行；values 与各列一一对应，没有收录的为null */
  rows: readonly { id: string; label: string; values: readonly (number | null)[] }[];
  /** 一格数字的明细；0没有明细，不问 */
  hrefFor: (rowId: string, columnId: string) => string;
  /** 没有收录的格读作什么，如“未收录” */
  missing: string;
}

/**
 * 热力矩阵. One figure for each pair, darker where it is larger, each linked to its list. One stop of the Tab key; arrows
 * move between figures.
 */
export function HeatMatrix({ label, unit, columns, rows, hrefFor, missing }: HeatMatrixProps) {
  const known = rows.flatMap(({ values }) => values.filter((value) => isKnown(value) && value > 0)) as number[];
  const bounds = evenBounds(known);
  const propsAt = useMatrixMoves(rows.map(({ values }) => values.map((value) => isKnown(value) && value > 0)));
  return (
    <ScrollBox className={box}>
      <table className={matrix}>
        <caption className={visuallyHidden}>{label}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ id, label: name, short }) => (
              <th key={id} scope="col" className={columnHead} abbr={name}>
                <span aria-hidden="true">{short ?? name}</span>
                <span className={visuallyHidden}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, y) => (
            <tr key={row.id}>
              <th scope="row" className={rowHead}>
                {row.label}
              </th>
              {columns.map((column, x) => {
                const value = row.values[x];
                return (
                  <td key={column.id} className={place}>
                    <HeatFigure
                      text={isKnown(value) ? formatNumber(value) : null}
                      label={`${row.label}，${column.label}，${isKnown(value) ? `${formatNumber(value)}${unit}` : missing}`}
                      step={isKnown(value) && value > 0 ? stepOf(value, bounds) : 0}
                      href={isKnown(value) && value > 0 ? hrefFor(row.id, column.id) : undefined}
                      moves={propsAt(y, x)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
