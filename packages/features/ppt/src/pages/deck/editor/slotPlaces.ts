import type { Scene } from '@hengce/deck';

export interface SlotPlace {
  slot: string;
  text: string;
  /** Whether it can be moved and resized: cells of a table stay in their table. */
  isFree: boolean;
  x: number;
  y: number;
  w: number;
  h: number;
}

/**
 * Where the texts of a slide stand that can be edited, in points, with the slots of the stored slide: of a part that goes
 * on from another one, `from` is the first of its entries.
 */
export function slotPlaces({ elements }: Scene, from: number): SlotPlace[] {
  const stored = (slot: string) =>
    // The head of a table is the same on each part.
    slot.replace(/^(?!head\.)(\w+)\.(\d+)/, (_, list: string, at: string) => `${list}.${Number(at) + from}`);
  return placesOf(elements).map((place) => ({ ...place, slot: stored(place.slot) }));
}

function placesOf(elements: Scene['elements']): SlotPlace[] {
  return elements.flatMap((element): SlotPlace[] => {
    if ((element.kind === 'text' || element.kind === 'image') && element.slot !== '') {
      const { slot, x, y, w, h } = element;
      return [{ slot, text: element.kind === 'text' ? element.text : element.alt, isFree: true, x, y, w, h }];
    }
    if (element.kind !== 'table') return [];
    const { x: left, y: top, columnWidths, rowHeights, rows } = element;
    const before = (sizes: readonly number[], n: number) => sizes.slice(0, n).reduce((sum, size) => sum + size, 0);
    return rows.flatMap((cells, row) =>
      cells.flatMap(({ slot, text }, column) =>
        slot === ''
          ? []
          : [
              {
                ...{
                  slot,
                  text,
                  isFree: false,
                  x: left + before(columnWidths, column),
                  y: top + before(rowHeights, row),
                },
                ...{ w: columnWidths[column] ?? 0, h: rowHeights[row] ?? 0 },
              },
            ],
      ),
    );
  });
}
