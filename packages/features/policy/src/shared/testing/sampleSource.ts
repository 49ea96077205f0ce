import type { Notice } from '@hengce/api';

/** Where samples are from. */
export const sampleSource: Notice['source'] = {
  provenance: 'sample',
  name: '衡策示例数据',
  url: null,
  licence: null,
  verifiedAt: null,
  confidence: null,
  attribution: null,
};
