import type { Api } from '@hengce/api';
import { type QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';

/** What a page asks with. */
export interface Asking {
  api: Api;
  client: QueryClient;
  /** Parameters of the page's path. */
  params: Readonly<Record<string, string>>;
}

/** Any query; the page that shares its key knows what it answers. */
// biome-ignore lint/suspicious/noExplicitAny: a page's queries differ in what they answer
export type PageQuery = QueryObserverOptions<any, any, any, any, any>;

/** How long an answer waits for its page, whose code may still be on its way. */
const patienceMs = 30_000;

/**
 * Asks what a page is about to ask, which then finds the question under way, or its answer. Until then it is looked
 * at, or an answer that is kept only while it is looked at would be gone before the page is there.
 */
export function askAhead(client: QueryClient, asked: PageQuery): void {
  const observer = new QueryObserver(client, asked);
  const query = observer.getCurrentQuery();
  if (query.getObserversCount() > 0) return;
  const stops = [
    observer.subscribe(() => undefined),
    client.getQueryCache().subscribe((event) => {
      if (event.type === 'observerAdded' && event.query === query) stop();
    }),
  ];
  const timer = setTimeout(() => stop(), patienceMs);
  const stop = () => {
    clearTimeout(timer);
    for (const end of stops) end();
  };
}
