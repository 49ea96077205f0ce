import type { DataTag, QueryClient, QueryKey, Updater } from '@tanstack/react-query';

/**
 * Writes the reply of a mutation into the cache and refetches `following`. A fetch that began before is cancelled,
 * because its result would restore the old state.
 */
export async function takeReply<Data>(
  client: QueryClient,
  { queryKey }: { queryKey: DataTag<QueryKey, Data, Error> },
  reply: Updater<Data | undefined, Data | undefined>,
  following: readonly QueryKey[] = [],
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Data>(queryKey, reply);
  // The first reading of it, given up: a reply that is only a part could not take its place.
  const lost = client.getQueryData(queryKey) === undefined ? [queryKey] : [];
  for (const each of [...lost, ...following]) void client.invalidateQueries({ queryKey: each });
}
