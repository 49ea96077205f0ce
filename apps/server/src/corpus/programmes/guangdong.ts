import type { PolicyRecord } from '../../library/records';
import { fact, programme } from './programme';

const guangdong = { level: 'province', regionCode: '440000', kind: 'notice' } as const;

/** The yearly call for 高新技术企业 of Guangdong, as far as it could be checked. */
const call: PolicyRecord = {
  ...programme({
    id: 'gd-hnte-2026-903',
    title: '广东省2026年高新技术企业认定申报安排',
    docNo: null,
    issuers: ['广东省科学技术厅'],
    themes: ['科技、教育'],
    summary: '广东省2026年高新技术企业认定分三批申报，原定6月26日、7月27日、8月27日截止；后两批已延期。',
    sections: [
      {
        id: 'time',
        heading: '申报批次',
        text: '第一批至2026年6月26日，第二批至7月27日，第三批至8月27日。认定条件按国科发火〔2016〕32号。',
      },
    ],
    items: [],
    keyFacts: [fact('适用对象', '在广东省注册、申请高新技术企业认定的企业'), fact('申报时间', '分三批', 'time')],
    windows: ['2026-06-26', '2026-07-27', '2026-08-27'].map((closesAt) => ({
      opensAt: null,
      closesAt,
      kind: 'announced' as const,
    })),
    intake: {
      deadlines: [
        { kind: 'online', batch: '第一批', day: '2026-06-26', time: null },
        { kind: 'online', batch: '第二批', day: '2026-07-27', time: null },
        { kind: 'online', batch: '第三批', day: '2026-08-27', time: null },
      ],
      method: null,
      entry: null,
      contacts: [],
    },
    relations: [{ kind: 'based_on', to: 'n-hnte-2016-32' }],
    checked: {
      confidence: 'medium',
      seen: true,
      remark: '通知编号为903号，发文字号的机关代字未核对，因此没有写出；开始日期未列。',
    },
  }),
  ...guangdong,
};

/** 粤科函产字〔2026〕1359号 moves the second and the third batch. */
const extension: PolicyRecord = {
  ...programme({
    id: 'gd-hnte-2026-1359',
    title: '延长广东省2026年高新技术企业认定第二批、第三批申报时间',
    docNo: '粤科函产字〔2026〕1359号',
    issuers: ['广东省科学技术厅'],
    themes: ['科技、教育'],
    summary: '第二批申报截止延至2026年8月5日，第三批延至2026年9月4日。',
    sections: [
      { id: 'time', heading: '延期', text: '第二批申报截止由2026年7月27日延至8月5日，第三批由8月27日延至9月4日。' },
    ],
    items: [],
    keyFacts: [fact('申报截止', '第二批2026年8月5日，第三批2026年9月4日', 'time')],
    windows: ['2026-08-05', '2026-09-04'].map((closesAt) => ({ opensAt: null, closesAt, kind: 'extended' as const })),
    intake: {
      deadlines: [
        { kind: 'online', batch: '第二批', day: '2026-08-05', time: null },
        { kind: 'online', batch: '第三批', day: '2026-09-04', time: null },
      ],
      method: null,
      entry: null,
      contacts: [],
    },
    relations: [{ kind: 'extends', to: 'gd-hnte-2026-903' }],
    checked: { confidence: 'medium', seen: true, remark: '发布日期未列。' },
  }),
  ...guangdong,
};

/**
 * Notices of Guangdong with known days, in our own words like the national programmes: the call for 高企 of 2026 and its
 * extension.
 */
export const provincialNotices: PolicyRecord[] = [call, extension];
