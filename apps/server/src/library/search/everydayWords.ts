import { openData } from '../../platform/data';

/** Wordings of documents for everyday words. One direction: documents are not searched for everyday words alone. */
export const everydayWords: ReadonlyMap<string, readonly string[]> = new Map(
  openData('everyday.txt').map((line) => {
    const [word = '', ...wordings] = line.split(' ');
    return [word, wordings.filter((wording) => wording !== word)];
  }),
);
