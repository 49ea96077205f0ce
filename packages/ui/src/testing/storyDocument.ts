export const storyMilestones = [
  { kind: 'published', label: '发布', date: '2026-09-18' },
  { kind: 'opens', label: '开放申报', date: '2026-11-01' },
  { kind: 'closes', label: '申报截止', date: '2026-12-31' },
  { kind: 'publicised', label: '公示', date: '2027-02-21', dateText: '2027年2月下旬' },
  { kind: 'paid', label: '拨付', date: '2027-04-15', dateText: '2027年4月' },
];
