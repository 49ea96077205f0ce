/** Keys of the facts on intellectual property that 国科发火〔2016〕195号 asks for. */
export const ipFacts = [
  'inventionPatents',
  'otherClassOne',
  'ownInventions',
  'utilityModels',
  'designPatents',
  'softwareCopyrights',
  'ownClassTwo',
  'usedClassTwo',
] as const;
export type IpFact = (typeof ipFacts)[number];

export interface IpCount {
  classOne: number;
  classTwo: number;
  /** Number of Ⅱ类 rights that no application for 高企 has used yet. */
  unusedClassTwo: number;
  /** Points of 知识产权数量, of 8: the band of the experts. */
  points: { lo: number; hi: number };
  /** Contradictions: facts on own or used rights that are more than there are. */
  problems: readonly ('ownInventions' | 'ownClassTwo' | 'usedClassTwo')[];
}

/**
 * Count of intellectual property by 国科发火〔2016〕195号, missing facts as 0. Points: one right of Ⅰ类 is 7 to 8; else
 * five unused ones of Ⅱ类 are 5 to 6, three 3 to 4, one 1 to 2.
 */
export function countIp(facts: Partial<Record<IpFact, number>>): IpCount {
  const of = (key: IpFact) => facts[key] ?? 0;
  const classOne = of('inventionPatents') + of('otherClassOne');
  const classTwo = of('utilityModels') + of('designPatents') + of('softwareCopyrights');
  const unusedClassTwo = Math.max(0, classTwo - of('usedClassTwo'));
  const problems: IpCount['problems'] = [
    ...(of('ownInventions') > classOne ? (['ownInventions'] as const) : []),
    ...(of('ownClassTwo') > classTwo ? (['ownClassTwo'] as const) : []),
    ...(of('usedClassTwo') > classTwo ? (['usedClassTwo'] as const) : []),
  ];
  return { classOne, classTwo, unusedClassTwo, points: pointsOf(classOne, unusedClassTwo), problems };
}

function pointsOf(classOne: number, classTwo: number): IpCount['points'] {
  if (classOne >= 1) return { lo: 7, hi: 8 };
  if (classTwo >= 5) return { lo: 5, hi: 6 };
  if (classTwo >= 3) return { lo: 3, hi: 4 };
  return classTwo >= 1 ? { lo: 1, hi: 2 } : { lo: 0, hi: 0 };
}
