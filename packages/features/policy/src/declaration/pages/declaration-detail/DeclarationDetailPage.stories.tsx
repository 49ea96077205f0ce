import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { expect, screen, within } from 'storybook/test';
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
import { declarationDetail } from '../../testing/declarationFixtures';
import { declarationHandlers } from '../../testing/declarationHandlers';

const meta = preview.meta({
  id: 'policy-declaration-detail-page',
  title: '页面/政策/申报进度',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/Policy/ProjectDeclaration/details/d1', host: { now: () => storyNow } },
  beforeEach({ msw }) {
    msw.use(...declarationHandlers());
  },
});
export default meta;

const [latest] = declarationDetail.events;
const filed = latest
  ? [
      {
        ...latest,
        id: '4',
        state: 'submitted_external' as const,
        stateName: '已在官方平台提交',
        name: '标记为已在官方平台提交',
        receiptNo: 'HZ2026-004821',
      },
      ...declarationDetail.events,
    ]
  : [];

export const Default = meta.story({ name: '默认：准备中，通知有变更', tags: ['visual'] });
export const Filing = meta.story({
  name: '标记为已提交：没有受理编号或截图不行',
  beforeEach({ msw }) {
    msw.use(
      ...declarationHandlers({
        detail: {
          ...declarationDetail,
          state: 'ready',
          stateName: '待提交',
          shift: null,
          moves: [{ to: 'submitted_external', name: '标记为已在官方平台提交', needs: ['receipt'], blockers: [] }],
        },
      }),
    );
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '标记为已在官方平台提交' }));
    const dialog = await screen.findByRole('dialog', { name: '标记为已在官方平台提交' });
    await expect(dialog).toHaveTextContent('衡策不代为提交');
    await userEvent.click(within(dialog).getByRole('button', { name: '标记为已在官方平台提交' }));
    await expect(dialog).toHaveTextContent('填写受理编号，或上传提交成功的截图');
    await userEvent.keyboard('{Escape}');
  },
});
export const Granted = meta.story({
  name: '已立项以后：补正、公示、拨付与义务',
  beforeEach({ msw }) {
    msw.use(
      ...declarationHandlers({
        detail: {
          ...declarationDetail,
          state: 'paying',
          stateName: '拨付中',
          events: filed,
          isReadOnly: true,
          receiptNo: 'HZ2026-004821',
          shift: null,
          moves: [{ to: 'paid', name: '记录拨付完成', needs: [], blockers: [] }],
          corrections: [
            {
              correctionId: 'c1',
              round: 1,
              request: '审计报告缺注册会计师签章页',
              requestedOn: '2026-10-12',
              dueOn: '2026-10-20',
              answer: '已补交盖章页',
              answeredOn: '2026-10-16',
            },
          ],
          publicity: {
            url: 'https://example.gov.cn/gs/20261102',
            publicityId: null,
            startsOn: '2026-11-02',
            endsOn: '2026-11-08',
          },
          payouts: [
            {
              payoutId: 'p1',
              amountFen: 30_123_456,
              paidOn: '2026-11-18',
              payer: '（示例）杭州市财政主管部门',
              note: null,
            },
          ],
          paidFen: 30_123_456,
          obligations: [
            {
              obligationId: 'o1',
              kind: 'performance',
              title: '报送资金使用情况',
              dueOn: '2027-03-31',
              doneOn: null,
              note: null,
            },
          ],
        },
      }),
    );
  },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText(/^已拨付301,234\.56元，预计/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '添加拨付' }));
    const dialog = within(await screen.findByRole('dialog', { name: '添加拨付' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '拨付金额' }), '-5');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(await dialog.findByText('拨付金额应大于0')).toBeVisible();
    await expect(await dialog.findByText('选择到账日期')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '取消' }));
  },
});
export const Correcting = meta.story({
  name: '补正中：提交以后的部分都在，公示只知道开始的日期',
  beforeEach({ msw }) {
    msw.use(
      ...declarationHandlers({
        detail: {
          ...declarationDetail,
          state: 'correction',
          stateName: '补正中',
          shift: null,
          events: filed,
          publicity: { url: null, publicityId: null, startsOn: '2026-11-02', endsOn: null },
        },
      }),
    );
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('2026年11月2日起')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '添加拨付' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '添加义务' })).toBeVisible();
  },
});
export const Withdrawn = meta.story({
  name: '撤回的草稿：没有提交以后的部分',
  beforeEach({ msw }) {
    msw.use(
      ...declarationHandlers({
        detail: {
          ...declarationDetail,
          state: 'withdrawn',
          stateName: '已撤回',
          isReadOnly: true,
          shift: null,
          moves: [],
        },
      }),
    );
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('已撤回')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '添加拨付' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '添加义务' })).toBeNull();
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
