import { createUseText } from '@hengce/feature-kit';

const text = {
  title: '我符合吗',
  loading: '正在核对条件',
  failed: '条件没有核对',
  signedOut: '登录后按企业资料逐条核对',
  signIn: '登录',
  noEnterprise: '添加企业后，在这里逐条核对条件',
  addEnterprise: '添加企业',
  unreadable: '目前没有可以申报并逐条核对的条件，请对照原文与最新通知',
  otherRegion: (firm: string, region: string) => `${firm}在${region}，不在这份政策的适用地区`,
  forFirm: (firm: string, day: string) => `${firm}，按${day}的资料`,
  list: (item: string) => `${item}的条件`,
  otherMet: (count: number) => `其余${count}项符合`,
  formula: (formula: string) => `怎么算：${formula}`,
  confirm: '请您确认',
  supply: '补充资料',
  answer: (open: number) => `回答${open}题，逐项核定`,
  report: (when: string) => `${when}的报告`,
  reportOlder: (when: string) => `${when}的报告，可能与现在不同`,
};

/** Strings of 我符合吗. */
export const useFitText = createUseText('policy', { fit: text });
