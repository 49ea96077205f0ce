export const stateKinds = ['empty', 'noResult', 'error', 'offline', 'noPermission', 'quota', 'notFound'] as const;
export type StateKind = (typeof stateKinds)[number];
