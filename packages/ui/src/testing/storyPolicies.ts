import { storyNow } from '@hengce/storybook/fixedClock';
import type { PolicyRowProps } from '../components/document/PolicyRow';

// Invented documents, as in the design screens.
export const storyPolicies: PolicyRowProps[] = [
  {
    title: '云澜市企业研发费用后补助实施细则',
    titleMarks: [
      [5, 9],
      [10, 12],
    ],
    href: '#1',
    levelLabel: '市级',
    issuers: ['云澜市科学技术局', '云澜市财政局'],
    docNo: '云科规〔2026〕5号',
    date: '2026-09-18',
    amountText: '最高200万元',
    deadline: { state: 'open', opensAt: '2026-11-01', closesAt: '2026-12-31', daysLeft: 41, now: storyNow },
    snippets: [
      {
        label: '第七条',
        href: '#art-7',
        text: '上年度研发费用加计扣除额500万元（含）以下部分按6%给予后补助，500万元以上至2000万元（含）部分按4%给予后补助。',
        marks: [
          [3, 7],
          [31, 33],
        ],
      },
    ],
  },
  {
    title: '关于开展2026年度规上工业企业研发费用补助资金申报的通知',
    titleMarks: [[16, 22]],
    href: '#2',
    levelLabel: '市级',
    issuers: ['云澜市工业和信息化局'],
    docNo: '云工信〔2026〕22号',
    date: '2026-10-16',
    amountText: '最高100万元',
    deadline: { state: 'open', opensAt: '2026-10-16', closesAt: '2026-11-30', now: storyNow },
    snippets: [
      {
        label: '第三部分',
        href: '#part-3',
        text: '申报企业上年度研发费用占营业收入比重不低于3%，且较前一年度增长10%以上，按增量部分的8%给予补助。',
        marks: [[7, 11]],
      },
    ],
  },
  {
    title: '江州省企业研发费用财政奖补实施办法（修订）',
    titleMarks: [[5, 9]],
    href: '#3',
    levelLabel: '省级',
    issuers: ['江州省科学技术厅', '江州省财政厅'],
    docNo: '江科规〔2026〕3号',
    date: '2026-07-02',
    amountText: '最高500万元',
    deadline: { state: 'upcoming', opensAt: '2027-01-10', closesAt: '2027-02-28', now: storyNow },
    snippets: [
      {
        label: '第九条',
        href: '#art-9',
        text: '省级奖补与市、县级奖补可以叠加享受，同一研发项目累计补助不超过其研发费用总额的20%。',
        marks: [[32, 36]],
      },
    ],
  },
  {
    title: '澄湖区支持科技型企业加大研发投入若干措施',
    href: '#4',
    levelLabel: '区级',
    issuers: ['澄湖区人民政府办公室'],
    docNo: '澄政办发〔2026〕14号',
    date: '2026-05-27',
    amountText: '配套50%',
    deadline: { state: 'rolling', now: storyNow },
    snippets: [
      {
        label: '第二条',
        href: '#art-2',
        text: '对首次获得市级研发费用后补助的企业，按市级补助额的50%给予配套，每家企业每年不超过50万元。',
        marks: [[7, 11]],
      },
    ],
  },
  {
    title: '云澜市科技型中小企业研发费用贷款贴息管理办法',
    href: '#5',
    levelLabel: '市级',
    issuers: ['云澜市地方金融管理局'],
    docNo: '云金规〔2025〕9号',
    date: '2025-11-08',
    amountText: '最高60万元',
    deadline: { state: 'closed', closesAt: '2026-10-31', now: storyNow },
    snippets: [
      {
        label: '第五条',
        href: '#art-5',
        text: '对用于研发活动的银行贷款，按贷款合同签订日一年期LPR的50%给予贴息，贴息期限不超过24个月。',
      },
    ],
  },
];
