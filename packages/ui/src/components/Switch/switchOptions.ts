export const switchTones = ['accent', 'ai'] as const;
export type SwitchTone = (typeof switchTones)[number];
