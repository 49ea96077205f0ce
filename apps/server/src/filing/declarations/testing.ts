// What the tests of declarations share.
import type { MainComponents } from '@hengce/api/contract';
import { asOf } from '@hengce/rules/testing';
import { parseDay } from '@hengce/text';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { exampleLibrary } from '../../../test/exampleLibrary';
import { tinyPdf } from '../../../test/files';
import { type Notice, noticesOf } from '../../library/notices';
import { rowOf } from '../../library/notices/testing';
import type { PolicyRecord } from '../../library/records';
import { dayOf, type Matchable } from '../../matching/items';
import { matchablesOf } from '../../matching/items/matchable';
import { embeddedRecords } from '../../matching/items/testing';
import type { Db } from '../../platform/db';

type S = MainComponents['schemas'];

/** Library of one day that a test may change. */
export interface TestLibrary {
  records: PolicyRecord[];
}

/** A sample notice that is open now, with its item. */
export function openCall(library: TestLibrary): { notice: Notice; matchable: Matchable } {
  const { notices, matchables } = readLibrary(library);
  for (const notice of notices) {
    if (notice.state !== 'open' || notice.brief.window.closesAt === null) continue;
    const matchable = matchables.find(
      ({ policy }) => notice.policyIds.includes(policy.id) && isIn(policy.regionCode, '330100'),
    );
    if (matchable !== undefined) return { notice, matchable };
  }
  throw new Error('no open call');
}
const isIn = (region: string, place: string) =>
  region === '000000' || region === place || (region.endsWith('0000') && region.slice(0, 2) === place.slice(0, 2));

/** First item of the samples of Hangzhou or its province with a name; a national one where they have none. */
export function itemNamed(library: TestLibrary, name: string): Matchable {
  const { matchables } = readLibrary(library);
  const found = matchables.find(({ policy, item }) => item.name === name && isIn(policy.regionCode, '330100'));
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
}

function readLibrary({ records }: TestLibrary) {
  const day = dayOf(asOf);
  return {
    notices: noticesOf(records.filter(({ kind }) => kind === 'notice').map(rowOf), parseDay(asOf) as number),
    matchables: matchablesOf(
      records.map((record) => ({ ...record, provenance: record.source.provenance })),
      day,
    ),
  };
}

/**
 * The whole app for a test. Its items, notices and `Library.get` come from the embedded records, and follow when
 * `library.records` is replaced by another array; everything else of the library answers with the contract's
 * examples.
 */
export async function declarationApp(db?: Db): Promise<{ app: TestApp; library: TestLibrary }> {
  const library: TestLibrary = { records: [...embeddedRecords()] };
  let known: { of: readonly PolicyRecord[]; read: ReturnType<typeof readLibrary> } | undefined;
  const read = () => {
    if (known?.of !== library.records) known = { of: library.records, read: readLibrary(library) };
    return known.read;
  };
  const { library: examples } = exampleLibrary();
  const policies = exampleLibrary({
    matchables: async () => read().matchables,
    notices: async () => read().notices,
    async get(id: string): Promise<S['Policy']> {
      const record = library.records.find((one) => one.id === id);
      const answered = await examples.get(id);
      return record === undefined ? answered : { ...answered, ...record, relations: [], versions: [] };
    },
  });
  const app = await createTestApp({ ...(db && { db }), policies });
  return { app, library };
}

export interface Firm {
  token: string;
  enterpriseId: string;
}

export async function newFirm(app: TestApp, phone: string): Promise<Firm> {
  const token = await app.signIn(phone);
  const json = {
    name: '甲精密制造有限公司',
    regionCode: '330100',
    regionName: '浙江省杭州市',
    industryCode: 'C34',
    establishedAt: '2019-04-18',
  };
  const enterpriseId = String((await app.call('POST', '/api/v1/enterprise/save', { token, json })).data.id);
  const fact = (key: string, value: number, period?: string) =>
    app.call('POST', `/api/v1/enterprise/saveFact/${enterpriseId}`, {
      token,
      json: { key, value, ...(period ? { period } : {}) },
    });
  await fact('revenue', 12_860_000_000, '2025');
  await fact('employees', 186, '2025');
  return { token, enterpriseId };
}

/** Caller of the API about one declaration, signed in as a firm. */
export function callerOf(app: TestApp, { token }: Firm, id: string) {
  const path = (action: string) => `/api/v1/declaration/${action}/${id}`;
  return {
    id,
    get: (action: string, query = '') => app.call('GET', `${path(action)}${query}`, { token }),
    post: (action: string, json: unknown = {}) => app.call('POST', path(action), { token, json }),
    upload: (action: string, fields: Record<string, string | File>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return app.call('POST', path(action), { token, form });
    },
  };
}
export type Caller = ReturnType<typeof callerOf>;

let keys = 0;
export async function begin(app: TestApp, firm: Firm, { policy, item }: Matchable): Promise<Caller> {
  const reply = await app.call('POST', '/api/v1/declaration/create', {
    token: firm.token,
    json: { enterpriseId: firm.enterpriseId, policyId: policy.id, itemId: item.id },
    headers: { 'Idempotency-Key': `declaration-test-${keys++}` },
  });
  if (reply.body.code !== 200) throw new Error(reply.text);
  return callerOf(app, firm, String(reply.data.id));
}

/** PDF with bytes that depend on its name: the same file is not accepted twice. */
export const pdf = (name = '材料.pdf') => new File([tinyPdf(name)], name);

/** Fills in the required fields of a declaration, uploads every material and marks it as checked. */
export async function complete(own: Caller): Promise<void> {
  const sheet = (await own.get('form')).data as unknown as S['FormSheet'];
  const values: Readonly<Partial<Record<S['FormFieldKind'], S['FormValue']>>> = {
    text: '内容',
    longText: '内容',
    money: 0,
    int: 1,
    date: '2026-01-01',
    ratio: 0.03,
    bool: true,
  };
  const meant: Readonly<Partial<Record<string, string>>> = {
    'firm.uscc': '91350100M000100Y43',
    'firm.contactPhone': '0571-88880000',
  };
  const edits = sheet.sections
    .flatMap(({ fields }) => fields)
    .filter(({ isRequired, value }) => isRequired && value === null)
    .map(({ fieldId, kind, revision, options }) => ({
      editId: `fill-${fieldId.replace(/\W/g, '-')}`,
      fieldId,
      baseRevision: revision,
      value: meant[fieldId] ?? options[0] ?? values[kind] ?? null,
    }));
  await own.post('editForm', { edits });
  const { slots } = (await own.get('materials')).data as unknown as S['MaterialSheet'];
  for (const { specId } of slots) {
    await own.upload('upload', { specId, file: pdf() });
    await own.post('judge', { specId, verdict: 'ok' });
  }
}
