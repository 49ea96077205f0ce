import { expect } from 'storybook/test';
import { storyNow } from '../../../../../../.storybook/fixedClock';
import preview from '../../../../../../.storybook/preview';
import {
  declarationHandlers,
  declarationList,
  declarationRows,
  declarationsFailing,
  declarationsPending,
} from '../../testing/declarationHandlers';
import { PolicyStoryHost } from '../../testing/PolicyStoryHost';

const meta = preview.meta({
  id: 'policy-declarations-page',
  title: '页面/政策/申报管理',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/Policy/ProjectDeclaration', host: { now: () => storyNow } },
  beforeEach({ msw }) {
    msw.use(...declarationHandlers(), declarationList(declarationRows));
  },
});
export default meta;

export const Default = meta.story({
  name: '默认',
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: '数控机床智能化改造' })).toHaveAttribute(
      'href',
      '/Policy/ProjectDeclaration/details/d1',
    );
  },
});
export const Phone = meta.story({ name: '手机', globals: { viewport: { value: 'phone' } } });
export const Empty = meta.story({
  name: '还没有申报',
  beforeEach({ msw }) {
    msw.use(declarationList([]));
  },
});
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(...declarationsPending);
  },
});
export const Failing = meta.story({
  name: '出错可重试',
  beforeEach({ msw }) {
    msw.use(...declarationsFailing);
  },
});
