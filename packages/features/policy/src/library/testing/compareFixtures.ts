import type { ComparedRow, PolicyComparison } from '@hengce/api';
import { comparePolicies } from '@hengce/api/examples';
import type { Policy } from '../../shared/model/types';
import { samplePolicy } from '../../shared/testing/policyFixtures';

const same = (text: string) => ({ kind: 'same', text, isQuantity: false }) as const;
const removed = (text: string, isQuantity = false) => ({ kind: 'removed', text, isQuantity }) as const;
const added = (text: string, isQuantity = false) => ({ kind: 'added', text, isQuantity }) as const;
const at = (no: number, label: string, chapter: string) => ({ clauseId: `art-${no}`, label, path: [chapter] });
const general = '第一章 总则';
const payment = '第二章 支付规定';

const rows: ComparedRow[] = [
  {
    id: '1-1',
    change: 'same',
    left: at(2, '第二条', general),
    right: at(2, '第二条', general),
    segments: [same('机关、事业单位和大型企业采购货物、工程、服务支付中小企业款项，应当遵守本条例。')],
  },
  {
    id: '-3',
    change: 'added',
    left: null,
    right: at(4, '第四条', general),
    segments: [
      added(
        '保障中小企业款项支付工作，应当贯彻落实党和国家的路线方针政策、决策部署，坚持支付主体负责、行业规范自律、政府依法监管、社会协同监督的原则，依法防范和治理拖欠中小企业款项问题。',
      ),
    ],
  },
  {
    id: '5-6',
    change: 'changed',
    left: at(6, '第六条', general),
    right: at(7, '第七条', general),
    segments: [
      same('机关、事业单位和大型企业不得要求中小企业接受不合理的付款期限、方式、条件和违约责任等交易条件，不得'),
      removed('违约'),
      same('拖欠中小企业的货物、工程、服务款项。'),
    ],
  },
  {
    id: '7-8',
    change: 'changed',
    left: at(8, '第八条', payment),
    right: at(9, '第九条', payment),
    segments: [
      same(
        '机关、事业单位从中小企业采购货物、工程、服务，应当自货物、工程、服务交付之日起30日内支付款项；合同另有约定的，',
      ),
      added('从其约定，但'),
      same('付款期限最长不得超过60日。\n大型企业从中小企业采购货物、工程、服务，应当'),
      added('自货物、工程、服务交付之日起60日内支付款项；合同另有约定的，从其约定，但应当'),
      same('按照行业规范、交易习惯合理约定付款期限并及时支付款项'),
      added('，不得约定以收到第三方付款作为向中小企业支付款项的条件'),
      same('。'),
    ],
  },
  {
    id: '20-22',
    change: 'merged',
    left: at(21, '第二十一条', payment),
    right: at(23, '第二十三条', payment),
    segments: [
      same('省级以上人民政府建立督查制度，对'),
      removed('及时支付'),
      added('保障'),
      same('中小企业款项'),
      added('支付'),
      same('工作进行监督检查。'),
    ],
  },
  {
    id: '27-',
    change: 'removed',
    left: at(28, '第二十八条', payment),
    right: null,
    segments: [
      removed(
        '部分或者全部使用财政资金的团体组织采购货物、工程、服务支付中小企业款项，参照本条例对机关、事业单位的有关规定执行。',
      ),
    ],
  },
  {
    id: '28-36',
    change: 'changed',
    left: at(29, '第二十九条', payment),
    right: at(37, '第三十七条', payment),
    segments: [same('本条例自'), removed('2020年9月1日'), added('2025年6月1日'), same('起施行。')],
  },
];

/** Two versions of one regulation; excerpts of the published text. */
export const comparison: PolicyComparison = {
  ...comparePolicies,
  left: { ...comparePolicies.left, id: 'payment-2020', docNo: '国务院令第728号', attribution: null },
  right: { ...comparePolicies.right, id: 'payment-2025', docNo: '国务院令第802号', attribution: null },
  counts: { same: 1, renumbered: 0, changed: 3, moved: 0, split: 0, merged: 1, added: 1, removed: 1 },
  rows,
  points: [
    ...comparePolicies.points.map((point) => ({ ...point, rowId: '7-8' })),
    {
      topic: 'threshold',
      rowId: '20-22',
      left: { before: '逾期利率不低于合同订立时', figure: '1年', after: '期贷款市场报价利率' },
      right: { before: '逾期利率按每日利率', figure: '万分之五', after: '支付' },
      direction: 'less',
    },
    {
      topic: 'materials',
      rowId: '5-6',
      left: { before: '投诉时应当提供合同', figure: '', after: '' },
      right: { before: '投诉时应当提供合同、付款证明和身份证明', figure: '', after: '' },
      direction: null,
    },
  ],
};

const versions: Policy['versions'] = [comparison.right, comparison.left].map(({ id, title, label, date, status }) => ({
  id,
  title,
  label,
  date,
  status,
  isCurrent: false,
}));

/** Documents of the comparison, as the detail call returns them. */
export const comparedPolicies: Policy[] = [comparison.left, comparison.right].map(
  ({ id, title, docNo, regionName, status }) => ({
    ...samplePolicy,
    id,
    title,
    docNo,
    regionName,
    status,
    isSample: false,
    versions: versions.map((version) => ({ ...version, isCurrent: version.id === id })),
    relations: [],
  }),
);
