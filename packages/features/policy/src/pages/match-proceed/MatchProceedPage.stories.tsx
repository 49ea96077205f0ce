import { expect, waitFor, within } from 'storybook/test';
import { storyNow } from '../../../../../../.storybook/fixedClock';
import preview from '../../../../../../.storybook/preview';
import { doneProgress, impliedProgress, longTitle, matchProgress } from '../../testing';
import {
  answerRefused,
  matchFailing,
  matchHandlers,
  matchPending,
  noEnterprise,
  noUseLeft,
} from '../../testing/matchHandlers';
import { PolicyStoryHost } from '../../testing/PolicyStoryHost';

const address = (question?: string) => `/Policy/PolicyMatch1/proceed${question ? `?q=${question}` : ''}`;

const meta = preview.meta({
  id: 'policy-match-proceed-page',
  title: '页面/政策/匹配答题',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { initialPath: address(), host: { now: () => storyNow } },
  beforeEach({ msw }) {
    msw.use(...matchHandlers());
  },
});
export default meta;

export const Default = meta.story({ name: '默认', tags: ['visual'] });

export const Answering = meta.story({
  name: '选一个范围：立刻保存，结果跟着变',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '20%至30%' }));
    await expect(await canvas.findByText('已保存')).toBeVisible();
    await expect((await canvas.findAllByText('本题确定5项'))[0]).toBeVisible();
  },
});

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(...matchPending);
  },
});

export const Failing = meta.story({
  name: '出错可重试',
  beforeEach({ msw }) {
    msw.use(...matchFailing);
  },
});

export const NoEnterprise = meta.story({
  name: '还没有企业',
  args: { host: { links: { 'account.enterpriseInformation': () => '/PersonalCenter/enterpriseInformation' } } },
  beforeEach({ msw }) {
    msw.use(noEnterprise);
  },
});

export const Refused = meta.story({
  name: '答案没有收下：填的还在，写明原因',
  args: { initialPath: address('fact:inventionPatents:') },
  beforeEach({ msw }) {
    msw.use(answerRefused);
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: '有效的发明专利有几件？' });
    await userEvent.type(field, '-3');
    await userEvent.tab();
    await expect(await canvas.findByText(/没有保存.*现在是-3/)).toBeVisible();
    await expect(field).toHaveValue('-3');
  },
});

export const Unsure = meta.story({
  name: '不清楚也是答案',
  args: { initialPath: address('fact:softwareRights:') },
  play: async ({ canvas, userEvent }) => {
    const question = within(await canvas.findByRole('region', { name: /软件著作权有几件/ }));
    await userEvent.click(question.getByRole('radio', { name: '不清楚' }));
    await expect(await question.findByText(/先按不清楚处理/)).toBeVisible();
    await expect(await question.findByText('已保存')).toBeVisible();
  },
});

export const Prefilled = meta.story({
  name: '带入的资料可以改',
  args: { initialPath: address('fact:region:') },
});

export const Implied = meta.story({
  name: '由其他回答推得的可以自己改答；两个回答矛盾会说',
  args: { initialPath: address('attest:area-300') },
  beforeEach({ msw }) {
    msw.use(...matchHandlers({ progress: impliedProgress }));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^与“研发场地面积不低于500平方米”的回答不能同时成立/)).toBeVisible();
    await expect(canvas.getByText('由“项目设备投资额不低于800万元”推得')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '修改项目设备投资额不低于500万元' }));
    const own = within(canvas.getByRole('region', { name: /项目设备投资额不低于500万元/ }));
    await expect(own.getByText('推得')).toBeVisible();
    await expect(own.getByRole('radio', { name: '是' })).toBeChecked();
  },
});

export const Done = meta.story({
  name: '没有要答的题',
  beforeEach({ msw }) {
    msw.use(...matchHandlers({ progress: doneProgress }));
  },
});

export const UsedUp = meta.story({
  name: '次数用完：答案都在',
  beforeEach({ msw }) {
    msw.use(noUseLeft);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: '先看结果' }))[0] as HTMLElement);
    await expect((await within(document.body).findAllByText(/已答的题都在.*次数已用完/))[0]).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '20%至30%' })).toBeVisible();
  },
});

export const Long = meta.story({
  name: '很长的题目与政策名',
  beforeEach({ msw }) {
    const progress = {
      ...matchProgress,
      questions: matchProgress.questions.map((question) => ({
        ...question,
        title: `${question.title}（按最近一次年度审计报告和企业所得税汇算清缴申报表一致的口径填写）`,
        policies: [longTitle],
      })),
      nearest: matchProgress.nearest.map((item) => ({ ...item, policy: { ...item.policy, title: longTitle } })),
    };
    msw.use(...matchHandlers({ progress }));
  },
});

export const Phone = meta.story({
  name: '窄屏375：一屏一题',
  globals: { viewport: { value: 'phone' } },
  args: { initialPath: address('fact:platform:') },
});

export const Keyboard = meta.story({
  name: '只用键盘：数字键选择，回车到下一题',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radio', { name: '20%至30%' });
    await userEvent.keyboard('3');
    await waitFor(() => expect(canvas.getByRole('radio', { name: '20%至30%' })).toBeChecked());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('fact%3Aplatform%3A'));
    await userEvent.keyboard('2');
    await waitFor(() => expect(canvas.getByRole('radio', { name: '省级企业技术中心' })).toBeChecked());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('attest%3Apartner'));
  },
});
