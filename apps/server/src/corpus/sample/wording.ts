import type { Department } from './families/Family';
import type { SampleRegion } from './regions';

const TASK: Record<Department, string> = {
  science: '科技',
  industry: '工业和信息化',
  finance: '地方金融',
  labour: '人力资源社会保障',
  commerce: '商务',
  ip: '知识产权',
  market: '市场监管',
};

/** Authority by its task, as clauses name it: 科技主管部门. */
export const authority = (department: Department): string => `${TASK[department]}主管部门`;

/** Names of the invented agencies that issue a sample, made of the mark 示例, the region and the task, so that none is a real one. */
export function issuersOf(region: SampleRegion, department: Department): string[] {
  return [`（示例）${region.name}${authority(department)}`, `（示例）${region.name}财政主管部门`];
}

/** Phone number that cannot be dialled, different per document. */
export function phoneOf(docNo: string, regionCode: string): string {
  const serial = Number(docNo.match(/(\d+)号$/)?.[1] ?? 0);
  return `000-0000${String((Number(regionCode.slice(0, 4)) * 37 + serial) % 10_000).padStart(4, '0')}`;
}

/** Word by which a document refers to itself: 本细则, 本办法, 本措施. */
export function selfName(form: string): string {
  if (form.endsWith('细则')) return '本细则';
  return form.endsWith('措施') ? '本措施' : '本办法';
}
