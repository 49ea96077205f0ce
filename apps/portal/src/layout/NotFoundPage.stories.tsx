import { accountHandlers, sampleUser, userIs } from '@hengce/account/testing';
import { policyHandlers } from '@hengce/policy/testing';
import preview from '@hengce/storybook/preview';
import { expect, fn } from 'storybook/test';
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

export const Default = meta.story({ name: '默认', tags: ['visual'] });
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

export const LongAddress = meta.story({
  name: '地址与检索词都很长',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('searchbox', { name: '检索政策' }));
    await userEvent.paste(
      '云澜市人民政府办公室关于进一步支持专精特新中小企业和制造业单项冠军企业高质量发展的若干政策措施',
    );
  },
});

export const TrialExpired = meta.story({
  name: '试用已到期：三条出路都在',
  beforeEach({ msw }) {
    msw.use(userIs({ trial: { ...sampleUser.trial, expired: true, daysLeft: 0 } }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已到期')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '回到工作台' })).toBeVisible();
  },
});

export const Keyboard = meta.story({
  name: '只用键盘：搜索、工作台、返回依次可达',
  play: async ({ canvas, userEvent, args }) => {
    const search = await canvas.findByRole('searchbox', { name: '检索政策' });
    canvas.getByRole('main').focus();
    const reached: (Element | null)[] = [];
    for (let times = 0; times < 3; times++) {
      await userEvent.tab();
      reached.push(document.activeElement);
    }
    const back = canvas.getByRole('button', { name: '返回上一页' });
    await expect(new Set(reached)).toEqual(new Set([search, canvas.getByRole('link', { name: '回到工作台' }), back]));
    back.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalled();
  },
});
