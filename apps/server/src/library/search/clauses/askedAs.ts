import { eachGram, fold, isHan } from '@hengce/text';
import { openData } from '../../../platform/data';
import { TopK } from '../../../platform/textIndex';
import { groupBy } from '../../../platform/vocabulary';
import { dimensions, nearness, pointOfWords, wordsAsked } from '../meaning/meaning';
import type { WordMatcher } from '../meaning/wordMatcher';
import { titleCore } from '../titleCore';
import { withoutAsking } from './questionWords';

interface Article {
  /** The law as it is called, folded. */
  law: string;
  /** Words of the article by which it is known, whatever its number is in a version; folded. */
  piece: string;
  /** Ways of asking for it, folded. */
  asked: readonly string[];
}

/** Article that a question may be asking for. */
export interface AskedArticle extends Omit<Article, 'asked'> {
  /** Similarity of the question to the askings (问法) of the article, 0–1, for ordering articles. */
  likeness: number;
  /** The same without phrases such as 怎么办, for deciding whether any article is meant. */
  share: number;
  /** Similarity to the most similar single asking: cosine of the rarities. */
  way: number;
  /** Nearness (−1–1) of what the question is about to what the nearest single asking is about. */
  meaning: number;
  /** The same word by word, to all of its askings together. */
  wordMeaning: number;
}

interface Askings {
  articles: readonly Article[];
  byLaw: ReadonlyMap<string, readonly number[]>;
  /** By unit: which articles have it in their pieces or in a way of asking for them. */
  places: ReadonlyMap<number, Int32Array>;
  ways: Ways;
}

/** Single ways of asking, by number. */
interface Ways {
  /** Article of each. */
  articles: readonly number[];
  /** By unit: which ways say it. */
  places: ReadonlyMap<number, Int32Array>;
  /** Length of each as a vector of rarities. */
  lengths: Float32Array;
}

let known: Askings | null = null;
/** Read when they are first wanted, which takes a second. */
const askingsOnce = (): Askings => {
  known ??= readAskings();
  return known;
};

/** Reads the askings (问法) before a question needs them. */
export const readAskingsAhead = (): void => void askingsOnce();

/**
 * How people ask for what the articles of laws say: `data/askings`, written for this project, searched and never shown.
 * Below `# law`, a line is words of an article, a tab, and ways of asking with `；` between them.
 */
function readAskings(): Askings {
  const articles: Article[] = [];
  const ways: string[] = [];
  const articleOfWay: number[] = [];
  let law = '';
  for (const line of openData('askings')) {
    if (line.startsWith('# ')) law = titleCore(fold(line.slice(2)));
    const [piece, together] = line.split('\t').map(fold);
    if (piece === undefined || together === undefined) continue;
    const asked = together.split(';');
    for (const way of asked) {
      ways.push(way);
      articleOfWay.push(articles.length);
    }
    articles.push({ law, piece, asked });
  }
  return {
    articles,
    byLaw: groupBy([...articles.keys()], (place) => (articles[place] as Article).law),
    places: placesOf(articles.map(({ piece, asked }) => [piece, ...asked])),
    ways: readWays(ways, articleOfWay),
  };
}

function readWays(ways: readonly string[], articles: readonly number[]): Ways {
  const places = placesOf(ways.map((way) => [way]));
  const lengths = new Float32Array(ways.length);
  for (const own of places.values()) {
    const weight = rarityOf(ways.length, own.length) ** 2;
    for (const place of own) lengths[place] = (lengths[place] as number) + weight;
  }
  return { articles, places, lengths: lengths.map(Math.sqrt) };
}

const nowhere = new Int32Array();

const rarityOf = (all: number, own: number): number => Math.log(1 + all / (own + 0.5));

/** By unit: which of these have it in one of their texts. */
function placesOf(texts: readonly (readonly string[])[]): Map<number, Int32Array> {
  const places = new Map<number, number[]>();
  for (const [place, own] of texts.entries())
    for (const text of own)
      eachUnit(text, (unit) => {
        const known = places.get(unit);
        if (known === undefined) places.set(unit, [place]);
        else if (known[known.length - 1] !== place) known.push(place);
      });
  return new Map(Array.from(places, ([unit, own]) => [unit, Int32Array.from(own)]));
}

/** By article: cosine of the question and its likest way of asking. */
function likestWays({ articles, ways }: Askings, units: ReadonlySet<number>): Float32Array {
  const products = new Float32Array(ways.articles.length);
  let length = 0;
  for (const unit of units) {
    const own = ways.places.get(unit) ?? nowhere;
    const weight = rarityOf(ways.articles.length, own.length) ** 2;
    length += weight;
    for (const place of own) products[place] = (products[place] as number) + weight;
  }
  const best = new Float32Array(articles.length);
  for (let place = 0; place < products.length; place++) {
    if (products[place] === 0) continue;
    const article = ways.articles[place] as number;
    const cosine = (products[place] as number) / Math.sqrt(length) / (ways.lengths[place] as number);
    if (cosine > (best[article] as number)) best[article] = cosine;
  }
  return best;
}

/** Pairs of characters, and the characters: 押钱 and 质押 share but one. Signed: a map finds whole numbers of 32 bits several times as fast. */
function eachUnit(text: string, visit: (unit: number) => void): void {
  eachGram(text, (gram) => visit(gram | 0));
  eachCharacter(text, visit);
}

function eachCharacter(text: string, visit: (unit: number) => void): void {
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (isHan(unit)) visit(unit << 16);
  }
}

/** Distinct units of a text. */
function unitsOf(text: string, each = eachUnit): Set<number> {
  const units = new Set<number>();
  each(text, (unit) => units.add(unit));
  return units;
}

const isCharacter = (gram: number): boolean => (gram & 0xffff) === 0;
const characterWeight = 0.7;
/** What nobody wrote down says little. */
const unheardWeight = 0.5;
const maxArticles = 24;
const minLikeness = 0.08;
const minWay = 0.1;

/** Whether askings (问法) exist for articles of this law; the name of the code that it is a part of may be left out. */
export function isAskedLaw(title: string): boolean {
  const core = titleCore(fold(title));
  return askingsOnce().articles.some(({ law }) => law === core || law === `民法典${core}`);
}

/** How a question matches the askings of articles. */
export interface AskedReading {
  /** Articles whose askings are similar to the question, the likeliest first; at most 48. */
  likest: readonly AskedArticle[];
  /**
   * How the question matches the askings of a clause, however little; null for a clause without askings.
   *
   * @param law what its document is called, folded
   * @param clause its text, folded
   */
  ofClause: (law: string, clause: string) => AskedArticle | null;
}

/**
 * Reads how a question matches the askings (问法).
 *
 * @param question folded
 * @param point its meaning vector (`pointOfQuestion`)
 * @param matcher its matcher word by word
 */
export function readAsked(question: string, point: Int8Array, matcher: WordMatcher): AskedReading {
  const askings = askingsOnce();
  const { articles, byLaw } = askings;
  const units = unitsOf(question);
  const likeness = sharesOf(askings, units, unheardWeight);
  const share = sharesOf(askings, unitsOf(withoutAsking(question), eachCharacter), 1);
  const way = likestWays(askings, units);
  const order = (values: Float32Array, least: number) => {
    const best = new TopK(maxArticles, (a, b) => a - b);
    for (let place = 0; place < values.length; place++)
      if ((values[place] as number) >= least) best.offer(place, values[place] as number);
    return best.ranked().map(({ candidate }) => candidate);
  };
  const chosen = new Set([...order(likeness, minLikeness), ...order(way, minWay)]);
  const matched = (place: number): AskedArticle => {
    const article = articles[place] as Article;
    const { points, words } = meaningOf(article);
    return {
      law: article.law,
      piece: article.piece,
      likeness: likeness[place] as number,
      share: share[place] as number,
      way: way[place] as number,
      meaning: nearestOf(points, point),
      wordMeaning: matcher.ofWays(words),
    };
  };
  return {
    likest: [...chosen].map(matched).sort(byLikeness),
    ofClause: (law, clause) =>
      (byLaw.get(law) ?? [])
        .filter((place) => clause.includes((articles[place] as Article).piece))
        .map(matched)
        .sort(byLikeness)[0] ?? null,
  };
}

const byLikeness = (a: AskedArticle, b: AskedArticle): number => b.likeness + b.way - a.likeness - a.way;

/** What the ways of asking for an article are about; kept from when it is first wanted. */
interface WaysMeaning {
  /** Point of each, one after the other. */
  points: Int8Array;
  /** Words of all of them. */
  words: Int32Array;
}

const meaningsOfWays = new Map<Article, WaysMeaning>();

function meaningOf(article: Article): WaysMeaning {
  let own = meaningsOfWays.get(article);
  if (own === undefined) {
    const points = new Int8Array(article.asked.length * dimensions);
    const words = new Set<number>();
    for (const [place, way] of article.asked.entries()) {
      const said = wordsAsked(way);
      points.set(pointOfWords(said), place * dimensions);
      for (const word of said) words.add(word);
    }
    own = { points, words: Int32Array.from(words) };
    meaningsOfWays.set(article, own);
  }
  return own;
}

function nearestOf(points: Int8Array, point: Int8Array): number {
  let nearest = 0;
  for (let offset = 0; offset < points.length; offset += dimensions)
    nearest = Math.max(nearest, nearness(point, points, offset));
  return nearest;
}

/** By article: which part of these units it is asked for with, each as it is rare. */
function sharesOf({ articles, places }: Askings, units: ReadonlySet<number>, unheard: number): Float32Array {
  const scores = new Float32Array(articles.length);
  let total = 0;
  for (const unit of units) {
    const own = places.get(unit) ?? nowhere;
    const weight = rarityOf(articles.length, own.length) * (isCharacter(unit) ? characterWeight : 1);
    total += own.length === 0 ? unheard * weight : weight;
    for (const place of own) scores[place] = (scores[place] as number) + weight;
  }
  return total === 0 ? scores : scores.map((score) => score / total);
}
