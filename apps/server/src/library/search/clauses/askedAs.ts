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

/** An article that a question may be asking for. */
export interface AskedArticle extends Article {
  /** How much of the question is said in the ways of asking for it, from 0 to 1: which article is likelier. */
  likeness: number;
  /** How much of what it asks for, without 怎么办 and the like: whether any article is. */
  share: number;
}

interface Askings {
  articles: readonly Article[];
  /** By gram: which articles are asked for with it. */
  places: ReadonlyMap<number, readonly number[]>;
}

let askings: Askings | null = null;

/**
 * How people ask for what the articles of laws say: `data/askings`, written for this project, searched and never shown.
 * Below `# law`, a line is words of an article, a tab, and ways of asking with `；` between them.
 */
function readAskings(): Askings {
  const articles: Article[] = [];
  const places = new Map<number, number[]>();
  let law = '';
  for (const line of openData('askings')) {
    if (line.startsWith('# ')) law = titleCore(fold(line.slice(2)));
    const [piece, asked] = line.split('\t').map(fold);
    if (piece === undefined || asked === undefined) continue;
    for (const gram of unitsOf(`${piece} ${asked}`)) {
      const own = places.get(gram);
      if (own === undefined) places.set(gram, [articles.length]);
      else own.push(articles.length);
    }
    articles.push({ law, piece });
  }
  return { articles, places };
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
const maxArticles = 20;
const minLikeness = 0.08;

/** The articles that are asked for in such words, the likeliest first. */
export function askedArticles(question: string): AskedArticle[] {
  askings ??= readAskings();
  const { articles } = askings;
  const likeness = sharesOf(askings, unitsOf(question), unheardWeight);
  const share = sharesOf(askings, new Set(charactersOf(withoutAsking(question))), 1);
  return [...likeness]
    .filter(([, likeness]) => likeness >= minLikeness)
    .sort(([, a], [, b]) => b - a)
    .slice(0, maxArticles)
    .map(([place, likeness]) => ({ ...(articles[place] as Article), likeness, share: share.get(place) ?? 0 }));
}

/** By article: which part of these units it is asked for with, each as it is rare. */
function sharesOf({ articles, places }: Askings, units: ReadonlySet<number>, unheard: number): Map<number, number> {
  const scores = new Map<number, number>();
  let total = 0;
  for (const unit of units) {
    const own = places.get(unit) ?? [];
    const rarity = Math.log(1 + articles.length / (own.length + 0.5));
    const weight = rarity * (isCharacter(unit) ? characterWeight : 1);
    total += own.length === 0 ? unheard * weight : weight;
    for (const place of own) scores.set(place, (scores.get(place) ?? 0) + weight);
  }
  for (const [place, score] of scores) scores.set(place, score / total);
  return scores;
}
