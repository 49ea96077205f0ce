export const documentHeaderVariants = ['full', 'compact'] as const;
export type DocumentHeaderVariant = (typeof documentHeaderVariants)[number];

export const documentStatuses = ['inForce', 'notYetEffective', 'amended', 'repealed', 'expired'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];
