import { getPolicy, searchPolicies } from '@hengce/api/examples';
import type { Clause, Policy, PolicyOverview, PolicySummary } from '../model/types';

export const samplePolicy: Policy = getPolicy;

/** Invented, as in the design screens: a real-looking local document with everything a page can show. */
export const localPolicy: Policy = {
  ...samplePolicy,
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

/** The document that `localPolicy` replaced. */
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

/** A programme that we wrote down from its document: no original text here. */
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

/** Collected by somebody else: nobody compared it with the document. */
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

/** A notice: who it is for, then numbered sections that have text of their own besides their items. */
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

/** Known by its head only. */
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

/** 1,200 clauses in 24 chapters, as the longest laws have. */
export const longLaw: Policy = {
  ...localPolicy,
  id: 'l-long-law',
  title: '云澜市营商环境总条例（汇编）',
  docNo: null,
  kind: 'regulation',
  summary: null,
  window: { state: 'none', opensAt: null, closesAt: null, daysLeft: null },
  milestones: [
    { kind: 'published', label: '公布', date: '2024-03-29' },
    { kind: 'effective', label: '施行', date: '2024-07-01' },
  ],
  keyFacts: [],
  items: [],
  materials: [],
  obligations: [],
  versions: [],
  relations: [],
  clauses: longClauses(),
};

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

/** The rows of the contract's example, then enough of our own for three pages. */
export const policySummaries: readonly PolicySummary[] = [
  ...searchPolicies.rows.map((row) => ({ ...summaryOf(samplePolicy), ...row })),
  {
    ...summaryOf(localPolicy),
    titleMarks: [
      [5, 9],
      [10, 12],
    ],
    snippets: [
      {
        clauseId: 'art-7',
        clauseLabel: '第七条',
        text: '对符合第五条规定的企业，按其上年度研发费用加计扣除额分段给予后补助。',
        marks: [
          [17, 21],
          [31, 33],
        ],
      },
      {
        clauseId: 'art-9',
        clauseLabel: '第九条',
        text: '单个企业每年度补助总额不超过200万元。年度预算不足时，按同比例核减。',
        marks: [[7, 9]],
      },
    ],
    versionCount: 2,
  },
  {
    ...summaryOf(curatedPolicy),
    snippets: [{ clauseId: 'c-1', clauseLabel: '认定条件', text: '申请认定时企业须注册成立满一年。', marks: [] }],
  },
  {
    ...summaryOf(repealedPolicy),
    supersededBy: { id: localPolicy.id, title: localPolicy.title, docNo: localPolicy.docNo },
  },
  { ...summaryOf(metadataPolicy) },
  ...moreSummaries(),
];

export const policyOverview: PolicyOverview = {
  total: 724,
  totalSample: 702,
  newest: policySummaries.slice(0, 5).map((row) => ({ ...row, titleMarks: [], snippets: [] })),
  closingSoon: policySummaries
    .filter(({ window }) => window.state === 'open')
    .sort((a, b) => (a.window.daysLeft ?? 0) - (b.window.daysLeft ?? 0))
    .slice(0, 5)
    .map((row) => ({ ...row, titleMarks: [], snippets: [] })),
};

/** The head of a policy, as it stands in lists. */
export function summaryOf(policy: Policy): PolicySummary {
  const { id, title, docNo, issuers, level, regionCode, regionName, kind, status, isSample } = policy;
  const { publishedAt, effectiveFrom, items, window, versions, source } = policy;
  return {
    ...{ id, title, docNo, issuers, level, regionCode, regionName, kind, status, isSample },
    ...{ publishedAt, effectiveFrom, window },
    provenance: source.provenance,
    titleMarks: [],
    support: items.map(({ support }) => support),
    amount: items[0]?.amount ?? null,
    snippets: [],
    supersededBy: null,
    versionCount: Math.max(1, versions.length),
  };
}

function moreSummaries(): PolicySummary[] {
  const regions = [
    ['330000', '浙江省', 'province'],
    ['330100', '杭州市', 'city'],
    ['440000', '广东省', 'province'],
    ['440300', '深圳市', 'city'],
    ['320000', '江苏省', 'province'],
    ['320500', '苏州市', 'city'],
  ] as const;
  const themes = [
    ['高新技术企业认定奖励办法', 'award', '定额30万元'],
    ['首台（套）装备推广应用补助细则', 'subsidy', '最高500万元'],
    ['专精特新企业贷款贴息申报通知', 'interest', '最高50万元'],
    ['知识产权质押融资担保费补助办法', 'guarantee', '最高20万元'],
    ['算力服务券申领通知', 'voucher', '最高10万元'],
    ['绿色工厂认定管理办法', 'title', null],
    ['企业技术中心建设奖励办法', 'award', '最高300万元'],
  ] as const;
  const windows: PolicySummary['window'][] = [
    { state: 'open', opensAt: '2026-11-01', closesAt: '2026-12-05', daysLeft: 15 },
    { state: 'upcoming', opensAt: '2027-01-10', closesAt: '2027-03-10', daysLeft: 51 },
    { state: 'rolling', opensAt: null, closesAt: null, daysLeft: null },
    { state: 'closed', opensAt: '2026-08-01', closesAt: '2026-10-31', daysLeft: null },
    { state: 'none', opensAt: null, closesAt: null, daysLeft: null },
  ];
  return regions.flatMap(([regionCode, regionName, level], r) =>
    themes.map(([name, support, amount], t): PolicySummary => {
      const nth = r * themes.length + t;
      return {
        ...summaryOf(samplePolicy),
        id: `s-more-${regionCode}-${t + 1}`,
        title: `【示例】${regionName}${name}`,
        docNo: `示例〔${2026 - (nth % 2)}〕${String(nth + 40).padStart(3, '0')}号`,
        issuers: [`（示例）${regionName}${t % 2 ? '财政' : '科技'}主管部门`],
        ...{ regionCode, regionName, level },
        kind: name.endsWith('通知') ? 'notice' : 'normative',
        publishedAt: `${2026 - (nth % 2)}-0${(nth % 8) + 1}-15`,
        support: [support],
        amount: amount === null ? null : { text: amount, capFen: null },
        window: windows[nth % windows.length] as PolicySummary['window'],
      };
    }),
  );
}

function longClauses(): Clause[] {
  const clauses: Clause[] = [];
  let article = 0;
  for (let chapter = 1; chapter <= 24; chapter++) {
    clauses.push(clause(`ch-${chapter}`, null, 'chapter', `第${han(chapter)}章`, '市场主体保护', '', 0));
    for (let n = 0; n < 20; n++) {
      article += 1;
      const body =
        '各级人民政府及其部门应当依法平等保护各类市场主体的财产权和其他合法权益，不得违法干预市场主体的经营活动。';
      clauses.push(
        clause(`art-${article}`, `ch-${chapter}`, 'article', `第${han(article)}条`, '', `${body}${body}`, 1),
      );
      for (const item of n % 2 ? [] : [1, 2, 3]) {
        clauses.push(
          clause(
            `art-${article}.${item}`,
            `art-${article}`,
            'item',
            `（${han(item)}）`,
            '',
            '不得违法设定检查、处罚与强制措施；',
            2,
          ),
        );
      }
    }
  }
  return clauses;
}

function han(n: number): string {
  const digits = '零一二三四五六七八九';
  if (n < 10) return digits[n] as string;
  if (n < 20) return `十${n % 10 ? digits[n % 10] : ''}`;
  if (n < 100) return `${digits[Math.floor(n / 10)]}十${n % 10 ? digits[n % 10] : ''}`;
  const rest = n % 100;
  return `${digits[Math.floor(n / 100)]}百${rest === 0 ? '' : rest < 10 ? `零${han(rest)}` : `${rest < 20 ? '一' : ''}${han(rest)}`}`;
}

function clause(
  id: string,
  parentId: string | null,
  kind: Clause['kind'],
  label: string,
  heading: string,
  text: string,
  depth: number,
): Clause {
  return { id, parentId, kind, label, heading, text, depth };
}

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
