import { dayInShanghai } from '@hengce/text';
import { PolicyIndex } from '../src/library/search';
import { memory } from './measure';

// Loads a saved index in a fresh process, as a server does at its start, and says what that took.
const never = () => {
  throw new Error('a loaded index does not ask its source');
};
const index = new PolicyIndex(process.argv[2] as string, { state: never, changes: never, ids: never });
const startedAt = performance.now();
await index.load();
index.state.catalog.refresh(dayInShanghai(new Date()));
const ms = Math.round(performance.now() - startedAt);
global.gc?.();
process.stdout.write(JSON.stringify({ ms, ...memory(), documents: index.state.catalog.count }));
