import { expect, it } from 'vitest';
import { entries, places, sectionsAt } from './navigation';
import { breadcrumbsOf, isTask, tabsAt } from './places';

const labels = (id: string, title: string, shown: string | null = null) =>
  breadcrumbsOf(id, title, shown).map(({ label }) => label);

it('keeps the paths of the specification', () => {
  expect(places.map(({ href }) => href)).toEqual([
    '/',
    '/Policy/PolicySearch',
    '/Policy/policyNotice',
    '/Policy/publicity',
    '/Policy/RegionalCompare',
    '/Nationwide',
    '/Policy/PolicyMatch1',
    '/Policy/PolicyMatchv2',
    '/Policy/FinancePolicyMatch',
    '/Policy/PolicyRewards',
    '/Policy/PolicyMatch1/timeline',
    '/iptools/companyEvaluating',
    '/Policy/PolicyApply',
    '/Policy/ProjectDeclaration',
    '/Policy/ProjectDeclaration/library',
    '/DeepSeek',
    '/aiAssistant',
    '/aiAssistant2',
    '/DeepSeek/aiKnowledge',
    '/aiAssistant/aiPdf',
    '/aippt',
    '/efficiency',
    '/textCorrection',
    '/enterpriseCheck',
    '/materialwriting',
  ]);
});

it('has at most thirteen entrances', () => expect(entries.length).toBeLessThanOrEqual(13));

it('puts pages side by side, and none of those below them', () => {
  expect(sectionsAt('policy.notices')).toMatchObject({ label: '政策检索' });
  expect(sectionsAt('policy.rewards')?.sections.map(({ label }) => label)).toEqual([
    ...['政策匹配', '项目', '金融', '测算', '资金时间线'],
  ]);
  expect(sectionsAt('policy.detail')).toBeNull();
  expect(sectionsAt('portal.home')).toBeNull();
});

it('says where one is', () => {
  expect(labels('portal.home', '工作台')).toEqual(['工作台']);
  expect(labels('portal.homeByName', '工作台')).toEqual(['工作台']);
  expect(labels('policy.search', '政策检索')).toEqual(['政策服务', '政策检索']);
  expect(labels('policy.detail', '政策详情')).toEqual(['政策服务', '政策检索', '政策详情']);
  expect(labels('policy.match', '政策匹配')).toEqual(['匹配测算', '政策匹配']);
  expect(labels('policy.matchReport', '匹配报告')).toEqual(['匹配测算', '政策匹配', '匹配报告']);
  expect(labels('policy.rewards', '奖补测算')).toEqual(['匹配测算', '奖补测算']);
  expect(labels('policy.application', '申报填报')).toEqual(['申报', '申报管理', '申报填报']);
  expect(labels('meeting.recording', '会议录音')).toEqual(['AI助手', '会议', '会议录音']);
  for (const id of ['meeting.recordingDialect', 'meeting.transcriptsDialect'])
    expect(labels(id, '语言与方言')).toEqual(['AI助手', '会议', '语言与方言']);
  expect(labels('meeting.meeting', '会议录音', '研发例会')).toEqual(['AI助手', '会议', '研发例会']);
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

it('marks the tab of a phone by what one is in', () => {
  for (const id of ['policy.search', 'policy.detail', 'policy.match', 'policy.declarations'])
    expect(tabsAt(id).find(({ isCurrent }) => isCurrent)).toMatchObject({
      label: '政策',
      href: '/Policy/PolicySearch',
    });
  expect(tabsAt('policy.index').find(({ isCurrent }) => isCurrent)).toMatchObject({ label: '工作台' });
  expect(tabsAt('acquisition.enterpriseCheck').some(({ isCurrent }) => isCurrent)).toBe(false);
});

it('gives every questionnaire, and a meeting that is recorded or played, the whole screen of a phone', () => {
  const routes = places.flatMap(({ below }) => below).filter((id) => id.endsWith('Proceed'));
  expect(routes).toHaveLength(3);
  expect(routes.every(isTask)).toBe(true);
  expect(isTask('meeting.meeting')).toBe(true);
  expect(isTask('meeting.recording')).toBe(true);
});
