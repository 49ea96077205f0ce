import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { takeReply } from './takeReply';

interface List {
  rows: string[];
}

/** A list that is being read; `answer` ends the reading that began last. */
function reading() {
  const client = new QueryClient();
  let answer: (list: List) => void = () => undefined;
  const list = queryOptions({
    queryKey: ['list'],
    // Deaf to the signal, like a reply that is already on its way.
    queryFn: () => new Promise<List>((resolve) => (answer = resolve)),
  });
  new QueryObserver(client, list).subscribe(() => undefined);
  return {
    client,
    list,
    answer: (rows: string[]) => answer({ rows }),
    rows: () => client.getQueryData(list.queryKey)?.rows,
  };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('an answer to what was asked before the change does not bring the old state back', async () => {
  const { client, list, answer, rows } = reading();
  await takeReply(client, list, { rows: ['old', 'new'] });
  answer(['old']);
  await settled();
  expect(rows()).toEqual(['old', 'new']);
});

it('what is not there yet, and is only changed in a part, is read anew', async () => {
  const { client, list, answer, rows } = reading();
  await takeReply(client, list, (known) => known && { rows: [...known.rows, 'new'] });
  expect(rows()).toBeUndefined();
  answer(['old', 'new']);
  await settled();
  expect(rows()).toEqual(['old', 'new']);
});

it('what follows is read anew', async () => {
  const { client, list } = reading();
  const other = queryOptions({ queryKey: ['other'], queryFn: () => 2, initialData: 1 });
  new QueryObserver(client, other).subscribe(() => undefined);
  await takeReply(client, list, { rows: [] }, [other.queryKey]);
  await settled();
  expect(client.getQueryData(other.queryKey)).toBe(2);
});
