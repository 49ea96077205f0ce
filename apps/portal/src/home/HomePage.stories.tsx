import { hang, sampleUser, userIs } from '@hengce/account/testing';
import { mainHttp, ok } from '@hengce/api/testing';
import { createChatServer } from '@hengce/chat/testing';
import {
  failingHandlers,
  longTitle,
  noEnterprise,
  offlineHandlers,
  pendingHandlers,
  policyOverview,
} from '@hengce/policy/testing';
import preview from '@hengce/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { homeHandlers } from '../testing/homeHandlers';
import { PortalStory } from '../testing/PortalStory';
import { HomePage } from './HomePage';

const meta = preview.meta({
  id: 'portal-home-page',
  title: '页面/门户/工作台',
  component: HomePage,
  parameters: { isPage: true },
  beforeEach({ msw }) {
    msw.use(...homeHandlers());
  },
  decorators: [
    (Story) => (
      <PortalStory>
        <Story />
      </PortalStory>
    ),
  ],
});
export default meta;

export const Default = meta.story({
  name: '默认',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '上午好，林知夏' })).toBeVisible();
    await expect(canvas.getByText('11月20日，星期五')).toBeVisible();
    await expect(await canvas.findByText('本月有2项与企业有关的申报截止')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('可申报6项，差一点9项，待核实31项')).toBeVisible());
    await expect(canvas.getByRole('link', { name: '上传文件' })).toHaveAttribute(
      'href',
      '/DeepSeek/aiKnowledge?upload=1',
    );
    await expect(canvas.getByRole('link', { name: '新建申报' })).toHaveAttribute('href', '/Policy/PolicyApply');
    await expect(await canvas.findByRole('meter', { name: '政策匹配' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: '最近报告与评测' })).toBeVisible();
  },
});

export const Phone = meta.story({ name: '窄屏375', globals: { viewport: { value: 'phone' } } });

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(...pendingHandlers, hang('userInfo'));
  },
});

export const Empty = meta.story({
  name: '库里没有政策',
  beforeEach({ msw }) {
    msw.use(
      mainHttp.get('/api/v1/policy/overview', ({ response }) =>
        response(200).json(ok({ total: 0, totalSample: 0, newest: [], closingSoon: [], reach: null })),
      ),
    );
  },
});

export const Failing = meta.story({
  name: '政策没有取到，可以重试',
  beforeEach({ msw }) {
    msw.use(...failingHandlers);
  },
});

export const Offline = meta.story({
  name: '网络断开',
  beforeEach({ msw }) {
    msw.use(...offlineHandlers);
  },
});

export const NoName = meta.story({
  name: '还没有填写姓名，也没有企业：先说怎样添加',
  beforeEach({ msw }) {
    msw.use(userIs({ name: '', enterprise: null }), noEnterprise);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '上午好' })).toBeVisible();
    const add = await within(canvas.getByRole('main')).findByRole('link', { name: '添加企业' });
    const deadlines = await canvas.findByRole('heading', { name: '即将截止' });
    await expect(add.getBoundingClientRect().top).toBeLessThan(deadlines.getBoundingClientRect().top);
    await expect(await canvas.findByText('138****8000')).toBeVisible();
  },
});

export const TrialExpired = meta.story({
  name: '试用已到期：政策照常，侧栏写明',
  tags: ['visual'],
  beforeEach({ msw }) {
    msw.use(userIs({ trial: { ...sampleUser.trial, expired: true, daysLeft: 0 } }));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '上午好，林知夏' });
    await expect(await canvas.findByRole('textbox', { name: '问政策' })).toBeEnabled();
    await expect(canvas.getByText('已到期')).toBeVisible();
  },
});

export const LongWords = meta.story({
  name: '超长的姓名、企业名称与政策标题',
  beforeEach({ msw }) {
    const long = (rows: typeof policyOverview.newest) => rows.map((row) => ({ ...row, title: longTitle }));
    msw.use(
      userIs({
        name: '阿依努尔·买买提江·阿卜杜热合曼',
        enterprise: {
          id: 'e2',
          name: '云澜市青岚精密机械制造与智能装备系统集成技术研究开发（示例）有限责任公司澄湖区第二分公司研发中心',
          regionName: '浙江省',
          isSample: true,
        },
      }),
      mainHttp.get('/api/v1/policy/overview', ({ response }) =>
        response(200).json(
          ok({
            ...policyOverview,
            newest: long(policyOverview.newest),
            closingSoon: long(policyOverview.closingSoon),
          }),
        ),
      ),
    );
  },
});

export const Keyboard = meta.story({
  name: '只用键盘：跳到正文，提问，或打开第一项政策',
  play: async ({ canvas, userEvent }) => {
    const inMain = within(canvas.getByRole('main'));
    await inMain.findByRole('list', { name: '申报期限' });
    const titles = await inMain.findAllByRole('link', { name: /研发|贷款|企业|办法|条例|规划/ });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '跳到正文' })).toHaveFocus();
    canvas.getByRole('main').focus();
    for (const name of ['上传文件', '新建申报']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: '问政策' })).toHaveFocus();
    for (let tabs = 0; tabs < 30 && !titles.includes(document.activeElement as HTMLElement); tabs += 1)
      await userEvent.tab();
    await expect(titles).toContain(document.activeElement);
    const href = document.activeElement?.getAttribute('href') ?? '';
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByTestId('address')).toHaveTextContent(href);
  },
});

export const Asks = meta.story({
  name: '写下问题，回车，去政策问答',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '问政策' }), '研发费用能拿多少后补助{Enter}');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/Policy/PolicyAssistant?c=c0000001'));
  },
});

export const NoUses = meta.story({
  name: '问政策的次数用完：写明，检索照常',
  beforeEach({ msw }) {
    msw.use(...createChatServer({ remaining: 0 }).handlers);
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: '问政策' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('还能用0次'));
  },
});
