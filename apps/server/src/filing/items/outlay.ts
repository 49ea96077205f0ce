import { awardOf, type Matchable } from '../../matching/items';

/** Outlay that an award is a share of, in the words of its clause: 按照设备投资额的8%给予补助. */
export interface Outlay {
  base: string;
  percent: number;
  clauseId: string;
  quote: string;
}

const share = /按照?([^，。；：]{2,30}?)的(\d{1,2}(?:\.\d{1,4})?)%(?:给予|抵扣|予以)/g;

/** The outlay of an item; null where its clause names none, or several shares. */
export function outlayOf(matchable: Matchable): Outlay | null {
  const clause = awardOf(matchable);
  const sentences = (clause?.text ?? '').split(/[。；\n]/);
  const found = sentences.flatMap((quote) => [...quote.matchAll(share)].map((match) => ({ match, quote })));
  const [first] = found;
  if (clause === undefined || first === undefined || found.length > 1) return null;
  const [, base = '', percent = ''] = first.match;
  return { base, percent: Number(percent), clauseId: clause.id, quote: first.quote };
}
