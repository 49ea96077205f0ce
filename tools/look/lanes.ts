/**
 * Results of work on each item, in their order. Three lanes work at a time, so that two cores are busy while a page
 * waits: each sets up once and takes the next item as soon as it is free.
 */
export async function inLanes<T, R>(items: readonly T[], setUp: () => Promise<(item: T) => Promise<R>>): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const lane = async () => {
    const work = await setUp();
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all([lane(), lane(), lane()]);
  return results;
}
