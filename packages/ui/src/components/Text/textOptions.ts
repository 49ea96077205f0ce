export const textVariants = ['body', 'strong', 'muted', 'caption', 'meta', 'figure'] as const;
export type TextVariant = (typeof textVariants)[number];

export const textTones = [
  'default',
  'secondary',
  'muted',
  'accent',
  'success',
  'warning',
  'danger',
  'ai',
  'inherit',
] as const;
export type TextTone = (typeof textTones)[number];

export const textVoices = ['product', 'document'] as const;
export type TextVoice = (typeof textVoices)[number];
