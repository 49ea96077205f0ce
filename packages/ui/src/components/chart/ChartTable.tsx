import { ScrollBox } from '../../internal/ScrollBox/ScrollBox';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import { cell, headCell, table, tableBox } from './ChartFrame.css';

export interface ChartTableData {
  head: readonly string[];
  /** Rows; the first cell names the row. */
  rows: readonly { id: string; cells: readonly string[] }[];
}

/** Figures of a chart as a table: for exact reading, for copying, and for those who do not see the chart. */
export function ChartTable({ caption, data }: { caption: string; data: ChartTableData }) {
  return (
    <ScrollBox className={tableBox}>
      <table className={table}>
        <caption className={visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            {data.head.map((name) => (
              <th key={name} scope="col" className={headCell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map(({ id, cells: [name, ...values] }) => (
            <tr key={id}>
              <th scope="row" className={cell}>
                {name}
              </th>
              {values.map((value, index) => (
                <td key={data.head[index + 1]} className={cell}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
