export type { Clause } from './clauses/Clause';
export { citedLabel } from './clauses/citedLabel';
export { type ParsedDocument, parseClauses } from './clauses/parseClauses';
export { placeName } from './clauses/placeName';
export {
  type ClauseChange,
  type ComparedClause,
  type ComparedRow,
  compareDocuments,
  type DocumentComparison,
} from './comparison/compareDocuments';
export { diffText, type Segment, type TextDiff } from './comparison/diffText';
export type { ComparedPoint, Saying } from './comparison/points';
export { chineseDate, type Day, daysLeftText, formatDay, msPerDay, parseChineseDay, parseDay } from './dates/days';
export { clockTime, dayAndHour, fullMoment, shortDate, shortDates, shortDay } from './dates/moments';
export {
  addMonths,
  dateInShanghai,
  dayInShanghai,
  daysLeft,
  type Instant,
  inShanghai,
  lastDayOf,
  monthsBetween,
} from './dates/shanghai';
export { agreementsOf, agreementWords, type Basis, basesInOrder, unknownAgreement } from './figures/basis';
export {
  type CheckedFigure,
  type CheckedFigures,
  type CitedWords,
  checkFigures,
  type Figure,
  figuresOf,
} from './figures/figures';
export { fold, foldFor, isDigit, isHan, isLetter } from './folding/fold';
export { eachGram, gramsOf, hanPair } from './folding/grams';
export { likeness } from './folding/likeness';
export { withoutRadicals } from './folding/withoutRadicals';
export { withoutUnseen } from './folding/withoutUnseen';
export { type CreditCodeProblem, creditCodeProblem, creditCodeWords } from './identifiers/creditCode';
export { type DocNo, docNoKey, findDocNo, guessDocNo, isSameSeries, parseDocNo } from './identifiers/docNo';
export { type Licence, readLicence } from './identifiers/licence';
export {
  accountAmount,
  exactAmount,
  exactNumber,
  lacksUnit,
  type MoneyUnit,
  moneyUnit,
  readAmount,
  shortAmount,
  wanAmount,
  withWan,
  yuanAmount,
} from './numbers/amounts';
export { parseChineseMoney } from './numbers/chineseMoney';
export { formatChineseNumber, numberCharacters, parseChineseNumber } from './numbers/chineseNumber';
export { markWords, occurrences, type Range } from './offsets/occurrences';
export { WordFinder } from './offsets/WordFinder';
export { findQuote } from './quotes/findQuote';
export { longestRun } from './quotes/longestRun';
export { sentenceEnds, splitSentences } from './sentences/sentences';
export { findTerms, readDay, type Term } from './terms/findTerms';
