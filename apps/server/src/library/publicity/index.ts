export { isPublicityLine, type PublicityLine, readPublicityLine } from './checkPublicity';
export { type EmbeddedLists, keepEmbeddedLists } from './embeddedLists';
export { findPublicityHits } from './findHits';
export { nameKey } from './firmName';
export { createPublicityWriter, type PublicityWriter } from './importPublicity';
export { createPublicity } from './module';
export type { PublicityEntryRecord, PublicityRecord } from './PublicityRecord';
export { createPublicityRepository } from './repository';
