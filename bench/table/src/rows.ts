export interface BenchRow {
  id: string;
  name: string;
  department: string;
  state: string;
  date: string;
  cited: number;
}

const departments = ['财务部', '法务', '行政', '人力资源', '研发中心'];
const states = ['已解析', '待核对', '需要密码'];

export const rows: BenchRow[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index),
  name: `${index + 1}-研发费用辅助账汇总表.xlsx`,
  department: departments[index % departments.length] as string,
  state: states[index % states.length] as string,
  date: `2026-${String((index % 12) + 1).padStart(2, '0')}-18`,
  cited: (index * 37) % 101,
}));

export const columns = [
  { id: 'name', label: '文件名' },
  { id: 'department', label: '部门', width: 100 },
  { id: 'state', label: '解析', width: 100 },
  { id: 'date', label: '更新', width: 110 },
  { id: 'cited', label: '被引用', width: 80 },
];
export const height = 560;
