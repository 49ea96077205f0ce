import type {
  AcquisitionPreview,
  AcquisitionResult,
  AcquisitionRun,
  DirectoryFirm,
  FirmBrief,
  FirmDirectory,
  FoundFirm,
  Lead,
  LeadExport,
  LeadList,
} from '@hengce/api';
import { listLeadLists } from '@hengce/api/examples';

// Invented, as the samples are.
const firmOf = (id: string, name: string, rest: Partial<FirmBrief> = {}): FirmBrief => ({
  id,
  name,
  uscc: null,
  regionName: '浙江省杭州市',
  industry: 'C34通用设备制造业',
  establishedAt: '2016-04-18',
  isSample: true,
  ...rest,
});
const firms = [
  firmOf('f1', '杭州远岚精密制造（示例）有限公司'),
  firmOf('f2', '杭州澄江新材料（示例）有限公司', {
    industry: 'C26化学原料和化学制品制造业',
    establishedAt: '2012-09-03',
  }),
  firmOf('f3', '嘉兴市启衡自动化（示例）有限公司', {
    regionName: '浙江省嘉兴市',
    industry: 'C40仪器仪表制造业',
    establishedAt: '2019-01-22',
  }),
] as const;

export const firmDirectory: FirmDirectory = {
  firmCount: 40,
  isSample: true,
  sources: [
    { name: '示例登记数据', url: null, asOf: '2026-09-30', firmCount: 40, isSample: true },
    { name: '示例知识产权数据', url: null, asOf: '2026-10-30', firmCount: 30, isSample: true },
  ],
  groups: [
    {
      group: 'entity',
      groupName: '主体',
      fields: [
        field('establishedAt', '成立日期', 'date', null, null, ['>=', '<='], 40),
        field('industryCode', '所属行业', 'enum', null, null, ['in'], 40, [
          'C34通用设备制造业',
          'C40仪器仪表制造业',
          'I65软件和信息技术服务业',
        ]),
        field('registeredCapital', '注册资本', 'money', '分', null, ['>=', '>', '<=', '<', '=='], 40),
      ],
    },
    {
      group: 'finance',
      groupName: '经营与财务',
      fields: [field('revenue', '营业收入', 'money', '分', '2025', ['>=', '>', '<=', '<', '=='], 27)],
    },
    {
      group: 'title',
      groupName: '资质与市场',
      fields: [field('isHighTech', '高新技术企业', 'bool', null, null, ['is'], 35)],
    },
  ],
};

function field(
  key: string,
  label: string,
  type: FirmDirectory['groups'][number]['fields'][number]['type'],
  unit: string | null,
  period: string | null,
  operators: FirmDirectory['groups'][number]['fields'][number]['operators'],
  known: number,
  options: string[] = [],
) {
  return { key, label, type, unit, period, operators, options, known, help: '' };
}

export const acquisitionRun: AcquisitionRun = {
  id: 'run1',
  kind: 'conditions',
  title: '2025年营业收入不低于2,000万元，高新技术企业：是',
  policy: null,
  region: '330000',
  regionName: '浙江省',
  conditions: [
    { key: 'revenue', operator: '>=', value: 2_000_000_000 },
    { key: 'isHighTech', operator: 'is', value: true },
  ],
  firmCount: 2,
  isFree: false,
  createdAt: '2026-11-20T02:10:00.000Z',
};

const conditionsOf = (revenue: string | null, isHighTech: boolean | null): FoundFirm['conditions'] => [
  { id: 'region', title: '所在地区', requirement: '浙江省', verdict: 'met', own: '浙江省杭州市' },
  {
    id: '1',
    title: '2025年营业收入',
    requirement: '不低于2,000万元',
    verdict: revenue === null ? 'unknown' : 'met',
    own: revenue,
  },
  {
    id: '2',
    title: '高新技术企业',
    requirement: '是',
    verdict: isHighTech === null ? 'unknown' : isHighTech ? 'met' : 'unmet',
    own: isHighTech === null ? null : isHighTech ? '是' : '否',
  },
];
const found = (firm: FirmBrief, conditions: FoundFirm['conditions'], lists: string[] = []): FoundFirm => {
  const count = (verdict: string) => conditions.filter((each) => each.verdict === verdict).length;
  const verdict = count('unmet') > 0 ? 'unmet' : count('unknown') > 0 ? 'open' : 'met';
  return { firm, verdict, conditions, met: count('met'), open: count('unknown'), isHeld: false, lists };
};
export const foundFirms = [
  found(firms[0], conditionsOf('4,286万元', true), ['杭州高企']),
  found(firms[1], conditionsOf('1.2亿元', true)),
  found(firms[2], conditionsOf(null, true)),
];

const countOf = (id: string, title: string, requirement: string, met: number, unmet: number, unknown: number) => ({
  id,
  title,
  requirement,
  clause: null,
  met,
  unmet,
  unknown,
  manual: 0,
});
export const acquisitionResult: AcquisitionResult = {
  run: acquisitionRun,
  asOf: '2026-11-20',
  total: 2,
  held: 0,
  firmCount: 40,
  counts: { met: 2, open: 1, unmet: 37 },
  conditions: [
    countOf('region', '所在地区', '浙江省', 24, 16, 0),
    countOf('1', '2025年营业收入', '不低于2,000万元', 18, 9, 13),
    countOf('2', '高新技术企业', '是', 15, 20, 5),
  ],
  rows: [],
};

export const acquisitionPreview: AcquisitionPreview = {
  firmCount: 40,
  decided: 12,
  held: 5,
  missing: [
    { title: '近一年研发费用占比', firms: 28 },
    { title: '科技人员占职工总数的比例', firms: 21 },
  ],
};

const said = (label: string, value: string, source = '示例登记数据', asOf = '2026-09-30') => ({
  label,
  value,
  source,
  url: null,
  asOf,
  others: [],
});
export const directoryFirm: DirectoryFirm = {
  firm: firms[0],
  formerNames: ['杭州远岚机械（示例）有限公司'],
  sections: [
    {
      group: 'entity',
      groupName: '主体',
      values: [
        said('所在地区', '浙江省杭州市'),
        said('成立日期', '2016-04-18'),
        said('所属行业', 'C34通用设备制造业'),
        said('注册资本', '3,000万元'),
        said('登记状态', '存续'),
      ],
    },
    {
      group: 'finance',
      groupName: '经营与财务',
      values: [said('2025年营业收入', '4,286万元')],
    },
    {
      group: 'ip',
      groupName: '知识产权',
      values: [
        {
          ...said('发明专利', '6件', '示例知识产权数据', '2026-10-30'),
          others: [{ value: '5件', source: '示例登记数据', url: null, asOf: '2026-09-30' }],
        },
        said('软件著作权', '12件', '示例知识产权数据', '2026-10-30'),
      ],
    },
    { group: 'title', groupName: '资质与市场', values: [said('高新技术企业', '是')] },
    { group: 'credit', groupName: '信用与安全', values: [] },
  ],
  publicity: [
    {
      id: 's-pub-330100-rd-2026',
      title: '【示例】2026年杭州市研发费用补助拟支持名单公示',
      issuer: '（示例）杭州市科技主管部门',
      kind: 'proposed',
      from: '2026-11-16',
      to: '2026-11-25',
      project: '研发费用补助',
      amountFen: 61_440_000,
      certainty: 'name',
      source: '衡策示例数据',
      url: null,
      isSample: true,
    },
  ],
  isPublicityCut: false,
  leads: [{ id: 'lead1', listId: 'list1', listName: '杭州高企', stage: 'contacted' }],
};

export const [leadList] = listLeadLists.rows as [LeadList];
export const leads: Lead[] = [
  {
    id: 'lead1',
    firm: firms[0],
    stage: 'contacted',
    note: '11月19日到过现场，下周发方案',
    version: 2,
    addedAt: '2026-11-19T06:05:00.000Z',
    updatedAt: '2026-11-20T01:30:00.000Z',
  },
  {
    id: 'lead2',
    firm: firms[1],
    stage: 'toContact',
    note: '',
    version: 1,
    addedAt: '2026-11-19T06:05:00.000Z',
    updatedAt: '2026-11-19T06:05:00.000Z',
  },
];
export const leadExport: LeadExport = {
  id: '1',
  listName: '杭州高企',
  purpose: '为企业推荐高企培育服务',
  firmCount: 2,
  exportedAt: '2026-11-20T02:00:00.000Z',
};
