import { openData } from '../../../platform/data';

/** What a recogniser is told at most: more of them make it hear them everywhere. */
const most = 100;

/** Terms of the library that a recogniser writes wrong: what its short names stand for. */
const libraryTerms = [
  ...new Set(
    openData('aliases.txt').flatMap((line) =>
      line
        .split(/\s+/)
        .slice(1)
        .filter((word) => /^\p{sc=Han}{4,12}$/u.test(word)),
    ),
  ),
];

/** Names and terms for a recogniser: the user's own first. */
export const hotWordsWith = (own: readonly string[]): string[] =>
  [...new Set([...own, ...libraryTerms])].slice(0, most);
