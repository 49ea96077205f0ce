import { accountHandlers, hang, userIs } from '@hengce/account/testing';
import { mainHttp, ok } from '@hengce/api/testing';
import { failingHandlers, offlineHandlers, pendingHandlers, policyHandlers } from '@hengce/policy/testing';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { PortalStory } from '../testing/PortalStory';
import { HomePage } from './HomePage';

const meta = preview.meta({
  id: 'portal-home-page',
  title: '页面/门户/工作台',
  component: HomePage,
  parameters: { isPage: true },
  beforeEach({ msw }) {
    msw.use(...Object.values(policyHandlers), ...accountHandlers);
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '上午好，林知夏' })).toBeVisible();
    await expect(canvas.getByText('11月20日，星期五')).toBeVisible();
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
        response(200).json(ok({ total: 0, totalSample: 0, newest: [], closingSoon: [] })),
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
  name: '还没有填写姓名，也没有企业',
  beforeEach({ msw }) {
    msw.use(userIs({ name: '', enterprise: null }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '上午好' })).toBeVisible();
    await expect(await canvas.findByText('138****8000')).toBeVisible();
  },
});

export const Searches = meta.story({
  name: '在搜索框里回车，前往检索',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: '检索政策' }), '研发费用{Enter}');
    await expect(canvas.getByTestId('address')).toHaveTextContent(
      `/Policy/PolicySearch?${new URLSearchParams({ q: '研发费用' })}`,
    );
  },
});
