import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { Check, CircleAlert, Ellipsis, ScanText } from 'lucide-react';
import { useMemo, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { StateView } from '../StateView';
import { Status } from '../Tag';
import { DataTable, type DataTableProps } from './DataTable';
import type { DataTableColumn, DataTableSort } from './dataTableOptions';

interface StoryFile {
  id: string;
  name: string;
  meta: string;
  department: string;
  state: 'done' | 'check' | 'locked';
  date: string;
  cited: number;
}
const files: StoryFile[] = [
  ['2025年度审计报告.pdf', '8.4MB，62页', '财务部', 'done', '11月18日', 24],
  ['研发费用辅助账汇总表.xlsx', '1.2MB，9个工作表', '财务部', 'done', '11月18日', 41],
  ['发明专利证书合集.pdf', '22.1MB，34页', '法务', 'done', '11月12日', 17],
  ['厂区环评批复（扫描件）.pdf', '5.0MB，12页', '行政', 'check', '11月11日', 3],
  ['职工花名册_10月.xlsx', '280KB', '人力资源', 'locked', '11月6日', 0],
].map(([name, meta, department, state, date, cited], index) => ({
  id: String(index),
  ...({ name, meta, department, state, date, cited } as Omit<StoryFile, 'id'>),
}));
const states = {
  done: { icon: Check, tone: 'success', words: '已解析' },
  check: { icon: ScanText, tone: 'warning', words: '2页待核对' },
  locked: { icon: CircleAlert, tone: 'danger', words: '需要密码' },
} as const;
function FileState({ state }: { state: StoryFile['state'] }) {
  const { icon, tone, words } = states[state];
  return (
    <Status icon={icon} tone={tone}>
      {words}
    </Status>
  );
}
const columns: DataTableColumn<StoryFile>[] = [
  { id: 'name', label: '文件名', isRowHeader: true, allowsSorting: true },
  { id: 'department', label: '部门', width: 80 },
  { id: 'state', label: '解析', width: 124, render: ({ state }) => <FileState state={state} /> },
  { id: 'date', label: '更新', width: 78, allowsSorting: true },
  { id: 'cited', label: '被引用', width: 64, align: 'end', allowsSorting: true, render: ({ cited }) => cited || '—' },
  {
    id: 'more',
    label: '操作',
    width: 28,
    isLabelHidden: true,
    isActions: true,
    render: ({ name }) => <IconButton size="sm" label={`更多操作：${name}`} icon={<Icon icon={Ellipsis} />} />,
  },
];
const twoLines: DataTableColumn<StoryFile>[] = columns.map((column) =>
  column.id === 'name'
    ? {
        ...column,
        render: ({ name, meta }) => (
          <>
            <span style={{ display: 'block', lineHeight: '20px' }}>{name}</span>
            <span
              style={{ display: 'block', font: '12px/18px var(--hc-font-sans)', color: 'var(--hc-color-text-muted)' }}
            >
              {meta}
            </span>
          </>
        ),
      }
    : column,
);

/** 10,000 rows out of five. */
const manyFiles = (count: number): StoryFile[] =>
  Array.from({ length: count }, (_, index) => {
    const file = files[index % files.length] as StoryFile;
    return { ...file, id: String(index), name: `${index + 1}-${file.name}`, cited: (index * 37) % 101 };
  });

/** Keeps order and choice as a page does. */
function Live(props: Partial<DataTableProps<StoryFile>>) {
  const { rows = files, onSelectionChange, ...rest } = props;
  const [sort, setSort] = useState<DataTableSort>({ column: 'cited', direction: 'descending' });
  const [selectedKeys, setSelected] = useState(props.selectedKeys ?? ['1']);
  const sorted = useMemo(() => {
    const sign = sort.direction === 'ascending' ? 1 : -1;
    const value = (row: StoryFile) => row[sort.column as 'name' | 'cited'];
    return [...rows].sort((a, b) => (value(a) < value(b) ? -sign : value(a) > value(b) ? sign : 0));
  }, [rows, sort]);
  return (
    <DataTable
      label="申报材料库"
      columns={columns}
      selectionMode="multiple"
      {...rest}
      rows={sorted}
      sort={sort}
      onSortChange={setSort}
      selectedKeys={selectedKeys}
      onSelectionChange={(ids) => {
        setSelected(ids);
        onSelectionChange?.(ids);
      }}
    />
  );
}

const onRowAction = fn();
const onSelectionChange = fn();
const meta = preview.meta({
  id: 'ui-data-table',
  title: '数据展示/DataTable 数据表',
  component: DataTable<StoryFile>,
  args: { label: '申报材料库', columns, rows: files },
});
export default meta;

export const Example = meta.story({
  name: '示例',
  render: () => (
    <div style={{ maxWidth: 720 }}>
      <Live size="lg" columns={twoLines} onRowAction={onRowAction} />
    </div>
  ),
});

const retry = <Button size="sm">重试</Button>;
export const States = meta.story({
  name: '状态',
  render: () => (
    <div style={{ display: 'grid', gap: 32, maxWidth: 720 }}>
      <Live size="sm" rows={files.slice(0, 3)} />
      <Live size="sm" rows={files.slice(0, 2)} isLoading />
      <DataTable label="正在加载" columns={columns} rows={[]} selectionMode="multiple" isLoading />
      <DataTable
        label="没有文件"
        columns={columns}
        rows={[]}
        empty={<StateView kind="empty" title="还没有文件" description="上传后会自动解析，问答会引用这里的原文" />}
      />
      <DataTable
        label="加载失败"
        columns={columns}
        rows={[]}
        error={
          <StateView kind="error" title="文件列表没有加载出来" description="筛选条件已保留" primaryAction={retry} />
        }
      />
    </div>
  ),
});

export const Sizes = meta.story({
  name: '行高36、44、49',
  render: () => (
    <div style={{ display: 'grid', gap: 32, maxWidth: 720 }}>
      <DataTable label="紧凑" size="sm" columns={columns} rows={files.slice(0, 2)} />
      <DataTable label="默认" columns={columns} rows={files.slice(0, 2)} />
      <DataTable label="两行字" size="lg" columns={twoLines} rows={files.slice(0, 2)} />
    </div>
  ),
});

export const Order = meta.story({
  name: '订单明细：金额右对齐，没有的写短横',
  render: () => (
    <div style={{ maxWidth: 560 }}>
      <DataTable
        label="订购内容"
        columns={[
          { id: 'item', label: '项目', isRowHeader: true },
          { id: 'term', label: '有效期' },
          { id: 'count', label: '数量', align: 'end', width: 56 },
          { id: 'price', label: '单价', align: 'end', width: 88 },
          { id: 'total', label: '小计', align: 'end', width: 88 },
        ]}
        rows={[
          // Ids of rows come with the data; one may be that of a column.
          { id: 'item', item: '专业版，年付', term: '开通后12个月', count: 1, price: '12,800.00', total: '12,800.00' },
          { id: '2', item: '会议转写加量包', term: '同主套餐', count: 2, price: '960.00', total: '1,920.00' },
          { id: '3', item: '申报材料辅导', count: 1, price: '3,000.00', total: '3,000.00' },
        ]}
      />
    </div>
  ),
});

export const Narrow = meta.story({
  name: '窄处每行变成两行，行名独占第一行',
  render: () => (
    <div style={{ width: 343 }}>
      <Live
        rows={[
          {
            ...(files[0] as StoryFile),
            name: '云澜市青岚精密机械制造有限责任公司2025年度企业研发费用专项审计报告.pdf',
          },
          ...files.slice(1),
        ]}
      />
    </div>
  ),
});

export const Many = meta.story({
  name: '10000行：只画看得见的行，选择、排序照旧',
  render: function Render() {
    const rows = useMemo(() => manyFiles(10_000), []);
    return (
      <div style={{ maxWidth: 720 }}>
        <Live rows={rows} onRowAction={onRowAction} onSelectionChange={onSelectionChange} selectedKeys={[]} />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    onRowAction.mockClear();
    const grid = canvas.getByRole('grid', { name: '申报材料库' });
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');
    await expect(grid.querySelectorAll('*').length).toBeLessThan(500);
    grid.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(grid.querySelector('[data-active]')).toHaveAttribute('aria-rowindex', '10001'));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(grid.querySelector('[data-active]')).toHaveAttribute('aria-selected', 'true'));
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(onSelectionChange.mock.lastCall?.[0]).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    await expect(onRowAction).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(grid.querySelector('[data-active]')).toHaveAttribute('aria-rowindex', '2'));
    await expect(grid.parentElement?.scrollTop).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: '文件名' }));
    await expect(canvas.getByRole('columnheader', { name: '文件名' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选' }));
    await expect(onSelectionChange.mock.lastCall?.[0]).toHaveLength(10_000);
  },
});

export const Keyboard = meta.story({
  name: '只用键盘：上下到行，空格选择，回车打开，列名上回车排序',
  render: () => (
    <div style={{ maxWidth: 720 }}>
      <Live onRowAction={onRowAction} onSelectionChange={onSelectionChange} selectedKeys={[]} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    onRowAction.mockClear();
    await userEvent.tab();
    const rows = canvas.getAllByRole('row');
    await expect(rows[1]).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(rows[1]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await userEvent.keyboard('{Enter}');
    await expect(onRowAction).toHaveBeenCalledWith('0');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('columnheader')[1]).toHaveAttribute('aria-sort', 'ascending'));
  },
});

const priced: DataTableColumn<{ id: string; item: string; total: string }>[] = [
  { id: 'item', label: '项目', isRowHeader: true },
  { id: 'total', label: '小计（元）', align: 'end' },
];
const prices = [
  { id: '1', item: '专业版', total: '12,800.00' },
  { id: '2', item: '会议转写加量包', total: '1,920.00' },
  { id: '3', item: '材料辅导', total: '—' },
];
export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      isWide
      pairs={[
        {
          right: (
            <>
              <DataTable label="可以" size="sm" columns={priced} rows={prices} />
            </>
          ),
          why: '数在右端对齐，没有的写短横，单位在表头写一次',
          wrong: (
            <>
              <DataTable
                label="不要"
                size="sm"
                columns={[
                  { id: 'item', label: '项目', isRowHeader: true },
                  { id: 'total', label: '小计' },
                ]}
                rows={[
                  { id: '1', item: '专业版', total: '12800元' },
                  { id: '2', item: '会议转写加量包', total: '￥1,920.00' },
                  { id: '3', item: '材料辅导', total: '无' },
                ]}
              />
            </>
          ),
          whyNot: '三种写法，位数对不齐，比不出大小',
        },
      ]}
    />
  ),
});
