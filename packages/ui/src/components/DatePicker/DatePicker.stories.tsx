import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DatePicker, DateRangePicker, MonthPicker } from './DatePicker';

const narrow = { display: 'grid', gap: 18, width: 'min(300px, 100%)', alignItems: 'start' } as const;
const cells = {
  display: 'grid',
  gap: 18,
  gridTemplateColumns: 'repeat(auto-fill, 260px)',
  alignItems: 'start',
} as const;
const isWeekend = (date: string) => [0, 6].includes(new Date(`${date}T00:00`).getDay());
const onRange = fn();
const onMonth = fn();

const meta = preview.meta({
  id: 'ui-date-picker',
  title: '表单/DatePicker 日期',
  component: DatePicker,
  args: { label: '申报日期', defaultValue: '2026-11-20', onChange: fn() },
  render: (args) => (
    <div style={narrow}>
      <DatePicker {...args} />
    </div>
  ),
});
export default meta;

export const Example = meta.story({ name: '示例', args: { description: '以系统收到的日期为准' } });

const loaded = async ({ canvas }: { canvas: { findAllByRole: (role: string) => Promise<unknown> } }) => {
  await canvas.findAllByRole('spinbutton');
};
export const States = meta.story({
  name: '状态',
  render: () => (
    <div style={cells}>
      <DatePicker label="空" />
      <DatePicker label="已填" defaultValue="2026-11-20" />
      <DatePicker label="停用" defaultValue="2026-11-20" isDisabled />
      <DatePicker label="只读" defaultValue="2026-11-20" isReadOnly />
      <DatePicker label="有错" defaultValue="2026-10-30" errorMessage="不早于11月1日，现在是10月30日" />
      <DatePicker label="选填，高32" size="sm" isOptional />
      <DateRangePicker label="起止，空" />
      <DateRangePicker label="起止" defaultValue={{ start: '2026-11-01', end: '2026-12-31' }} />
      <DateRangePicker label="起止，停用" defaultValue={{ start: '2026-11-01', end: '2026-12-31' }} isDisabled />
      <DateRangePicker
        label="起止，有错"
        defaultValue={{ start: '2026-12-31', end: '2026-11-01' }}
        errorMessage="结束日早于开始日"
      />
      <MonthPicker label="月份，空" />
      <MonthPicker label="月份" defaultValue="2026-11" isPrefilled="企业档案" />
      <MonthPicker label="月份，停用" defaultValue="2026-11" isDisabled />
      <MonthPicker label="月份，有错" defaultValue="2024-01" errorMessage="只受理近三年" />
    </div>
  ),
  play: loaded,
});

export const OpenDay = meta.story({
  name: '展开：今天有短线，周末不可选',
  args: { isDateUnavailable: isWeekend, minValue: '2026-11-05', defaultValue: '2026-11-25' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /日历|申报日期/ }));
    const grid = await screen.findByRole('grid');
    await waitFor(() => expect(grid).toBeVisible());
    await expect(screen.getByRole('button', { name: /11月22日/ })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const OpenRange = meta.story({
  name: '展开：两端实心，之间是一条带',
  render: () => (
    <div style={narrow}>
      <DateRangePicker label="申报窗口" defaultValue={{ start: '2026-11-09', end: '2026-11-24' }} onChange={onRange} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button'))[0] as HTMLElement);
    const grid = await screen.findByRole('grid');
    await waitFor(() => expect(grid).toBeVisible());
  },
});

export const OpenMonth = meta.story({
  name: '展开：一年十二个月，范围之外不可选',
  render: () => (
    <div style={narrow}>
      <MonthPicker label="费用所属月份" defaultValue="2026-09" maxValue="2026-10" onChange={onMonth} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('button', { name: /2026年9月/ });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: '9月' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{Enter}');
    await expect(onMonth).toHaveBeenLastCalledWith('2026-05');
    await waitFor(() => expect(canvas.getByRole('button', { name: /2026年5月/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: '5月' })).toHaveFocus();
  },
});

export const Keyboard = meta.story({
  name: '只用键盘：年月日可以打字，日历里上下一周，Esc收起',
  play: async ({ canvas, userEvent, args }) => {
    const [year] = await canvas.findAllByRole('spinbutton');
    await userEvent.tab();
    await expect(year).toHaveFocus();
    await userEvent.keyboard('20261231');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-31');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const grid = await screen.findByRole('grid');
    await waitFor(() => expect(grid.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  },
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      isWide
      pairs={[
        {
          right: <DatePicker label="审计报告的日期" description="报告签署的那一天" />,
          why: '一天用日期，写明是哪一天',
          wrong: <DatePicker label="日期" />,
          whyNot: '“日期”是谁的日期？填的人只能猜',
        },
        {
          right: <MonthPicker label="成立的月份" />,
          why: '只要到月就只问月',
          wrong: <DatePicker label="成立的月份" description="日随便选一天" />,
          whyNot: '逼人编一个用不到的日子',
        },
      ]}
    />
  ),
});
