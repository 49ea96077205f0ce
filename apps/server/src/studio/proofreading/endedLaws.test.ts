import { expect, it, vi } from 'vitest';
import { exampleLibrary } from '../../../test/exampleLibrary';
import { createEndedLaws } from './endedLaws';

it('失效的法规一页一问，没有写明日期的不算', async () => {
  const ids = Array.from({ length: 150 }, (_, at) => `p${at}`);
  const heads = vi.fn(async (asked: readonly string[]) =>
    asked.map((id) => ({ id, title: `《${id}法》`, effectiveTo: id === 'p3' ? null : '2021-01-01' }) as never),
  );
  const { library } = exampleLibrary({
    heads,
    search: ({ pageNum = 1 }) =>
      ({ rows: ids.slice((pageNum - 1) * 100, pageNum * 100).map((id) => ({ id })), total: ids.length }) as never,
  });
  const endedLaws = createEndedLaws(library);
  const laws = await endedLaws();
  expect([laws.length, laws[0]]).toEqual([149, { name: 'p0法', endedOn: '2021-01-01' }]);
  await endedLaws();
  expect(heads).toHaveBeenCalledTimes(2);
});
