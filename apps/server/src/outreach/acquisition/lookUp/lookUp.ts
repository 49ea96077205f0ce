import type { MainComponents } from '@hengce/api/contract';
import { findFact } from '@hengce/rules';
import { exactAmount } from '@hengce/text';
import { nameKey } from '../../../library/publicity';
import { placeOf } from '../../../platform/vocabulary';
import type { Firm } from '../directory';
import type { FirmFact } from '../firmRecord';

type Known = MainComponents['schemas']['KnownEnterprise'];

const maxFound = 5;
/** What the form of an enterprise asks for by itself. */
const inForm: readonly string[] = ['establishedAt', 'industryCode', 'formerNames'];

/**
 * Firms with a credit code, or with the words in their present or former name; the shortest names first, at most 5. None for fewer than two
 * characters.
 */
export function lookUp(firms: readonly Firm[], words: string): Known[] {
  const key = nameKey(words);
  if (key.length < 2) return [];
  return firms
    .filter(({ nameKeys, uscc }) => uscc === key || nameKeys.some((own) => own.includes(key)))
    .sort((a, b) => a.name.length - b.name.length || (a.name < b.name ? -1 : 1))
    .slice(0, maxFound)
    .map(knownOf);
}

function knownOf({ name, uscc, regionCode, isSample, known, statements }: Firm): Known {
  const said = (key: string) => known.find((fact) => fact.key === key)?.value;
  const text = (key: string) => (said(key) === undefined ? null : String(said(key)));
  return {
    name,
    uscc,
    regionCode,
    regionName: regionCode && placeOf(regionCode),
    industryCode: text('industryCode'),
    establishedAt: text('establishedAt'),
    isSample,
    source: statements[0]?.source ?? '',
    asOf: statements[0]?.asOf ?? '',
    facts: known.filter(({ key }) => !inForm.includes(key)).map(factOf),
  };
}

/** Money with its unit, which an import would ask for. */
const factOf = ({ key, period, value }: FirmFact): Known['facts'][number] => ({
  key,
  period,
  value: findFact(key)?.type === 'money' && typeof value === 'number' ? exactAmount(value) : value,
});
