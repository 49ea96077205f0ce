'use client';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { SeriesMark } from '../SeriesMark';
import type { SeriesLook } from '../seriesLook';
import { entry, legend } from './DotPlot.css';

export interface SeriesLegendProps {
  label: string;
  series: readonly { id: string; name: string }[];
  looks: readonly SeriesLook[];
  selected: string | null;
  onSelect: (id: string | null) => void;
  onHover: (id: string | null) => void;
}

/** Names of the series with their glyphs. Pointing at one emphasises it, a press keeps it so. */
export function SeriesLegend({ label, series, looks, selected, onSelect, onHover }: SeriesLegendProps) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={legend}
      selectionMode="single"
      selectedKeys={selected === null ? [] : [selected]}
      onSelectionChange={([key]) => onSelect(key === undefined ? null : String(key))}
    >
      {series.map(({ id, name }, index) => {
        const look = looks[index];
        return (
          <ToggleButton key={id} id={id} className={entry} onHoverChange={(isOver) => onHover(isOver ? id : null)}>
            {look ? <SeriesMark look={look} /> : null}
            {name}
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}
