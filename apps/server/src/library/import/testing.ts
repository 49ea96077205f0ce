// Records of our own writing in the shapes that the importer reads.

export const lawLine = (part: Record<string, unknown> = {}) => ({
  title: '示例款项支付条例',
  category: '行政法规',
  region: null,
  issuer: null,
  date: '2025-03-17',
  expired: false,
  text: [
    '# 中华人民共和国示例款项支付条例',
    '2020年7月5日 中华人民共和国国务院令第7728号公布',
    '2025年3月17日 中华人民共和国国务院令第7802号修订）',
    '<!-- INFO END -->',
    '## 第一章 总 则',
    '第一条 为了示例，制定本条例。',
    '第九条 应当自交付之日起30日内支付款项。',
    '第三十七条 本条例自2025年6月1日起施行。',
  ].join('\n\n'),
  ...part,
});

export const localPolicy = (part: Record<string, unknown> = {}) => ({
  id: 'sample-city-001',
  name: '示例市算力券办法',
  city: '杭州',
  province: '浙江',
  district: '',
  level: 'city',
  issuer: '杭州市经信局、市财政局',
  publish_date: '2026-03-01',
  status: 'active',
  category: 'computing',
  summary: '对使用算力的企业给予算力券',
  benefits: [
    { item: '算力券', amount: '最高100万元', amount_max: 1_000_000, type: 'voucher' },
    { item: '场地', amount: '面议', amount_max: 50_000, type: 'rent_free' },
  ],
  requirements: { registration_location: '杭州市', company_age_max_years: 3, other: ['无失信记录'] },
  application: { method: '线上申报', schedule: { type: 'window', start: '2026-11-01', end: '2026-12-31' } },
  links: { official: 'https://www.hangzhou.gov.cn/a b', news: [] },
  tags: [],
  updated_at: '2026-04-10',
  verified: true,
  communities: [],
  ...part,
});
