import { getPolicy } from '@hengce/api/examples';
import type { Policy } from '../model/types';
import { clause } from './policyParts';

/** Invented local document of the design screens, with everything that a page can show. */
export const localPolicy: Policy = {
  ...getPolicy,
  id: 'l-yunlan-rd-2026-5',
  title: '云澜市企业研发费用后补助实施细则',
  docNo: '云科规〔2026〕5号',
  indexNo: 'YL0100-2026-00058',
  issuers: ['云澜市科学技术局', '云澜市财政局'],
  level: 'city',
  regionCode: '990100',
  regionName: '云澜市',
  statusNote: '自2026年10月1日起施行，有效期至2029年9月17日',
  isSample: false,
  effectiveTo: '2029-09-17',
  clauses: [
    clause('ch-1', null, 'chapter', '第一章', '总则', '', 0),
    clause('art-1', 'ch-1', 'article', '第一条', '目的依据', '为引导企业加大研发投入，根据有关规定，制定本细则。', 1),
    clause(
      'art-2',
      'ch-1',
      'article',
      '第二条',
      '定义',
      '本细则所称研发费用，是指企业享受加计扣除政策的研究开发费用。',
      1,
    ),
    clause('ch-2', null, 'chapter', '第二章', '支持对象与条件', '', 0),
    clause(
      'art-4',
      'ch-2',
      'article',
      '第四条',
      '申报主体',
      '在本市注册并纳税满1年、具有独立法人资格的企业可以申报。',
      1,
    ),
    clause('art-5', 'ch-2', 'article', '第五条', '基本条件', '申报企业应当同时具备下列条件：', 1),
    clause('art-5.1', 'art-5', 'item', '（一）', '', '为有效期内的高新技术企业或者科技型中小企业；', 2),
    clause('art-5.2', 'art-5', 'item', '（二）', '', '上年度研发费用不低于100万元，且占营业收入的比例不低于4%；', 2),
    clause('art-5.3', 'art-5', 'item', '（三）', '', '研发项目已在台账系统登记。', 2),
    clause('art-6', 'ch-2', 'article', '第六条', '不予支持', '列入严重失信主体名单的企业，不予支持。', 1),
    clause('ch-3', null, 'chapter', '第三章', '补助标准', '', 0),
    clause(
      'art-7',
      'ch-3',
      'article',
      '第七条',
      '分段比例',
      '对符合第五条规定的企业，按其上年度研发费用加计扣除额分段给予后补助：',
      1,
    ),
    clause('art-7.1', 'art-7', 'item', '（一）', '', '500万元（含）以下部分，按6%给予补助；', 2),
    clause('art-7.2', 'art-7', 'item', '（二）', '', '500万元以上至2000万元（含）部分，按4%给予补助；', 2),
    clause('art-7.3', 'art-7', 'item', '（三）', '', '2000万元以上部分，按2%给予补助。', 2),
    clause(
      'art-8',
      'ch-3',
      'article',
      '第八条',
      '叠加规则',
      '本细则补助可与国家、省级研发费用奖补叠加享受，与市级其他同类资金不重复享受。同一研发项目已获市级财政科技计划立项支持的，应当扣除相应财政资金。',
      1,
    ),
    clause(
      'art-9',
      'ch-3',
      'article',
      '第九条',
      '年度上限',
      '单个企业每年度补助总额不超过200万元。年度预算不足时，按同比例核减。',
      1,
    ),
    clause('ch-4', null, 'chapter', '第四章', '申报与审核', '', 0),
    clause(
      'art-10',
      'ch-4',
      'article',
      '第十条',
      '申报材料',
      '申报企业应当提交以下材料：企业研发费用后补助申报书、上年度企业所得税汇算清缴报告、研发费用辅助账汇总表，以及研发项目立项文件。',
      1,
    ),
    clause('art-12', 'ch-4', 'article', '第十二条', '审核公示', '审核结果公示不少于5个工作日。', 1),
  ],
  keyFacts: [
    { label: '支持方式', value: '后补助，一次性拨付', clauseId: 'art-7' },
    { label: '单企上限', value: '每年200万元', clauseId: 'art-9' },
    { label: '受理方式', value: '网上申报，无纸质件', clauseId: 'art-10' },
    { label: '咨询电话', value: '0000-88002026', clauseId: null },
  ],
  items: [
    {
      id: 'rd-subsidy',
      name: '研发费用后补助',
      support: 'subsidy',
      amount: { text: '最高200万元', capFen: 200000000 },
      conditions: [
        { id: 'c1', text: '在本市注册并纳税满1年', operator: '>=', threshold: '1年', clauseId: 'art-4' },
        { id: 'c2', text: '高新技术企业或科技型中小企业', operator: 'in', threshold: null, clauseId: 'art-5.1' },
        { id: 'c3', text: '上年度研发费用不低于100万元', operator: '>=', threshold: '100万元', clauseId: 'art-5.2' },
        { id: 'c4', text: '研发费用占营业收入不低于4%', operator: '>=', threshold: '4%', clauseId: 'art-5.2' },
        { id: 'c5', text: '未列入严重失信主体名单', operator: 'attest', threshold: null, clauseId: 'art-6' },
      ],
    },
  ],
  obligations: [
    { label: '绩效', value: '次年3月底前报送绩效自评', clauseId: 'art-12' },
    { label: '留存', value: '研发费用辅助账保存10年', clauseId: null },
  ],
  milestones: [
    { kind: 'published', label: '发布', date: '2026-09-18' },
    { kind: 'opens', label: '开放申报', date: '2026-11-01' },
    { kind: 'closes', label: '申报截止', date: '2026-12-31' },
    { kind: 'publicised', label: '公示', date: '2027-02-25' },
    { kind: 'paid', label: '拨付', date: '2027-04-15' },
  ],
  versions: [
    { ...version('l-yunlan-rd-2026-5', '2026年制定', '2026-09-18', 'in_force'), isCurrent: true },
    version('l-yunlan-rd-2023-2', '2023年制定', '2023-06-30', 'repealed'),
  ],
  relations: [
    relation('based_on', '依据', 'n-hnte-2016-32', '高新技术企业认定管理办法', '国科发火〔2016〕32号'),
    relation(
      'notice_of',
      '申报通知',
      'l-yunlan-rd-2026-22',
      '关于开展2026年度研发费用后补助申报的通知',
      '云工信〔2026〕22号',
    ),
  ],
  source: {
    provenance: 'official_fulltext',
    name: '云澜市科学技术局',
    url: 'https://example.invalid/yunlan/2026/5',
    licence: '公文，不受著作权法保护',
    verifiedAt: '2026-11-18',
    confidence: 'high',
    attribution: null,
  },
};

/** Document that `localPolicy` replaced. */
export const repealedPolicy: Policy = {
  ...localPolicy,
  id: 'l-yunlan-rd-2023-2',
  docNo: '云科规〔2023〕2号',
  status: 'repealed',
  statusNote: '2026年10月1日起由云科规〔2026〕5号取代',
  publishedAt: '2023-06-30',
  effectiveFrom: '2023-08-01',
  effectiveTo: '2026-09-30',
  window: { state: 'closed', opensAt: '2025-11-01', closesAt: '2025-12-31', daysLeft: null },
  milestones: [
    { kind: 'published', label: '发布', date: '2023-06-30' },
    { kind: 'effective', label: '施行', date: '2023-08-01' },
    { kind: 'expires', label: '失效', date: '2026-09-30' },
  ],
  versions: [
    version('l-yunlan-rd-2026-5', '2026年制定', '2026-09-18', 'in_force'),
    { ...version('l-yunlan-rd-2023-2', '2023年制定', '2023-06-30', 'repealed'), isCurrent: true },
  ],
  relations: [relation('superseded_by', '被取代', 'l-yunlan-rd-2026-5', localPolicy.title, localPolicy.docNo)],
};

function version(id: string, label: string, date: string, status: Policy['status']): Policy['versions'][number] {
  return { id, title: '云澜市企业研发费用后补助实施细则', label, date, status, isCurrent: false };
}

function relation(
  kind: Policy['relations'][number]['kind'],
  label: string,
  id: string,
  title: string,
  docNo: string | null,
): Policy['relations'][number] {
  return { kind, label, policy: { id, title, docNo } };
}
