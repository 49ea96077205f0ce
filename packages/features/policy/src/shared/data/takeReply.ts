import type { DataTag, QueryClient, QueryKey, Updater } from '@tanstack/react-query';

/**
 * Puts what the server answered to a change in place of what was read; `following` is read anew. A reading that began before the
 * change is given up, because its answer would bring the old state back.
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
