export { CommandPalette, type CommandPaletteProps } from './CommandPalette';
export type { PaletteItemData } from './PaletteItem';
export type { PaletteSection } from './PaletteResults';
