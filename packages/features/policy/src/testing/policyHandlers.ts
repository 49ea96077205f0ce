import type { Subscription } from '@hengce/api';
import { searchPolicies } from '@hengce/api/examples';
import { fail, mainHttp, ok } from '@hengce/api/testing';
import { delay } from 'msw';
import { declarationList, declarationRows } from '../declaration/testing/declarationHandlers';
import type { Facet, FacetKey, PolicySearchResult, PolicySummary, Suggestion } from '../shared/model/types';
import { matchEnterprise, policyMatchOf, waitingItem } from '../shared/testing/matchFixtures';
import { policies } from '../shared/testing/policyFixtures';
import { policyOverview, policySummaries } from '../shared/testing/policyRows';
import { matchEquity, matchSummary } from '../shared/testing/summaryFixtures';

const valuesOf: Record<FacetKey, (row: PolicySummary) => readonly string[]> = {
  window: (row) => [row.window.state],
  level: (row) => [row.level],
  region: (row) =>
    row.regionCode.endsWith('0000') ? [row.regionCode] : [`${row.regionCode.slice(0, 2)}0000`, row.regionCode],
  department: (row) => row.issuers,
  theme: () => ['科技、教育'],
  kind: (row) => [row.kind],
  status: (row) => [row.status],
  support: (row) => row.support,
  source: (row) => [row.provenance],
  year: (row) => (row.publishedAt ? [row.publishedAt.slice(0, 4)] : []),
};
const keys = Object.keys(valuesOf) as FacetKey[];

/** Result of a search in a small library that works like the server's: terms by AND, values of a facet by OR, facets by AND. */
export function searchFixtures(params: URLSearchParams, library = policySummaries): PolicySearchResult {
  const q = params.get('q') ?? '';
  const words = q.split(/\s+/).filter(Boolean);
  const excluded = words.filter((word) => word.startsWith('-')).map((word) => word.slice(1));
  const terms = words.filter((word) => !word.startsWith('-'));
  const found = library.filter((row) => {
    const text = `${row.title}${row.docNo}${row.snippets.map((snippet) => snippet.text).join()}`;
    return (
      terms.every((term) => text.includes(term)) &&
      !excluded.some((word) => text.includes(word)) &&
      inDates(row, params)
    );
  });
  const narrowed = (rows: readonly PolicySummary[], except?: FacetKey) =>
    rows.filter((row) => keys.every((key) => key === except || fits(row, key, params)));
  const rows = narrowed(found);
  const size = Number(params.get('pageSize') ?? 20);
  const from = (Number(params.get('pageNum') ?? 1) - 1) * size;
  return {
    // Without words nothing is marked and no clause was hit.
    rows: rows.slice(from, from + size).map((row) => (q ? row : { ...row, titleMarks: [], snippets: [] })),
    total: rows.length,
    reach:
      params.has('near') && !params.has('region')
        ? {
            ...(params.get('near') === '000000'
              ? { code: '000000', name: '全国' }
              : { code: '330100', name: '浙江杭州' }),
            elsewhere: rows.length > 0 ? 12 : 0,
          }
        : null,
    amounts: searchPolicies.amounts as PolicySearchResult['amounts'],
    facets: keys.map((key) => facetOf(key, narrowed(found, key), params.getAll(key))),
    recognised: {
      docNo: /\S+〔\d{4}〕\S+号/.exec(q)?.[0] ?? null,
      clauseLabel: /第\S+条/.exec(q)?.[0] ?? null,
      terms,
      excluded,
      truncated: q.length > 200,
      whole: rows.length,
      kind: 'keywords',
      place: null,
      meant: [],
      absent: [],
    },
    dropSuggestions: rows.length === 0 ? dropSuggestions(params, library) : [],
    didYouMean: rows.length === 0 ? ['高新技术企业认定管理办法'] : [],
    answer: null,
  };
}

const fits = (row: PolicySummary, key: FacetKey, params: URLSearchParams) => {
  const wanted = params.getAll(key);
  return wanted.length === 0 || valuesOf[key](row).some((value) => wanted.includes(value));
};

const inDates = ({ publishedAt }: PolicySummary, params: URLSearchParams) =>
  (!params.get('dateFrom') || (publishedAt ?? '') >= (params.get('dateFrom') as string)) &&
  (!params.get('dateTo') || (publishedAt ?? '') <= (params.get('dateTo') as string));

const regionNames: Record<string, string> = {
  '000000': '全国',
  '320000': '江苏省',
  '320500': '苏州市',
  '330000': '浙江省',
  '330100': '杭州市',
  '440000': '广东省',
  '440300': '深圳市',
  '990000': '江州省',
  '990100': '云澜市',
};

/** Chosen values are there even with no hits, so that a page can name them. */
function facetOf(key: FacetKey, rows: readonly PolicySummary[], chosen: readonly string[]): Facet {
  const counts = new Map<string, number>(chosen.map((value) => [value, 0]));
  for (const value of rows.flatMap(valuesOf[key])) counts.set(value, (counts.get(value) ?? 0) + 1);
  const buckets = [...counts].map(([value, count]) => ({
    value,
    count,
    label: key === 'region' ? (regionNames[value] ?? value) : value,
    parent: key === 'region' && !value.endsWith('0000') ? `${value.slice(0, 2)}0000` : null,
  }));
  return { key, more: key === 'department' ? 12 : 0, buckets: buckets.sort((a, b) => b.count - a.count) };
}

function dropSuggestions(params: URLSearchParams, library: readonly PolicySummary[]) {
  const chosen = [...keys, 'q'].filter((key) => params.has(key));
  return chosen.flatMap((key) => {
    const rest = new URLSearchParams([...params].filter(([name]) => name !== key));
    // Only one level: a search without anything chosen has nothing left to drop.
    const { total } = chosen.length > 1 ? searchFixtures(rest, library) : { total: library.length };
    const values = params.getAll(key);
    return total > 0
      ? [{ key, values, label: values.map((value) => regionNames[value] ?? value).join('、'), total }]
      : [];
  });
}

const suggestions: Suggestion[] = [
  {
    kind: 'policy',
    text: '高新技术企业认定管理办法',
    marks: [[0, 6]],
    policyId: 'n-hnte-2016-32',
    detail: '国科发火〔2016〕32号',
  },
  {
    kind: 'docNo',
    text: '国科发火〔2016〕32号',
    marks: [],
    policyId: 'n-hnte-2016-32',
    detail: '高新技术企业认定管理办法',
  },
  { kind: 'department', text: '科学技术部', marks: [], policyId: null },
  { kind: 'theme', text: '科技、教育', marks: [], policyId: null },
];

/** Handlers of the policy pages over the fixtures, by call. */
export const policyHandlers = {
  search: mainHttp.get('/api/v1/policy/search', ({ request, response }) =>
    response(200).json(ok(searchFixtures(new URL(request.url).searchParams))),
  ),
  suggest: mainHttp.get('/api/v1/policy/suggest', ({ query, response }) =>
    response(200).json(
      ok({ suggestions: suggestions.filter(({ text }) => [...(query.get('q') ?? '')].some((c) => text.includes(c))) }),
    ),
  ),
  overview: mainHttp.get('/api/v1/policy/overview', ({ response }) => response(200).json(ok(policyOverview))),
  detail: mainHttp.get('/api/v1/policy/detail/{policyId}', ({ params, response }) => {
    const policy = policies.find(({ id }) => id === params.policyId);
    return policy
      ? response(200).json(ok(policy))
      : response.untyped(Response.json(fail(1404, '没有找到这份政策', 404), { status: 404 }));
  }),
  enterprises: mainHttp.get('/api/v1/enterprise/list', ({ response }) => response(200).json(ok([matchEnterprise]))),
  fit: mainHttp.get('/api/v1/match/policy', ({ query, response }) =>
    response(200).json(ok(policyMatchOf(query.get('policyId') ?? '', [waitingItem]))),
  ),
  equity: mainHttp.get('/api/v1/equity/overview', ({ response }) => response(200).json(ok(matchEquity))),
  declarations: declarationList(declarationRows.slice(0, 1)),
  summary: mainHttp.get('/api/v1/match/summary', ({ response }) => response(200).json(ok(matchSummary))),
  subscriptions: mainHttp.get('/api/v1/subscription/list', ({ response }) => response(200).json(ok([]))),
  subscribe: mainHttp.post('/api/v1/subscription/save', async ({ request, response }) => {
    const body = (await request.clone().json()) as Pick<Subscription, 'kind' | 'name' | 'spec'>;
    return response(200).json(
      ok({
        ...body,
        id: 's1',
        kindName: '检索',
        summary: body.name,
        frequency: 'daily',
        isActive: true,
        lastHitAt: null,
        createdAt: '2026-11-20T02:24:00.000Z',
      }),
    );
  }),
  unsubscribe: mainHttp.post('/api/v1/subscription/remove', ({ response }) => response(200).json(ok(null, '已退订'))),
};

const everyCall = ['search', 'suggest', 'overview', 'detail'] as const;
const paths = {
  search: '/api/v1/policy/search',
  suggest: '/api/v1/policy/suggest',
  overview: '/api/v1/policy/overview',
  detail: '/api/v1/policy/detail/{policyId}',
} as const;

/** Handlers with which search, suggestions, overview and detail never answer. */
export const pendingHandlers = everyCall.map((name) =>
  mainHttp.get(paths[name], async () => {
    await delay('infinite');
    return new Response();
  }),
);

/** Handlers with which search, suggestions, overview and detail fail at the server. */
export const failingHandlers = everyCall.map((name) =>
  mainHttp.get(paths[name], ({ response }) =>
    response.untyped(Response.json(fail(500, '检索服务出错', 500), { status: 500 })),
  ),
);

/** Handlers with which search, suggestions, overview and detail fail at the network. */
export const offlineHandlers = everyCall.map((name) =>
  mainHttp.get(paths[name], ({ response }) => response.untyped(Response.error())),
);
