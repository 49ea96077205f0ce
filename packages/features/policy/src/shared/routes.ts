import { defineRoutes } from '@hengce/feature-kit';

/** Default base path of the policy pages. */
export const policyBasePath = '/Policy';

// Paths as the specification spells them, one table per area.

/** Routes of search, documents and their comparison, notices and publicity lists. */
export const libraryRoutes = defineRoutes({
  search: { path: 'PolicySearch', alsoAt: ['PolicyDetail'], title: '政策检索', module: 'policy' },
  detail: { path: 'PolicyDetail/:policyId', title: '政策详情', module: 'policy' },
  singleCompare: { path: 'SingleCompare', title: '政策对比', module: 'policy' },
  notices: { path: 'policyNotice', alsoAt: ['policyNoticeDetails'], title: '申报通知', module: 'policy' },
  publicity: { path: 'publicity', title: '公示名单', module: 'policy' },
  publicityList: { path: 'publicity/:publicityId', title: '公示名单详情', module: 'policy' },
  noticeDetail: { path: 'policyNoticeDetails/:noticeId', title: '申报通知详情', module: 'policy' },
});

/** Routes of 区域对比. */
export const regionsRoutes = defineRoutes({
  regions: { path: 'RegionalCompare', title: '区域对比', module: 'policy' },
  hotCompare: { path: 'RegionalCompare/HotCompare', title: '热点对比', module: 'policy' },
  rankLayout: { path: 'RegionalCompare/RankLayout', title: '榜单总览', module: 'policy' },
  subsidyRank: { path: 'RegionalCompare/SubsidyRank', title: '补贴排行', module: 'policy' },
  patentCompare: { path: 'RegionalCompare/PatentCompare', title: '知识产权对比', module: 'policy' },
  cyCompare: { path: 'RegionalCompare/CyCompare', title: '产业对比', module: 'policy' },
  peerRank: { path: 'RegionalCompare/PeerRank', title: '同级地区排名', module: 'policy' },
  policyRank: { path: 'RegionalCompare/PolicyRank', title: '政策榜单', module: 'policy' },
  policyList: { path: 'RegionalCompare/PolicyList', title: '政策清单', module: 'policy' },
});

/** Routes of matching, its reports and rewards. */
export const matchingRoutes = defineRoutes({
  match: { path: 'PolicyMatch1', alsoAt: ['PolicyMatch1/report'], title: '政策匹配', module: 'match' },
  matchProceed: { path: 'PolicyMatch1/proceed', title: '匹配答题', module: 'match' },
  matchReport: { path: 'PolicyMatch1/report/:reportId', title: '匹配报告', module: 'match' },
  timeline: { path: 'PolicyMatch1/timeline', title: '资金时间线', module: 'match' },
  rewards: { path: 'PolicyRewards', title: '奖补测算', module: 'match' },
  projectMatch: { path: 'PolicyMatchv2', alsoAt: ['PolicyMatchv2/report'], title: '项目申报匹配', module: 'match' },
  projectProceed: { path: 'PolicyMatchv2/proceed', title: '项目申报答题', module: 'match' },
  projectReport: { path: 'PolicyMatchv2/report/:reportId', title: '项目申报匹配报告', module: 'match' },
  financeMatch: {
    path: 'FinancePolicyMatch',
    alsoAt: ['FinancePolicyMatch/report'],
    title: '金融政策匹配',
    module: 'match',
  },
  financeProceed: { path: 'FinancePolicyMatch/proceed', title: '金融政策答题', module: 'match' },
  financeReport: { path: 'FinancePolicyMatch/report/:reportId', title: '金融政策匹配报告', module: 'match' },
  // Whoever has the link may read it, also without an account.
  matchShared: { path: 'PolicyMatch1/shared/:shareId', title: '匹配报告', access: 'public', needsTrial: false },
});

/** Routes of 申报事项, declarations and their materials. */
export const declarationRoutes = defineRoutes({
  applies: { path: 'PolicyApply', alsoAt: ['PolicyApply/detail'], title: '申报事项', module: 'policy' },
  apply: { path: 'PolicyApply/detail/:policyId/:itemId', title: '办事指南', module: 'policy' },
  projectEvaluation: { path: 'ProjectEvaluation/:declarationId', title: '项目预评估', module: 'policy' },
  application: { path: 'ProjectApplication/:declarationId', title: '申报填报', module: 'policy' },
  declarations: {
    path: 'ProjectDeclaration',
    alsoAt: ['ProjectApplication', 'ProjectEvaluation', 'ProjectDeclaration/details'],
    title: '申报管理',
    module: 'policy',
  },
  declaration: { path: 'ProjectDeclaration/details/:declarationId', title: '申报进度', module: 'policy' },
  library: { path: 'ProjectDeclaration/library', title: '材料库', module: 'policy' },
});

export const policyRoutes = defineRoutes({
  // Where an expired trial leads (specification §4): also without an account there is something to read.
  index: { path: '', title: '政策总览', access: 'public', needsTrial: false },
  ...libraryRoutes,
  ...regionsRoutes,
  ...matchingRoutes,
  ...declarationRoutes,
});

/** Default base path of 全国政策导航. */
export const nationwideBasePath = '/Nationwide';

export const nationwideRoutes = defineRoutes({
  index: { path: '', title: '全国政策导航', module: 'policy' },
});

/** Default base path of the evaluations. */
export const iptoolsBasePath = '/iptools';

/** Routes of 企业评测 (specification §2). */
export const iptoolsRoutes = defineRoutes({
  companyEvaluating: { path: 'companyEvaluating', title: '企业评测', module: 'evaluation' },
  specialization: { path: 'specialization', title: '专精特新自评', module: 'evaluation' },
});

/** Default base path of AI获客. */
export const acquisitionBasePath = '/enterpriseCheck';

export const acquisitionRoutes = defineRoutes({
  enterpriseCheck: { path: '', title: 'AI获客', module: 'acquisition' },
  leads: { path: 'lists', title: '获客名单', module: 'acquisition' },
  firm: { path: 'firm/:firmId', title: '企业卡片', module: 'acquisition' },
});
