import type { TimeRulerRow } from '../components/ruler';

export const storyTimeRows: TimeRulerRow[] = [
  {
    id: '1',
    label: '专精特新企业贷款贴息',
    meta: '材料4/6',
    href: '#1',
    state: 'open',
    opensAt: '2026-10-20',
    closesAt: '2026-11-28',
  },
  {
    id: '2',
    label: '高新技术企业培育资助',
    meta: '未开始',
    href: '#2',
    state: 'open',
    opensAt: '2026-11-01',
    closesAt: '2026-12-05',
  },
  {
    id: '3',
    label: '企业研发费用后补助',
    meta: '草稿',
    href: '#3',
    state: 'open',
    opensAt: '2026-11-01',
    closesAt: '2026-12-31',
  },
  {
    id: '4',
    label: '首台（套）装备认定奖励',
    meta: '已订阅',
    href: '#4',
    state: 'upcoming',
    opensAt: '2026-12-10',
    closesAt: '2027-01-15',
  },
  {
    id: '5',
    label: '制造业数字化转型标杆',
    meta: '审核中',
    href: '#5',
    state: 'closed',
    closesAt: '2026-10-31',
    marks: [
      { label: '公示', date: '2026-12-18' },
      { label: '拨付', date: '2027-01-22' },
    ],
  },
];
