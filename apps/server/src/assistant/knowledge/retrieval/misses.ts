import { dateInShanghai, fold } from '@hengce/text';
import type { Db } from '../../../platform/db';
import type { Clock } from '../../../platform/ports';
import { countChunksWith } from '../chunkRepository';
import { listStates, type Scope, type SearchState } from '../scopeRepository';
import type { Search } from './search';

const maxNamed = 3;
const named = (names: readonly string[]): string =>
  names
    .slice(0, maxNamed)
    .map((name) => `“${name}”`)
    .join('') + (names.length > maxNamed ? `等${names.length}份` : '');
const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join('');

/**
 * Sentences about why nothing, or not more, was found: words that no passage has, and documents that are disabled, expired,
 * failed or still read. Each one is looked up, none is a guess.
 */
export async function explainMisses(
  db: Db,
  clock: Clock,
  userId: string,
  scope: Scope,
  { query, found, onlyCommon }: Search,
): Promise<string[]> {
  const today = dateInShanghai(clock.now());
  const documents = await listStates(db, userId, today, scope);
  if (documents.length === 0) return ['这里还没有文件'];
  const reasons: string[] = [];
  const missing: string[] = [];
  for (const term of query.terms) {
    const { enabled, disabled } = await countChunksWith(db, userId, today, scope, fold(term));
    if (disabled > 0) reasons.push(`有${disabled}个片段写到“${term}”，但已停用。停用的片段不参加检索，启用后就能查到`);
    else if (enabled === 0) missing.push(term);
  }
  if (missing.length > 0) reasons.unshift(`${quoted(missing)}不在任何可检索的片段里`);
  if (onlyCommon.length > 0) reasons.push(`只命中${quoted(onlyCommon)}，太常用，不足以说明相关`);
  if (query.terms.length === 0) reasons.push('问题里没有可以检索的词');
  const add = (which: (one: SearchState) => boolean, say: (names: string) => string) => {
    const names = documents.filter(which).map(({ name }) => name);
    if (names.length > 0) reasons.push(say(named(names)));
  };
  add(
    ({ is_enabled }) => !is_enabled,
    (names) => `${names}已停用`,
  );
  add(
    ({ is_enabled, is_expired }) => is_enabled && is_expired,
    (names) => `${names}已过有效期`,
  );
  for (const one of documents
    .filter(({ state }) => ['queued', 'parsing', 'indexing'].includes(state))
    .slice(0, maxNamed))
    reasons.push(`“${one.name}”还在解析${one.pages === null ? '' : `，已读${one.pages_done}页，共${one.pages}页`}`);
  add(
    ({ state }) => state === 'failed',
    (names) => `${names}解析失败，里面的内容查不到`,
  );
  add(
    ({ state, failed }) => state === 'partial' && failed > 0,
    (names) => `${names}有没有文字的页，那些页查不到`,
  );
  return found.length > 0 ? reasons.filter((reason) => !reason.startsWith('只命中')) : reasons;
}
