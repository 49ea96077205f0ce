import { mainHttp, ok } from '@hengce/api/testing';
import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
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
import { declarationDetail, formSheet, materialSheet } from '../../testing/declarationFixtures';
import { declarationHandlers, onlyTheForm, savingFails } from '../../testing/declarationHandlers';
import { equipmentSheet, loanDetail, loanMaterials, loanReadiness, loanSheet } from '../../testing/supportFixtures';

const meta = preview.meta({
  id: 'policy-application-page',
  title: '页面/政策/申报填报',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/Policy/ProjectApplication/d1', host: { now: () => storyNow } },
  beforeEach({ msw }) {
    msw.use(...declarationHandlers());
  },
});
export default meta;

const focused = () => document.activeElement as HTMLElement;

export const Default = meta.story({ name: '默认', tags: ['visual'] });
const proofreading = fn();
export const HandedOver = meta.story({
  name: '写好的文字带去校对',
  args: { host: { now: () => storyNow, handOver: { proofreading } } },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '校对文字' }));
    await expect(proofreading).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'form', text: expect.stringContaining('项目内容\n') }),
    );
  },
});
export const Saving = meta.story({
  name: '填写即保存，两份改动选一份',
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('textbox', { name: '绩效目标' }));
    await userEvent.paste('单件加工时间降到30分钟');
    await waitFor(() => expect(canvas.getByText(/^已保存/)).toBeVisible(), { timeout: 10_000 });
    const conflict = canvas.getByLabelText('“项目内容”有两份改动');
    await userEvent.click(canvas.getByText('用这一份'));
    await waitFor(() => expect(conflict).not.toBeInTheDocument(), { timeout: 10_000 });
    await expect(canvas.getByLabelText('项目内容')).toHaveValue(
      '把三条产线的数控机床接入统一的数据平台，单件加工时间降低三成',
    );
  },
});
export const Away = meta.story({
  name: '网络不在：填的都在，恢复后继续保存',
  beforeEach({ msw }) {
    msw.use(savingFails);
  },
  async play({ canvas, userEvent }) {
    const goal = await canvas.findByRole('textbox', { name: '绩效目标' });
    await userEvent.click(goal);
    await userEvent.paste('降到30分钟');
    await expect(await canvas.findByText('未保存，网络恢复后继续', {}, { timeout: 10_000 })).toBeVisible();
    await expect(goal).toHaveValue('降到30分钟');
  },
});
export const Unread = meta.story({
  name: '读不出的数：说出没有保存，离开再回来还在',
  async play({ canvas, userEvent }) {
    const own = await canvas.findByRole('textbox', { name: /自筹资金/ });
    await userEvent.clear(own);
    await userEvent.type(own, '三十万');
    await userEvent.tab();
    await expect(await canvas.findByText('1处没有保存，改正后自动保存')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: '申报进度' }));
    await expect((await screen.findAllByText('1处没有保存，填的内容还在申报填报里'))[0]).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '回去改正' }));
    const back = await canvas.findByRole('textbox', { name: /自筹资金/ });
    await expect(back).toHaveValue('三十万');
    await expect(back).toBeInvalid();
    await expect(canvas.getByText('1处没有保存，改正后自动保存')).toBeVisible();
    await userEvent.clear(back);
    await userEvent.type(back, '30');
    await waitFor(() => expect(canvas.getByText(/^已保存/)).toBeVisible(), { timeout: 10_000 });
  },
});
export const RefusedField = meta.story({
  name: '服务端不收的数：离开再回来还在，原因也在',
  beforeEach({ msw }) {
    msw.use(
      mainHttp.post('/api/v1/declaration/editForm/{declarationId}', async ({ request, response }) => {
        const { edits } = await request.json();
        const results = edits.map(({ editId, fieldId }) => ({
          editId,
          fieldId,
          outcome: 'refused' as const,
          isRepeated: false,
          value: 186,
          revision: 1,
          editedAt: null,
          editedBy: null,
          conflict: null,
          message: '职工总数不能是负数',
        }));
        const { revision, checks, progress } = formSheet;
        return response(200).json(ok({ revision, results, changed: [], checks, progress }));
      }),
    );
  },
  async play({ canvas, userEvent }) {
    const staff = await canvas.findByRole('textbox', { name: /职工总数/ });
    await userEvent.clear(staff);
    await userEvent.type(staff, '-5');
    await userEvent.tab();
    await expect(await canvas.findByText('职工总数不能是负数')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: '申报进度' }));
    await userEvent.click(await screen.findByRole('button', { name: '回去改正' }));
    await expect(await canvas.findByRole('textbox', { name: /职工总数/ })).toHaveValue('-5');
    await expect(canvas.getByText('职工总数不能是负数')).toBeVisible();
    await expect(canvas.getByText('1处没有保存，改正后自动保存')).toBeVisible();
  },
});
export const HalfDay = meta.story({
  name: '日期没有填完：说出没有保存',
  async play({ canvas, userEvent }) {
    const end = await canvas.findByRole('group', { name: /结束日期/ });
    const [year] = within(end).getAllByRole('spinbutton');
    await userEvent.click(year as HTMLElement);
    await userEvent.keyboard('2027');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByText('日期没有填完，应有年、月、日')).toBeVisible();
    await expect(canvas.getByText('1处没有保存，改正后自动保存')).toBeVisible();
  },
});
export const Filed = meta.story({
  name: '已提交：只能查看；项目有自己的申请书',
  beforeEach({ msw }) {
    msw.use(
      ...declarationHandlers({
        detail: {
          ...declarationDetail,
          state: 'submitted_external',
          stateName: '已在官方平台提交',
          isReadOnly: true,
          receiptNo: 'HZ2026-004821',
          shift: null,
          moves: [{ to: 'accepted', name: '记录已受理', needs: [], blockers: [] }],
        },
        form: {
          ...formSheet,
          isReadOnly: true,
          basis: { kind: 'programme', title: '高新技术企业认定申请书', policyId: 'p-gqrdgl-2016' },
        },
        materials: { ...materialSheet, isReadOnly: true },
      }),
    );
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/现在只能查看/)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: '绩效目标' })).toBeNull();
    await expect(canvas.getByText('按高新技术企业认定申请书的主要栏目整理，以官方申报系统的表为准')).toBeVisible();
  },
});
const loan = { detail: loanDetail, form: loanSheet, materials: loanMaterials, ready: loanReadiness };
export const Loan = meta.story({
  name: '贷款贴息：合同里写的列在旁边，按一下才填',
  tags: ['visual'],
  beforeEach({ msw }) {
    msw.use(...declarationHandlers(loan));
  },
  async play({ canvas, userEvent }) {
    const principal = await canvas.findByRole('textbox', { name: /贷款本金/ });
    // Two sums are two proposals, and neither is written by itself.
    await expect(principal).toHaveValue('');
    const offered = canvas.getByRole('list', { name: '材料里写的贷款本金' });
    await expect(within(offered).getAllByRole('listitem')).toHaveLength(2);
    await expect(within(offered).getByText('流动资金借款合同.pdf第3页')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '贷款本金采用500万元' }));
    await waitFor(() => expect(principal).toHaveValue('500'));
    await expect(within(offered).getByText('与流动资金借款合同.pdf第1页一致')).toBeVisible();
    await expect(canvas.getByText('预计5.475万元')).toBeVisible();
    await expect(await canvas.findByText('读出6处，列在申报书的对应项下，按一下才填')).toBeVisible();
    await expect(canvas.getByText('导出时按填的内容生成。有盖章的，上传后以它为准')).toBeVisible();
  },
});
export const LoanPhone = meta.story({
  name: '贷款贴息，窄屏375',
  globals: phone,
  beforeEach({ msw }) {
    msw.use(...declarationHandlers(loan));
  },
  play: fitsTheScreen,
});
export const NoRule = meta.story({
  name: '文件没有写明怎么算：不编一个数',
  beforeEach({ msw }) {
    const reckoning = { title: '贴息测算', amountFen: null, formula: null, notes: [], missing: [], source: null };
    msw.use(...declarationHandlers({ ...loan, form: { ...loanSheet, reckoning } }));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('文件没有写明可以照着算的标准，以核定结果为准')).toBeVisible();
  },
});
export const Equipment = meta.story({
  name: '设备投资：一张发票一行，发票里读出的可以加一行',
  tags: ['visual'],
  beforeEach({ msw }) {
    msw.use(...declarationHandlers({ ...loan, form: equipmentSheet }));
  },
  async play({ canvas, userEvent }) {
    const list = await canvas.findByRole('group', { name: /设备清单/ });
    await userEvent.click(within(list.parentElement as HTMLElement).getByRole('button', { name: /设备清单加一行/ }));
    const second = await within(list).findByRole('group', { name: '第2行' });
    await expect(within(second).getByRole('textbox', { name: /发票号码/ })).toHaveValue('25332000000012345678');
    await expect(within(list).getByText('金额合计299万元')).toBeVisible();
    await userEvent.type(within(second).getByRole('textbox', { name: /设备名称/ }), '五轴加工中心');
    await userEvent.click(within(list).getByRole('button', { name: '添加一行' }));
    await userEvent.click(await within(list).findByRole('button', { name: '删除第3行' }));
    await expect(within(list).queryByRole('group', { name: '第3行' })).toBeNull();
    await expect(within(second).getByRole('textbox', { name: /设备名称/ })).toHaveValue('五轴加工中心');
  },
});
export const EquipmentPhone = meta.story({
  name: '设备投资，窄屏375',
  globals: phone,
  beforeEach({ msw }) {
    msw.use(...declarationHandlers({ ...loan, form: equipmentSheet }));
  },
  play: fitsTheScreen,
});
export const Tried = meta.story({
  name: '按过提交以后才标红：没有填的、没有齐的',
  tags: ['visual'],
  beforeEach({ msw }) {
    const moves = [{ to: 'internal_review' as const, name: '提交内部审核', needs: [], blockers: [] }];
    msw.use(...declarationHandlers({ ...loan, detail: { ...loanDetail, moves } }));
  },
  async play({ canvas, userEvent }) {
    const ready = await canvas.findByRole('complementary', { name: '还差什么' });
    const loanSection = '贷款合同，已填2项，共7项';
    await expect(await within(ready).findByRole('img', { name: `${loanSection}，还没有齐` })).toBeVisible();
    await expect(within(ready).getByRole('link', { name: '合同年利率' })).toBeVisible();
    await expect(canvas.queryByText('还没有填')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '提交内部审核' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '取消' }));
    await expect((await canvas.findAllByText('还没有填')).length).toBeGreaterThan(3);
    await expect(within(ready).getByRole('img', { name: `${loanSection}，缺` })).toBeVisible();
  },
});
export const Partial = meta.story({
  name: '材料与批注没有取到，申报书照常填写',
  beforeEach({ msw }) {
    msw.use(...onlyTheForm);
  },
});
export const Phone = meta.story({
  name: '窄屏375，文字很长',
  globals: phone,
  beforeEach: lengthy,
  play: fitsTheScreen,
});
export const PhoneReadiness = meta.story({
  name: '手机：还差什么逐条通往填写处',
  globals: { viewport: { value: 'phone' } },
  async play({ canvas, userEvent }) {
    const open = await canvas.findByRole('button', { name: '还差什么' });
    const upload = await canvas.findByRole('group', { name: '上传“申报材料真实性和信用承诺书”' });
    const follow = async (line: string) => {
      await userEvent.click(open);
      const sheet = await screen.findByRole('dialog');
      // A section may be called as what it lacks: the last one is the line.
      const found = await within(sheet).findAllByRole('link', { name: line });
      await userEvent.click(found.at(-1) as HTMLElement);
      await waitFor(() => expect(sheet).not.toBeInTheDocument());
    };
    await follow('申报材料真实性和信用承诺书');
    await waitFor(() => expect(upload).toContainElement(focused()));
    await follow('申报书写1.08亿元，2025年营业收入的资料是1.286亿元');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /营业收入/ })).toHaveFocus());
    await follow('结束日期');
    await waitFor(() => expect(canvas.getByRole('group', { name: /结束日期/ })).toContainElement(focused()));
    await follow('绩效目标');
    const goal = canvas.getByRole('textbox', { name: '绩效目标' });
    await waitFor(() => expect(goal).toHaveFocus());
    const { top, bottom } = goal.getBoundingClientRect();
    await expect(goal.contains(document.elementFromPoint(180, (top + bottom) / 2))).toBe(true);
  },
});
export const Loading = meta.story({ name: '加载中', beforeEach: answering(pending) });
export const Failing = meta.story({ name: '出错可重试', beforeEach: answering(failing), play: offersRetry });
export const Keyboard = meta.story({ name: '只用键盘：Tab依次到每一处', play: goesByTab });
