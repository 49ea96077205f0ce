/**
 * Basis of quoted words: an original, a file of the user (or an edited passage of one), a summary of a third party or of ours, the
 * firm's facts, or a result of the rules. The same as `ChatBasis` of the main contract.
 */
export type Basis = 'original' | 'document' | 'thirdParty' | 'ours' | 'edited' | 'facts' | 'rules';

/** Bases from the original down; a figure agrees with the first one that contains it. */
export const basesInOrder: readonly Basis[] = [
  'original',
  'document',
  'thirdParty',
  'ours',
  'edited',
  'facts',
  'rules',
];

/** Words for the agreement of figures with a basis, to follow 3项. */
export const agreementWords: Readonly<Record<Basis, string>> = {
  original: '与原文一致',
  document: '与文档一致',
  thirdParty: '与第三方文本一致（非官方原文）',
  ours: '与平台整理的要点一致（尚未对照原文）',
  edited: '与修改过的片段一致（非文件原文）',
  facts: '与企业资料一致',
  rules: '由规则计算得出',
};

/** Words for agreement with a source of unknown basis, in older answers. */
export const unknownAgreement = '与出处一致';

/** Number of figures that agree with each basis, the best basis first; null for an unknown one. Bases without any are left out. */
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
