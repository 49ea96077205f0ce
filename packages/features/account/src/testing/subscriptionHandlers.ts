import type { Subscription } from '@hengce/api';
import { mainHttp, ok } from '@hengce/api/testing';
import { delay, HttpResponse } from 'msw';

/** Subscriptions of the example in openapi/main/paths/subscription.yaml. */
export const sampleSubscriptions: readonly Subscription[] = [
  {
    id: 's1',
    kind: 'query',
    kindName: '检索',
    name: '浙江研发费用补助',
    spec: { q: '研发费用补助', region: ['330000'] },
    summary: '“研发费用补助”，浙江省',
    frequency: 'daily',
    isActive: true,
    lastHitAt: '2026-11-19T08:12:00.000Z',
    createdAt: '2026-11-10T08:12:00.000Z',
  },
  {
    id: 's2',
    kind: 'policy',
    kindName: '政策',
    name: '高新技术企业认定管理办法',
    spec: { policyId: 'n-hnte-2016-32' },
    summary: '',
    frequency: 'instant',
    isActive: true,
    lastHitAt: null,
    createdAt: '2026-11-09T08:12:00.000Z',
  },
  {
    id: 's3',
    kind: 'region',
    kindName: '地区',
    name: '浙江省杭州市',
    spec: { region: ['330100'] },
    summary: '杭州市',
    frequency: 'weekly',
    isActive: false,
    lastHitAt: null,
    createdAt: '2026-11-08T08:12:00.000Z',
  },
];

/** Handlers over subscriptions in memory: saving an equal one returns the existing one. */
export function createSubscriptions(initial: readonly Subscription[] = sampleSubscriptions) {
  let subscriptions = [...initial];
  return [
    mainHttp.get('/api/v1/subscription/list', ({ response }) => response(200).json(ok(subscriptions))),
    mainHttp.post('/api/v1/subscription/save', async ({ request, response }) => {
      const body = (await request.clone().json()) as Partial<Subscription> & { subscriptionId?: string };
      const spec = JSON.stringify(body.spec);
      const known = subscriptions.find(({ id, ...rest }) =>
        body.subscriptionId === undefined ? JSON.stringify(rest.spec) === spec : id === body.subscriptionId,
      );
      const { subscriptionId: _, ...patch } = body;
      const made: Subscription = {
        id: `s${subscriptions.length + 10}`,
        kind: 'query',
        kindName: '检索',
        name: '',
        spec: {},
        summary: '',
        frequency: 'daily',
        isActive: true,
        lastHitAt: null,
        createdAt: '2026-11-20T02:24:00.000Z',
      };
      const saved = { ...(known ?? made), ...patch };
      subscriptions = known
        ? subscriptions.map((each) => (each.id === known.id ? saved : each))
        : [saved, ...subscriptions];
      return response(200).json(ok(saved));
    }),
    mainHttp.post('/api/v1/subscription/remove', async ({ request, response }) => {
      const id = new URLSearchParams(await request.clone().text()).get('subscriptionId');
      subscriptions = subscriptions.filter((each) => each.id !== id);
      return response(200).json(ok(null, '已退订'));
    }),
    mainHttp.get('/api/v1/subscription/preview/{subscriptionId}', ({ params, response }) =>
      response(200).json(
        ok(
          params.subscriptionId === 's3'
            ? { total: 0, rows: [] }
            : {
                total: 6,
                rows: [
                  { policyId: 's-rdsub-330000-1', title: '【示例】浙江省企业研发费用后补助办法', date: '2026-10-08' },
                  { policyId: 'n-hnte-2016-32', title: '高新技术企业认定管理办法', date: null },
                ],
              },
        ),
      ),
    ),
  ];
}

const list = '/api/v1/subscription/list';
export const subscriptionsHang = mainHttp.get(list, async ({ response }) => {
  await delay('infinite');
  return response.untyped(HttpResponse.error());
});
export const subscriptionsFail = mainHttp.get(list, ({ response }) => response.untyped(HttpResponse.error()));
export const subscriptionActionsFail = [
  mainHttp.post('/api/v1/subscription/save', ({ response }) => response.untyped(HttpResponse.error())),
  mainHttp.post('/api/v1/subscription/remove', ({ response }) => response.untyped(HttpResponse.error())),
];
