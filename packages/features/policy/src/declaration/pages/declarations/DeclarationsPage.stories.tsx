import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { expect } from 'storybook/test';
import {
  answering,
  failing,
  fitsTheScreen,
  goesByTab,
  lengthy,
  offersRetry,
  pending,
  phone,
} from '../../../shared/testing/states';
import { PolicyStoryHost } from '../../../testing/PolicyStoryHost';
import { declarationHandlers, declarationList, declarationRows } from '../../testing/declarationHandlers';

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
    // Closed for applications since September: what counts is the day of the 补正.
    await expect(canvas.getByRole('row', { name: /首台（套）装备认定/ })).toHaveTextContent('7天');
  },
});
export const Phone = meta.story({
  name: '窄屏375，文字很长',
  globals: phone,
  beforeEach: lengthy,
  play: fitsTheScreen,
});
export const Empty = meta.story({
  name: '还没有申报',
  beforeEach({ msw }) {
    msw.use(declarationList([]));
  },
});
export const Loading = meta.story({ name: '加载中', beforeEach: answering(pending) });
export const Failing = meta.story({ name: '出错可重试', beforeEach: answering(failing), play: offersRetry });
export const Keyboard = meta.story({ name: '只用键盘：Tab依次到每一处', play: goesByTab });
