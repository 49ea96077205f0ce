'use client';
import { useUiText } from '../../../provider/Provider';
import { ChartFrame } from '../ChartFrame';
import { formatNumber, isKnown } from '../chartOptions';
import type { ChartTexts } from '../chartTexts';
import { boundsOf, stepOf } from '../tileSteps';
import { provinces } from './provinces';
import { Tile } from './Tile';
import { map, status } from './TileGridMap.css';
import { TileLegend } from './TileLegend';
import { TileNote } from './TileNote';
import { useTileSelection } from './useTileSelection';

export interface TileGridMapProps extends ChartTexts {
  /** 单位，如“项”。 */
  unit: string;
  /** 各省级单位的数值，以六位行政区划代码为键，如320000；没有的不写，或为null。 */
  values: Readonly<Record<string, number | null>>;
  /** 各档的下界，最多6个；不给则按数值取整。 */
  bounds?: readonly number[];
  /** 选中的代码 */
  selectedKeys?: readonly string[];
  /** @default [] */
  defaultSelectedKeys?: readonly string[];
  onSelectionChange?: (codes: string[]) => void;
  /**
   * 最多选几个；为1时选另一个即换
   *
   * @default 4
   */
  maxSelected?: number;
  /** 数值的写法，不带单位，5个字符以内。 @default 千分位 */
  format?: (value: number) => string;
}

/**
 * 方格地图. The 34 provincial units as equal squares: readable at one size, and without boundaries. Arrow keys move as on a
 * map; screen readers read in the order of the administrative codes.
 */
export function TileGridMap({ unit, values, format = formatNumber, ...props }: TileGridMapProps) {
  const text = useUiText();
  const { defaultSelectedKeys = [], maxSelected = 4, ...frame } = props;
  const known = provinces.flatMap(({ code }) => (isKnown(values[code]) ? [values[code] as number] : []));
  const bounds = props.bounds ?? boundsOf(known);
  const { selected, isRefused, tabStop, tileProps } = useTileSelection({ ...props, defaultSelectedKeys, maxSelected });
  const tiles = provinces.map((province) => {
    const value = values[province.code];
    return isKnown(value)
      ? { province, value: format(value), step: stepOf(value, bounds) }
      : { province, value: null, step: 0 };
  });
  const table = {
    head: [text.region, props.title],
    rows: tiles.map(({ province: { code, name }, value }) => ({ id: code, cells: [name, value ?? text.missingValue] })),
  };
  const caption = text.chartTitle(props.title, unit);
  const note = <TileNote>{props.note}</TileNote>;
  return (
    <ChartFrame {...{ ...frame, caption, note, table }} isEmpty={known.length === 0} height={396}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring the look of a form */}
      <div className={map} role="group" aria-label={caption}>
        {tiles.map((tile) => (
          <Tile
            key={tile.province.code}
            {...tile}
            {...tileProps(tile.province)}
            noData={text.noData}
            label={text.tile(tile.province.name, tile.value === null ? text.noData : `${tile.value}${unit}`)}
            isSelected={selected.includes(tile.province.code)}
            isTabStop={tile.province.code === tabStop}
          />
        ))}
      </div>
      <TileLegend bounds={bounds} format={format} unit={text.unitOf(unit)} />
      <p className={status} role="status">
        {isRefused ? text.tilesAtMost(maxSelected) : null}
      </p>
    </ChartFrame>
  );
}
