import { expect, signInByPassword, test } from './fixtures';

// Every route that the specification (§2) names, opened bare: as a link in a note or an old bookmark has it.
const routes: readonly (readonly [opened: string, shown: string, title: string])[] = [
  ['/', '/', '首页'],
  ['/home', '/home', '首页'],
  ['/Login/changepassword', '/Login/changepassword', '修改密码'],
  ['/Policy', '/Policy', '政策总览'],
  ['/Policy/PolicySearch', '/Policy/PolicySearch', '政策检索'],
  ['/Policy/PolicyDetail', '/Policy/PolicySearch', '政策检索'],
  ['/Policy/PolicyMatch1', '/Policy/PolicyMatch1', '政策匹配'],
  ['/Policy/PolicyMatch1/proceed', '/Policy/PolicyMatch1/proceed', '匹配答题'],
  ['/Policy/PolicyMatch1/report', '/Policy/PolicyMatch1', '政策匹配'],
  ['/Policy/PolicyMatchv2', '/Policy/PolicyMatchv2', '项目申报匹配'],
  ['/Policy/PolicyMatchv2/proceed', '/Policy/PolicyMatchv2/proceed', '项目申报答题'],
  ['/Policy/PolicyMatchv2/report', '/Policy/PolicyMatchv2', '项目申报匹配'],
  ['/Policy/FinancePolicyMatch', '/Policy/FinancePolicyMatch', '金融政策匹配'],
  ['/Policy/FinancePolicyMatch/proceed', '/Policy/FinancePolicyMatch/proceed', '金融政策答题'],
  ['/Policy/FinancePolicyMatch/report', '/Policy/FinancePolicyMatch', '金融政策匹配'],
  ['/Policy/RegionalCompare', '/Policy/RegionalCompare', '区域对比'],
  ['/Policy/RegionalCompare/PatentCompare', '/Policy/RegionalCompare/PatentCompare', '知识产权对比'],
  ['/Policy/RegionalCompare/SubsidyRank', '/Policy/RegionalCompare/SubsidyRank', '补贴排行'],
  ['/Policy/RegionalCompare/HotCompare', '/Policy/RegionalCompare/HotCompare', '热点对比'],
  ['/Policy/RegionalCompare/PolicyList', '/Policy/RegionalCompare/PolicyList', '政策清单'],
  ['/Policy/RegionalCompare/PolicyRank', '/Policy/RegionalCompare/PolicyRank', '政策榜单'],
  ['/Policy/RegionalCompare/RankLayout', '/Policy/RegionalCompare/RankLayout', '榜单总览'],
  ['/Policy/RegionalCompare/CyCompare', '/Policy/RegionalCompare/CyCompare', '产业对比'],
  ['/Policy/RegionalCompare/PeerRank', '/Policy/RegionalCompare/PeerRank', '同级地区排名'],
  ['/Policy/SingleCompare', '/Policy/SingleCompare', '政策对比'],
  ['/Policy/PolicyRewards', '/Policy/PolicyRewards', '奖补测算'],
  ['/Policy/policyNotice', '/Policy/policyNotice', '申报通知'],
  ['/Policy/policyNoticeDetails', '/Policy/policyNotice', '申报通知'],
  ['/Policy/publicity', '/Policy/publicity', '公示名单'],
  ['/Policy/PolicyApply', '/Policy/PolicyApply', '申报事项'],
  ['/Policy/PolicyApply/detail', '/Policy/PolicyApply', '申报事项'],
  ['/Policy/ProjectApplication', '/Policy/ProjectDeclaration', '申报管理'],
  ['/Policy/ProjectDeclaration', '/Policy/ProjectDeclaration', '申报管理'],
  ['/Policy/ProjectDeclaration/details', '/Policy/ProjectDeclaration', '申报管理'],
  ['/Policy/ProjectEvaluation', '/Policy/ProjectDeclaration', '申报管理'],
  ['/DeepSeek', '/DeepSeek', '智能对话'],
  ['/DeepSeek/aiKnowledge', '/DeepSeek/aiKnowledge', '知识库'],
  ['/PersonalCenter', '/PersonalCenter/personalCenterHome', '概览'],
  ['/PersonalCenter/accountSetting', '/PersonalCenter/accountSetting', '账号设置'],
  ['/PersonalCenter/enterpriseInformation', '/PersonalCenter/enterpriseInformation', '企业信息'],
  ['/PersonalCenter/mySubscription', '/PersonalCenter/mySubscription', '我的订阅'],
  ['/PersonalCenter/messageCenter', '/PersonalCenter/messageCenter', '消息中心'],
  ['/PersonalCenter/myOrder', '/PersonalCenter/myOrder', '我的订单'],
  ['/PersonalCenter/myOrder/orderDetail', '/PersonalCenter/myOrder/orderDetail', '订单详情'],
  ['/PersonalCenter/myReport', '/PersonalCenter/myReport', '我的报告'],
  ['/PersonalCenter/myReview', '/PersonalCenter/myReview', '我的评测'],
  ['/purchaseEquity', '/purchaseEquity', '选择套餐'],
  ['/info/equity', '/info/equity', '剩余次数'],
  ['/info/order', '/info/order', '下单与付款'],
  ['/Nationwide', '/Nationwide', '全国政策导航'],
  ['/enterpriseCheck', '/enterpriseCheck', 'AI获客'],
  ['/iptools/companyEvaluating', '/iptools/companyEvaluating', '企业评测'],
  ['/iptools/specialization', '/iptools/specialization', '专精特新自评'],
];

test('规格第2节写明的每个地址，不带编号打开也到该去的页面，问号后面的照旧', async ({ cleanPage: page }) => {
  test.setTimeout(180_000);
  await signInByPassword(page);
  const wrong: string[] = [];
  for (const [opened, shown, title] of routes) {
    await page.goto(`${opened}?from=note`);
    await expect(page.getByRole('main')).toBeVisible();
    const arrived = await page
      .waitForURL((url) => url.pathname === shown, { timeout: 5_000 })
      .then(() => page.waitForFunction((start) => document.title.startsWith(start), title, { timeout: 5_000 }))
      .then(
        () => new URL(page.url()).search === '?from=note',
        () => false,
      );
    if (!arrived) wrong.push(`${opened} → ${page.url()} ${await page.title()}`);
  }
  expect(wrong).toEqual([]);
});
