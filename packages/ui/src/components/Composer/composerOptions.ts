export const composerVariants = ['chat', 'inline', 'instruction'] as const;
export type ComposerVariant = (typeof composerVariants)[number];

export const composerStates = ['idle', 'sending', 'streaming', 'quota-exhausted'] as const;
export type ComposerState = (typeof composerStates)[number];
