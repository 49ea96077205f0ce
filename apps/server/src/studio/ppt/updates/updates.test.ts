import type { MainComponents } from '@hengce/api/contract';
import { getPolicy } from '@hengce/api/examples';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/createTestApp';
import { exampleLibrary } from '../../../../test/exampleLibrary';
import { Rejection } from '../../../platform/contract';

type S = MainComponents['schemas'];

const first: S['Policy'] = { ...(getPolicy as S['Policy']), id: 'p-first' };
const versions = ['p-second', 'p-first'].map((id, n): S['PolicyVersion'] => ({
  id,
  title: first.title,
  label: '',
  date: null,
  status: n === 0 ? 'in_force' : 'amended',
  isCurrent: false,
}));
const reworded = (text: string) => text.replace(/\d+/, (number) => String(Number(number) + 1));
const second: S['Policy'] = {
  ...first,
  id: 'p-second',
  versions,
  clauses: first.clauses.map((clause) => ({ ...clause, text: reworded(clause.text) })),
};

let library = new Map([[first.id, first]]);
let app: TestApp;
let token: string;
beforeAll(async () => {
  const get = async (id: string) => library.get(id) ?? Promise.reject(new Rejection(404, '没有这份政策', 404));
  app = await createTestApp({ policies: exampleLibrary({ get }) });
  token = await app.signIn('13740027001');
});
afterAll(() => app.close());

const post = async (path: string, json: unknown, key = 'ppt-updates-request') =>
  (await app.call('POST', `/api/ppt/${path}`, { token, json, headers: { 'Idempotency-Key': key } })).data;
const compare = async (id: string) => (await post('compareSources', { id })) as unknown as S['DeckUpdates'];

it('政策有了新版本：说哪几处过时、现在怎么写；新版本成为一处出处，只添一次；保留的不再说', async () => {
  const { id } = (await post('create', { kind: 'policy', policyId: first.id })) as unknown as S['Deck'];
  const deck = (await post(`generate/${id}`, { revision: 0 })) as unknown as S['Deck'];
  expect((await compare(id)).changes).toEqual([]);

  library = new Map([
    [first.id, { ...first, versions }],
    [second.id, second],
  ]);
  const { changes, presentId, sources } = await compare(id);
  expect(changes.length).toBeGreaterThan(0);
  expect(sources.map((source) => source.id)).toEqual(['policy', 'policy-2']);
  for (const { before, after, slideId } of changes) {
    expect(deck.slides.some((slide) => slide.id === slideId)).toBe(true);
    expect(after?.text).toBe(reworded(before));
  }
  const [change] = changes;
  const path = `/api/ppt/source/${id}?sourceId=${presentId}&paragraph=${change?.after?.paragraph}`;
  const part = (await app.call('GET', path, { token })).data as unknown as S['DeckSourcePart'];
  expect(part.paragraphs[(change?.after?.paragraph ?? 0) - part.from]).toEqual({
    text: change?.after?.text,
    href: expect.stringContaining('/Policy/PolicyDetail/p-second#'),
  });
  expect((await compare(id)).sources).toHaveLength(2);

  const slides = deck.slides.map((slide) => ({
    ...slide,
    ...(slide.cites && { cites: slide.cites.map((cite) => ({ ...cite, keptBeside: presentId })) }),
  }));
  const { revision, title, themeId, aspect } = deck;
  await post(`save/${id}`, { revision, title, themeId, aspect, slides });
  expect((await compare(id)).changes).toEqual([]);

  library = new Map();
  expect((await compare(id)).changes).toEqual([]);
});
