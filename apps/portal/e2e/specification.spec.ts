import { demo, demoApi, expect, expectQuiet, signInByPassword, test } from './fixtures';

// Every line of the specification that says what the product does is held here, or where this list says:
// §2 code in `userCode`, token in the query: account/session. Skip of the expiry check: account/trial. Lazy pages: chunks, weight.
// §3 the four keys of the storage: account/session, account/trial.
// §4 no token leads to /login, 444 in mid-session, its error, the cleared storage: account/sign-in; after 100 ms: sessionGuard.test.
//   Expired trial, and the visit that is recorded: account/trial. Upgrade of AI获客: policy/enterprise-check, acquisitionUpgrade.test.
//   Which uses are counted, 1010 of the server: entitlements equity.test, trial.test. No token or phone on the way to the notes:
//   notesSignOn.test. Thinking block, closed when done, and links in a new tab: ThinkingBlock and StreamingMarkdown stories.
// §5 whitespace of the phone number: notesSignOn.test. §7 bearer token, form-encoded or JSON, the header `token` of the notes, name of a
//   download: tests of api; 文件下载成功: account/enterprise, account/personal.
// §8 500, network errors and cancelled calls: api/call.test. Chunks that do not come: chunks, of page, shell and 404.
// §9 300000 ms: api/call.test. 120000 ms: chunks, kit/FeaturePage.test. Ten rows of declarations, base path /: below.
// §3 response shapes, §7 every call: specification-calls.

// Every route that the specification (§2) names, opened bare: as a link in a note or an old bookmark has it.
const routes: readonly (readonly [opened: string, shown: string, title: string])[] = [
  ['/', '/', '工作台'],
  ['/home', '/home', '工作台'],
  ['/login/changepassword', '/login/changepassword', '修改密码'],
  ['/Login/changepassword', '/Login/changepassword', '修改密码'],
  // A link to sign in that has no code says what it lacks.
  ['/Login/api', '/Login/api', '登录'],
  ['/policy', '/policy', '政策总览'],
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
  ['/Policy/PolicyAssistant', '/Policy/PolicyAssistant', '政策问答'],
  ['/aiAssistant', '/aiAssistant', '快速问答'],
  ['/aiAssistant2', '/aiAssistant2', '常用任务'],
  ['/aiAssistant/aiPdf', '/aiAssistant/aiPdf', 'PDF问答'],
  ['/aippt', '/aippt', 'AI-PPT'],
  ['/efficiency', '/efficiency', '会议'],
  ['/efficiency/recording', '/efficiency/recording', '会议录音'],
  ['/efficiency/recording/dialect', '/efficiency/recording/dialect', '语言与方言'],
  ['/efficiency/transcripts', '/efficiency', '会议'],
  ['/efficiency/transcripts/dialect', '/efficiency/transcripts/dialect', '语言与方言'],
  ['/textCorrection', '/textCorrection', '智能校对'],
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
  ['/iptools/companyEvaluating', '/iptools/companyEvaluating', '高新技术企业自评'],
  ['/iptools/specialization', '/iptools/specialization', '专精特新自评'],
  // The catch-all route.
  ['/no/such/page', '/no/such/page', '页面不存在'],
  ['/Policy/NoSuchPage', '/Policy/NoSuchPage', '页面不存在'],
];

test('规格第2节写明的每个地址，不带编号打开也到该去的页面，问号后面的照旧', async ({ cleanPage: page }) => {
  test.setTimeout(300_000);
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

const envelope = (code: number, msg: string, data: unknown = null) => ({ json: { code, statusCode: code, msg, data } });

test('规格第8节：登录页上的444只传回答复，登录页自己说明，写好的都在', async ({ cleanPage: page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: '密码登录' }).click();
  await page.getByLabel('手机号').fill(demo.phone);
  await page.getByLabel('密码', { exact: true }).fill(demo.password);
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check({ force: true });
  await page.route('**/api/v1/user/login', (route) => route.fulfill(envelope(444, '令牌无效')));
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: '登录状态失效，请重新登录' })).toBeVisible();
  await expect(page.getByLabel('手机号')).toHaveValue(/138/);
});

test('规格第4节：已登录时打开登录页核对申报列表后回首页，写明stay就留下', async ({ cleanPage: page }) => {
  await signInByPassword(page);
  const lists: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/gDeclaraManage/list')) lists.push(new URL(request.url()).search);
  });
  await page.goto('/Login');
  await expect(page).toHaveURL((url) => url.pathname === '/');
  expect(lists[0]).toBe('?pageNum=1&pageSize=10&orderByColumn=create_time&isAsc=desc');
  await page.goto('/login?stay=1');
  await expect(page.getByRole('link', { name: '密码登录' })).toBeVisible();
  await expectQuiet(page);
  expect(new URL(page.url()).pathname).toBe('/login');
});

test('规格第4节与第7节：笔记的组织列表答401，信封里的也算，重新做一次特殊登录', async ({ cleanPage: page }) => {
  await signInByPassword(page);
  await page.evaluate(() => {
    localStorage.setItem('sso_secret', 'old');
    localStorage.setItem('sso_token', 'old');
  });
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(sso|think)\//.test(pathname))
      calls.push(`${request.method()} ${pathname.replace(/all\/\d+$/, 'all')}`);
  });
  // HTTP 200 with 401 inside, once.
  await page.route('**/api/think/organization/list/personal', (route) => route.fulfill(envelope(401, '未登录')), {
    times: 1,
  });
  await page.route('**/app/org/**', (route) => route.fulfill({ body: '' }));
  await page.goto('/materialwriting?projectId=p1');
  await expect(page).toHaveURL(/\/app\/org\/[^/]+\/wiki\/[^/]+\/materialwriting\?/);
  const { searchParams } = new URL(page.url());
  expect([...searchParams.keys()]).toEqual(['secret', 'ssotoken', 'redirect', 'projectId']);
  expect(calls.map((call) => call.replace(/\/\d+$|\/[\w-]{20,}$/, ''))).toEqual([
    'GET /api/think/organization/list/personal',
    'POST /api/sso/user/specialLogin',
    'POST /api/sso/user/getToken',
    'GET /api/think/organization/list/personal',
    'GET /api/think/wiki/list/all',
  ]);
});

test('规格第4节与第8节：次数用完时发送，弹出“提示”并写明原因，写好的留着', async ({ cleanPage: page }) => {
  await signInByPassword(page);
  await page.route('**/api/v1/user/use/**', (route) =>
    route.fulfill(envelope(1010, '智能对话的试用次数已用完，请联系顾问')),
  );
  await page.goto('/DeepSeek');
  const field = page.getByRole('textbox', { name: '提问' });
  await field.fill('研发费用能加计扣除多少');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: '提示' });
  await expect(dialog).toContainText('智能对话的试用次数已用完，请联系顾问');
  await dialog.getByRole('button', { name: '知道了' }).click();
  await expect(field).toHaveValue('研发费用能加计扣除多少');
  // Nothing was made for it.
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: '研发费用能加计扣除多少' })).toHaveCount(0);
});

test('规格第7节与第8节：复制取内容、去掉标签与标记，复制成功；取不到或剪贴板不给，复制失败', async ({
  cleanPage: page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInByPassword(page);
  await page.goto('/DeepSeek');
  await page.getByRole('textbox', { name: '提问' }).fill('高新技术企业认定要什么条件');
  await page.keyboard.press('Enter');
  const copy = page.getByRole('button', { name: '复制', exact: true }).last();
  await expect(page.getByRole('button', { name: '复制与导出' })).toBeVisible();
  await copy.click();
  await expect(page.getByText('复制成功').first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('科技人员占职工总数的比例不低于10%');
  expect(copied).not.toMatch(/\*\*|\[\^?\d+\]|\]\(|<[a-z]/);
  // Not 200 inside HTTP 200.
  await page.route('**/api/chatAgentRecord/getContent', (route) => route.fulfill(envelope(500, '内容没有取到')));
  await copy.click();
  await expect(page.getByText('复制失败').first()).toBeVisible();
  await page.unroute('**/api/chatAgentRecord/getContent');
  await page.reload();
  await page.evaluate(() => {
    const refuse = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    Object.assign(navigator.clipboard, { write: refuse, writeText: refuse });
    document.execCommand = () => false;
  });
  await copy.click();
  await expect(page.getByText('复制失败').first()).toBeVisible();
});

test('规格第2节：写材料的页面打开写作空间，带上自己的projectId', async ({ cleanPage: page, server }) => {
  await signInByPassword(page);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const list = await (await page.request.get(`${server.url}/api/v1/enterprise/list`, { headers })).json();
  const run = await page.request.post(`${server.url}/api/v1/match/run`, {
    headers: { ...headers, 'Idempotency-Key': 'specification-journey-1' },
    data: { enterpriseId: list.data[0].id },
  });
  const { id } = (await run.json()).data;
  await page.goto(`/Policy/PolicyMatch1/report/${id}`);
  const link = page.getByRole('link', { name: /在写作空间写材料/ });
  await expect(link).toHaveAttribute('href', `/materialwriting?projectId=${id}`);
});

test('规格第2节：带编号的地址打开自己的那一份', async ({ cleanPage: page, server }) => {
  test.setTimeout(120_000);
  await signInByPassword(page);
  const { get, post } = await demoApi(page, server.url);
  const make = (path: string, data: object, name = 'once') =>
    post(path, data, { 'Idempotency-Key': `specification-full-addresses-${name}` });
  const [enterprise] = await get('/api/v1/enterprise/list');
  const policies = (await get('/api/v1/policy/search?q=高新技术企业')).rows;
  const notices = (await get('/api/v1/notice/list')).rows;
  const items = (await get('/api/v1/apply/list')).rows;
  const reportOf = async (variant: string) =>
    (await make('/api/v1/match/run', { enterpriseId: enterprise.id, variant }, variant)).id;
  const { policyId, itemId } = items[0].policy;
  const declaration = await make('/api/v1/declaration/create', { enterpriseId: enterprise.id, policyId, itemId });
  const order = await make('/api/v1/order/create', {
    planId: 'professional',
    billing: 'year',
    payMethod: 'bank_transfer',
    asDraft: false,
    extraSeats: 0,
  });
  const opened: readonly (readonly [address: string, words: string])[] = [
    [`/Policy/PolicyDetail/${policies[0].id}`, policies[0].title],
    [`/Policy/policyNoticeDetails/${notices[0].id}`, notices[0].title],
    [`/Policy/PolicyApply/detail/${policyId}/${itemId}`, items[0].policy.itemName],
    [`/Policy/PolicyMatch1/report/${await reportOf('general')}`, '可申报'],
    [`/Policy/PolicyMatchv2/report/${await reportOf('project')}`, '项目申报匹配报告'],
    [`/Policy/FinancePolicyMatch/report/${await reportOf('finance')}`, '金融政策匹配报告'],
    [`/Policy/ProjectDeclaration/details/${declaration.id}`, items[0].policy.itemName],
    [`/Policy/ProjectApplication/${declaration.id}`, items[0].policy.itemName],
    [`/Policy/ProjectEvaluation/${declaration.id}`, items[0].policy.itemName],
    [`/PersonalCenter/myOrder/orderDetail?orderId=${order.id}`, order.orderNo],
  ];
  for (const [address, words] of opened) {
    await page.goto(address);
    // A sample says so in a mark of its own, and its title does without.
    const shown = words.replace(/^【示例】/, '');
    await expect(page.getByRole('main').getByText(shown).first(), address).toBeVisible();
  }
});
