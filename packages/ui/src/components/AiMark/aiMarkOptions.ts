export const aiMarkStates = ['generated', 'pending', 'confirmed', 'outdated'] as const;
export type AiMarkState = (typeof aiMarkStates)[number];
