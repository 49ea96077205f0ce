/** What quoted words rest on: an original, a file of the user, or what somebody made of them. The same as `ChatBasis` of the main contract. */
export type Basis = 'original' | 'document' | 'thirdParty' | 'ours' | 'edited' | 'facts' | 'rules';

/** Where a figure may stand, from the original down; it is said to agree with the first that has it. */
export const basesInOrder: readonly Basis[] = [
  'original',
  'document',
  'thirdParty',
  'ours',
  'edited',
  'facts',
  'rules',
];

/** Agreement of figures with a basis, as it follows 3项. */
export const agreementWords: Readonly<Record<Basis, string>> = {
  original: '与原文一致',
  document: '与文档一致',
  thirdParty: '与第三方文本一致（非官方原文）',
  ours: '与平台整理的要点一致（尚未对照原文）',
  edited: '与修改过的片段一致（非文件原文）',
  facts: '与企业资料一致',
  rules: '由规则计算得出',
};

/** Agreement with a source of which nothing else is known, as older answers have it. */
export const unknownAgreement = '与出处一致';

/** Counts of the figures that agree with each basis, best first; null for those of which no basis is known. */
export function agreementsOf({
  matched,
  items,
}: {
  matched: number;
  items: readonly { basis?: Basis }[];
}): (readonly [Basis | null, number])[] {
  const known = basesInOrder.flatMap((basis) => {
    const count = items.filter((item) => item.basis === basis).length;
    return count === 0 ? [] : [[basis, count] as const];
  });
  const rest = matched - known.reduce((sum, [, count]) => sum + count, 0);
  return rest > 0 ? [...known, [null, rest]] : known;
}
