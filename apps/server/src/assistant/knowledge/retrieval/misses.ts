import { dateInShanghai, fold } from '@hengce/text';
import type { Db } from '../../../platform/db';
import type { Clock } from '../../../platform/ports';
import type { Scope, Search } from './search';
import { inScope, searchable } from './search';

interface Unsearched {
  name: string;
  state: string;
  pages: number | null;
  pages_done: number;
  failed: number;
  is_enabled: boolean;
  is_expired: boolean;
}

const maxNamed = 3;
const named = (names: readonly string[]): string =>
  names
    .slice(0, maxNamed)
    .map((name) => `“${name}”`)
    .join('') + (names.length > maxNamed ? `等${names.length}份` : '');
const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join('');

/** Why nothing, or not more, was found: each sentence is looked up, none is a guess. */
export async function explainMisses(
  db: Db,
  clock: Clock,
  userId: string,
  scope: Scope,
  { query, found, onlyCommon }: Search,
): Promise<string[]> {
  const params = [userId, dateInShanghai(clock.now()), [...scope.baseIds], [...scope.documentIds]];
  const documents = await db.query<Unsearched>(
    `SELECT d.name, d.state, d.pages, d.pages_done, json_array_length(d.failed_pages::json) AS failed, d.is_enabled,
       coalesce(d.expires_on < $2::date, false) AS is_expired
     FROM knowledge_documents d WHERE d.owner_id = $1 AND d.removed_at IS NULL AND ${inScope} ORDER BY d.created_at`,
    params,
  );
  if (documents.length === 0) return ['这里还没有文件'];
  const reasons: string[] = [];
  const missing: string[] = [];
  for (const term of query.terms) {
    const { isFound, disabled } = await lookUp(db, params, term);
    if (disabled > 0) reasons.push(`有${disabled}个片段写到“${term}”，但已停用。停用的片段不参加检索，启用后就能查到`);
    else if (!isFound) missing.push(term);
  }
  if (missing.length > 0) reasons.unshift(`${quoted(missing)}不在任何可检索的片段里`);
  if (onlyCommon.length > 0) reasons.push(`只命中${quoted(onlyCommon)}，太常用，不足以说明相关`);
  if (query.terms.length === 0) reasons.push('问题里没有可以检索的词');
  const add = (which: (one: Unsearched) => boolean, say: (names: string) => string) => {
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

async function lookUp(
  db: Db,
  params: readonly (string | string[])[],
  term: string,
): Promise<{ isFound: boolean; disabled: number }> {
  const [row] = await db.query<{ enabled: number; disabled: number }>(
    `SELECT count(*) FILTER (WHERE c.is_enabled AND ${searchable}) AS enabled,
       count(*) FILTER (WHERE NOT c.is_enabled) AS disabled
     FROM knowledge_chunks c JOIN knowledge_documents d ON d.id = c.document_id AND d.version = c.version
     WHERE d.owner_id = $1 AND d.removed_at IS NULL AND ${inScope}
       AND strpos(lower(coalesce(c.heading, '') || ' ' || c.text), $5) > 0`,
    [...params, fold(term)],
  );
  return { isFound: (row?.enabled ?? 0) > 0, disabled: row?.disabled ?? 0 };
}
