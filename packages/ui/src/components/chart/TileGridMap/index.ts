export { type Province, provinces } from './provinces';
export { TileGridMap, type TileGridMapProps } from './TileGridMap';
