import { fold, gramsOf, isHan } from '@hengce/text';
import { openData } from '../../../platform/data';
import { titleCore } from '../titleCore';
import { withoutAsking } from './questionWords';

interface Article {
  /** The law as it is called, folded. */
  law: string;
  /** Words of the article by which it is known, whatever its number is in a version; folded. */
  piece: string;
}

/** Article that a question may be asking for. */
export interface AskedArticle extends Article {
  /** Similarity of the question to the askings (问法) of the article, 0–1, for ordering articles. */
  likeness: number;
  /** The same without phrases such as 怎么办, for deciding whether any article is meant. */
  share: number;
  /** Similarity to the most similar single asking: cosine of the rarities. */
  way: number;
}

interface Askings {
  articles: readonly Article[];
  /** By gram: which articles are asked for with it. */
  places: ReadonlyMap<number, readonly number[]>;
  ways: Ways;
}

/** Single ways of asking, by number. */
interface Ways {
  /** Article of each. */
  articles: readonly number[];
  /** By gram: which ways say it. */
  places: ReadonlyMap<number, readonly number[]>;
  /** Length of each as a vector of rarities. */
  lengths: Float32Array;
}

let askings: Askings | null = null;

/**
 * How people ask for what the articles of laws say: `data/askings`, written for this project, searched and never shown.
 * Below `# law`, a line is words of an article, a tab, and ways of asking with `；` between them.
 */
function readAskings(): Askings {
  const articles: Article[] = [];
  const places = new Map<number, number[]>();
  const ways: string[] = [];
  const articleOfWay: number[] = [];
  let law = '';
  for (const line of openData('askings')) {
    if (line.startsWith('# ')) law = titleCore(fold(line.slice(2)));
    const [piece, asked] = line.split('\t').map(fold);
    if (piece === undefined || asked === undefined) continue;
    for (const gram of unitsOf(`${piece} ${asked}`)) pushTo(places, gram, articles.length);
    for (const way of asked.split(';')) {
      ways.push(way);
      articleOfWay.push(articles.length);
    }
    articles.push({ law, piece });
  }
  return { articles, places, ways: readWays(ways, articleOfWay) };
}

function readWays(ways: readonly string[], articles: readonly number[]): Ways {
  const places = new Map<number, number[]>();
  ways.forEach((way, place) => {
    for (const gram of unitsOf(way)) pushTo(places, gram, place);
  });
  const lengths = new Float32Array(ways.length);
  for (const own of places.values()) {
    const weight = rarityOf(ways.length, own.length) ** 2;
    for (const place of own) lengths[place] = (lengths[place] as number) + weight;
  }
  return { articles, places, lengths: lengths.map(Math.sqrt) };
}

const rarityOf = (all: number, own: number): number => Math.log(1 + all / (own + 0.5));

function pushTo(map: Map<number, number[]>, key: number, value: number): void {
  const own = map.get(key);
  if (own === undefined) map.set(key, [value]);
  else own.push(value);
}

/** By article: cosine of the question and its likest way of asking. */
function likestWays({ articles, places, lengths }: Ways, units: ReadonlySet<number>): Map<number, number> {
  const products = new Map<number, number>();
  let length = 0;
  for (const unit of units) {
    const own = places.get(unit) ?? [];
    const weight = rarityOf(articles.length, own.length) ** 2;
    length += weight;
    for (const place of own) products.set(place, (products.get(place) ?? 0) + weight);
  }
  const best = new Map<number, number>();
  for (const [place, product] of products) {
    const article = articles[place] as number;
    const cosine = product / Math.sqrt(length) / (lengths[place] as number);
    if (cosine > (best.get(article) ?? 0)) best.set(article, cosine);
  }
  return best;
}

/** Pairs of characters, and the characters: 押钱 and 质押 share but one. */
const unitsOf = (text: string): Set<number> => new Set([...gramsOf(text), ...charactersOf(text)]);

function charactersOf(text: string): number[] {
  const units = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)).filter(isHan);
  return units.map((unit) => (unit << 16) >>> 0);
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
  askings ??= readAskings();
  const core = titleCore(fold(title));
  return askings.articles.some(({ law }) => law === core || law === `民法典${core}`);
}

/** Articles whose askings are similar to a folded question, the likeliest first; at most 48. */
export function askedArticles(question: string): AskedArticle[] {
  askings ??= readAskings();
  const { articles, ways } = askings;
  const units = unitsOf(question);
  const likeness = sharesOf(askings, units, unheardWeight);
  const share = sharesOf(askings, new Set(charactersOf(withoutAsking(question))), 1);
  const way = likestWays(ways, units);
  const order = (values: ReadonlyMap<number, number>, least: number) =>
    [...values]
      .filter(([, value]) => value >= least)
      .sort(([, a], [, b]) => b - a)
      .slice(0, maxArticles)
      .map(([place]) => place);
  const chosen = new Set([...order(likeness, minLikeness), ...order(way, minWay)]);
  return [...chosen]
    .map((place) => ({
      ...(articles[place] as Article),
      likeness: likeness.get(place) ?? 0,
      share: share.get(place) ?? 0,
      way: way.get(place) ?? 0,
    }))
    .sort((a, b) => b.likeness + b.way - a.likeness - a.way);
}
/** By article: which part of these units it is asked for with, each as it is rare. */
function sharesOf({ articles, places }: Askings, units: ReadonlySet<number>, unheard: number): Map<number, number> {
  const scores = new Map<number, number>();
  let total = 0;
  for (const unit of units) {
    const own = places.get(unit) ?? [];
    const weight = rarityOf(articles.length, own.length) * (isCharacter(unit) ? characterWeight : 1);
    total += own.length === 0 ? unheard * weight : weight;
    for (const place of own) scores.set(place, (scores.get(place) ?? 0) + weight);
  }
  for (const [place, score] of scores) scores.set(place, score / total);
  return scores;
}
