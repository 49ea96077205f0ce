import type { MainComponents } from '@hengce/api/contract';
import {
  factDefs,
  factGroupNames,
  factGroups,
  factSet,
  factText,
  findFact,
  labelOfFact,
  lastYear,
  profileFields,
} from '@hengce/rules';
import { chineseDate } from '@hengce/text';
import { findLists, listEntriesOfFirms, nameKey } from '../../library/publicity';
import type { Db } from '../../platform/db';
import { industryName, placeOf } from '../../platform/vocabulary';
import type { Firm } from './directory';
import type { FirmFact } from './firmRecord';

type S = MainComponents['schemas'];

export function briefOf({ id, name, uscc, regionCode, isSample, known }: Firm): S['FirmBrief'] {
  const text = (key: string): string | null => {
    const value = known.find((fact) => fact.key === key)?.value;
    return value === undefined ? null : String(value);
  };
  const industry = text('industryCode');
  return {
    id,
    name,
    uscc,
    regionName: regionCode && placeOf(regionCode),
    industry: industry && industryName(industry),
    establishedAt: text('establishedAt'),
    isSample,
  };
}

const order = [...Object.keys(profileFields), ...factDefs.map(({ key }) => key as string)];
const groupOf = (key: string): S['FactGroup'] => (findFact(key)?.group as S['FactGroup'] | undefined) ?? 'entity';

/** Groups that a card shows also when nothing is known of them. */
const always: readonly S['FactGroup'][] = ['entity', 'ip', 'title', 'credit'];

/**
 * Facts of a firm (but its former names) by group, with source, day and differing sources; yearly ones the newest first.
 * Groups without any are left out, except entity, ip, title and credit.
 */
export function sectionsOf(firm: Firm, asOf: string): S['FirmSection'][] {
  const values = firm.known
    .filter(({ key }) => key !== 'formerNames')
    .sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key) || (a.period < b.period ? 1 : -1));
  const code = firm.uscc === null ? [] : [plain(firm, '统一社会信用代码', firm.uscc, ({ uscc }) => uscc === firm.uscc)];
  const place = firm.regionCode;
  const region =
    place === null ? [] : [plain(firm, '所在地区', placeOf(place), ({ regionCode }) => regionCode === place)];
  return factGroups
    .map((group) => ({
      group,
      groupName: factGroupNames[group],
      values: [
        ...(group === 'entity' ? [...code, ...region] : []),
        ...values.filter(({ key }) => groupOf(key) === group).map((fact) => knownValue(firm, fact, asOf)),
      ],
    }))
    .filter(({ group, values: known }) => known.length > 0 || always.includes(group));
}

function knownValue(firm: Firm, { key, period }: FirmFact, asOf: string): S['FirmValue'] {
  const said = firm.statements.flatMap(({ source, url, asOf: day, record }) => {
    const fact = record.facts.find((each) => each.key === key && each.period === period);
    return fact ? [{ value: textOf(fact, asOf), source, url, asOf: day }] : [];
  });
  const [first, ...others] = said as [S['FirmStatement'], ...S['FirmStatement'][]];
  return {
    label: `${period === '' ? '' : `${period}年`}${labelOfFact(key)}`,
    ...first,
    others: others.filter(({ value }) => value !== first.value),
  };
}

function textOf({ key, period, value }: FirmFact, asOf: string): string {
  if (key === 'industryCode') return industryName(String(value));
  const facts = factSet(asOf, [{ key, period, value, source: 'import', confidence: 'stated' }]);
  const back = period === '' ? undefined : lastYear(asOf) - Number(period);
  if (key === 'establishedAt') return chineseDate(String(value));
  return factText({ key, ...(back === undefined ? {} : { back }) }, facts) ?? String(value);
}

function plain(
  { statements }: Firm,
  label: string,
  value: string,
  says: (record: Firm['statements'][number]['record']) => boolean,
): S['FirmValue'] {
  const by = statements.find(({ record }) => says(record)) ?? (statements[0] as Firm['statements'][number]);
  return { label, value, source: by.source, url: by.url, asOf: by.asOf, others: [] };
}

const maxPublicity = 50;

/** Entries of a firm in the publicity lists, by its code and its present and former names; the newest first, at most 50. */
export async function publicityOf(
  db: Db,
  userId: string,
  firm: Firm,
): Promise<Pick<S['DirectoryFirm'], 'publicity' | 'isPublicityCut'>> {
  const keys = [firm.name, ...firm.formerNames].map(nameKey);
  const entries = await listEntriesOfFirms(db, { keys, cores: [], codes: firm.uscc === null ? [] : [firm.uscc] });
  const lists = await findLists(db, userId, [...new Set(entries.map(({ list_id }) => list_id))]);
  const records = new Map(lists.map(({ id, record }) => [id, record]));
  const found = entries
    .flatMap(({ list_id, uscc, name_key, project, amount_fen }): S['FirmPublicity'][] => {
      const record = records.get(list_id);
      // A name that another code stands beside is another firm's.
      if (record === undefined || (uscc !== null && firm.uscc !== null && uscc !== firm.uscc)) return [];
      return [
        {
          id: record.id,
          title: record.title,
          issuer: record.issuer,
          kind: record.kind,
          from: record.from,
          to: record.to,
          project,
          amountFen: amount_fen,
          certainty: uscc !== null && uscc === firm.uscc ? 'code' : name_key === keys[0] ? 'name' : 'former',
          source: record.source.name,
          url: record.source.url,
          isSample: record.source.provenance === 'sample',
        },
      ];
    })
    .sort((a, b) => (a.from < b.from ? 1 : -1));
  return { publicity: found.slice(0, maxPublicity), isPublicityCut: found.length > maxPublicity };
}
