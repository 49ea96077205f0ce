import { isTalk } from './clauses/outside';
import type { ParsedQuery } from './parseQuery';
import type { QueryKind, Reference } from './Retrieval';

/** Ways of asking; keywords have none of them. */
const asks =
  /[？?吗呢么吧]|怎|如何|多少|几[天日年月个倍点折家人岁次成号条]|多[久长大高]|谁|哪|什么|啥|何时|为何|是否|[能可]否|(?<one>[能要会有是算该用行可])(?:不|没)\k<one>|可不可以|需不需要|得不得|合法吗|要赔|要罚|了(?!解)|不[愿肯给让想]/u;
/** Words of somebody who talks: 电影 alone is a word to search for. */
const talks = /[我你您]/u;
/** Without spaces, so long a query is a sentence. */
const sentence = 14;

export function queryKind({ text, terms }: ParsedQuery, references: readonly Reference[]): QueryKind {
  const isAsking = asks.test(text);
  if (references.length > 0 && !isAsking) return 'reference';
  // 讲个笑话 is told that there is no answer, not which of its words are missing.
  return isAsking || (talks.test(text) && isTalk(text)) || terms.some((term) => term.length >= sentence)
    ? 'question'
    : 'keywords';
}
