export const pageHeaderLevels = ['page', 'workspace', 'section'] as const;
export type PageHeaderLevel = (typeof pageHeaderLevels)[number];
