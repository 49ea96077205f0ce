import { mainHttp, ok } from '@hengce/api/testing';
import preview from '@hengce/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import type { PolicySearchResult, SearchAnswer } from '../../../shared/model/types';
import {
  failingHandlers,
  longTitle,
  offlineHandlers,
  pendingHandlers,
  policyHandlers,
  policySummaries,
  searchFixtures,
} from '../../../testing';
import { PolicyStoryHost } from '../../../testing/PolicyStoryHost';
import { directAnswer, namedAnswer, noAnswer, possibleAnswer } from '../../testing/answerFixtures';

const address = (query = '') => `/Policy/PolicySearch${query && `?${query}`}`;
const query = 'q=研发费用%20补助';

const plainSearch = () => searchFixtures(new URLSearchParams('q=研发费用'));
/** A search that understood the words so, or answers them so. */
const searchGiving = (recognised: Partial<PolicySearchResult['recognised']>, answer: SearchAnswer | null = null) =>
  mainHttp.get('/api/v1/policy/search', ({ response }) => {
    const plain = plainSearch();
    return response(200).json(ok({ ...plain, recognised: { ...plain.recognised, ...recognised }, answer }));
  });

const meta = preview.meta({
  id: 'policy-search-page',
  title: '页面/政策/检索',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  beforeEach({ msw }) {
    msw.use(...Object.values(policyHandlers));
  },
  args: { initialPath: address(query) },
});
export default meta;

/** What stands in the head of the page comes with another call. */
const whole = async ({ canvas }: { canvas: { findByRole: ReturnType<typeof within>['findByRole'] } }) => {
  await canvas.findByRole('button', { name: '订阅此检索' });
};

export const Default = meta.story({ name: '默认', tags: ['visual'], play: whole });

export const Idle = meta.story({ name: '首次进入：最新发布与检索示例', args: { initialPath: address() } });

export const Filtered = meta.story({
  name: '已筛选',
  tags: ['visual'],
  args: { initialPath: address('region=330000&region=440300&window=open&window=rolling&support=subsidy&page=1') },
  play: whole,
});

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(...pendingHandlers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('正在检索，通常不到1秒')).not.toHaveLength(0);
  },
});

export const Excluded = meta.story({
  name: '排除的词：写出来，可移除',
  args: { initialPath: address('q=研发费用%20-贴息&level=city') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '不再排除“贴息”' }));
    await waitFor(() => expect(canvas.getByTestId('address')).not.toHaveTextContent('贴息'));
    await expect(canvas.getByRole('button', { name: '移除筛选“市级”' })).toBeVisible();
  },
});

export const NoResult = meta.story({
  name: '无结果：说出去掉哪个条件',
  tags: ['visual'],
  args: { initialPath: address('q=元宇宙&level=city&region=330100') },
  play: whole,
});

export const Failing = meta.story({
  name: '出错可重试，检索词与筛选都在',
  args: { initialPath: address('q=研发&level=city') },
  beforeEach({ msw }) {
    msw.use(...failingHandlers);
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('检索没有完成')).toBeVisible());
    await expect(canvas.getByRole('searchbox')).toHaveValue('研发');
    await expect(canvas.getByRole('button', { name: '移除筛选“市级”' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
});

export const Unreachable = meta.story({
  name: '服务连接不上',
  beforeEach({ msw }) {
    msw.use(...offlineHandlers);
  },
});

export const NextPageFails = meta.story({
  name: '翻页时服务断开：上一次的结果留在下面，可重试',
  args: { initialPath: address('sort=amount') },
  play: async ({ canvas, msw, userEvent }) => {
    const next = await canvas.findByRole('link', { name: '第2页' });
    msw.use(...offlineHandlers);
    await userEvent.click(next);
    await expect(await canvas.findByText(/下面仍是之前的结果/)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(20);
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
});

export const Relaxed = meta.story({
  name: '没有政策同时含全部检索词：说明是部分匹配',
  args: { initialPath: address('q=研发费用%20月球基地') },
  beforeEach({ msw }) {
    const result = searchFixtures(new URLSearchParams('q=研发费用'));
    msw.use(
      mainHttp.get('/api/v1/policy/search', ({ response }) =>
        response(200).json(ok({ ...result, recognised: { ...result.recognised, relaxed: true, whole: 0 } })),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有同时包含全部检索词的政策，以下为部分匹配')).toBeVisible();
  },
});

export const Answered = meta.story({
  name: '问题：回答的条款在前，写到答案的那句先说，文件在后',
  tags: ['visual'],
  args: { initialPath: address('q=试用期最长几个月') },
  beforeEach({ msw }) {
    msw.use(searchGiving({ kind: 'question' }, directAnswer));
  },
  play: async ({ canvas }) => {
    const block = await canvas.findByRole('region', { name: '直接回答的条款' });
    await expect(within(block).getByRole('link', { name: '《中华人民共和国示例用工法》第十九条' })).toHaveAttribute(
      'href',
      expect.stringContaining('#art-19'),
    );
    await expect(canvas.getByRole('heading', { name: '有关的文件' })).toBeVisible();
    await whole({ canvas });
  },
});

export const PossiblyAnswered = meta.story({
  name: '问题：没有把所问的都写到的，说是可能相关',
  tags: ['visual'],
  args: { initialPath: address('q=发现商业贿赂怎么办') },
  beforeEach({ msw }) {
    msw.use(searchGiving({ kind: 'question' }, possibleAnswer));
  },
  play: whole,
});

export const NotAnswered = meta.story({
  name: '问题：没有条款回答，说出可能在哪部法律里',
  args: { initialPath: address('q=被外国海关扣了货怎么办') },
  beforeEach({ msw }) {
    msw.use(searchGiving({ kind: 'question' }, noAnswer));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/库里没有回答这个问题的条款/)).toBeVisible();
  },
});

export const NamedClause = meta.story({
  name: '引用：简称与条号落在那一条，旧版标明',
  args: { initialPath: address('q=用工法19条') },
  beforeEach({ msw }) {
    msw.use(
      searchGiving(
        {
          kind: 'reference',
          clauseLabel: '第十九条',
          meant: [{ typed: '用工法', meant: '示例用工法', isSlip: false }],
        },
        namedAnswer,
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('用工法即《示例用工法》')).toBeVisible();
    await expect(canvas.getByRole('region', { name: '所指的条款' })).toBeVisible();
  },
});

export const Understood = meta.story({
  name: '认出的地区可以去掉；错字、库里没有的与缺的词都说出来',
  args: { initialPath: address('q=宁波专经特新补贴') },
  beforeEach({ msw }) {
    const plain = plainSearch();
    const rows = plain.rows.map((row, i) => (i === 0 ? row : { ...row, missing: ['补贴'] }));
    const recognised = {
      ...plain.recognised,
      relaxed: true,
      whole: 1,
      place: { code: '330200', name: '宁波市', typed: '宁波', isEmpty: false },
      meant: [{ typed: '专经特新', meant: '专精特新', isSlip: true }],
      absent: [{ kind: 'docNo' as const, text: '国令第999号' }],
    };
    msw.use(
      mainHttp.get('/api/v1/policy/search', ({ response }) => response(200).json(ok({ ...plain, rows, recognised }))),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/没有“专经特新”，已按“专精特新”检索/)).toBeVisible();
    await expect(canvas.getAllByText('缺“补贴”').length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: '不限宁波市' }));
    await waitFor(() => expect(canvas.getByTestId('address')).not.toHaveTextContent(encodeURIComponent('宁波')));
  },
});

export const LongTitles = meta.story({
  name: '超长标题与超长检索词',
  args: { initialPath: address(`q=${'研发'.repeat(120)}`) },
  beforeEach({ msw }) {
    msw.use(
      mainHttp.get('/api/v1/policy/search', ({ response }) =>
        response(200).json(
          ok({
            ...searchFixtures(new URLSearchParams()),
            recognised: { ...plainSearch().recognised, terms: ['研发'], truncated: true },
            rows: policySummaries.slice(0, 3).map((row) => ({
              ...row,
              title: longTitle,
              titleMarks: [],
              issuers: [...row.issuers, '云澜市工业和信息化局', '云澜市地方金融管理局'],
            })),
          }),
        ),
      ),
    );
  },
});

export const Selected = meta.story({
  name: '选一项可订阅与提问，选两至四项可对比；只看可能符合的',
  args: { initialPath: address(query), host: { links: { 'policy.askAssistant': () => '/ask' } } },
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: /^选择/ });
    const [first, second, third] = boxes;
    if (!first || !second || !third) throw new Error('there is nothing to choose from');
    await userEvent.click(first);
    const tray = within(await canvas.findByRole('toolbar', { name: '已选政策的操作' }));
    await expect(tray.getByRole('link', { name: '问这份政策' })).toHaveAttribute('href', '/ask');
    await userEvent.click(second);
    await expect(tray.getByRole('link', { name: '开始对比' })).toHaveAttribute(
      'href',
      expect.stringMatching(/left=.+&right=.+/),
    );
    await userEvent.click(third);
    await expect(tray.getByRole('link', { name: '开始对比' })).toHaveAttribute(
      'href',
      expect.stringMatching(/&more=[^&]+$/),
    );
    await userEvent.click(canvas.getByRole('switch', { name: '只看可能符合的' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('mayFit=true'));
    await expect(canvas.getByRole('toolbar', { name: '已选政策的操作' })).toBeVisible();
  },
});

export const NoFirm = meta.story({
  name: '还没有企业：“只看可能符合的”说先添加企业，不算已选的筛选',
  args: {
    initialPath: address('mayFit=true'),
    host: { links: { 'account.enterpriseInformation': () => '/PersonalCenter/enterpriseInformation' } },
  },
  beforeEach({ msw }) {
    msw.use(mainHttp.get('/api/v1/enterprise/list', ({ response }) => response(200).json(ok([]))));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '添加企业，只看可能符合的' })).toHaveAttribute(
      'href',
      '/PersonalCenter/enterpriseInformation',
    );
    await expect(canvas.queryByRole('switch', { name: '只看可能符合的' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '移除筛选“可能符合”' })).toBeNull();
  },
});

export const Phone = meta.story({ name: '窄屏375', globals: { viewport: { value: 'phone' } } });

export const Keyboard = meta.story({
  name: '只用键盘：斜杠到检索框，回车检索，空格筛选，移除标签',
  args: { initialPath: address() },
  play: async ({ canvas, userEvent }) => {
    const here = canvas.getByTestId('address');
    await canvas.findByText(/^找到\d+项/);
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('高新');
    await canvas.findByRole('listbox', { name: '检索建议' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(here).toHaveTextContent(`q=${encodeURIComponent('高新')}`));
    await expect(canvas.queryByRole('listbox')).toBeNull();

    const open = await canvas.findByRole('checkbox', { name: /^申报中/ });
    open.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(here).toHaveTextContent('window=open'));
    const chip = await canvas.findByRole('button', { name: '移除筛选“申报中”' });
    chip.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(here).not.toHaveTextContent('window=open'));
  },
});

export const Subscribe = meta.story({
  name: '订阅这次检索：再按一次退订，可以撤销',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const button = await canvas.findByRole('button', { name: '订阅此检索' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: '已订阅' }));
    await userEvent.click(await body.findByRole('button', { name: '撤销' }));
    await expect(await canvas.findByRole('button', { name: '已订阅' })).toBeVisible();
  },
});
