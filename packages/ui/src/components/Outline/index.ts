export { Outline, type OutlineProps } from './Outline';
export type { OutlineItem } from './outlineTree';
export { type ScrollSpyOptions, useScrollSpy } from './useScrollSpy';
