export type { EmbeddedCorpus } from './embeddedCorpus';
export type { Library } from './Library';
export { createPolicyModule, type LibraryModule } from './module';
