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

function Read() {
  const { api } = useFeatureHost();
  const { data, refetch } = useQuery(declarationQueries(api).comments('d1'));
  return (
    <>
      <button type="button" onClick={() => void refetch()}>
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
  const readings: (() => void)[] = [];
  server.use(
    mainHttp.get('/api/v1/declaration/comments/{declarationId}', async ({ response }) => {
      if (readings.length > 0) await new Promise<void>((resolve) => readings.push(resolve));
      else readings.push(() => undefined);
      return response(200).json(ok(commentList));
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
  readings[1]?.();
  await new Promise((done) => setTimeout(done, 200));
  expect(screen.queryAllByRole('button', { name: '标记为已解决' })).toEqual([]);
});
