export const paneWidths = ['outline', 'info', 'work'] as const;
export type PaneWidth = (typeof paneWidths)[number];

/** Initial widths of a resizable pane in px: those of the tokens. */
export const paneStart = { outline: 200, info: 336, work: 400 } as const satisfies Record<PaneWidth, number>;
export const paneBounds = [240, 560] as const;
