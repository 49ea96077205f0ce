import { type Day, fold, gramsOf } from '@hengce/text';
import { groupBy, isWithin, nationCode, regionCodesIn } from '../../../platform/vocabulary';
import { pointOfQuestion } from '../meaning/meaning';
import { type WordMatcher, wordMatcher } from '../meaning/wordMatcher';
import { parseQuery } from '../parseQuery';
import type { IndexState } from '../policyIndex/IndexState';
import { titleCore } from '../titleCore';
import { answerableBy } from './answerable';
import { type AskedReading, readAsked } from './askedAs';
import type { ClauseFeatures, ClauseHits, ClauseQuery } from './ClauseHits';
import { type Answerable, certaintyOf, fittedFrom, gradeOf, plainProbability, probabilityOf, scoreOf } from './judge';
import { fuseNear, nearIn } from './nearClauses';
import { isBeyondLaws, namesForeignLaw, namesLawToCome, signsIn } from './outside';
import { type Question, readQuestion } from './questionWords';
import { askedDocuments, isNamed, lackingOf, namedDocuments, rankDocuments, rarity } from './rankDocuments';
import { type Candidate, candidatesOf, charactersOf, hitOf, wordsCounted } from './scoreClauses';
import { scannerOf } from './wordScanner';

/** Clauses that are read closely: the best of each way of finding, and of the places that the question names. */
const closeDepth = 30;
const closeInPlace = 15;
/** Clauses that are read closely for what they are about, whatever their words. */
const meantDepth = 50;
/** Brings the nearness of clauses that answer, some 0.3, to the size of the other features. */
const meaningScale = 3;

/**
 * Clauses that may answer a question, the likeliest first and without repeats, those of grade `none` included.
 * Synchronous: it reads the texts of the best documents from the index.
 */
export function findClauses(state: IndexState, query: ClauseQuery, today: Day): ClauseHits {
  const reading = readCandidates(state, query, today);
  const { question, answerable, candidates } = reading;
  const isChosen = query.only !== undefined;
  const isFitted = !isChosen && state.catalog.count >= fittedFrom;
  const { order, nearest } = fuseNear(candidates);
  // Neither 美国公司法 nor 2031年新出的公司法 is in the library, however much they have in common with 公司法.
  const isElsewhere = !isChosen && (namesForeignLaw(question.text) || namesLawToCome(question.text, yearOf(today)));
  const shown = (isElsewhere ? [] : withoutRepeats(order, query.limit)).map((judged) => {
    const { features, candidate } = judged;
    const probability = isFitted
      ? probabilityOf(certaintyOf(candidates, candidates.indexOf(judged), answerable))
      : plainProbability(features, isChosen);
    return { ...judged, probability: candidate.isWanted ? 1 : probability, isNear: nearest.has(judged) };
  });
  // Another ranker moves what we found; it takes no grade away.
  const places = [...shown].sort((a, b) => b.score - a.score);
  const best = Math.max(0, ...shown.map(({ probability }) => probability));
  return {
    terms: [...question.terms],
    documents: reading.documents,
    clauses: shown.map((one) => ({
      ...hitOf(state, one.candidate),
      score: one.score,
      probability: one.probability,
      grade: gradeOf(one.probability, places.indexOf(one), best),
      isNear: one.isNear,
      features: one.features,
    })),
    lacking: isElsewhere ? [] : reading.lacking,
  };
}

const yearOf = (day: Day): number => new Date(day * 86_400_000).getUTCFullYear();

interface Judged {
  candidate: Candidate;
  features: ClauseFeatures;
  score: number;
}

/** Clauses that may answer a question with their features, the best first, and what was read in the question. */
export function readCandidates(state: IndexState, query: ClauseQuery, today: Day) {
  const { catalog } = state;
  catalog.refresh(today);
  const parsed = parseQuery(query.q);
  const question = readQuestion(query.q, query.said);
  const weights = question.notions.map((notion) => notion.weight * rarity(state, notion));
  const named = namedDocuments(state, query, parsed, question);
  const point = pointOfQuestion(question.text);
  const matcher = wordMatcher(question.text);
  const reading = readAsked(question.text, point, matcher);
  const askings = groupBy(reading.likest, ({ law }) => law);
  const asked = askedDocuments(state, query, askings);
  const near = nearIn(state, query);
  const meant = meantIn(state, query, question, point);
  const ranked = rankDocuments(state, query, question, weights, { named, asked, meant, near });
  const wanted = parsed.clause?.id ?? wantedAlone(question.text, query.only);
  const signs = signsIn(question.text, yearOf(today), (name) =>
    catalog.cores.some((core) => core.includes(titleCore(fold(name)))),
  );
  const scan = scannerOf(wordsCounted(question));
  const all: Candidate[] = [];
  for (const { document, factor, isWhole } of ranked.best)
    all.push(
      ...candidatesOf(state, document, factor, {
        question,
        weights,
        isWhole,
        // 环评法22条 is not article 22 of any other law, nor is that of a law which there is not.
        wanted: named.has(document) || (named.size === 0 && signs.unknownLaw === 0) ? wanted : null,
        scan,
        point,
        meant: meant.get(document),
        asked: asked.get(document) ?? [],
        near: near.get(document),
      }),
    );
  const idOf = ({ document }: Candidate) => catalog.ids[document] as string;
  all.sort((a, b) => b.lexical - a.lexical || (idOf(a) < idOf(b) ? -1 : 1));
  const regions = regionCodesIn(question.text);
  const inPlace = all.filter(({ document }) => isNamed(catalog.regionOf(document), regions));
  const close = [
    ...new Set([
      ...all.slice(0, closeDepth),
      ...inPlace.slice(0, closeInPlace),
      ...bestBy(inPlace, ({ meaning }) => meaning, closeInPlace),
      ...all.filter(({ asked, isMeant, isWanted, near }) => asked !== null || isMeant || isWanted || near > 0),
    ]),
  ];
  const candidates = judged(state, close, { question, query, regions, asked: reading, matcher });
  const answerable: Answerable = {
    signs,
    notions: question.notions.length,
    answerable: answerableBy(question.text),
  };
  return {
    question,
    answerable,
    candidates,
    documents: ranked.count,
    lacking: query.only === undefined && !isBeyondLaws(signs) ? lackingOf(askings, asked) : [],
  };
}

function judged(
  state: IndexState,
  close: readonly Candidate[],
  {
    question,
    query,
    regions,
    asked,
    matcher,
  }: {
    question: Question;
    query: ClauseQuery;
    regions: readonly string[];
    asked: AskedReading;
    matcher: WordMatcher;
  },
): Judged[] {
  const read = close.map((candidate) => {
    const folded = fold(candidate.text);
    const law = state.catalog.cores[candidate.document] as string;
    return { candidate, law, folded, asked: candidate.asked ?? asked.ofClause(law, folded) };
  });
  const places = (by: (one: (typeof read)[number]) => number) =>
    new Map([...read].sort((a, b) => by(b) - by(a)).map((one, place) => [one, 1 / (1 + place / 2)]));
  const lexicalPlaces = places(({ candidate }) => candidate.lexical);
  const meaningPlaces = places(({ candidate }) => candidate.meaning);
  const askedPlaces = places(({ asked }) => asked?.share ?? 0);
  const bestLikeness = Math.max(1e-9, ...read.map(({ asked }) => asked?.likeness ?? 0));
  const charactersSaid = charactersOf(question);
  return read
    .map((one): Judged => {
      const { candidate, law, folded, asked } = one;
      const { document } = candidate;
      const kind = state.catalog.kindOf(document);
      const code = state.catalog.regionOf(document);
      const isNation = code === nationCode;
      const isNear = isNamed(code, regions);
      const isOwn = query.regionCode != null && isWithin(query.regionCode, code);
      const status = state.catalog.statusOf(document);
      const matched = matcher.ofClause(law, folded);
      const features: ClauseFeatures = {
        share: candidate.share,
        density: Math.min(2, candidate.density),
        lexicalPlace: lexicalPlaces.get(one) as number,
        likenessOfBest: (asked?.likeness ?? 0) / bestLikeness,
        askedShare: asked?.share ?? 0,
        askedPlace: asked === null ? 0 : (askedPlaces.get(one) as number),
        meaning: meaningScale * candidate.meaning,
        meaningPlace: meaningPlaces.get(one) as number,
        wayMeaning: meaningScale * (asked?.meaning ?? 0),
        wordMeaning: meaningScale * matched.clause,
        sentenceMeaning: meaningScale * matched.sentence,
        titleMeaning: meaningScale * matched.title,
        wayWordMeaning: meaningScale * (asked?.wordMeaning ?? 0),
        isAsked: asked === null ? 0 : 1,
        answersKind: question.answer?.test(candidate.text) ? 1 : 0,
        inPlace: isNear && !isNation ? 1 : 0,
        nationInPlace: regions.length > 0 && isNation ? 1 : 0,
        elsewhere: isNation || isNear || isOwn ? 0 : 1,
        over: status === 'amended' || status === 'repealed' || status === 'expired' ? 1 : 0,
        law: kind === 'law' || kind === 'programme' ? 1 : 0,
        interpretation: kind === 'interpretation' ? 1 : 0,
        characters: charactersSaid(folded),
      };
      const score = scoreOf(features) + (candidate.isWanted ? 100 : 0);
      return { candidate, features, score };
    })
    .sort((a, b) => b.score - a.score);
}

const bestBy = (some: readonly Candidate[], by: (one: Candidate) => number, most: number): Candidate[] =>
  [...some].sort((a, b) => by(b) - by(a)).slice(0, most);

/** Clauses nearest to the question in meaning, of documents that may answer it, by document and place. */
function meantIn(
  { catalog, meanings }: IndexState,
  { only, regionCode }: ClauseQuery,
  { text }: Question,
  point: Int8Array,
): ReadonlyMap<number, ReadonlySet<number>> {
  const regions = regionCodesIn(text);
  const isRead = (document: number) => {
    if (catalog.live.data[document] !== 1) return false;
    if (only) return only.has(catalog.ids[document] as string);
    const code = catalog.regionOf(document);
    return code === nationCode || isNamed(code, regions) || (regionCode != null && isWithin(regionCode, code));
  };
  const found = new Map<number, Set<number>>();
  for (const { document, place } of meanings.nearest(point, isRead, meantDepth))
    found.set(document, (found.get(document) ?? new Set<number>()).add(place));
  return found;
}

/** Article that the question names without a document (第九条), where the documents are chosen. */
function wantedAlone(text: string, only: ReadonlySet<string> | undefined): string | null {
  return only === undefined ? null : (parseQuery(`文件 ${text}`).clause?.id ?? null);
}

/** Best without repeats: versions of one title and local rules often have the same text. */
function withoutRepeats(best: readonly Judged[], limit: number): Judged[] {
  const kept: { hit: Judged; grams: Set<number> }[] = [];
  for (const hit of best) {
    const grams = new Set(gramsOf(fold(hit.candidate.text)));
    const isRepeat = kept.some((each) => {
      let shared = 0;
      for (const gram of grams) if (each.grams.has(gram)) shared += 1;
      return shared > 0.9 * Math.max(grams.size, each.grams.size);
    });
    if (!isRepeat) kept.push({ hit, grams });
    if (kept.length === limit) break;
  }
  return kept.map(({ hit }) => hit);
}
