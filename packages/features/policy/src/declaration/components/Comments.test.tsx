// @vitest-environment happy-dom
import { mainHttp, ok } from '@hengce/api/testing';
import { useFeatureHost } from '@hengce/feature-kit';
import { useQuery } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { PolicyStoryHost } from '../../testing/PolicyStoryHost';
import { declarationQueries } from '../data/declarations';
import { commentList } from '../testing/declarationFixtures';
import { Comments } from './Comments';

const server = setupServer();
vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(cleanup);
afterAll(() => server.close());

/** How many comments were open, at each showing. */
const shown: number[] = [];
let readAgain = 0;

function Read() {
  const { api } = useFeatureHost();
  const { data, refetch } = useQuery(declarationQueries(api).comments('d1'));
  if (data) shown.push(data.rows.filter(({ isResolved }) => !isResolved).length);
  const again = () =>
    refetch().then(() => {
      readAgain += 1;
    });
  return (
    <>
      <button type="button" onClick={() => void again()}>
        再读一次
      </button>
      {data ? (
        <Comments declarationId="d1" comments={data.rows} targets={[{ kind: 'form', label: '整份申报书' }]} />
      ) : null}
    </>
  );
}

it('a list that was asked for before a comment was settled does not open it again', async () => {
  const [first] = commentList.rows.filter(({ isResolved }) => !isResolved);
  if (!first) throw new Error('the fixture has no open comment');
  const settled = { ...commentList, rows: commentList.rows.map((each) => ({ ...each, isResolved: true })) };
  let list = commentList;
  const readings: (() => void)[] = [];
  server.use(
    mainHttp.get('/api/v1/declaration/comments/{declarationId}', async ({ response }) => {
      if (readings.length > 0) await new Promise<void>((resolve) => readings.push(resolve));
      else readings.push(() => undefined);
      return response(200).json(ok(list));
    }),
    mainHttp.post('/api/v1/declaration/resolve/{declarationId}', ({ response }) => response(200).json(ok(settled))),
  );
  render(
    <PolicyStoryHost>
      <Read />
    </PolicyStoryHost>,
  );
  const user = userEvent.setup();
  const [resolve] = await screen.findAllByRole('button', { name: '标记为已解决' }, { timeout: 20_000 });
  await user.click(screen.getByRole('button', { name: '再读一次' }));
  await waitFor(() => expect(readings).toHaveLength(2));
  await user.click(resolve as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('button', { name: '标记为已解决' })).toBeNull());
  const before = shown.length;
  readings[1]?.();
  // Asked for later, and answered later: whatever the second reading does is done by then.
  await user.click(screen.getByRole('button', { name: '再读一次' }));
  await waitFor(() => expect(readings).toHaveLength(3));
  list = settled;
  readings[2]?.();
  await waitFor(() => expect(readAgain).toBe(2));
  expect(shown.slice(before).filter((open) => open > 0)).toEqual([]);
  expect(screen.queryAllByRole('button', { name: '标记为已解决' })).toEqual([]);
});
