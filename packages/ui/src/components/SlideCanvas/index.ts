export { SlideCanvas } from './SlideCanvas';
export { type SlideItem, SlideStrip, type SlideStripProps } from './SlideStrip';
export { SpeakerNotes, type SpeakerNotesProps } from './SpeakerNotes';
export type { SlideCanvasProps } from './slideCanvasProps';
export { type SlideState, type SlideVariant, slideStates, slideVariants } from './slideOptions';
