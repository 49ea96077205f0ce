import type { MainComponents } from '@hengce/api/contract';
import { isWithin, regionCodesIn } from '../../../../platform/vocabulary';
import { likeness } from '../../topic';
import type { Asked } from '../Asked';
import { ownFirm } from '../words';

type S = MainComponents['schemas'];

/**
 * Policies with an amount that fit the question's topic and apply in its region, else where the firm is: local ones, and of the national
 * ones only that with the likeliest title. Repeats are left out; of a question about taxes, what is no tax.
 */
export const policiesPaying = async (asked: Asked): Promise<S['Policy'][]> =>
  onceEach(ofPlace(asked, ofTax(asked.text, await paying(asked))));

/** Whoever asks for 杭州 wants what is of 杭州, where there is any. */
function ofPlace({ text }: Asked, policies: S['Policy'][]): S['Policy'][] {
  const [code] = regionCodesIn(text);
  const own = code === undefined ? [] : policies.filter(({ regionCode }) => isWithin(regionCode, code));
  return own.length > 0 ? own : policies;
}

/** A call for applications repeats what its policy gives. */
function onceEach(policies: S['Policy'][]): S['Policy'][] {
  const said = new Set<string>();
  return policies.filter(({ regionCode, items }) => {
    const gives = [regionCode, ...items.map(({ name, amount }) => `${name} ${amount?.text ?? ''}`)].join('\n');
    return !said.has(gives) && said.add(gives);
  });
}

/** Whoever asks what tax is saved wants no grants. */
function ofTax(text: string, policies: S['Policy'][]): S['Policy'][] {
  const isTax = ({ title, items }: S['Policy']) => /税/.test(`${title}${items.map(({ name }) => name).join('')}`);
  return /税/.test(text) && policies.some(isTax) ? policies.filter(isTax) : policies;
}

/** The programmes for the firm that give what is asked about: those whose titles say most of it. */
async function paying(asked: Asked): Promise<S['Policy'][]> {
  const found = (await asked.matching(ownFirm.test(asked.text) ? 0.6 : 0.75)).filter(
    (policy) => policy.items.some(({ amount }) => amount !== null) && asked.reaches(policy),
  );
  const share = ({ title }: S['Policy']) => likeness(asked.topic, title).score;
  // 集成电路企业研发费用加计扣除 is another one than 研发费用加计扣除.
  const nation = found.filter(({ level }) => level === 'national').sort((a, b) => share(b) - share(a));
  return [...found.filter(({ level }) => level !== 'national'), ...nation.slice(0, 1)];
}
