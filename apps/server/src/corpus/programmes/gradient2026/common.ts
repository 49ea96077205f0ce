import { condition } from '../programme';

export const MIIT = ['工业和信息化部'];
export const THEMES = ['工业、交通', '科技、教育'];
export const DOC = '工信部企业〔2026〕2号';
export const URL_DOC = 'https://www.miit.gov.cn/jgsj/qyj/wjfb/art/2026/art_2aa4981e3c9248379bc210c62dbb0569.html';
export const PLATFORM = '优质中小企业梯度培育平台 zjtx.miit.gov.cn';
export const IN_FORCE = '2026-04-01';
export const UNREAD = '《优质中小企业梯度培育管理办法》原文未直接打开，三处转述一致。';

/** Condition that the firm is a 中小企业, which all tiers (层次) of 工信部企业〔2026〕2号 share. */
export const sizeCondition = condition('size', '按工信部联企业〔2011〕300号属于中小企业', 'gate.size', {
  operator: 'in',
  threshold: '中小企业',
  facts: ['industryCode', 'workforce', 'revenue', 'assets'],
});
