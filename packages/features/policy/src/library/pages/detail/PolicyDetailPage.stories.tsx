import { mainHttp, ok } from '@hengce/api/testing';
import preview from '@hengce/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import {
  curatedPolicy,
  failingHandlers,
  localPolicy,
  longLaw,
  longTitle,
  metadataPolicy,
  noticePolicy,
  offlineHandlers,
  pendingHandlers,
  policyHandlers,
  repealedPolicy,
  samplePolicy,
  thirdPartyPolicy,
} from '../../../testing';
import { PolicyStoryHost } from '../../../testing/PolicyStoryHost';

const address = (id: string, rest = '') => `/Policy/PolicyDetail/${id}${rest}`;

const meta = preview.meta({
  id: 'policy-detail-page',
  title: '页面/政策/详情',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { initialPath: address(localPolicy.id) },
  beforeEach({ msw }) {
    msw.use(...Object.values(policyHandlers));
  },
});
export default meta;

export const Default = meta.story({ name: '默认', tags: ['visual'] });

export const Cited = meta.story({
  name: '从检索结果来：定位到第七条，命中词有标示',
  args: { initialPath: address(localPolicy.id, '?q=研发费用%20补助#art-7') },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('#art-7')).not.toBeNull());
    await expect(canvasElement.querySelector('#art-7')).toHaveAttribute('data-cited', 'true');
    await expect(canvasElement.querySelectorAll('#art-7 mark').length).toBeGreaterThan(0);
  },
});

export const NotOpen = meta.story({
  name: '今天不能报：只给办事指南，不给开始申报',
  beforeEach({ msw }) {
    const window = { state: 'upcoming', opensAt: '2027-03-01', closesAt: '2027-04-30', daysLeft: 101 } as const;
    msw.use(
      mainHttp.get('/api/v1/policy/detail/{policyId}', ({ response }) =>
        response(200).json(ok({ ...localPolicy, window })),
      ),
    );
  },
  async play({ canvas }) {
    await expect((await canvas.findAllByRole('link', { name: '办事指南' }))[0]).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '开始申报' })).toBeNull();
  },
});

const assistant = {
  links: {
    'policy.askAssistant': ({ policyId = '', clauseId = '' } = {}) => `/Policy/PolicySearch?q=${policyId} ${clauseId}`,
  },
};
export const WithAssistant = meta.story({ name: '接入了问答助手：问这份政策', args: { host: assistant } });

export const AskingAboutClause = meta.story({
  name: '接入了问答助手：引用一条提问',
  args: { host: assistant },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '第一条的操作' }));
    const ask = await within(document.body).findByRole('menuitem', { name: '引用提问' });
    await waitFor(() => expect(ask).toBeVisible());
    await userEvent.click(ask);
    await expect(await canvas.findByRole('searchbox')).toHaveValue(`${localPolicy.id} art-1`);
  },
});

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(...pendingHandlers);
  },
});

export const NotFound = meta.story({ name: '没有这份政策', args: { initialPath: address('no-such-policy') } });

export const Failing = meta.story({
  name: '出错可重试',
  beforeEach({ msw }) {
    msw.use(...failingHandlers);
  },
});

export const Unreachable = meta.story({
  name: '服务连接不上',
  beforeEach({ msw }) {
    msw.use(...offlineHandlers);
  },
});

export const Sample = meta.story({
  name: '示例文件：没有红头，处处写明示例',
  args: { initialPath: address(samplePolicy.id) },
});

export const Repealed = meta.story({
  name: '已废止：指向现行文件',
  tags: ['visual'],
  args: { initialPath: address(repealedPolicy.id) },
});

export const Curated = meta.story({
  name: '人工结构化：写明不是原文',
  args: { initialPath: address(curatedPolicy.id) },
});

export const ThirdParty = meta.story({
  name: '第三方整理：没有红头，不标类型与效力',
  tags: ['visual'],
  args: { initialPath: address(thirdPartyPolicy.id) },
});

export const Notice = meta.story({
  name: '申报通知：部分有自己的正文，定位到第三部分',
  tags: ['visual'],
  args: { initialPath: address(noticePolicy.id, '#part-3') },
});

export const OverOnPhone = meta.story({
  name: '窄屏：定位到已废止文件的一条，屏上仍有废止与现行文件',
  globals: { viewport: { value: 'phone' } },
  args: { initialPath: address(repealedPolicy.id, '#art-9') },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('#art-9')).not.toBeNull());
    const mark = canvas.getByText('查看现行文件');
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(200));
    await waitFor(() => {
      const bar = mark.closest('div')?.parentElement as Element;
      expect(bar.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
      expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        (canvasElement.querySelector('#art-9') as Element).getBoundingClientRect().top,
      );
    });
  },
});

export const Metadata = meta.story({ name: '只有题录：没有正文', args: { initialPath: address(metadataPolicy.id) } });

export const LongLaw = meta.story({
  name: '1,200条的长法规，直达第三百条',
  args: { initialPath: address(longLaw.id, '#art-300') },
  // The other pieces are more of the same, and axe would take minutes over them.
  parameters: { a11y: { context: { exclude: ['article > section:nth-of-type(n + 3)'] } } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('#art-300')).not.toBeNull());
    const clause = canvasElement.querySelector('#art-300') as Element;
    await waitFor(() => {
      const { top } = clause.getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top).toBeLessThan(200);
    });
  },
});

export const LongTitle = meta.story({
  name: '超长标题与多个发文机关',
  beforeEach({ msw }) {
    const issuers = ['云澜市科学技术局', '云澜市财政局', '云澜市工业和信息化局', '云澜市地方金融管理局'];
    msw.use(
      mainHttp.get('/api/v1/policy/detail/{policyId}', ({ response }) =>
        response(200).json(ok({ ...localPolicy, title: longTitle, issuers })),
      ),
    );
  },
});

export const Phone = meta.story({ name: '窄屏375', globals: { viewport: { value: 'phone' } } });

export const Keyboard = meta.story({
  name: '只用键盘：目录直达条款，复制带出处，要点回到条款',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const written: string[] = [];
    const clipboard = { writeText: async (text: string) => void written.push(text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });

    const outline = await canvas.findByRole('link', { name: /第九条.*年度上限/ });
    outline.focus();
    await userEvent.keyboard('{Enter}');
    const copy = canvas.getByRole('button', { name: '复制第九条及出处' });
    copy.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByText('复制成功')).not.toHaveLength(0));
    await expect(written[0]).toMatch(
      /^《云澜市企业研发费用后补助实施细则》（云科规〔2026〕5号）第九条：年度上限\u3000单个企业/,
    );
    await expect(written[0]).toMatch(/来源：https:\/\/example\.invalid\/yunlan\/2026\/5$/);

    const fact = await canvas.findByRole('link', { name: '前往第十条' });
    fact.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('#art-10'));
    await expect(canvasElement.querySelector('#art-10')).toHaveAttribute('data-cited', 'true');
  },
});

export const Subscribe = meta.story({
  name: '订阅这项政策的更新：再按一次退订，可以撤销',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const button = await canvas.findByRole('button', { name: '订阅更新' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: '订阅更新', pressed: true }));
    await userEvent.click(await body.findByRole('button', { name: '撤销' }));
    await expect(await canvas.findByRole('button', { name: '订阅更新', pressed: true })).toBeVisible();
  },
});
