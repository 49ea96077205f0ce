import { createApi } from '@hengce/api';
import { expect, it } from 'vitest';
import { acquisitionMutations } from './acquisition';

it('adds every chosen firm to a list, in batches that the contract takes', async () => {
  const batches: string[][] = [];
  const api = createApi({
    main: { baseUrl: 'http://main.test', getToken: () => 'T0' },
    notes: { baseUrl: 'http://notes.test', getToken: () => 'N0' },
    async fetch(request) {
      const { firms } = (await (request as Request).json()) as { firms: string[] };
      batches.push(firms);
      return Response.json({ code: 200, statusCode: 200, msg: '', data: { added: firms.length - 1, already: 1 } });
    },
  });
  const firms = Array.from({ length: 60 }, (_, at) => `f${at}`);
  const { mutationFn } = acquisitionMutations(api).addLeads;
  expect(await mutationFn?.({ listId: 'list1', firms }, {} as never)).toEqual({ added: 58, already: 2 });
  expect(batches.map((batch) => batch.length)).toEqual([50, 10]);
  expect(batches.flat()).toEqual(firms);
});
