import { getPolicy } from '@hengce/api/examples';
import type { Policy } from '../model/types';
import { localPolicy, repealedPolicy } from './localPolicies';
import { longLaw } from './longLaw';
import { clause } from './policyParts';

export const samplePolicy: Policy = getPolicy;

/** Programme as we structured it, without the original text. */
export const curatedPolicy: Policy = {
  ...samplePolicy,
  id: 'n-hnte-2016-32',
  title: '高新技术企业认定管理办法',
  docNo: '国科发火〔2016〕32号',
  issuers: ['科学技术部', '财政部', '国家税务总局'],
  level: 'national',
  regionCode: '000000',
  regionName: '全国',
  kind: 'programme',
  status: 'in_force',
  statusNote: '自2016年1月1日起实施',
  isSample: false,
  writtenAt: '2016-01-29',
  publishedAt: '2016-02-04',
  effectiveFrom: '2016-01-01',
  effectiveTo: null,
  summary: '认定为高新技术企业须同时满足第十一条的八项条件，资格有效期三年。',
  hasFullText: false,
  clauses: [
    clause('sec-1', null, 'heading', '', '认定条件', '', 0),
    clause('c-1', 'sec-1', 'paragraph', '', '', '申请认定时企业须注册成立满一年。', 1),
    clause('c-2', 'sec-1', 'paragraph', '', '', '近一年高新技术产品（服务）收入占同期总收入的比例不低于60%。', 1),
    clause('sec-2', null, 'heading', '', '有效期', '', 0),
    clause('c-3', 'sec-2', 'paragraph', '', '', '资格自颁发证书之日起有效期为三年。', 1),
    clause(
      'process',
      null,
      'heading',
      '',
      '认定流程',
      '企业自我评价后注册并提交材料，经专家评审、报备和公示后取得证书。',
      0,
    ),
    clause('art-11', null, 'heading', '第十一条', '认定条件', '认定为高新技术企业，下列各项须同时满足。', 0),
    clause(
      'art-11.5',
      'art-11',
      'item',
      '（五）',
      '研发费用',
      '近三个会计年度研发费用占销售收入的比例达到所在分档。',
      1,
    ),
  ],
  keyFacts: [
    { label: '支持方式', value: '资质认定，享受15%企业所得税率', clauseId: null },
    { label: '有效期', value: '三年', clauseId: 'c-3' },
  ],
  items: [
    {
      id: 'hnte',
      name: '高新技术企业认定',
      support: 'title',
      amount: null,
      conditions: [
        { id: 'h1', text: '注册成立满一年', operator: '>=', threshold: '1年', clauseId: 'c-1' },
        { id: 'h7', text: '高新技术产品收入占比不低于60%', operator: '>=', threshold: '60%', clauseId: 'c-2' },
      ],
    },
  ],
  materials: ['高新技术企业认定申请书', '知识产权相关材料', '近三个会计年度的财务会计报告'],
  obligations: [{ label: '年报', value: '每年5月底前填报上一年度发展情况', clauseId: null }],
  window: { state: 'rolling', opensAt: null, closesAt: null, daysLeft: null },
  milestones: [
    { kind: 'effective', label: '施行', date: '2016-01-01' },
    { kind: 'published', label: '发布', date: '2016-02-04' },
  ],
  versions: [
    {
      id: 'n-hnte-2016-32',
      title: '高新技术企业认定管理办法',
      label: '2016年修订',
      date: '2016-02-04',
      status: 'in_force',
      isCurrent: true,
    },
  ],
  relations: [],
  source: {
    provenance: 'curated',
    name: '科学技术部',
    url: 'https://example.invalid/hnte/2016/32',
    licence: null,
    verifiedAt: '2026-11-02',
    confidence: 'high',
    attribution: null,
  },
};

/** Policy structured by a third party, not compared with the document. */
export const thirdPartyPolicy: Policy = {
  ...curatedPolicy,
  id: 'o-opc-320300-1',
  title: '徐州OPC社区支持政策',
  docNo: null,
  issuers: ['徐州市'],
  level: 'city',
  regionCode: '320300',
  regionName: '徐州市',
  kind: 'normative',
  status: 'unverified',
  statusNote: '整理方标为有效，未与官方文件核对',
  writtenAt: null,
  publishedAt: null,
  milestones: [],
  versions: [],
  items: [
    { id: 'b1', name: '算力券', support: 'voucher', amount: { text: '每年最高5万元', capFen: 5_000_000 } },
    { id: 'b2', name: '创业社区工位', support: 'service', amount: null },
  ].map((item) => ({
    ...item,
    conditions: ['注册地在徐州市', '成立时间不超过3年'].map((words, i) => ({
      id: `${item.id}-c${i + 1}`,
      text: words,
      operator: 'attest',
      threshold: null,
      clauseId: null,
    })),
  })) as Policy['items'],
  source: {
    provenance: 'third_party',
    name: '第三方政策汇编',
    url: null,
    licence: null,
    verifiedAt: null,
    confidence: null,
    attribution: '数据来自第三方政策汇编',
  },
};

/** Notice: its audience, then numbered sections with text of their own besides their items. */
export const noticePolicy: Policy = {
  ...samplePolicy,
  id: 's-rdsub-330000-1-n2026',
  title: '【示例】关于开展2026年度浙江省企业研发费用后补助申报工作的通知',
  docNo: '示例科〔2026〕031号',
  kind: 'notice',
  clauses: [
    clause('preamble', null, 'preamble', '', '', '各有关单位：现将2026年度申报工作有关事项通知如下。（示例条款）', 0),
    clause('part-1', null, 'heading', '一、', '申报条件', '申报单位应当同时符合下列条件：（示例条款）', 0),
    clause('part-1.1', 'part-1', 'item', '（一）', '', '在本省依法登记注册满1年；（示例条款）', 1),
    clause('part-1.2', 'part-1', 'item', '（二）', '', '研发项目已在台账系统登记。（示例条款）', 1),
    clause(
      'part-3',
      null,
      'heading',
      '三、',
      '时间安排',
      '受理时间为2026年11月1日至12月31日，逾期不予受理。（示例条款）',
      0,
    ),
  ],
  keyFacts: [{ label: '申报时间', value: '11月1日至12月31日', clauseId: 'part-3' }],
  items: [],
  obligations: [],
  versions: [],
};

/** Policy with metadata only. */
export const metadataPolicy: Policy = {
  ...curatedPolicy,
  id: 'm-notice-2026-160',
  title: '关于做好2026年科技型中小企业评价工作的通知',
  docNo: '工企业函〔2026〕160号',
  kind: 'notice',
  summary: null,
  clauses: [],
  keyFacts: [],
  items: [],
  materials: [],
  obligations: [],
  statusNote: null,
  writtenAt: '2026-03-10',
  publishedAt: '2026-03-12',
  effectiveFrom: null,
  window: { state: 'none', opensAt: null, closesAt: null, daysLeft: null },
  milestones: [{ kind: 'published', label: '发布', date: '2026-03-12' }],
  versions: [],
  source: {
    ...curatedPolicy.source,
    provenance: 'official_metadata',
    verifiedAt: null,
    confidence: null,
    attribution: null,
  },
};

export const longTitle =
  '关于印发《关于进一步加大对专精特新中小企业、高新技术企业和科技型中小企业研发投入与首台（套）重大技术装备、首批次新材料、首版次软件推广应用支持力度的若干政策措施（2026年修订）》的通知';

export const policies: readonly Policy[] = [
  samplePolicy,
  localPolicy,
  repealedPolicy,
  curatedPolicy,
  noticePolicy,
  thirdPartyPolicy,
  metadataPolicy,
  longLaw,
];
