import { type Day, fold, gramsOf } from '@hengce/text';
import { groupBy, isWithin, nationCode, regionCodesIn } from '../../../platform/vocabulary';
import { parseQuery } from '../parseQuery';
import type { IndexState } from '../policyIndex/IndexState';
import { titleCore } from '../titleCore';
import { type AskedArticle, askedArticles, familiarityOf } from './askedAs';
import type { ClauseFeatures, ClauseHits, ClauseQuery } from './ClauseHits';
import { echoOf } from './echo';
import { type Answerable, certaintyOf, fittedFrom, gradeOf, plainProbability, probabilityOf, scoreOf } from './judge';
import { fuseNear, nearIn } from './nearClauses';
import { signsIn } from './outside';
import { type Question, readQuestion } from './questionWords';
import { askedDocuments, isNamed, lackingOf, namedDocuments, rankDocuments, rarity } from './rankDocuments';
import { type Candidate, candidatesOf, closeReading, hitOf, wordsCounted } from './scoreClauses';
import { translatorOf } from './translation';
import { scannerOf } from './wordScanner';

/** Clauses that are read closely: the best of each way of finding, and of the places that the question names. */
const closeDepth = 30;
const closeInPlace = 15;

/** Finds the clauses that answer a question. Synchronous: it reads the texts of the best documents from the index. */
export function findClauses(state: IndexState, query: ClauseQuery, today: Day): ClauseHits {
  const reading = readCandidates(state, query, today);
  const { question, answerable, candidates } = reading;
  const isChosen = query.only !== undefined;
  const isFitted = !isChosen && state.catalog.count >= fittedFrom;
  const { order, nearest } = fuseNear(candidates);
  const shown = withoutRepeats(order, query.limit).map((judged) => {
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
    lacking: reading.lacking,
  };
}

interface Judged {
  candidate: Candidate;
  features: ClauseFeatures;
  score: number;
}

/** Clauses with all features of a question, the likeliest first, for fitting the weights. */
export function readCandidates(state: IndexState, query: ClauseQuery, today: Day) {
  const { catalog } = state;
  catalog.refresh(today);
  const parsed = parseQuery(query.q);
  const question = readQuestion(query.q, query.said);
  const weights = question.notions.map((notion) => notion.weight * rarity(state, notion));
  const named = namedDocuments(state, query, parsed, question);
  const articles = askedArticles(question.text);
  const askings = groupBy(articles, ({ law }) => law);
  const asked = askedDocuments(state, query, askings);
  const echo = echoOf(state, articles, asked, question);
  const near = nearIn(state, query);
  const ranked = rankDocuments(state, query, question, weights, { named, asked, echo, near });
  const wanted = parsed.clause?.id ?? wantedAlone(question.text, query.only);
  const scan = scannerOf(wordsCounted(question, echo));
  const all: Candidate[] = [];
  for (const { document, factor } of ranked.best)
    all.push(
      ...candidatesOf(state, document, factor, {
        question,
        weights,
        wanted,
        echo,
        scan,
        asked: asked.get(document) ?? [],
        near: near.get(document),
      }),
    );
  all.sort((a, b) => b.lexical - a.lexical || (a.policy.id < b.policy.id ? -1 : 1));
  const regions = regionCodesIn(question.text);
  const inPlace = all.filter(({ document }) => isNamed(catalog.regionOf(document), regions));
  const close = [
    ...new Set([
      ...all.slice(0, closeDepth),
      ...bestBy(all, ({ echo }) => echo, closeDepth),
      ...inPlace.slice(0, closeInPlace),
      ...bestBy(inPlace, ({ echo }) => echo, closeInPlace),
      ...all.filter(({ asked, isWanted, near }) => asked !== null || isWanted || near > 0),
    ]),
  ];
  const signs = signsIn(question.text, new Date(today * 86_400_000).getUTCFullYear(), (name) =>
    catalog.cores.some((core) => core.includes(titleCore(fold(name)))),
  );
  const candidates = judged(state, close, { question, weights, query, regions });
  const answerable: Answerable = {
    signs,
    notions: question.notions.length,
    familiar: familiarityOf(question.text),
  };
  return {
    question,
    answerable,
    candidates,
    documents: ranked.count,
    lacking: query.only === undefined ? lackingOf(askings, asked) : [],
  };
}

function judged(
  state: IndexState,
  close: readonly Candidate[],
  {
    question,
    weights,
    query,
    regions,
  }: { question: Question; weights: readonly number[]; query: ClauseQuery; regions: readonly string[] },
): Judged[] {
  const places = (by: (one: Candidate) => number) =>
    new Map([...close].sort((a, b) => by(b) - by(a)).map((one, place) => [one, 1 / (1 + place / 2)]));
  const lexicalPlaces = places(({ lexical }) => lexical);
  const echoPlaces = places(({ echo }) => echo);
  const translate = translatorOf(question.text);
  const translated = new Map(
    close.map((one) => [one, translate(one.text, state.catalog.cores[one.document] as string)]),
  );
  const translatedScore = (one: Candidate) => translated.get(one)?.score ?? 0;
  const translatedPlaces = places(translatedScore);
  const bestTranslated = Math.max(1e-9, ...close.map(translatedScore));
  const bestEcho = Math.max(1e-9, ...close.map(({ echo }) => echo));
  const bestLexical = Math.max(1e-9, ...close.map(({ lexical }) => lexical));
  const best = (of: (article: AskedArticle) => number) =>
    Math.max(1e-9, ...close.map(({ asked }) => (asked === null ? 0 : of(asked))));
  const [bestLikeness, bestWay] = [best(({ likeness }) => likeness), best(({ way }) => way)];
  const order = [...new Set(close.flatMap(({ asked }) => asked ?? []))].sort(
    (a, b) => b.likeness + b.way - a.likeness - a.way,
  );
  return close
    .map((candidate): Judged => {
      const { asked, policy, document } = candidate;
      const code = state.catalog.regionOf(document);
      const isNation = code === nationCode;
      const isNear = isNamed(code, regions);
      const isOwn = query.regionCode != null && isWithin(query.regionCode, code);
      const status = state.catalog.statusOf(document);
      const lexicalPlace = lexicalPlaces.get(candidate) as number;
      const askedPlace = asked === null ? 0 : 1 / (1 + order.indexOf(asked) / 2);
      const { answer } = question;
      const hasAnswer = answer?.test(candidate.text) ?? false;
      const features: ClauseFeatures = {
        share: candidate.share,
        ...closeReading(candidate, question, weights),
        density: Math.min(2, candidate.density),
        lexical: candidate.lexical / bestLexical,
        lexicalPlace,
        title: candidate.title,
        likeness: asked?.likeness ?? 0,
        likenessOfBest: (asked?.likeness ?? 0) / bestLikeness,
        way: asked?.way ?? 0,
        wayOfBest: (asked?.way ?? 0) / bestWay,
        askedShare: asked?.share ?? 0,
        askedPlace,
        agreement: lexicalPlace * askedPlace,
        echo: candidate.echo,
        echoOfBest: candidate.echo / bestEcho,
        echoPlace: echoPlaces.get(candidate) as number,
        translated: translatedScore(candidate),
        translatedOfBest: translatedScore(candidate) / bestTranslated,
        translatedPlace: translatedPlaces.get(candidate) as number,
        translatedTitle: translated.get(candidate)?.title ?? 0,
        explained: translated.get(candidate)?.explained ?? 0,
        answersKind: hasAnswer ? 1 : 0,
        lacksKind: answer !== null && !hasAnswer ? 1 : 0,
        inPlace: isNear && !isNation ? 1 : 0,
        nationInPlace: regions.length > 0 && isNation ? 1 : 0,
        elsewhere: isNation || isNear || isOwn ? 0 : 1,
        over: status === 'amended' || status === 'repealed' || status === 'expired' ? 1 : 0,
        law: policy.kind === 'law' || policy.kind === 'programme' ? 1 : 0,
        interpretation: policy.kind === 'interpretation' ? 1 : 0,
        purpose: candidate.isPurpose ? 1 : 0,
      };
      const score = scoreOf(features) + (candidate.isWanted ? 100 : 0);
      return { candidate, features, score };
    })
    .sort((a, b) => b.score - a.score);
}

const bestBy = (some: readonly Candidate[], by: (one: Candidate) => number, most: number): Candidate[] =>
  [...some].sort((a, b) => by(b) - by(a)).slice(0, most);

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
