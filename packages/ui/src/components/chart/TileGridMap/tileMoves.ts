import { type Province, provinces } from './provinces';

const directions: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Tile that a key leads to: the nearest one in that direction, straight ahead before aside; Home and End lead to the
 * first and the last in reading order. Null for other keys; at the edge the tile itself.
 */
export function tileFrom(from: Province, key: string): Province | null {
  if (key === 'Home') return provinces[0] ?? null;
  if (key === 'End') return provinces.at(-1) ?? null;
  const direction = directions[key];
  if (!direction) return null;
  const [dx, dy] = direction;
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const tile of provinces) {
    const [x, y] = [tile.column - from.column, tile.row - from.row];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 0 || aside > ahead) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [tile, cost];
  }
  return best;
}
