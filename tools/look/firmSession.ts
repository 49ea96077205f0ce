// The session in which the scripted firm does everything (firm.ts).
import { call, createApi, createRequestKey } from '@hengce/api';
import { demo } from '../../apps/portal/e2e/fixtures';
import { pdfOf } from '../../apps/server/test/documents';

/** Parameters of each page's path and query, by page (`feature.page`). */
export type Addresses = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type Firm = Awaited<ReturnType<typeof signIn>>;

/** Session of the demo firm, whose facts come with the sample data. */
export async function signIn(url: string) {
  let token = '';
  const { main, notes } = createApi({
    main: { baseUrl: url, getToken: () => token || null },
    notes: { baseUrl: url, getToken: () => null },
  });
  ({ token } = await call(main.POST('/api/v1/user/login', { body: demo })));
  const { id: enterpriseId } = first(await call(main.GET('/api/v1/enterprise/list')));
  return { main, notes, token, enterpriseId };
}

/** Parameters of a call that must not happen twice: a new Idempotency-Key. */
export const once = () => ({ header: { 'Idempotency-Key': createRequestKey() } });

/** PDF file with these pages, each a list of its lines. */
export const pdf = async (name: string, ...pages: readonly (readonly string[])[]) =>
  new File([new Uint8Array(await pdfOf(pages))], `${name}.pdf`, { type: 'application/pdf' });

/** First row, without which the story cannot go on. @throws Error where there is none */
export function first<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('The story has nothing to go on with.');
  return row;
}
