export { Outline, type OutlineProps } from './Outline';
export { OutlineEditor, type OutlineEditorProps } from './OutlineEditor';
export type { OutlineEntry } from './outlineEntries';
export type { OutlineItem } from './outlineTree';
export { type ScrollSpyOptions, useScrollSpy } from './useScrollSpy';
