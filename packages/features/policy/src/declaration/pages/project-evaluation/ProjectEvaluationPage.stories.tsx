import { mainHttp, ok } from '@hengce/api/testing';
import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  answering,
  failing,
  fitsTheScreen,
  goesByTab,
  gone,
  lengthy,
  offersRetry,
  pending,
  phone,
} from '../../../shared/testing/states';
import { PolicyStoryHost } from '../../../testing/PolicyStoryHost';
import { declarationEvaluation } from '../../testing/declarationFixtures';
import { declarationHandlers } from '../../testing/declarationHandlers';

const meta = preview.meta({
  id: 'policy-project-evaluation-page',
  title: '页面/政策/项目预评估',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/Policy/ProjectEvaluation/d1', host: { now: () => storyNow } },
  beforeEach({ msw }) {
    msw.use(...declarationHandlers());
  },
});
export default meta;

export const Default = meta.story({
  name: '默认',
  async play({ canvas }) {
    await expect(await canvas.findByRole('radio', { name: '申报' })).toBeChecked();
    await expect(canvas.getByText('建议申报')).toBeVisible();
  },
});
const saved = fn<(body: unknown) => void>();
export const Refused = meta.story({
  name: '不可能的投入人天：在原处说明，结论不保存，填的还在；同一句话只写一次',
  beforeEach({ msw }) {
    saved.mockClear();
    const evaluation = {
      ...declarationEvaluation,
      conclusion: declarationEvaluation.advice.text,
      risks: declarationEvaluation.risks.flatMap((risk) =>
        risk.isOwn ? [risk] : [risk, { ...risk, riskId: `${risk.riskId}-2` }],
      ),
    };
    msw.use(
      mainHttp.post('/api/v1/declaration/saveEvaluation/{declarationId}', async ({ request, response }) => {
        saved(await request.clone().json());
        return response(200).json(ok(evaluation));
      }),
      ...declarationHandlers({ evaluation }),
    );
  },
  async play({ canvas, userEvent }) {
    const effort = await canvas.findByRole('textbox', { name: /投入人天/ });
    await expect(canvas.getByText(declarationEvaluation.advice.text)).toBeVisible();
    await expect(canvas.getByText('近三年无重大安全、质量事故还没有确认')).toBeVisible();
    await userEvent.clear(effort);
    await userEvent.type(effort, '-3');
    await userEvent.click(canvas.getByRole('radio', { name: '不申报' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存结论' }));
    await expect(await canvas.findByText('结论没有保存，请先改正投入人天')).toBeVisible();
    await expect(canvas.getByText('投入人天应在0到10000之间，现在是-3')).toBeVisible();
    await expect(effort).toHaveValue('-3');
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.clear(effort);
    await userEvent.type(effort, '3');
    await userEvent.click(canvas.getByRole('button', { name: '保存结论' }));
    await expect((await screen.findAllByText('结论已保存'))[0]).toBeVisible();
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ effortDays: 3 }));
  },
});
export const ReadOnly = meta.story({
  name: '已提交：只能查看；没有评分与门槛',
  beforeEach({ msw }) {
    msw.use(
      ...declarationHandlers({
        evaluation: {
          ...declarationEvaluation,
          isReadOnly: true,
          gates: [],
          sheet: null,
          expected: null,
          risks: [],
          comments: [],
          recommendedYear: null,
        },
      }),
    );
  },
});
export const Phone = meta.story({
  name: '窄屏375，文字很长',
  globals: phone,
  beforeEach: lengthy,
  play: fitsTheScreen,
});
export const Loading = meta.story({ name: '加载中', beforeEach: answering(pending) });
export const Gone = meta.story({ name: '没有这份申报', beforeEach: answering(gone) });
export const Failing = meta.story({ name: '出错可重试', beforeEach: answering(failing), play: offersRetry });
export const Keyboard = meta.story({ name: '只用键盘：Tab依次到每一处', play: goesByTab });
