import { accountHandlers } from '@hengce/account/testing';
import { policyHandlers } from '@hengce/policy/testing';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { PortalStory } from '../testing/PortalStory';
import { NotFoundPage } from './NotFoundPage';

const meta = preview.meta({
  id: 'portal-not-found-page',
  title: '页面/门户/404',
  component: NotFoundPage,
  parameters: { isPage: true },
  args: { onBack: fn() },
  beforeEach({ msw }) {
    msw.use(...Object.values(policyHandlers), ...accountHandlers);
  },
  decorators: [
    (Story, { parameters }) => (
      <PortalStory path="/nowhere" isBare={parameters.isBare as boolean | undefined}>
        <Story />
      </PortalStory>
    ),
  ],
});
export default meta;

export const Default = meta.story({ name: '默认' });
export const SignedOut = meta.story({
  name: '没有登录：品牌和登录，没有要登录才能用的搜索',
  parameters: { isBare: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '登录' })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('link', { name: '回到工作台' })).toBeNull();
  },
});
export const Phone = meta.story({ name: '窄屏375', globals: { viewport: { value: 'phone' } } });

export const WaysOn = meta.story({
  name: '三条出路：搜索、返回、工作台',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '返回上一页' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: '回到工作台' })).toHaveAttribute('href', '/');
    await userEvent.type(canvas.getByRole('searchbox', { name: '检索政策' }), '国科发火〔2016〕32号{Enter}');
    await expect(canvas.getByTestId('address')).toHaveTextContent('/Policy/PolicySearch?q=');
  },
});
