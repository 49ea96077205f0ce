import type { Cond } from './rule';

/** Stands in the words of a condition for the year of the round: what is confirmed for one round says nothing of another. */
export const inYearOfRound = '在复核当年';

/** Condition with the year of its round in its words, in which it is asked: 在2027年. */
export const ofRound = (cond: Cond, year: number): Cond =>
  cond.title.includes(inYearOfRound) ? { ...cond, title: cond.title.replace(inYearOfRound, `在${year}年`) } : cond;
