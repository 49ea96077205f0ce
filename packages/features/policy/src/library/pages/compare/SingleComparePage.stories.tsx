import { fail, mainHttp, ok } from '@hengce/api/testing';
import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { delay } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { eligibleItem, nearMissItem, policyMatchOf } from '../../../shared/testing/matchFixtures';
import { matchHandlers } from '../../../shared/testing/matchHandlers';
import { samplePolicy } from '../../../shared/testing/policyFixtures';
import { fitsTheScreen, goesByTab, lengthy, phone } from '../../../shared/testing/states';
import { PolicyStoryHost } from '../../../testing/PolicyStoryHost';
import { comparedPolicies, comparison } from '../../testing/compareFixtures';

const path = `/Policy/SingleCompare?left=${comparison.left.id}&right=${comparison.right.id}`;
const threePath = `${path}&more=${samplePolicy.id}`;
const links = {
  'account.login': () => '/login',
  'account.enterpriseInformation': () => '/PersonalCenter/enterpriseInformation',
};
const compare = (data = comparison) =>
  mainHttp.get('/api/v1/policy/compare', ({ response }) => response(200).json(ok(data)));
const detail = mainHttp.get('/api/v1/policy/detail/{policyId}', ({ params, response }) => {
  const found = [...comparedPolicies, samplePolicy].find(({ id }) => id === params.policyId);
  return found
    ? response(200).json(ok(found))
    : response.untyped(Response.json(fail(404, '没有找到这份政策', 404), { status: 404 }));
});
const judge = mainHttp.get('/api/v1/match/policy', ({ query, response }) => {
  const id = query.get('policyId') ?? '';
  return response(200).json(ok(policyMatchOf(id, [id === comparison.left.id ? eligibleItem : nearMissItem])));
});

const meta = preview.meta({
  id: 'policy-single-compare-page',
  title: '页面/政策/政策对比',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { initialPath: path, host: { now: () => storyNow, links } },
  beforeEach({ msw }) {
    msw.use(compare(), detail, judge, ...matchHandlers());
  },
});
export default meta;

export const Default = meta.story({ name: '默认', tags: ['visual'] });
export const Points = meta.story({
  name: '要点通往那一条，两份文件不变',
  async play({ canvas, userEvent, canvasElement }) {
    const [point] = await canvas.findAllByRole('link', { name: / → / });
    await userEvent.click(point as HTMLElement);
    await expect(canvas.getByTestId('address')).toHaveTextContent(path);
    const to = decodeURIComponent((canvas.getByTestId('address').textContent ?? '').split('#')[1] ?? '');
    const row = canvasElement.querySelector(`[id="${to}"]`) as Element;
    await waitFor(() => expect(row.getBoundingClientRect().top).toBeLessThan(innerHeight / 2));
  },
});
export const Whole = meta.story({ name: '全部条文', args: { initialPath: `${path}&view=all` } });
export const Picking = meta.story({
  name: '还没选文件：先给出同一文件的其他版本',
  args: { initialPath: `/Policy/SingleCompare?right=${comparison.right.id}` },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '选择文件' }));
    await userEvent.click(await screen.findByRole('button', { name: /2020年版/ }));
    await canvas.findByRole('heading', { name: '逐条对照' });
    await expect(canvas.getAllByText('第九条')).not.toHaveLength(0);
  },
});
export const SideBySide = meta.story({
  name: '三份并排：要点各一列，去掉一份后逐条对照',
  tags: ['visual'],
  args: { initialPath: threePath },
  async play({ canvas }) {
    const table = within(await canvas.findByRole('table'));
    await expect(table.getAllByRole('columnheader')).toHaveLength(3);
    await expect(table.getAllByRole('link', { name: '与第一份逐条对照' })).toHaveLength(2);
    await table.findAllByText('差一点');
    await expect(canvas.getByRole('button', { name: '再加一份' })).toBeVisible();
  },
});
export const FewerOfThree = meta.story({
  name: '三份去掉一份，剩下两份逐条对照',
  args: { initialPath: threePath },
  async play({ canvas, userEvent }) {
    const [, , third] = await canvas.findAllByRole('button', { name: /^去掉/ });
    await userEvent.click(third as HTMLElement);
    await canvas.findByRole('heading', { name: '逐条对照' });
    await expect(canvas.getByTestId('address')).not.toHaveTextContent('more');
  },
});
export const SideBySidePhone = meta.story({
  name: '三份，窄屏375',
  args: { initialPath: threePath },
  globals: phone,
  async play(context) {
    await context.canvas.findByRole('table');
    await fitsTheScreen(context);
  },
});
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mainHttp.get('/api/v1/policy/compare', () => delay('infinite')));
  },
});
export const Failing = meta.story({
  name: '出错可重试',
  beforeEach({ msw }) {
    msw.use(
      mainHttp.get('/api/v1/policy/compare', ({ response }) =>
        response.untyped(Response.json(fail(500, '系统错误', 500), { status: 500 })),
      ),
    );
  },
});
export const TooLong = meta.story({
  name: '太长，比不了',
  beforeEach({ msw }) {
    msw.use(
      mainHttp.get('/api/v1/policy/compare', ({ response }) =>
        response.untyped(Response.json(fail(413, '两份文件太长', 413), { status: 413 })),
      ),
    );
  },
});
export const Same = meta.story({
  name: '没有改动，也没有可核对的条件',
  beforeEach({ msw }) {
    const [row] = comparison.rows;
    const counts = { ...comparison.counts, changed: 0, merged: 0, added: 0, removed: 0 };
    msw.use(
      compare({ ...comparison, counts, rows: row ? [row] : [], points: [] }),
      mainHttp.get('/api/v1/match/policy', ({ query, response }) =>
        response(200).json(ok(policyMatchOf(query.get('policyId') ?? ''))),
      ),
    );
  },
});
export const Phone = meta.story({
  name: '窄屏375，文字很长',
  globals: phone,
  beforeEach: lengthy,
  play: fitsTheScreen,
});
export const Keyboard = meta.story({ name: '只用键盘：Tab依次到每一处', play: goesByTab });
