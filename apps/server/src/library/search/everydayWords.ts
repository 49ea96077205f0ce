import { openData } from '../../platform/data';

/** What documents write for a word that people say. One direction: documents are not searched for everyday words alone. */
export const everydayWords: ReadonlyMap<string, readonly string[]> = new Map(
  openData('everyday.txt').map((line) => {
    const [word = '', ...wordings] = line.split(' ');
    return [word, wordings.filter((wording) => wording !== word)];
  }),
);
