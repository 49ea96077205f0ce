export const slideVariants = ['preview', 'thumbnail'] as const;
export type SlideVariant = (typeof slideVariants)[number];

export const slideStates = ['generating', 'ready', 'editing', 'failed'] as const;
export type SlideState = (typeof slideStates)[number];

export type SlideAspect = '16:9' | '4:3';

/** Width at which slides are drawn, px; they are scaled, so that a thumbnail is the slide itself. */
export const slideWidths: Readonly<Record<SlideAspect, number>> = { '16:9': 960, '4:3': 720 };
export const slideHeight = 540;
