import type { Enterprise, FactSheet, FactValue, ImportReport } from '@hengce/api';
import { getEnterpriseOptions, listEnterprises, listFactConditions } from '@hengce/api/examples';
import { fail, mainHttp, ok } from '@hengce/api/testing';
import { readAmount } from '@hengce/text';
import { delay, HttpResponse } from 'msw';
import { withValue } from '../model/factValue';
import { factValue, sampleKnown, sampleSheet } from './factFixtures';

type Body = Record<string, string>;
const bodyOf = async (request: Request): Promise<Body> => {
  const text = await request.clone().text();
  return text.startsWith('{') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
};

/** What is kept while a story runs. */
function createState(initial: readonly Enterprise[]) {
  const sheets = new Map<string, FactSheet>();
  const vault = {
    enterprises: [...initial],
    past: [] as FactValue[],
    current: () => vault.enterprises.find(({ isCurrent }) => isCurrent) as Enterprise,
    select(id: string) {
      vault.enterprises = vault.enterprises.map((each) => ({ ...each, isCurrent: each.id === id }));
    },
    sheetOf(id: string): FactSheet {
      const enterprise = vault.enterprises.find((each) => each.id === id) as Enterprise;
      const made = sheets.get(id) ?? sampleSheet(enterprise);
      sheets.set(id, made);
      return { ...made, enterprise };
    },
    facts: (id: string) => vault.sheetOf(id).groups.flatMap((group) => group.facts),
    find: (id: string, factId: string) =>
      vault
        .facts(id)
        .flatMap((fact) => fact.values.map((value) => ({ fact, value })))
        .find(({ value }) => value.factId === factId),
    put(id: string, key: string, value: FactValue) {
      const fact = vault.facts(id).find((each) => each.key === key);
      if (fact) fact.values = withValue(fact.values, value);
    },
  };
  return vault;
}
type Vault = ReturnType<typeof createState>;

const refuse = (field: string, message: string) =>
  HttpResponse.json(fail(400, message, 400, { fieldErrors: [{ field, message }] }), { status: 400 });
const idOf = (params: Record<string, unknown>) => String(params.enterpriseId);

/** Handlers over facts in memory: saved, chosen and removed values and evidence are there on the next fetch. */
export function createFactStore(initial: readonly Enterprise[] = listEnterprises) {
  const vault = createState(initial);
  return { handlers: [...firmHandlers(vault), ...factHandlers(vault), importHandler, ...evidenceHandlers(vault)] };
}

function firmHandlers(vault: Vault) {
  return [
    mainHttp.get('/api/v1/enterprise/list', ({ response }) => response(200).json(ok(vault.enterprises))),
    mainHttp.get('/api/v1/enterprise/lookup', ({ request, response }) =>
      response(200).json(
        ok(sampleKnown.filter(({ name }) => name.includes(new URL(request.url).searchParams.get('q') ?? ''))),
      ),
    ),
    mainHttp.get('/api/v1/enterprise/options', ({ response }) => response(200).json(ok(getEnterpriseOptions))),
    mainHttp.post('/api/v1/enterprise/save', async ({ request, response }) => {
      const body = await bodyOf(request);
      if (body.uscc === '91350100M000100Y44') {
        return response.untyped(refuse('uscc', '统一社会信用代码“91350100M000100Y44”校验位不对，请与营业执照核对'));
      }
      const known = vault.enterprises.find(({ id }) => id === body.enterpriseId);
      const saved: Enterprise = {
        ...(known ?? {
          id: `e${vault.enterprises.length + 1}`,
          isSample: false,
          isCurrent: vault.enterprises.length === 0,
          filled: 0,
          total: 9,
        }),
        name: body.name ?? '',
        uscc: body.uscc ?? null,
        regionCode: body.regionCode ?? '',
        regionName: body.regionName ?? '',
        industryCode: body.industryCode ?? null,
        establishedAt: body.establishedAt ?? null,
      };
      vault.enterprises = known
        ? vault.enterprises.map((each) => (each.id === saved.id ? saved : each))
        : [...vault.enterprises, saved];
      return response(200).json(ok(saved));
    }),
    mainHttp.post('/api/v1/enterprise/select', async ({ request, response }) => {
      vault.select((await bodyOf(request)).enterpriseId ?? '');
      return response(200).json(ok(vault.current()));
    }),
    mainHttp.post('/api/v1/enterprise/remove', async ({ request, response }) => {
      const { enterpriseId } = await bodyOf(request);
      vault.enterprises = vault.enterprises.filter(({ id }) => id !== enterpriseId);
      if (vault.enterprises[0]) vault.select(vault.enterprises[0].id);
      return response(200).json(ok(null, '企业已删除'));
    }),
  ];
}

function factHandlers(vault: Vault) {
  return [
    mainHttp.get('/api/v1/enterprise/facts/{enterpriseId}', ({ params, response }) =>
      response(200).json(ok(structuredClone(vault.sheetOf(idOf(params))))),
    ),
    mainHttp.post('/api/v1/enterprise/saveFact/{enterpriseId}', async ({ params, request, response }) => {
      const { key = '', period, value = '' } = await bodyOf(request);
      const fact = vault.facts(idOf(params)).find((each) => each.key === key);
      const fen = fact?.type === 'money' ? readAmount(value) : null;
      if (fact?.type === 'money' && fen === null) {
        return response.untyped(refuse('value', `${fact.label}应为金额（如1286万元），不能是负数，现在是“${value}”`));
      }
      const read = fen !== null ? Number(fen) : fact?.type === 'bool' ? value === '是' : value;
      const saved = factValue({ value: read, period: period ?? null, recordedAt: '2026-11-20T02:24:00.000Z' });
      vault.put(idOf(params), key, saved);
      return response(200).json(ok(saved));
    }),
    mainHttp.post('/api/v1/enterprise/chooseFact/{enterpriseId}', async ({ params, request, response }) => {
      const found = vault.find(idOf(params), (await bodyOf(request)).factId ?? '');
      if (!found) throw new Error('no such value');
      const { fact, value } = found;
      fact.values = fact.values.map((other) =>
        other.period === value.period ? { ...other, isChosen: other.factId === value.factId } : other,
      );
      return response(200).json(ok({ ...value, isChosen: true }));
    }),
    mainHttp.post('/api/v1/enterprise/removeFact/{enterpriseId}', async ({ params, request, response }) => {
      const found = vault.find(idOf(params), (await bodyOf(request)).factId ?? '');
      if (found) {
        found.fact.values = found.fact.values.filter(({ factId }) => factId !== found.value.factId);
        vault.past.push({ ...found.value, isChosen: false, supersededAt: '2026-11-20T02:24:00.000Z' });
      }
      return response(200).json(ok(null));
    }),
    mainHttp.get('/api/v1/enterprise/factHistory/{enterpriseId}', ({ params, query, response }) => {
      const values = vault.facts(idOf(params)).find(({ key }) => key === query.get('key'))?.values ?? [];
      return response(200).json(ok([...values, ...vault.past]));
    }),
    mainHttp.get('/api/v1/enterprise/factConditions/{enterpriseId}', ({ response }) =>
      response(200).json(ok(listFactConditions)),
    ),
  ];
}

const importHandler = mainHttp.post('/api/v1/enterprise/importFacts/{enterpriseId}', async ({ request, response }) => {
  const { text = '', bareUnit } = await bodyOf(request);
  const report: ImportReport = {
    imported: 2,
    total: 5,
    bare: 1,
    changes: [
      {
        line: 2,
        key: 'revenue',
        label: '营业收入',
        period: '2025',
        before: 22_562_000_000,
        after: 22_600_000_000,
        isBare: false,
        question: null,
      },
      {
        line: 3,
        key: 'rdExpense',
        label: '研发费用',
        period: '2023',
        before: null,
        after: bareUnit === 'wan' ? 824_000_000 : 82_400,
        isBare: true,
        question: null,
      },
    ],
    rejected: [
      { line: 4, key: '利润', message: '没有“利润”这项资料' },
      {
        line: 5,
        key: '科技人员',
        message: '科技人员340人超过了职工总数326人，请核对这两项',
      },
    ],
  };
  return text.includes('坏')
    ? response.untyped(refuse('text', '没有导入：第一行应为列名'))
    : response(200).json(ok(report));
});

function evidenceHandlers(vault: Vault) {
  return [
    mainHttp.post('/api/v1/enterprise/evidence/{enterpriseId}', async ({ params, request, response }) => {
      const form = await request.clone().formData();
      const file = form.get('file') as File;
      const found = vault.find(idOf(params), String(form.get('factId')));
      if (!found || !/\.(pdf|png|jpe?g)$/i.test(file.name)) {
        return response.untyped(refuse('file', '文件应为PDF、PNG或JPEG，现在的内容不是'));
      }
      const proved: FactValue = {
        ...found.value,
        confidence: 'evidenced',
        evidence: { fileName: file.name, size: file.size, isKept: true },
      };
      found.fact.values = found.fact.values.map((value) => (value.factId === proved.factId ? proved : value));
      return response(200).json(ok(proved));
    }),
    mainHttp.post('/api/v1/enterprise/removeEvidence/{enterpriseId}', async ({ params, request, response }) => {
      const found = vault.find(idOf(params), (await bodyOf(request)).factId ?? '');
      if (!found) throw new Error('no such value');
      const { fact, value } = found;
      const stated: FactValue = {
        ...value,
        confidence: 'stated',
        evidence: value.evidence && { ...value.evidence, isKept: false },
      };
      fact.values = fact.values.map((other) => (other.factId === stated.factId ? stated : other));
      return response(200).json(ok(stated));
    }),
  ];
}

const sheetPath = '/api/v1/enterprise/facts/{enterpriseId}';
export const factsHang = mainHttp.get(sheetPath, async ({ response }) => {
  await delay('infinite');
  return response.untyped(HttpResponse.error());
});
export const factsFail = mainHttp.get(sheetPath, ({ response }) => response.untyped(HttpResponse.error()));
/** Handler with which saving a value fails at the network. */
export const savingFails = mainHttp.post('/api/v1/enterprise/saveFact/{enterpriseId}', ({ response }) =>
  response.untyped(HttpResponse.error()),
);
/** Handler with which saving takes a while. @param onSave called with what was sent */
export const savingIsSlow = (onSave: (value: unknown) => void) =>
  mainHttp.post('/api/v1/enterprise/saveFact/{enterpriseId}', async ({ request }) => {
    onSave((await bodyOf(request)).value);
    await delay(300);
    // Nothing: the vault answers.
    return undefined as never;
  });
