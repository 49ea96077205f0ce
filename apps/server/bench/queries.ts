import type { PolicyRecord } from '../src/library/records';
import type { Filters } from '../src/library/search/filterMatches';
import { createRandom } from './generatePolicies';

export interface BenchQuery {
  q: string;
  filters: Filters;
}

export type QueryClass = 'common' | 'two' | 'rare' | 'phrase' | 'docNo' | 'filter';

export const classNames: Record<QueryClass, string> = {
  common: '单个常用词',
  two: '两个词',
  rare: '少见的词',
  phrase: '条款原文6—12字',
  docNo: '发文字号',
  filter: '只有筛选',
};

const common = '企业 申报 管理 资金 项目 发展 条件 规定 服务 审核'.split(' ');
const seconds = '专利 贷款 研发 人才 奖励 标准 公示 监督 融资 创新'.split(' ');

/** Forty queries a class, drawn from the documents themselves with a fixed seed. */
export function drawQueries(records: readonly PolicyRecord[], perClass = 40): Record<QueryClass, BenchQuery[]> {
  const random = createRandom(77);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const draw = (make: () => BenchQuery) => Array.from({ length: perClass }, make);
  const plain = (q: string): BenchQuery => ({ q, filters: {} });
  const numbered = records.filter(({ docNo }) => docNo !== null);
  return {
    common: draw(() => plain(pick(common))),
    two: draw(() => plain(`${pick(common)} ${pick(seconds)}`)),
    rare: draw(() => plain(hanPart(pick(records), 3, random))),
    phrase: draw(() => plain(hanPart(pick(records), 6 + Math.floor(random() * 7), random))),
    docNo: draw(() => plain((pick(numbered).docNo ?? '').replace('〔', '[').replace('〕', ']'))),
    filter: draw(() => {
      const record = pick(records);
      return {
        q: '',
        filters: {
          region: [`${record.regionCode.slice(0, 2)}0000`],
          kind: [record.kind],
          ...(random() < 0.5 ? { status: ['in_force'] } : {}),
        },
      };
    }),
  };
}

/** Consecutive Han characters of a clause. */
export function hanPart(record: PolicyRecord, length: number, random: () => number): string {
  for (let attempt = 0; attempt < 200; attempt++) {
    const clause = record.clauses[Math.floor(random() * record.clauses.length)];
    const runs = (clause?.text.match(/[\u4e00-\u9fff]+/g) ?? []).filter((run) => run.length >= length);
    const run = runs[Math.floor(random() * runs.length)];
    if (run !== undefined) {
      const start = Math.floor(random() * (run.length - length + 1));
      return run.slice(start, start + length);
    }
  }
  return record.title.slice(0, length);
}
