import { fold, isHan } from '@hengce/text';
import type { Catalog } from '../policyIndex/Catalog';

/** Titles with signs inside words (首台（套）, “专精特新”中小企业), and the same without them. */
interface SignedTitle {
  title: string;
  bare: string;
  /** Place in the title of each unit of `bare`. */
  places: number[];
}

const sign = /[\u4e00-\u9fff][()"'“”‘’「」《》〈〉·、\-—][\u4e00-\u9fff]/u;
const known = new WeakMap<Catalog, { size: number; titles: SignedTitle[] }>();

function signedTitles(catalog: Catalog): readonly SignedTitle[] {
  const before = known.get(catalog);
  if (before?.size === catalog.size) return before.titles;
  const titles: SignedTitle[] = before?.titles ?? [];
  for (let document = before?.size ?? 0; document < catalog.size; document++) {
    const title = fold(catalog.titles[document] as string);
    if (!sign.test(title)) continue;
    const places = [...Array(title.length).keys()].filter((at) => isWord(title.charCodeAt(at)));
    titles.push({ title, bare: places.map((at) => title[at]).join(''), places });
  }
  known.set(catalog, { size: catalog.size, titles });
  return titles;
}

const isWord = (unit: number): boolean =>
  isHan(unit) || (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39);

const maxForms = 3;

/**
 * Forms, folded and at most three, in which titles of the library print a word with signs inside: 首台套 as 首台(套). None
 * for a word of less than three characters.
 */
export function printedForms(catalog: Catalog, word: string): string[] {
  if (word.length < 3) return [];
  const forms = new Set<string>();
  for (const { title, bare, places } of signedTitles(catalog)) {
    const at = bare.indexOf(word);
    if (at < 0) continue;
    const first = places[at] as number;
    const last = places[at + word.length - 1] as number;
    // A sign that opens or closes at the edge of the word belongs to it.
    const end = /[)”’」]/.test(title[last + 1] ?? '') ? last + 2 : last + 1;
    const form = title.slice(first, end);
    if (form !== word) forms.add(form);
    if (forms.size === maxForms) break;
  }
  return [...forms];
}
