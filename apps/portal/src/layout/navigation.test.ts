import { expect, it } from 'vitest';
import { breadcrumbsOf, entries, isTask, tabsAt } from './navigation';

const labels = (id: string, title: string, shown: string | null = null) =>
  breadcrumbsOf(id, title, shown).map(({ label }) => label);

it('keeps the paths of the specification', () => {
  expect(entries.map(({ href }) => href)).toEqual([
    '/',
    '/Policy',
    '/Policy/PolicySearch',
    '/Policy/policyNotice',
    '/Policy/publicity',
    '/Policy/RegionalCompare',
    '/Nationwide',
    '/Policy/SingleCompare',
    '/Policy/PolicyMatch1',
    '/Policy/PolicyMatchv2',
    '/Policy/FinancePolicyMatch',
    '/Policy/PolicyRewards',
    '/Policy/PolicyApply',
    '/Policy/ProjectDeclaration',
    '/Policy/ProjectDeclaration/library',
    '/DeepSeek',
    '/DeepSeek/aiKnowledge',
    '/aiAssistant/aiPdf',
    '/aiAssistant',
    '/aiAssistant2',
    '/iptools/companyEvaluating',
    '/enterpriseCheck',
    '/materialwriting',
  ]);
});

it('says where one is', () => {
  expect(labels('portal.home', '工作台')).toEqual(['工作台']);
  expect(labels('portal.homeByName', '工作台')).toEqual(['工作台']);
  expect(labels('policy.search', '政策检索')).toEqual(['政策服务', '政策检索']);
  expect(labels('policy.detail', '政策详情')).toEqual(['政策服务', '政策检索', '政策详情']);
  expect(labels('policy.match', '政策匹配')).toEqual(['匹配测算', '政策匹配']);
  expect(labels('policy.matchReport', '匹配报告')).toEqual(['匹配测算', '政策匹配', '匹配报告']);
  expect(labels('policy.rewards', '奖补测算')).toEqual(['匹配测算', '奖补测算']);
  expect(labels('policy.application', '申报填报')).toEqual(['项目申报', '申报管理', '申报填报']);
  expect(labels('account.changePassword', '修改密码')).toEqual(['修改密码']);
  expect(breadcrumbsOf('account.messageCenter', '消息中心', null)[0]?.href).toBe('/PersonalCenter/personalCenterHome');
  expect(labels('account.orderDetail', '订单详情')).toEqual(['个人中心', '我的订单', '订单详情']);
  expect(labels('account.purchaseEquity', '选择套餐')).toEqual(['个人中心', '选择套餐']);
  expect(labels('account.messageCenter', '消息中心')).toEqual(['个人中心', '消息中心']);
  expect(breadcrumbsOf('policy.detail', '政策详情', null)[1]?.href).toBe('/Policy/PolicySearch');
});

it('says which conversation is open, with a way back to the page that holds it', () => {
  expect(breadcrumbsOf('chat.chat', '智能对话', '研发后补助能拿多少')).toEqual([
    { id: 'assistant', label: 'AI助手' },
    { id: 'chat.chat', label: '智能对话', href: '/DeepSeek' },
    { id: 'shown', label: '研发后补助能拿多少' },
  ]);
  expect(breadcrumbsOf('chat.assistant', '快速问答', '问')[1]?.href).toBe('/aiAssistant');
  expect(breadcrumbsOf('chat.pdf', 'PDF问答', '问')[1]?.href).toBe('/aiAssistant/aiPdf');
  expect(labels('chat.policyAssistant', '政策问答', '问')).toEqual(['AI助手', '智能对话', '政策问答', '问']);
  expect(breadcrumbsOf('chat.policyAssistant', '政策问答', '问')[2]?.href).toBe('/Policy/PolicyAssistant');
  expect(labels('policy.detail', '政策详情', '高新技术企业认定管理办法').at(-1)).toBe('政策详情');
});

it('leads to the overview of policies from everywhere in it', () => {
  expect(breadcrumbsOf('policy.detail', '政策详情', null)[0]).toMatchObject({ label: '政策服务', href: '/Policy' });
  for (const id of ['policy.index', 'policy.search', 'policy.detail', 'policy.match', 'policy.declarations'])
    expect(tabsAt(id).find(({ isCurrent }) => isCurrent)).toMatchObject({ label: '政策', href: '/Policy' });
});

it('gives every questionnaire the whole screen of a phone', () => {
  const routes = entries.flatMap(({ below }) => below).filter((id) => id.endsWith('Proceed'));
  expect(routes).toHaveLength(3);
  expect(routes.every(isTask)).toBe(true);
});
