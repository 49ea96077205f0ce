import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { noEnterprise } from '../../../shared/testing/matchHandlers';
import {
  answering,
  failing,
  fitsTheScreen,
  gone,
  lengthy,
  offersRetry,
  pending,
  phone,
} from '../../../shared/testing/states';
import { PolicyStoryHost } from '../../../testing/PolicyStoryHost';
import { iptoolsFeature } from '../../feature';
import { highTechEvaluation } from '../../testing/evaluationFixtures';
import { evaluationHandlers, noEvaluationLeft, rateRefused } from '../../testing/evaluationHandlers';

const address = '/iptools/companyEvaluating';

const meta = preview.meta({
  id: 'policy-high-tech-page',
  title: '页面/政策/高企自评',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { feature: iptoolsFeature, initialPath: address, host: { now: () => storyNow } },
  beforeEach({ msw }) {
    msw.use(...evaluationHandlers());
  },
});
export default meta;

export const Default = meta.story({ name: '默认：还差什么、逐条、三列计分', tags: ['visual'] });

export const Keyboard = meta.story({
  name: '只用键盘自评一项：马上计入',
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('button', { name: /自评，技术的先进程度/ });
    choice.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await within(document.body).findByRole('option', { name: '较高（5至6分）' }));
    await expect(
      await canvas.findByRole('button', {
        name: /较高（5至6分）.*自评，技术的先进程度|自评，技术的先进程度.*较高（5至6分）/,
      }),
    ).toBeVisible();
  },
});
export const CountRd = meta.story({
  name: '归集研发费用：其他费用有上限，用作资料',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '归集研发费用' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: '归集2025年研发费用' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '人员人工费用' }), '400');
    await userEvent.type(dialog.getByRole('textbox', { name: '其他费用' }), '150');
    await userEvent.tab();
    await expect(await dialog.findByText('研发费用500万元，其中境内500万元')).toBeVisible();
    await expect(dialog.getByText('其他费用150万元，计入100万元')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '用作2025年的资料' }));
    await expect((await within(document.body).findAllByText('2025年研发费用与境内研发费用已更新'))[0]).toBeVisible();
  },
});
export const CountIp = meta.story({
  name: '清点知识产权：用过的Ⅱ类不再计分',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '清点知识产权' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: '清点知识产权' }));
    await waitFor(() => expect(dialog.getByText(/可用的Ⅱ类6件（共6件），知识产权数量得5至6分/)).toBeVisible());
    await userEvent.type(dialog.getByRole('textbox', { name: 'Ⅱ类中已用于高企认定的' }), '7');
    await userEvent.tab();
    await expect(await dialog.findByText('不能多于Ⅱ类总数')).toBeVisible();
    const used = dialog.getByRole('textbox', { name: 'Ⅱ类中已用于高企认定的' });
    await userEvent.clear(used);
    await userEvent.type(used, '2');
    await userEvent.tab();
    await expect(await dialog.findByText(/可用的Ⅱ类4件（共6件），知识产权数量得3至4分/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '用作企业资料' }));
    await expect((await within(document.body).findAllByText('知识产权资料已更新'))[0]).toBeVisible();
  },
});
export const RateRefused = meta.story({
  name: '自评没有保存：原来的不变',
  beforeEach({ msw }) {
    msw.use(rateRefused, ...evaluationHandlers());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /自评，技术的先进程度/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: '较高（5至6分）' }));
    await expect((await within(document.body).findAllByText(/自评没有保存，原来的不变/))[0]).toBeVisible();
  },
});
export const Saved = meta.story({
  name: '生成报告：到报告去，只读',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '生成评测报告' }));
    await expect(await canvas.findByRole('link', { name: '查看现在的评测' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '生成评测报告' })).toBeNull();
  },
});
export const OutOfUses = meta.story({
  name: '次数用完：说明，资料都在',
  beforeEach({ msw }) {
    msw.use(noEvaluationLeft, ...evaluationHandlers());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '生成评测报告' }));
    await expect((await within(document.body).findAllByText(/报告没有生成，资料与自评都在/))[0]).toBeVisible();
  },
});
export const AllMet = meta.story({
  name: '条件都具备',
  beforeEach({ msw }) {
    const conditions = highTechEvaluation.conditions.map((one) => ({ ...one, verdict: 'met' as const, action: null }));
    const conclusion = '按已填的资料，各项条件预判都具备';
    msw.use(
      ...evaluationHandlers({
        highTech: { ...highTechEvaluation, verdict: 'met', conclusion, conditions, binding: [], earliest: null },
      }),
    );
  },
});
export const NoEnterprise = meta.story({
  name: '还没有企业',
  beforeEach({ msw }) {
    msw.use(noEnterprise, ...evaluationHandlers());
  },
});
export const Loading = meta.story({ name: '加载中', beforeEach: answering(pending) });
export const Failing = meta.story({ name: '出错可重试', beforeEach: answering(failing), play: offersRetry });
export const Gone = meta.story({
  name: '没有这份评测',
  args: { initialPath: `${address}?report=v9` },
  beforeEach: answering(gone),
});
export const Phone = meta.story({
  name: '窄屏375，文字很长',
  globals: phone,
  beforeEach: lengthy,
  play: fitsTheScreen,
});
