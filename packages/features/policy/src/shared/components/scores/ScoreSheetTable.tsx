'use client';
import type { ScoreColumns, ScoreSheet, ScoreSheetItem } from '@hengce/api';
import { ExpertRating } from './ExpertRating';
import { spanText } from './points';
import {
  basisCell,
  headCell,
  headPoints,
  itemCell,
  muted,
  onNarrow,
  onWide,
  partCell,
  partRow,
  pointsCell,
  strong,
  table,
  tableBox,
} from './ScoreSheetTable.css';
import { type ScoreText, useScoreText } from './text';

export interface ScoreSheetTableProps {
  sheet: ScoreSheet;
  enterpriseId?: string;
}

/** 计分表: points by part and item in three columns: 自评, 有据, 保守. */
export function ScoreSheetTable({ sheet, enterpriseId }: ScoreSheetTableProps) {
  const text = useScoreText().scores;
  return (
    <div className={tableBox}>
      <table className={table} aria-label={text.sheet}>
        <thead>
          <tr>
            <th scope="col" className={headCell}>
              {text.item}
            </th>
            <th scope="col" className={`${headCell} ${onWide}`}>
              {text.basis}
            </th>
            {[text.own, text.evidenced, text.cautious].map((name) => (
              <th key={name} scope="col" className={headPoints}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {sheet.parts.map((part) => (
          <tbody key={part.id}>
            <tr className={partRow}>
              <th scope="rowgroup" className={partCell}>
                {part.title}
              </th>
              <td className={`${basisCell} ${onWide}`}>{text.of(part.max)}</td>
              <Points columns={part.columns} isStrong />
            </tr>
            {part.items.map((item) => (
              <tr key={item.id}>
                <th scope="row" className={itemCell}>
                  {item.title}
                  <span className={`${muted} ${onNarrow}`}>
                    <Basis item={item} enterpriseId={enterpriseId} text={text} />
                  </span>
                </th>
                <td className={`${basisCell} ${onWide}`}>
                  <Basis item={item} enterpriseId={enterpriseId} text={text} />
                </td>
                <Points columns={item.columns} />
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row" className={partCell}>
              {text.total}
            </th>
            <td className={`${basisCell} ${onWide}`}>{text.pass(sheet.passOperator, sheet.pass)}</td>
            <Points columns={sheet.columns} isStrong />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Basis({ item, enterpriseId, text }: { item: ScoreSheetItem; enterpriseId?: string; text: ScoreText }) {
  if (item.isExpert) return <ExpertRating item={item} enterpriseId={enterpriseId} />;
  const missing = item.missing.length > 0 ? text.missing(item.missing.join(text.and)) : null;
  return <>{[item.basis, missing].filter(Boolean).join(text.comma) || text.of(item.max)}</>;
}

function Points({ columns, isStrong = false }: { columns: ScoreColumns; isStrong?: boolean }) {
  const text = useScoreText().scores;
  const { own, evidenced, cautious } = columns;
  const cells = [
    ['own', spanText(own, text)],
    ['evidenced', spanText(evidenced, text)],
    ['cautious', String(cautious)],
  ] as const;
  return cells.map(([id, points]) => (
    <td key={id} className={pointsCell}>
      {isStrong ? <span className={strong}>{points}</span> : points}
    </td>
  ));
}
