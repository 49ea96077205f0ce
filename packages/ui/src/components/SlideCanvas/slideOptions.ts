export const slideVariants = ['preview', 'thumbnail'] as const;
export type SlideVariant = (typeof slideVariants)[number];

export const slideStates = ['generating', 'ready', 'editing', 'failed'] as const;
export type SlideState = (typeof slideStates)[number];

/** Width at which slides are drawn, px; they are scaled, so that a thumbnail is the slide itself. */
export const slideWidth = 960;
export const slideHeight = 540;
