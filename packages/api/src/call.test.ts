import { describe, expect, it, vi } from 'vitest';
import { type ApiError, call, createApi, type ErrorKind } from './index';

const envelope =
  (code: number, msg = '操作成功', data: unknown = null, status = 200) =>
  () =>
    Promise.resolve(Response.json({ code, statusCode: status, msg, data }, { status }));
const raw =
  (body: string | null, status: number, type = 'text/html') =>
  () =>
    Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }));

// Like the real one: rejects when the signal aborts, also when it already has.
const hang: typeof fetch = (_, init) =>
  new Promise((_, reject) => {
    const signal = init?.signal;
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

function setup(fetch: typeof globalThis.fetch, timeoutMs?: number) {
  const onError = vi.fn<(error: ApiError) => void>();
  const api = createApi({
    main: { baseUrl: 'http://main.test', getToken: () => 'T0' },
    notes: { baseUrl: 'http://notes.test', getToken: () => 'N0' },
    fetch,
    timeoutMs,
    onError,
  });
  return { api, onError };
}

const failures: [
  name: string,
  fetch: () => Promise<Response>,
  kind: ErrorKind,
  message: string,
  code: number,
  status: number,
][] = [
  ['444', envelope(444, '令牌不存在', null, 401), 'session-expired', '登录状态失效，请重新登录', 444, 401],
  [
    'the message of an invalid token',
    envelope(1, 'token无效', null, 200),
    'session-expired',
    '登录状态失效，请重新登录',
    1,
    200,
  ],
  ['500', envelope(500, '检索服务出错', null, 500), 'server', '检索服务出错', 500, 500],
  ['1010', envelope(1010, '匹配的试用次数已用完', null, 200), 'quota-exhausted', '匹配的试用次数已用完', 1010, 200],
  [
    'another business code',
    envelope(1101, '手机号或密码不正确', null, 400),
    'rejected',
    '手机号或密码不正确',
    1101,
    400,
  ],
  ['200 in the body of a failed reply', envelope(200, '操作成功', 1, 409), 'rejected', '操作成功', 200, 409],
  ['an empty 502', raw(null, 502), 'server', '服务暂时没有响应，内容没有丢失。请稍后重试', 0, 502],
  ['an HTML 503', raw('<h1>503</h1>', 503), 'server', '服务暂时没有响应，内容没有丢失。请稍后重试', 0, 503],
  [
    '401 in the envelope of a 200',
    envelope(401, '未登录', null, 200),
    'session-expired',
    '登录状态失效，请重新登录',
    401,
    200,
  ],
  ['an empty 401', raw(null, 401), 'session-expired', '登录状态失效，请重新登录', 0, 401],
  ['an HTML 200', raw('<html></html>', 200), 'protocol', '服务返回了无法识别的内容。请重试，仍不行请联系顾问', 0, 200],
  ['an empty 200', raw('', 200), 'protocol', '服务返回了无法识别的内容。请重试，仍不行请联系顾问', 0, 200],
  [
    'malformed JSON',
    raw('{"code":200,', 200, 'application/json'),
    'protocol',
    '服务返回了无法识别的内容。请重试，仍不行请联系顾问',
    0,
    200,
  ],
  [
    'JSON without a code',
    raw('[1]', 200, 'application/json'),
    'protocol',
    '服务返回了无法识别的内容。请重试，仍不行请联系顾问',
    0,
    200,
  ],
  ['an HTML 404', raw('<h1>404</h1>', 404), 'protocol', '服务返回了无法识别的内容。请重试，仍不行请联系顾问', 0, 404],
  [
    'a lost network',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'network',
    '服务暂时连接不上，内容没有丢失。请稍后重试',
    0,
    0,
  ],
];

describe('call', () => {
  it('resolves to the data of the envelope', async () => {
    const { api, onError } = setup(envelope(200, '操作成功', { expired: false }));
    await expect(call(api.main.GET('/api/v1/user/checkExpire'))).resolves.toEqual({ expired: false });
    expect(onError).not.toHaveBeenCalled();
  });

  it.each(failures)('turns %s into one ApiError and reports it once', async (_, fetch, kind, message, code, status) => {
    const { api, onError } = setup(fetch);
    const error = await call(api.main.GET('/api/v1/user/checkExpire')).catch((e: unknown) => e);
    expect(error).toMatchObject({
      name: 'ApiError',
      kind,
      message,
      code,
      status,
      operation: 'GET /api/v1/user/checkExpire',
    });
    expect(onError.mock.calls).toEqual([[error]]);
  });

  it('keeps field errors, request id and the time to wait', async () => {
    const data = {
      requestId: 'r1',
      fieldErrors: [{ field: 'phone', message: '手机号应为11位，现在是10位' }],
      retryAfterSeconds: 42,
    };
    const { api } = setup(envelope(400, '手机号应为11位，现在是10位', data, 400));
    await expect(call(api.main.POST('/api/v1/user/uInfo'))).rejects.toMatchObject(data);
  });

  it('strips control and direction characters from a server sentence', async () => {
    const { api } = setup(envelope(400, '出错\u202E\u0007了', null, 400));
    await expect(call(api.main.POST('/api/v1/user/uInfo'))).rejects.toMatchObject({ message: '出错  了' });
  });

  it('gives up after the time limit, also when only the body hangs', async () => {
    await expect(call(setup(hang, 20).api.main.POST('/api/v1/user/uInfo'))).rejects.toMatchObject({ kind: 'timeout' });
    const hangingBody: typeof fetch = (_, init) =>
      Promise.resolve(
        new Response(
          new ReadableStream({
            start: (c) => init?.signal?.addEventListener('abort', () => c.error(init.signal?.reason)),
          }),
        ),
      );
    await expect(call(setup(hangingBody, 20).api.main.POST('/api/v1/user/uInfo'))).rejects.toMatchObject({
      kind: 'timeout',
    });
  });

  it('waits 300 000 ms unless told otherwise', async () => {
    vi.useFakeTimers();
    const outcome = call(setup(hang).api.main.POST('/api/v1/user/uInfo')).catch((e: ApiError) => e.kind);
    await vi.advanceTimersByTimeAsync(299_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(outcome).resolves.toBe('timeout');
    vi.useRealTimers();
  });

  it('says aborted when the caller cancels', async () => {
    const controller = new AbortController();
    const outcome = call(setup(hang).api.main.POST('/api/v1/user/uInfo', { signal: controller.signal }));
    controller.abort();
    await expect(outcome).rejects.toMatchObject({ kind: 'aborted' });
  });
});

describe('requests', () => {
  async function sent(run: (api: ReturnType<typeof createApi>) => Promise<unknown>) {
    const fetch = vi.fn<typeof globalThis.fetch>(envelope(200));
    await run(setup(fetch).api);
    return fetch.mock.calls[0]?.[0] as Request;
  }

  it('are form-encoded by default, with the bearer token in the header', async () => {
    const request = await sent((api) =>
      call(api.main.POST('/api/v1/user/login', { body: { phone: '13800138000', password: 'a&b=c' } })),
    );
    expect(request.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
    expect(request.headers.get('authorization')).toBe('Bearer T0');
    expect(await request.text()).toBe('phone=13800138000&password=a%26b%3Dc');
    expect(request.url).not.toContain('T0');
  });

  it('are JSON where the call says so', async () => {
    const request = await sent((api) =>
      call(
        api.main.POST('/api/v1/user/login', {
          body: { phone: '13800138000', password: 'x' },
          headers: { 'Content-Type': 'application/json' },
        }),
      ),
    );
    expect(await request.json()).toEqual({ phone: '13800138000', password: 'x' });
  });

  it('repeat the name of a list in the query', async () => {
    const request = await sent((api) =>
      call(api.main.GET('/api/v1/policy/search', { params: { query: { q: '研发', level: ['city', 'province'] } } })),
    );
    expect(new URL(request.url).search).toBe('?q=%E7%A0%94%E5%8F%91&level=city&level=province');
  });

  it('carry the sso token in the header `token` for the notes API, and no bearer', async () => {
    const request = await sent((api) => call(api.notes.GET('/api/think/organization/list/personal')));
    expect(request.headers.get('token')).toBe('N0');
    expect(request.headers.get('authorization')).toBeNull();
  });
});

it('gives the address of what the browser fetches by itself, at the server of the host', () => {
  const { api } = setup(hang);
  expect(api.mainAddress('/api/meeting/played/p1')).toBe('http://main.test/api/meeting/played/p1');
});
