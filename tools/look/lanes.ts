/**
 * Three at a time, so that two cores have work while a page waits: each lane sets up once and takes the next as soon as it is done.
 * The results are in the order of the items.
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
