'use client';
import type { Slide } from '@hengce/deck';
import { Button, Checkbox, Icon, IconButton, TextArea, TextField } from '@hengce/ui';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { gridOf, withGrid } from '../../../model/grid';
import { slotText, withSlot } from '../../../model/slots';
import { usePptText } from '../../../text';
import { cell, cellEnd, grid, rowOf, table } from './FieldsPanel.css';
import { SourceOf } from './SourceOf';
import { UnverifiedMark } from './UnverifiedMark';

/** Characters of a cell from which its column is a wide one. */
const longCell = 8;

export interface GridFieldsProps {
  deckId: string;
  slide: Slide;
  onChange: (slide: Slide, of?: string) => void;
}

/** Cells of a table or a comparison, or numbers of a chart. */
export function GridFields({ deckId, slide, onChange }: GridFieldsProps) {
  const text = usePptText().editor;
  const rows = gridOf(slide) ?? [];
  const columns = rows[0]?.length ?? 0;
  // A column of sentences takes what the others leave.
  const isLong = Array.from({ length: columns }, (_, column) =>
    rows.some((paths) => [...slotText(slide, paths[column] ?? '')].length > longCell),
  );
  const hasLabels = rows[0]?.[0] === '';
  return (
    <>
      <div className={grid}>
        <table className={table}>
          <tbody>
            {rows.map((paths, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
              <tr key={row}>
                {paths.map((path, column) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                    key={column}
                    className={cell}
                    data-slot={path || undefined}
                    data-long={isLong[column] || undefined}
                  >
                    {path ? (
                      <>
                        <CellField {...{ slide, path, onChange }} label={text.cell(row + 1, column + 1)} />
                        <SourceOf {...{ deckId, slide, path }} />
                        <UnverifiedMark {...{ slide, path, onChange }} />
                      </>
                    ) : null}
                  </td>
                ))}
                <td className={cellEnd}>
                  {row > 0 && rows.length > 2 ? (
                    <IconButton
                      size="sm"
                      label={text.removeRow(row + 1)}
                      icon={<Icon icon={X} />}
                      onPress={() => onChange(withGrid(slide, { removeRow: row }))}
                    />
                  ) : null}
                </td>
              </tr>
            ))}
            <tr>
              {(rows[0] ?? []).map((path, column) => (
                <td key={path} className={cell}>
                  {path && columns > (hasLabels ? 2 : 1) ? (
                    <IconButton
                      size="sm"
                      label={text.removeColumn(column + 1)}
                      icon={<Icon icon={X} />}
                      onPress={() => onChange(withGrid(slide, { removeColumn: column }))}
                    />
                  ) : null}
                </td>
              ))}
              <td className={cellEnd} />
            </tr>
          </tbody>
        </table>
      </div>
      {slide.layout === 'comparison'
        ? slide.data.rows.map(({ label, isDifference }, row) => (
            <Checkbox
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
              key={row}
              isSelected={isDifference === true}
              onChange={(isOn) => onChange(withSlot(slide, `rows.${row}.isDifference`, isOn))}
            >
              {`${text.difference}：${label}`}
            </Checkbox>
          ))
        : null}
      <div className={rowOf}>
        <Button
          size="sm"
          iconStart={<Icon icon={Plus} size="sm" />}
          onPress={() => onChange(withGrid(slide, 'addRow'))}
        >
          {text.addRow}
        </Button>
        <Button
          size="sm"
          iconStart={<Icon icon={Plus} size="sm" />}
          isDisabled={slide.layout === 'chart' ? columns > 4 : columns >= 8}
          onPress={() => onChange(withGrid(slide, 'addColumn'))}
        >
          {text.addColumn}
        </Button>
      </div>
    </>
  );
}

interface CellFieldProps {
  slide: Slide;
  path: string;
  label: string;
  onChange: GridFieldsProps['onChange'];
}

function CellField({ slide, path, label, onChange }: CellFieldProps) {
  const value = slotText(slide, path);
  const isNumber = path.startsWith('series.') && path.includes('.values.');
  // Half a number, such as “12.”, stays as it is typed.
  const [typed, setTyped] = useState<string | null>(null);
  const shared = { label, isLabelHidden: true, maxLength: 200 };
  // All of a sentence is read, however narrow its column; a cell has no lines of its own.
  if (!isNumber)
    return (
      <TextArea
        {...shared}
        rows={1}
        value={value}
        onChange={(next) => onChange(withSlot(slide, path, next.replaceAll('\n', ' ')), `${slide.id} ${path}`)}
      />
    );
  return (
    <TextField
      {...shared}
      value={typed ?? value}
      onBlur={() => setTyped(null)}
      onChange={(next) => {
        setTyped(next);
        const number = next.trim() === '' ? null : Number(next);
        if (number === null || Number.isFinite(number)) onChange(withSlot(slide, path, number), `${slide.id} ${path}`);
      }}
    />
  );
}
