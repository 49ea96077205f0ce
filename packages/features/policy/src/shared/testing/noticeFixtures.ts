import type { Notice, NoticeList } from '@hengce/api';
import { getNotice, listNotices } from '@hengce/api/examples';

// Invented, as the samples are; the one of Guangdong is what the library has.
export const noticeList: NoticeList = {
  asOf: '2026-11-20',
  counts: {
    open: 2,
    upcoming: 1,
    closed: 1,
  },
  total: 2,
  reach: { code: '330100', name: '浙江杭州', elsewhere: 37 },
  rows: [
    ...listNotices.rows,
    {
      id: 's-330100-ip-2027',
      title: '【示例】关于组织申报2027年度杭州市知识产权奖励项目的通知',
      docNo: '示例知〔2026〕022号',
      issuers: ['（示例）杭州市知识产权主管部门'],
      regionCode: '330100',
      regionName: '杭州市',
      themes: ['科技、教育'],
      publishedAt: '2026-11-16',
      audience: '在浙江省依法登记注册满1年的企业',
      supports: ['award'],
      window: {
        state: 'upcoming',
        opensAt: '2026-12-15',
        closesAt: '2027-01-31',
        daysLeft: 25,
      },
      deadlines: [
        {
          kind: 'online',
          batch: null,
          day: '2027-01-31',
          time: null,
          daysLeft: 72,
          movedFrom: null,
        },
        {
          kind: 'recommend',
          batch: null,
          day: '2027-02-15',
          time: null,
          daysLeft: 87,
          movedFrom: null,
        },
      ],
      extendedFrom: null,
      fit: 'nearMiss',
      isSample: true,
      provenance: 'sample',
    },
    {
      id: 'gd-hnte-2026-903',
      title: '广东省2026年高新技术企业认定申报安排',
      docNo: null,
      issuers: ['广东省科学技术厅'],
      regionCode: '440000',
      regionName: '广东省',
      themes: ['科技、教育'],
      publishedAt: null,
      audience: '在广东省注册、申请高新技术企业认定的企业',
      supports: [],
      window: {
        state: 'closed',
        opensAt: null,
        closesAt: '2026-09-04',
        daysLeft: null,
      },
      deadlines: [
        {
          kind: 'online',
          batch: '第一批',
          day: '2026-06-26',
          time: null,
          daysLeft: null,
          movedFrom: null,
        },
        {
          kind: 'online',
          batch: '第二批',
          day: '2026-08-05',
          time: null,
          daysLeft: null,
          movedFrom: '2026-07-27',
        },
        {
          kind: 'online',
          batch: '第三批',
          day: '2026-09-04',
          time: null,
          daysLeft: null,
          movedFrom: '2026-08-27',
        },
      ],
      extendedFrom: '2026-08-27',
      fit: null,
      isSample: false,
      provenance: 'curated',
    },
  ],
  regions: [
    {
      value: '000000',
      name: '全国',
      count: 0,
    },
    {
      value: '330000',
      name: '浙江省',
      count: 2,
    },
  ],
  departments: [
    {
      value: '（示例）浙江省工业和信息化主管部门',
      name: '（示例）浙江省工业和信息化主管部门',
      count: 1,
    },
  ],
  themes: [
    {
      value: '科技、教育',
      name: '科技、教育',
      count: 1,
    },
    {
      value: '工业、交通',
      name: '工业、交通',
      count: 1,
    },
  ],
};

export const noticeDetail: Notice = getNotice;
