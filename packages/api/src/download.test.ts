import { create, parse } from 'content-disposition';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { safeFileName } from './download';
import { type ApiError, createApi, download } from './index';

const reply = (body: BodyInit | null, headers: Record<string, string>, status = 200) => {
  const onError = vi.fn<(error: ApiError) => void>();
  const api = createApi({
    main: { baseUrl: 'http://main.test', getToken: () => 'T0' },
    notes: { baseUrl: 'http://notes.test', getToken: () => null },
    fetch: () => Promise.resolve(new Response(body, { status, headers })),
    onError,
  });
  const path = { orderId: 'o1' };
  const sent = () => api.main.GET('/api/v1/order/proofFile/{orderId}', { params: { path }, parseAs: 'blob' });
  return { get: () => download(sent(), () => new Date(2026, 10, 21, 9, 8, 7)), onError };
};
const pdf = { 'content-type': 'application/pdf' };

it('rejects as a call does when the parser of names does not come', async () => {
  vi.doMock('content-disposition', () => {
    throw new Error('gone');
  });
  await expect(reply('%PDF', pdf).get()).rejects.toMatchObject({ isHengceApiError: true, kind: 'network' });
  vi.doUnmock('content-disposition');
});

describe('the name of a download', () => {
  it.each([
    ['the Chinese name', create('电子回单（11月）.pdf'), '电子回单（11月）.pdf'],
    [
      'filename* before filename',
      `attachment; filename="plain.pdf"; filename*=UTF-8''%E5%9B%9E%E5%8D%95.pdf`,
      '回单.pdf',
    ],
    ['a quoted name', 'attachment; filename="a b.pdf"', 'a b.pdf'],
    ['no folders', 'attachment; filename="../../etc/x.pdf"', 'x.pdf'],
    ['no folders of Windows', 'attachment; filename="C:\\\\temp\\\\x.pdf"', 'x.pdf'],
    ['no device of Windows', 'attachment; filename="CON.pdf"', '_CON.pdf'],
    ['no turned direction', `attachment; filename*=UTF-8''%E2%80%AEfdp.exe`, 'fdp.exe'],
    ['the moment when nothing is left', 'attachment; filename="..."', '20261121090807.png'],
    ['the moment without a name', 'attachment', '20261121090807.png'],
    ['the moment when the header is broken', ';;;', '20261121090807.png'],
  ])('is %s', async (_, header, name) => {
    const file = await reply('%PDF', { ...pdf, 'content-disposition': header }).get();
    expect(file.fileName).toBe(name);
    expect(await file.blob.text()).toBe('%PDF');
  });

  it('is the moment without a header', async () => {
    expect((await reply('x', { 'content-type': 'image/png' }).get()).fileName).toBe('20261121090807.png');
  });

  it('is safe whatever the server says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (wild) => {
        const name = safeFileName(wild);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not be there
        expect(name).not.toMatch(/[/\\:*?"<>|\u0000-\u001f\u202a-\u202e\u2066-\u2069]|^\.|[.\s]$|^\s/);
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(200);
      }),
      { numRuns: 20_000 },
    );
  }, 60_000);

  it('keeps its extension when it is too long', () => {
    const name = safeFileName(`${'订购合同'.repeat(60)}.pdf`);
    expect(name).toMatch(/订购.*\.pdf$/);
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(200);
  });

  it('comes back from the header that a server writes', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[一-龥（）0-9A-Za-z]{1,40}$/), (stem) => {
        const name = `${stem}.pdf`.replace(/^(con|prn|aux|nul|com\d|lpt\d)\./i, 'x.');
        expect(safeFileName(parse(create(name)).parameters.filename ?? '')).toBe(name);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a download that failed', () => {
  it('says what the server says, and tells the host', async () => {
    const body = JSON.stringify({ code: 444, statusCode: 401, msg: '登录已失效', data: null });
    const { get, onError } = reply(body, { 'content-type': 'application/json' }, 401);
    await expect(get()).rejects.toMatchObject({ kind: 'session-expired', message: '登录状态失效，请重新登录' });
    expect(onError).toHaveBeenCalledOnce();
  });
  it('is no page of a gateway', async () => {
    await expect(reply('<html>', { 'content-type': 'text/html' }).get()).rejects.toMatchObject({ kind: 'protocol' });
  });
  it('is broken when the connection breaks in the middle', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('%PD'));
        controller.error(new TypeError('terminated'));
      },
    });
    await expect(reply(body, pdf).get()).rejects.toMatchObject({ kind: 'network' });
  });
});
