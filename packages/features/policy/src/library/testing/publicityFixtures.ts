import type { Publicity, PublicityBrief, PublicityEntry, PublicityHit, PublicityList } from '@hengce/api';
import { sampleSource } from '../../shared/testing/sampleSource';

// Invented, as the samples are.
const brief: PublicityBrief = {
  id: 's-pub-330100-rd-2026',
  title: '【示例】2026年杭州市研发费用补助拟支持名单公示',
  docNo: '示例公〔2026〕006号',
  issuer: '（示例）杭州市科技主管部门',
  regionCode: '330100',
  regionName: '杭州市',
  kind: 'proposed',
  from: '2026-11-16',
  to: '2026-11-25',
  state: 'running',
  daysLeft: 5,
  entryCount: 24,
  amountFen: 1_286_000_000,
  hits: 1,
  isSample: true,
};
const other: PublicityBrief = {
  ...brief,
  id: 's-pub-330000-digital-2026',
  title: '【示例】2026年浙江省数字化改造补助拟支持名单公示',
  docNo: '示例公〔2026〕002号',
  issuer: '（示例）浙江省工业和信息化主管部门',
  from: '2026-08-03',
  to: '2026-08-09',
  state: 'ended',
  daysLeft: null,
  entryCount: 31,
  amountFen: 2_410_000_000,
  hits: 0,
};
const entryOf = (seq: number, name: string, amountFen: number | null): PublicityEntry => ({
  seq,
  name,
  uscc: null,
  project: '研发费用补助',
  amountFen,
  region: seq % 2 === 0 ? '滨江区' : '余杭区',
  industry: '通用设备制造业',
});
const own = entryOf(7, '青岚精密制造（示例）有限公司', 61_440_000);

export const publicityLists: PublicityList = {
  total: 3,
  rows: [
    brief,
    {
      ...other,
      id: `${other.id}-c`,
      title: '【示例】2026年浙江省数字化改造补助拟支持名单更正公告',
      kind: 'correction',
      entryCount: 0,
      amountFen: null,
    },
    other,
  ],
};
export const publicityHit: PublicityHit = {
  id: 'h1',
  firm: own.name,
  isWatched: false,
  certainty: 'name',
  isConfirmed: null,
  list: brief,
  entry: own,
};
export const similarHit: PublicityHit = {
  ...publicityHit,
  id: 'h2',
  certainty: 'similar',
  list: other,
  entry: entryOf(3, '青岚精密制造（示例）股份有限公司', 40_000_000),
};
export const publicityDetail: Publicity = {
  ...brief,
  objection: '公示期内以书面形式向受理部门提出：单位加盖公章，个人署真实姓名并留联系方式',
  policy: { id: 's-330100-rd-2026', title: '【示例】杭州市研发费用补助实施细则', docNo: '示例科〔2026〕012号' },
  corrects: null,
  corrections: [],
  byRegion: [
    { name: '余杭区', count: 14, amountFen: 700_000_000 },
    { name: '滨江区', count: 10, amountFen: 586_000_000 },
  ],
  byIndustry: [
    { name: '通用设备制造业', count: 20, amountFen: 1_100_000_000 },
    { name: null, count: 4, amountFen: 186_000_000 },
  ],
  total: 24,
  entries: [
    entryOf(1, '杭州云帆智能装备（示例）有限公司', 50_000_000),
    entryOf(2, '杭州远岚新材料（示例）有限公司', null),
    own,
  ],
  mine: [publicityHit],
  source: sampleSource,
};
