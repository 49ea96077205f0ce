export { foldExports } from './foldExports';
export { type AccountExport, defineModule, foldHandlers, joinHandlers, type Module } from './Module';
export type { Platform } from './Platform';
export { byNumber, byTime } from './pageKeys';
