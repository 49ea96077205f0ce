export const paneWidths = ['outline', 'info', 'work'] as const;
export type PaneWidth = (typeof paneWidths)[number];
