import {
  type DocNo,
  findDocNo,
  fold,
  formatChineseNumber,
  guessDocNo,
  isDigit,
  isHan,
  isLetter,
  numberCharacters,
  parseChineseNumber,
} from '@hengce/text';
import { toSimplified } from './traditional';

/** Highest length of a query in characters; the rest is not searched (contract). */
export const queryLimit = 200;

export interface ParsedQuery {
  /** Words as typed, folded, without the clause label when one was recognised. */
  terms: string[];
  /** The same without the 文号, for a library that has it. */
  termsBesideDocNo: string[];
  /** The query without the clause label, folded, for comparing with titles. */
  text: string;
  docNo: DocNo | null;
  /** Whether the 文号 was typed without brackets, so that it counts only if the library has it. */
  isGuessedDocNo: boolean;
  /** Words with a minus before them, which a document must not have. */
  excluded: string[];
  /** Article that it names: 第九条, art-9; null for none. */
  clause: { label: string; id: string } | null;
  /** Version that it names; without a year and not old for none. */
  version: Version;
  truncated: boolean;
}

/** Version of a law that a query names: by its year (公司法 2018) or as an older one (旧公司法). */
export interface Version {
  year: number | null;
  isOld: boolean;
}

/** 第九条, 第九条之一, with the paragraph and item that may follow. */
const clauseLabel = new RegExp(
  `(?:(?<=法|典|条例|办法|规定|细则|》)的\\s*)?第\\s*(?<no>[${numberCharacters}]{1,9})\\s*条(?:之(?<sub>[${numberCharacters}]{1,3}))?(?:第?[${numberCharacters}]{1,3}[款项])*`,
);
const hanNumber = `(?:(?!\\d)[${numberCharacters}])`;
/** 环评法22条, 民法典1043: without 第 it is an article only after what documents are called; 2023 after a title is a year. */
const bareClauseLabel = new RegExp(
  `(?<=法|典|条例|办法|规定|细则|解释|准则|规则|章程|指引|》|编|总则|附则|(?:解释|规定)[(（]?[一二三四五六七][)）]?|(?:19|20)\\d\\d年?版?)\\s*(?:的\\s*)?(?:(?<no>\\d{1,4}|${hanNumber}{1,9})\\s*条(?![例件款码形文约令])(?:之(?<sub>[${numberCharacters}]{1,3}))?(?:第?[${numberCharacters}]{1,3}[款项])*|(?<alone>(?<=(?:法|典|条例)\\s*)(?!(?:19|20)\\d\\d)\\d{1,4})\\s*$)`,
);

const yearSaid = /(?<!\d)((?:19|20)\d\d)(?!\d)(?:年版?|版)?(?:修订|修正|修改)?的?/u;
const oldSaid =
  /(?<!\p{L})[旧老原](?=\p{L}{2,}(?:法|条例|办法|规定|细则))|(?<!\p{L})[旧老](?:版|的)?(?!\p{L})|旧版|老版|修[订正改]前的?|原来的/u;
const newSaid = /(?<!\p{L})新(?=\p{L}{2,}(?:法|条例|办法|规定|细则))|新版|新修[订正改]的?|现行的?|最新(?:版|的)?/u;

/** Text without the words for a version. */
export const withoutVersion = (text: string): string =>
  text.replace(yearSaid, ' ').replace(oldSaid, ' ').replace(newSaid, ' ').trim();

/** A minus at the start of a word; 2016-32 and AI-芯片 are none. */
const exclusion = /(^|\s)-([^\s-]\S*)/g;

/**
 * Query split into its parts, of which the first 200 characters are read. Any text is a query: syntax, control characters
 * and broken surrogates are just not words.
 */
export function parseQuery(raw: string): ParsedQuery {
  const truncated = raw.length > queryLimit;
  const typed = toSimplified(fold(truncated ? cutAt(raw, queryLimit) : raw));
  const excluded = [...typed.matchAll(exclusion)].flatMap(([, , word = '']) => splitTerms(word));
  const text = typed.replace(exclusion, '$1');
  const clause = findClause(text);
  const rest = clause === null ? text : `${text.slice(0, clause.start)} ${text.slice(clause.end)}`;
  const terms = splitTerms(rest);
  const certain = findDocNo(rest);
  const found = certain ?? guessDocNo(rest);
  return {
    terms: terms.length > 0 ? terms : splitTerms(text),
    termsBesideDocNo: found ? splitTerms(`${rest.slice(0, found.start)} ${rest.slice(found.end)}`) : terms,
    text: rest.trim(),
    docNo: found?.docNo ?? null,
    isGuessedDocNo: certain === null,
    excluded,
    // 第九条 alone names no document, so it is searched as a word.
    clause: clause !== null && terms.length > 0 ? clause : null,
    version: { year: Number(yearSaid.exec(rest)?.[1] ?? 0) || null, isOld: oldSaid.test(rest) },
    truncated,
  };
}

function findClause(text: string) {
  const match = clauseLabel.exec(text) ?? bareClauseLabel.exec(text);
  if (match === null) return null;
  const { no: said, sub: saidSub, alone } = match.groups ?? {};
  const no = parseChineseNumber(said ?? alone ?? '');
  if (no === null || no === 0 || no > 9999) return null;
  const sub = saidSub === undefined ? null : parseChineseNumber(saidSub);
  const label = `第${formatChineseNumber(no)}条${sub === null ? '' : `之${formatChineseNumber(sub)}`}`;
  const id = sub === null ? `art-${no}` : `art-${no}-${sub}`;
  return { label, id, start: match.index, end: match.index + match[0].length };
}

/** Runs of Han characters, letters and digits, each once. Lone Han characters (号, 的) are left out unless there is nothing else. */
export function splitTerms(text: string): string[] {
  const terms: string[] = [];
  let start = -1;
  for (let i = 0; i <= text.length; i++) {
    const unit = i < text.length ? text.charCodeAt(i) : 0x20;
    const isWord = isHan(unit) || isLetter(unit) || isDigit(unit);
    if (isWord && start < 0) start = i;
    if (!isWord && start >= 0) {
      terms.push(text.slice(start, i));
      start = -1;
    }
  }
  const words = terms.filter((term) => term.length > 1 || !isHan(term.charCodeAt(0)));
  return [...new Set(words.length > 0 ? words : terms)];
}

/** Not between the halves of a surrogate pair. */
function cutAt(text: string, limit: number): string {
  const last = text.charCodeAt(limit - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit);
}
