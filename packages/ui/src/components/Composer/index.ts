export { Composer } from './Composer';
export { type ComposerState, type ComposerVariant, composerStates, composerVariants } from './composerOptions';
export type { ComposerProps } from './composerProps';
