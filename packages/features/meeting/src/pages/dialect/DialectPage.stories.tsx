import { answering, failing, fitsTheScreen, pending, phone, serving } from '@hengce/feature-parts/testing';
import preview from '@hengce/storybook/preview';
import { expect, userEvent as user, waitFor } from 'storybook/test';
import { MeetingStoryHost } from '../../testing/MeetingStoryHost';
import { meetingServer } from '../../testing/meetingServer';
import { sampleRecogniser } from '../../testing/recogniserServer';

const meta = preview.meta({
  id: 'meeting-dialect-page',
  title: '页面/会议/语言与方言',
  component: MeetingStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/efficiency/recording/dialect' },
});
export default meta;

const served = (...[rest]: Parameters<typeof sampleRecogniser>) =>
  serving(() => meetingServer({ recogniser: sampleRecogniser(rest) }));

export const Default = meta.story({
  name: '照服务说的列出：语言、方言、能做什么、不能做什么',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('radio', { name: '粤语（方言）' }));
    await expect(await canvas.findByRole('radio', { name: '粤语（方言）' })).toBeChecked();
    await expect(canvas.getByText('没有，时间按句')).toBeVisible();
    await expect(canvas.getByText('服务没有说明')).toBeVisible();
  },
});

const recognisedOnly = (name: string) => ({ code: null, name, isDialect: true });

export const Unasked = meta.story({
  name: '方言能听懂，不能指定；没有逐字时间，不分说话人',
  args: { initialPath: '/efficiency/transcripts/dialect' },
  beforeEach: served({
    model: 'fun-asr-nano',
    languages: [
      { code: '中文', name: '中文', isDialect: false },
      ...['吴语', '粤语', '闽语', '客家话', '赣语', '湘语', '晋语'].map(recognisedOnly),
    ],
    hasFiles: 'opus',
    hasLive: true,
    hasSpeakers: false,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/吴语、粤语、闽语/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '看全部会议' })).toHaveAttribute('href', '/efficiency');
  },
});

export const Unsaid = meta.story({
  name: '服务没有说明支持什么',
  beforeEach: served({
    ...{ model: 'my-model', languages: [] },
    ...{ hasSpeakers: null, hasWordTimes: null, hasHotWords: null },
  }),
  play: async ({ canvas }) => expect(await canvas.findByText(/服务没有说明支持哪些语言/)).toBeVisible(),
});

export const HotWords = meta.story({
  name: '常用词：一行一个，重复的合成一个',
  beforeEach: served(),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: '常用的人名与术语' });
    await user.type(field, '衡策{Enter}高企{Enter}衡策');
    await user.click(canvas.getByRole('button', { name: '保存常用词' }));
    await waitFor(() => expect(field).toHaveValue('衡策\n高企'));
  },
});

export const None = meta.story({
  name: '没有接入语音识别：照常录音',
  beforeEach: serving(() => meetingServer()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有接入语音识别')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去录音' })).toHaveAttribute('href', '/efficiency/recording');
  },
});

export const Loading = meta.story({ name: '正在读取', beforeEach: answering(pending) });
export const Failed = meta.story({ name: '没有读到', beforeEach: answering(failing) });
export const Phone = meta.story({ name: '手机', globals: phone, beforeEach: served(), play: fitsTheScreen });
