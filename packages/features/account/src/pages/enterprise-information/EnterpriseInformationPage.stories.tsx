import { listEnterprises } from '@hengce/api/examples';
import preview from '@hengce/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { accountHandlers } from '../../testing';
import { AccountStoryHost } from '../../testing/AccountStoryHost';
import { createFactStore, factsFail, factsHang, savingFails, savingIsSlow } from '../../testing/factHandlers';

const address = (query = '') => `/PersonalCenter/enterpriseInformation${query && `?${query}`}`;
const links = {
  'policy.detail': ({ policyId = '', clauseId = '' } = {}) => `/Policy/PolicyDetail/${policyId}#${clauseId}`,
};
/** What an alert dialog or drawer shows stands outside the canvas. */
const body = () => within(document.body);

const meta = preview.meta({
  id: 'account-enterprise-information-page',
  title: '页面/账号/企业信息',
  component: AccountStoryHost,
  parameters: { isPage: true },
  args: { initialPath: address(), host: { links } },
  beforeEach({ msw }) {
    msw.use(...createFactStore().handlers, ...accountHandlers);
  },
});
export default meta;

export const Default = meta.story({
  name: '默认：缺哪几项最要紧',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/再补4项，可多核对16条政策条件/)).toBeVisible();
    await expect(canvas.getByLabelText('注册资本')).toHaveValue('3,000万元');
    await expect(canvas.getByText('合起来核对1条')).toBeVisible();
  },
});

export const Years = meta.story({
  name: '分年度的资料：一年一列，来源与不一致写在下面',
  args: { initialPath: address('group=finance') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('营业收入，2025年度')).toHaveValue('22,562万元');
    await expect(canvas.getByText('2个来源不一致')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: '2023年度' })).toBeVisible();
  },
});

export const Phone = meta.story({
  name: '窄屏375：一次看一年',
  args: { initialPath: address('group=finance') },
  globals: { viewport: { value: 'phone' } },
});

export const PhoneGap = meta.story({
  name: '窄屏：从缺项到它那一年的输入框',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '填写研发费用' }));
    await waitFor(() => expect(canvas.getByLabelText('研发费用，2023年度')).toHaveFocus());
    await expect(canvas.getByRole('radio', { name: '2023年度' })).toBeChecked();
  },
});

export const Loading = meta.story({
  name: '正在读取',
  beforeEach({ msw }) {
    msw.use(factsHang);
  },
});

export const Failed = meta.story({
  name: '没有取到，可以重试',
  beforeEach({ msw }) {
    msw.use(factsFail);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '企业资料没有取到' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
});

export const None = meta.story({
  name: '还没有企业：添加第一家',
  beforeEach({ msw }) {
    msw.use(...createFactStore([]).handlers);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '添加企业' }));
    const dialog = within(await body().findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText('企业名称'), '云澜仪器');
    await userEvent.click(dialog.getByRole('button', { name: '保存企业' }));
    await waitFor(() => expect(dialog.getByText('请选择所在地区')).toBeVisible());
    await userEvent.type(await dialog.findByRole('combobox', { name: '所在地区' }), '杭州');
    await userEvent.click(await body().findByRole('option', { name: '浙江省杭州市' }));
    await userEvent.click(dialog.getByRole('button', { name: '保存企业' }));
    await expect(await canvas.findByText('云澜仪器')).toBeVisible();
  },
});

export const Paste = meta.story({
  name: '新企业：粘贴营业执照的文字，读出的填好，可以直接开始匹配',
  args: {
    initialPath: address('add=1'),
    host: { links: { ...links, 'policy.matchProceed': () => '/Policy/PolicyMatch1/proceed' } },
  },
  beforeEach({ msw }) {
    msw.use(...createFactStore([]).handlers);
  },
  play: async ({ userEvent }) => {
    const dialog = within(await body().findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('combobox', { name: '所在地区' })).toBeVisible());
    await userEvent.click(dialog.getByLabelText('粘贴营业执照的文字或表格'));
    await userEvent.paste(
      '名称：云澜仪器有限公司\n住所：杭州市滨江区江南路1号\n注册资本：伍佰万元整\n成立日期：2018年5月3日',
    );
    await expect(await dialog.findByText('读出企业名称、所在地区、成立日期、注册资本')).toBeVisible();
    await expect(dialog.getByLabelText('企业名称')).toHaveValue('云澜仪器有限公司');
    await expect(dialog.getByRole('combobox', { name: '所在地区' })).toHaveValue('浙江省杭州市');
    await expect(dialog.getByLabelText('成立日期')).toHaveValue('2018-05-03');
    await expect(dialog.getByRole('button', { name: '保存并开始匹配' })).toBeVisible();
  },
});

export const FromDirectory = meta.story({
  name: '新企业：填名称，企业库里有的直接采用',
  tags: ['visual'],
  args: { initialPath: address('add=1') },
  play: async ({ userEvent }) => {
    const dialog = within(await body().findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText('企业名称'), '云岭机械');
    await userEvent.click(await dialog.findByRole('button', { name: '采用宁波云岭机械有限公司的资料' }));
    await expect(dialog.getByLabelText('企业名称')).toHaveValue('宁波云岭机械有限公司');
    await expect(dialog.getByRole('combobox', { name: '所属行业' })).toHaveValue('通用设备制造业');
    await expect(dialog.getByLabelText('成立日期')).toHaveValue('2012-05-18');
  },
});

export const Add = meta.story({
  name: '从别处来添加一家：表单已经打开',
  args: { initialPath: address('add=1') },
  play: async ({ userEvent }) => {
    const dialog = within(await body().findByRole('dialog'));
    await expect(await dialog.findByLabelText('企业名称')).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
  },
});

export const LongWords = meta.story({
  name: '名称很长',
  beforeEach({ msw }) {
    const [first, ...others] = listEnterprises;
    const long = { ...first, name: `${'浙江省杭州市高新技术产业开发区'.repeat(3)}精密制造有限公司` };
    msw.use(...createFactStore([long as (typeof listEnterprises)[number], ...others]).handlers);
  },
});

export const Keyboard = meta.story({
  name: '只用键盘：填写、回车到下一项、Esc恢复、离开即保存',
  args: { initialPath: address('group=finance') },
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByLabelText('营业收入，2025年度');
    first.focus();
    await userEvent.clear(first);
    await userEvent.type(first, '2.31亿');
    await expect(canvas.getByText('读作231,000,000元')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('净利润，2025年度')).toHaveFocus();
    await waitFor(() => expect(first).toHaveValue('23,100万元'));
    await userEvent.keyboard('12万');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByLabelText('净利润，2025年度')).toHaveValue('1,766万元');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('营业收入，2024年度')).toHaveFocus();
  },
});

export const WithoutUnit = meta.story({
  name: '单位写在金额旁边：不写就是万元，大得不像的才问',
  args: { initialPath: address('group=finance') },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('营业收入，2025年度');
    await userEvent.clear(field);
    await userEvent.type(field, '12000000');
    await userEvent.tab();
    await expect(await canvas.findByText('请写上单位：12000000元，还是12000000万元')).toBeVisible();
    await expect(field).toHaveValue('12000000');
    await userEvent.clear(field);
    await userEvent.type(field, '1200');
    await expect(canvas.getByText('读作12,000,000元')).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue('1,200万元'));
  },
});

export const BadValue = meta.story({
  name: '填错：说出规则与现值，填的还在',
  args: { initialPath: address('group=rd') },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('研发费用，2023年度');
    await userEvent.type(field, '很多');
    await userEvent.tab();
    await expect(await canvas.findByText(/研发费用应为金额（如1286万元）.*现在是“很多”/)).toBeVisible();
    await expect(field).toHaveValue('很多');
    await expect(field).toBeInvalid();
  },
});

export const NotSaved = meta.story({
  name: '断网：没有保存，填的还在，可以重试',
  args: { initialPath: address('group=rd') },
  beforeEach({ msw }) {
    msw.use(savingFails);
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('研发费用，2023年度');
    await userEvent.type(field, '824万');
    await userEvent.tab();
    await expect(await canvas.findByText(/没有保存，填的内容还在/)).toBeVisible();
    await expect(field).toHaveValue('824万');
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
});

export const UnsavedKept = meta.story({
  name: '没有保存的一项：换一组再回来还在，别组里说出来',
  args: { initialPath: address('group=rd') },
  beforeEach({ msw }) {
    msw.use(savingFails);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('研发费用，2023年度'), '824万');
    await userEvent.tab();
    await expect(await canvas.findByText(/没有保存，填的内容还在/)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /^财务/ }));
    await waitFor(() => expect(canvas.getByText('研发费用，2023年度没有保存，填的内容还在。')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '去保存' }));
    const field = await canvas.findByLabelText('研发费用，2023年度');
    await expect(field).toHaveValue('824万');
    await expect(canvas.getByText(/没有保存，填的内容还在/)).toBeVisible();
    await userEvent.type(field, '{Escape}');
    await expect(field).toHaveValue('');
  },
});

export const Choice = meta.story({
  name: '是与否：留空表示不清楚',
  args: { initialPath: address('group=credit') },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('button', { name: /^不清楚 ?近三年有重大安全/ });
    await userEvent.click(field);
    await userEvent.click(await body().findByRole('option', { name: '否' }));
    await waitFor(() => expect(field).toHaveTextContent('否'));
  },
});

const chooseAccident = async (
  {
    canvas,
    userEvent,
  }: { canvas: ReturnType<typeof within>; userEvent: { click: (element: Element) => Promise<void> } },
  option: string,
) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^(不清楚|是|否) ?近三年有重大安全/ }));
  await userEvent.click(await body().findByRole('option', { name: option }));
};

export const ChoiceNotSaved = meta.story({
  name: '是与否没有保存：选的还在，可以重试',
  args: { initialPath: address('group=credit') },
  beforeEach({ msw }) {
    msw.use(savingFails);
  },
  play: async ({ canvas, userEvent }) => {
    await chooseAccident({ canvas, userEvent }, '否');
    await expect(await canvas.findByText(/没有保存，填的内容还在/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^否 ?近三年有重大安全/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
});

const sent: unknown[] = [];
export const ChoiceTwice = meta.story({
  name: '保存时又选了一次：以后一次为准',
  args: { initialPath: address('group=credit') },
  beforeEach({ msw }) {
    sent.length = 0;
    msw.use(savingIsSlow((value) => sent.push(value)));
  },
  play: async ({ canvas, userEvent }) => {
    await chooseAccident({ canvas, userEvent }, '否');
    await chooseAccident({ canvas, userEvent }, '是');
    await waitFor(() => expect(sent).toEqual(['否', '是']));
    await expect(await canvas.findByText('已保存', { ignore: '[role=status]' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^是 ?近三年有重大安全/ })).toBeVisible();
  },
});

export const Emptied = meta.story({
  name: '留空：另一个来源不自己顶上，材料留在历史里',
  args: { initialPath: address('group=finance') },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('营业收入，2025年度');
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(await canvas.findByText('1个来源有值，没有采用')).toBeVisible();
    await expect(field).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: /营业收入的来源/ }));
    const drawer = within(await body().findByRole('dialog'));
    const adopt = drawer.getByRole('button', { name: '采用导入的22,410万元' });
    await waitFor(() => expect(adopt).toBeVisible());
    await expect(await drawer.findByRole('button', { name: '下载2025年度审计报告.pdf' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
  },
});

export const Gap = meta.story({
  name: '从缺项到输入框，到它关系到的条款',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '填写研发费用' }));
    await waitFor(() => expect(canvas.getByLabelText('研发费用，2023年度')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /，研发费用关系到的6条条件/ }));
    const link = await body().findByRole('link', { name: /年销售收入不超过2亿元/ });
    await expect(link).toHaveAttribute('href', '/Policy/PolicyDetail/n-tech-sme-2017-115#gate.size');
    // It fades in.
    await waitFor(() => expect(body().getByText('还缺研发费用')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
  },
});

export const Details = meta.story({
  name: '详情：采用另一个来源，上传与删除材料',
  args: { initialPath: address('group=finance&fact=revenue') },
  play: async ({ userEvent }) => {
    const drawer = within(await body().findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('button', { name: '采用导入的22,410万元' }));
    await expect(await drawer.findByRole('button', { name: '采用本人填写的22,562万元' })).toBeVisible();
    const removeFile = await drawer.findAllByRole('button', { name: '删除2025年度审计报告.pdf' });
    await userEvent.click(removeFile[0] as HTMLElement);
    await expect((await drawer.findAllByText('2025年度审计报告.pdf（文件已删除）'))[0]).toBeVisible();
  },
});

export const Import = meta.story({
  name: '导入：先看变化与没有采用的行，再写入',
  play: async ({ canvas, userEvent }) => {
    const action = await canvas.findByRole('button', { name: '导入资料' });
    await waitFor(() => expect(action).toBeEnabled());
    await userEvent.click(action);
    const dialog = within(await body().findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '查看变化' }));
    await waitFor(() => expect(dialog.getByText('请选择文件或粘贴内容')).toBeVisible());
    await userEvent.type(dialog.getByLabelText('或者粘贴内容'), '名称,年度,值');
    await userEvent.click(dialog.getByRole('button', { name: '查看变化' }));
    await waitFor(() => expect(dialog.getByText('没有“利润”这项资料')).toBeVisible());
    await waitFor(() => expect(dialog.getByText('22,600万元')).toBeVisible());
    await waitFor(() => expect(dialog.getByText(/共5行，可以导入2行，新增1项，更改1项，不变1项/)).toBeVisible());
    await expect(dialog.getByText('824元或824万元')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '导入2项' }));
    await expect(await dialog.findByText('请选择这些金额的单位')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: '万元' }));
    await expect(await dialog.findByText('没有写单位，读作万元')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '导入2项' }));
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
  },
});

export const Switch = meta.story({
  name: '几家企业：切换、编辑时信用代码有错、移除前说明后果',
  play: async ({ canvas, userEvent }) => {
    const manage = await canvas.findByRole('button', { name: '管理企业' });
    await userEvent.click(manage);
    await userEvent.click(await body().findByRole('menuitem', { name: '云澜测试仪器有限公司' }));
    await expect(await canvas.findByText('91350100M000100Y43')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '管理企业' }));
    await userEvent.click(await body().findByRole('menuitem', { name: '编辑企业' }));
    const dialog = within(await body().findByRole('dialog'));
    const code = await dialog.findByLabelText(/统一社会信用代码/);
    await userEvent.clear(code);
    await userEvent.type(code, '91350100M000100Y44');
    await userEvent.click(dialog.getByRole('button', { name: '保存企业' }));
    await waitFor(() => expect(dialog.getByText(/“91350100M000100Y44”校验位不对/)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '管理企业' }));
    await userEvent.click(await body().findByRole('menuitem', { name: '移除企业' }));
    await waitFor(() => expect(body().getByText(/全部历史和佐证材料一并删除，不可恢复/)).toBeVisible());
    await userEvent.click(body().getByRole('button', { name: '取消' }));
    await waitFor(() => expect(body().queryByRole('alertdialog')).toBeNull());
  },
});
