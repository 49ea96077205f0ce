import { getResponse, HttpResponse, http, type RequestHandler } from 'msw';
import { expect, waitFor, type within } from 'storybook/test';
import { longTitle } from './policyFixtures';

/*
 * The states that pages have in common. What a page says in one of them by itself stands in its own stories.
 */
export { answering, failing, fitsTheScreen, gone, pending, phone } from '@hengce/feature-parts/testing';

interface StoryContext {
  msw: { use: (...handlers: RequestHandler[]) => void; listHandlers: () => readonly unknown[] };
}

// What people write: titles and names. What the product itself says of a kind or a state is as long as it is.
const written = /^(title|issuer|issuers|payer|\w*(Title|policyTitle|itemName|projectName|clauseLabel))$/;

function lengthened(value: unknown, key = ''): unknown {
  const isWritten = written.test(key) || (key === 'name' && /公司$/.test(String(value)));
  if (typeof value === 'string') return isWritten && value !== '' ? `${value}（${longTitle}）` : value;
  if (Array.isArray(value)) return value.map((each) => lengthened(each, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, lengthened(each, name)]));
}

/** `beforeEach` of a story with titles and names of a hundred characters in every reply. */
export function lengthy({ msw }: StoryContext) {
  const handlers = [...msw.listHandlers()];
  msw.use(
    http.get('/api/*', async ({ request }) => {
      const response = await getResponse(handlers as RequestHandler[], request);
      return response && HttpResponse.json(lengthened(await response.json()) as object);
    }),
  );
}

/** Arguments of a `play` function. */
export interface StoryCanvas {
  canvasElement: HTMLElement;
  canvas: ReturnType<typeof within>;
  userEvent: { tab: () => Promise<void>; click: (element: Element) => Promise<void> };
}

/** Play function that checks that the page shows its failure and can retry. */
export async function offersRetry({ canvas }: StoryCanvas) {
  await expect((await canvas.findAllByRole('button', { name: '重试' }))[0]).toBeVisible();
}

// A list or a map has hundreds, all alike.
const enoughStops = 20;
const focusable = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled)';

/** Play function that goes through the page by Tab: every stop is visible and shows the focus, and nothing traps it. */
export async function goesByTab({ canvas, canvasElement, userEvent }: StoryCanvas) {
  await canvas.findByRole('heading', { level: 1 });
  await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).toBeNull());
  // A skeleton waits before it appears: until then nothing is busy, and nothing there.
  await waitFor(() => expect(canvasElement.querySelector(focusable)).not.toBeNull());
  const seen: Element[] = [];
  while (seen.length < enoughStops) {
    await userEvent.tab();
    const at = document.activeElement;
    if (!at || at === document.body || seen.includes(at)) break;
    seen.push(at);
    const { width, height } = at.getBoundingClientRect();
    await expect(width * height, `看不见：${at.outerHTML.slice(0, 200)}`).toBeGreaterThan(0);
    await expect(at.closest('[data-focus-visible], :focus-visible'), at.outerHTML.slice(0, 200)).not.toBeNull();
  }
  await expect(seen.length).toBeGreaterThan(0);
}
