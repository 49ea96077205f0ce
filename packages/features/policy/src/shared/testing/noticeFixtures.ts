import type { Notice, NoticeList } from '@hengce/api';
import { sampleSource } from './sampleSource';

// Invented, as the samples are; the one of Guangdong is what the library has.
const noticeRow: NoticeList['rows'][number] = {
  id: 's-330100-rd-2026-n2026',
  title: '【示例】关于组织申报2026年度杭州市研发费用补助项目的通知',
  docNo: '示例科〔2026〕031号',
  issuers: ['（示例）杭州市科技主管部门', '（示例）杭州市财政主管部门'],
  regionCode: '330100',
  regionName: '杭州市',
  themes: ['科技、教育'],
  publishedAt: '2026-10-12',
  audience: '在杭州市依法登记注册满1年的企业',
  supports: ['subsidy'],
  window: {
    state: 'open',
    opensAt: '2026-10-20',
    closesAt: '2026-12-05',
    daysLeft: 15,
  },
  deadlines: [
    {
      kind: 'online',
      batch: null,
      day: '2026-12-05',
      time: '17:00',
      daysLeft: 15,
      movedFrom: '2026-11-20',
    },
    {
      kind: 'offline',
      batch: null,
      day: '2026-12-09',
      time: null,
      daysLeft: 19,
      movedFrom: '2026-11-24',
    },
    {
      kind: 'recommend',
      batch: null,
      day: '2026-12-19',
      time: null,
      daysLeft: 29,
      movedFrom: '2026-12-04',
    },
  ],
  extendedFrom: '2026-11-20',
  fit: 'eligible',
  isSample: true,
  provenance: 'sample',
};

export const noticeList: NoticeList = {
  asOf: '2026-11-20',
  counts: {
    open: 2,
    upcoming: 1,
    closed: 1,
  },
  total: 2,
  rows: [
    noticeRow,
    {
      id: 's-330000-digital-2026-n2026',
      title: '【示例】关于开展2026年度浙江省数字化改造补助申报工作的通知',
      docNo: '示例工信〔2026〕018号',
      issuers: ['（示例）浙江省工业和信息化主管部门'],
      regionCode: '330000',
      regionName: '浙江省',
      themes: ['工业、交通'],
      publishedAt: '2026-11-02',
      audience: '在浙江省依法登记注册满1年的企业',
      supports: ['subsidy', 'award'],
      window: {
        state: 'open',
        opensAt: '2026-11-09',
        closesAt: '2026-12-23',
        daysLeft: 33,
      },
      deadlines: [
        {
          kind: 'online',
          batch: null,
          day: '2026-12-23',
          time: null,
          daysLeft: 33,
          movedFrom: null,
        },
      ],
      extendedFrom: null,
      fit: 'toVerify',
      isSample: true,
      provenance: 'sample',
    },
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

export const noticeDetail: Notice = {
  ...noticeRow,
  summary: '受理时间为2026年10月20日至11月20日，单项最高100万元。本文为示例数据，不能作为申报依据。',
  conditions: [
    {
      text: '在本市依法登记注册满1年',
      item: null,
    },
    {
      text: '上年度研发费用不低于100万元',
      item: null,
    },
    {
      text: '近三年获得发明专利授权不少于1件',
      item: '专利成果奖励',
    },
  ],
  items: [
    {
      id: 'part-2.1',
      name: '研发费用补助',
      support: 'subsidy',
      amountText: '按实际支出的10%给予补助，最高100万元',
    },
  ],
  method: '登录政务服务平台在线填报，经区级科技主管部门初审后报送市级科技主管部门',
  entry: {
    name: '（示例）政务服务平台',
    url: null,
  },
  materials: ['研发费用补助申报书', '营业执照', '研发费用专项审计报告', '申报材料真实性和信用承诺书'],
  contacts: [
    {
      org: '（示例）杭州市科技主管部门',
      phone: '000-00001234',
    },
  ],
  basis: [
    {
      id: 's-330100-rd-2026',
      title: '【示例】杭州市研发费用补助实施细则',
      docNo: '示例科〔2026〕012号',
    },
  ],
  changes: [
    {
      version: 2,
      kind: 'extended',
      day: '2026-11-17',
      title: '【示例】关于延长2026年度杭州市研发费用补助申报时间的通知',
      docNo: '示例科〔2026〕045号',
      policyId: 's-330100-rd-2026-n2026-x',
      moves: [
        {
          kind: 'online',
          batch: null,
          from: '2026-11-20',
          to: '2026-12-05',
        },
        {
          kind: 'offline',
          batch: null,
          from: '2026-11-24',
          to: '2026-12-09',
        },
        {
          kind: 'recommend',
          batch: null,
          from: '2026-12-04',
          to: '2026-12-19',
        },
      ],
    },
    {
      version: 1,
      kind: 'published',
      day: '2026-10-12',
      title: '【示例】关于组织申报2026年度杭州市研发费用补助项目的通知',
      docNo: '示例科〔2026〕031号',
      policyId: 's-330100-rd-2026-n2026',
      moves: [],
    },
  ],
  source: sampleSource,
};
