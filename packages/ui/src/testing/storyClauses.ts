import type { ClauseBlockProps } from '../components/document/ClauseBlock';

export const storyClauses: ClauseBlockProps[] = [
  { id: 'ch-3', kind: 'chapter', label: '第三章', heading: '补助标准', depth: 0 },
  {
    id: 'art-7',
    kind: 'article',
    label: '第七条',
    text: '对符合第五条规定的企业，按其上年度研发费用加计扣除额分段给予后补助：',
    marks: [[17, 26]],
    depth: 1,
  },
  { id: 'art-7.1', kind: 'item', label: '（一）', text: '500万元（含）以下部分，按6%给予补助；', depth: 2 },
  { id: 'art-7.2', kind: 'item', label: '（二）', text: '500万元以上至2000万元（含）部分，按4%给予补助；', depth: 2 },
  { id: 'art-7.3', kind: 'item', label: '（三）', text: '2000万元以上部分，按2%给予补助。', depth: 2 },
  {
    id: 'art-8',
    kind: 'article',
    label: '第八条',
    text: '本细则补助可与国家、省级研发费用奖补叠加享受，与市级其他同类资金不重复享受。同一研发项目已获市级财政科技计划立项支持的，应当扣除相应财政资金。',
    depth: 1,
  },
  {
    id: 'art-9',
    kind: 'article',
    label: '第九条',
    text: '单个企业每年度补助总额不超过200万元。年度预算不足时，按同比例核减。',
    depth: 1,
  },
  { id: 'ch-4', kind: 'chapter', label: '第四章', heading: '申报与审核', depth: 0 },
  {
    id: 'art-10',
    kind: 'article',
    label: '第十条',
    text: '申报企业应当提交以下材料：企业研发费用后补助申报书、上年度企业所得税汇算清缴报告、研发费用辅助账汇总表，以及研发项目立项文件。',
    depth: 1,
  },
  { id: 'art-10.p2', kind: 'paragraph', text: '材料不齐的，受理单位应当一次告知；补正期限为5个工作日。', depth: 2 },
];
