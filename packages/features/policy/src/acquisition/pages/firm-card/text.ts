import { createUseText } from '@hengce/feature-kit';

const text = {
  loading: '正在取企业卡片',
  failedTitle: '企业卡片没有取到',
  failedKept: '名单与备注不受影响',
  goneTitle: '企业库里没有这家企业',
  goneBody: '可能已要求不列入，或资料已撤下',
  toFind: '查找企业',
  addTo: '加入名单',
  uscc: (code: string) => `统一社会信用代码${code}`,
  formerNames: (names: string) => `曾用名：${names}`,
  inLists: '在名单里',
  inList: (name: string, stage: string) => `${name}（${stage}）`,
  noValues: '没有收录，不表示没有',
  says: (source: string, asOf: string) => `${source}，${asOf}`,
  other: (value: string, source: string, asOf: string) => `${source}（${asOf}）是${value}`,
  publicity: '公示记录',
  noPublicity: '已导入的公示名单里没有找到，不表示没有公示过',
  publicityCut: '只列最近的50条',
};

export const useFirmCardText = createUseText('policy', { firmCard: text });
