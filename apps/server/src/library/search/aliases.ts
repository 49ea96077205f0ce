import { openData } from '../../platform/data';

const byWord = new Map<string, string[]>();
for (const line of openData('aliases.txt')) {
  const [short = '', long = ''] = line.split(' ');
  byWord.set(short, [...(byWord.get(short) ?? []), long]);
  byWord.set(long, [...(byWord.get(long) ?? []), short]);
}

/** Other wordings of a term, short and long forms; none for a term without aliases. */
export function aliasesOf(term: string): readonly string[] {
  return byWord.get(term) ?? [];
}
