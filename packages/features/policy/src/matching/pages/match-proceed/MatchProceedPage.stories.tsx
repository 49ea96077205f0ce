import type { MatchQuestion } from '@hengce/api';
import { mainHttp, ok } from '@hengce/api/testing';
import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { answerRefused, matchHandlers, noEnterprise, noUseLeft } from '../../../shared/testing/matchHandlers';
import { answering, failing, pending } from '../../../shared/testing/states';
import {
  deferredProgress,
  doneProgress,
  impliedProgress,
  longTitle,
  matchProgress,
  matchReport,
  setProgress,
} from '../../../testing';
import { PolicyStoryHost } from '../../../testing/PolicyStoryHost';

const address = (question?: string) => `/Policy/PolicyMatch1/proceed${question ? `?q=${question}` : ''}`;

const meta = preview.meta({
  id: 'policy-match-proceed-page',
  title: '页面/政策/匹配答题',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { initialPath: address(), host: { now: () => storyNow } },
  beforeEach({ msw }) {
    msw.use(...matchHandlers());
  },
});
export default meta;

export const Default = meta.story({ name: '默认', tags: ['visual'] });

export const Answering = meta.story({
  name: '选一个范围：立刻保存，结果跟着变',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '20%至30%' }));
    await expect(await canvas.findByText('已保存')).toBeVisible();
    await expect((await canvas.findAllByText('本题确定5项'))[0]).toBeVisible();
  },
});

export const Loading = meta.story({
  name: '加载中',
  beforeEach: answering(pending),
});

export const Failing = meta.story({
  name: '出错可重试',
  beforeEach: answering(failing),
});

export const NoEnterprise = meta.story({
  name: '还没有企业',
  args: { host: { links: { 'account.enterpriseInformation': () => '/PersonalCenter/enterpriseInformation' } } },
  beforeEach({ msw }) {
    msw.use(noEnterprise);
  },
});

export const Refused = meta.story({
  name: '答案没有收下：填的还在，写明原因',
  args: { initialPath: address('fact:inventionPatents:') },
  beforeEach({ msw }) {
    msw.use(answerRefused);
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: '有效的发明专利有几件？' });
    await userEvent.type(field, '-3');
    await userEvent.tab();
    await expect(await canvas.findByText(/没有保存.*现在是-3/)).toBeVisible();
    await expect(field).toHaveValue('-3');
  },
});

const report = { name: '先看结果' };

export const NotUnsaved = meta.story({
  name: '有没有保存的回答时不生成报告，也不退出：说出是哪一题，回到那一题',
  args: { initialPath: address('fact:inventionPatents:') },
  beforeEach({ msw }) {
    msw.use(answerRefused);
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: '有效的发明专利有几件？' });
    await userEvent.type(field, '-3');
    await userEvent.click(canvas.getAllByRole('button', report)[0] as HTMLElement);
    const said = /^报告没有生成，没有计次。“有效的发明专利有几件？”的回答没有保存/;
    await expect((await within(document.body).findAllByText(said))[0]).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getByTestId('address')).toHaveTextContent('/proceed');
    // What is refused as it stands is refused again.
    await expect(canvas.queryByRole('button', { name: '重试' })).toBeNull();
    // Nor does one leave past it, unless one says so again.
    const exit = canvas.getAllByRole('button', { name: '保存并退出' })[0] as HTMLElement;
    await userEvent.click(exit);
    const kept = /^“有效的发明专利有几件？”的回答没有保存，请改好后再退出/;
    await expect((await within(document.body).findAllByText(kept))[0]).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveTextContent('/proceed');
    await userEvent.click(exit);
    await waitFor(() => expect(canvas.getByTestId('address')).not.toHaveTextContent('/proceed'));
  },
});

const calls: string[] = [];
let save = () => {};
export const Waits = meta.story({
  name: '正在保存时等保存完再生成',
  beforeEach({ msw }) {
    calls.length = 0;
    const saving = new Promise<void>((resolve) => {
      save = resolve;
    });
    msw.use(
      mainHttp.post('/api/v1/match/answer', async ({ response }) => {
        await saving;
        calls.push('answer');
        return response(200).json(ok(matchProgress));
      }),
      mainHttp.post('/api/v1/match/run', ({ response }) => {
        calls.push('run');
        return response(200).json(ok({ ...matchReport, id: 'r2' }));
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '20%至30%' }));
    await userEvent.click(canvas.getAllByRole('button', report)[0] as HTMLElement);
    save();
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/report/r2'));
    await expect(calls).toEqual(['answer', 'run']);
  },
});

export const Amounts = meta.story({
  name: '金额：1,800万读作1,800万元；读不出来的不保存，说明怎样写',
  args: { initialPath: address('fact:rdExpense:2025') },
  play: async ({ canvas, userEvent }) => {
    const question = within(await canvas.findByRole('region', { name: /研发费用总额是多少/ }));
    const field = question.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.paste('1,800万');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue('1,800'));
    await expect(await question.findByText('已保存')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '一千八百');
    await userEvent.tab();
    await expect(await question.findByText(/应为阿拉伯数字.*现在是“一千八百”/)).toBeVisible();
    await expect(question.queryByText('已保存')).toBeNull();
    await expect(field).toHaveValue('一千八百');
  },
});

const days: unknown[] = [];
export const Days = meta.story({
  name: '日期填完、离开以后才保存',
  args: { initialPath: address('fact:licenceDate:') },
  beforeEach({ msw }) {
    days.length = 0;
    msw.use(
      mainHttp.post('/api/v1/match/answer', async ({ request, response }) => {
        days.push(((await request.clone().json()) as { answer: unknown }).answer);
        return response(200).json(ok(matchProgress));
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const question = within(await canvas.findByRole('region', { name: /发证日期/ }));
    const [year] = await question.findAllByRole('spinbutton');
    await userEvent.click(year as HTMLElement);
    await userEvent.keyboard('2026');
    await userEvent.click(canvas.getAllByRole('heading')[0] as HTMLElement);
    await expect(await question.findByText(/日期没有填完/)).toBeVisible();
    await userEvent.click(question.getAllByRole('spinbutton')[1] as HTMLElement);
    await userEvent.keyboard('0115');
    await expect(days).toEqual([]);
    await userEvent.click(canvas.getAllByRole('heading')[0] as HTMLElement);
    await expect(await question.findByText('已保存')).toBeVisible();
    await expect(days).toEqual([{ kind: 'exact', value: '2026-01-15' }]);
  },
});

export const Opened = meta.story({
  name: '展开的题答了也不收起，题号不变',
  args: { initialPath: address('attest:n1') },
  beforeEach({ msw }) {
    const one = matchProgress.questions.find(({ id }) => id === 'attest:partner') as MatchQuestion;
    const questions = Array.from({ length: 8 }, (_, at) => ({
      ...one,
      id: `attest:n${at + 1}`,
      title: `条件${at + 1}`,
    }));
    msw.use(...matchHandlers({ progress: { ...matchProgress, questions, nextQuestionId: 'attest:n1' } }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '本组还有2题' }));
    const second = within(await canvas.findByRole('region', { name: /条件2/ }));
    await userEvent.click(second.getByRole('radio', { name: '是' }));
    await expect(await second.findByText('已保存')).toBeVisible();
    await expect(canvas.getByRole('region', { name: /^8\s?条件8/ })).toBeVisible();
  },
});

export const Rounds = meta.story({
  name: '题目多时先答一轮：写明有几项只等它们，其余看这些答案再问',
  beforeEach({ msw }) {
    const one = matchProgress.questions.find(({ id }) => id === 'attest:partner') as MatchQuestion;
    const questions = Array.from({ length: 8 }, (_, at) => ({
      ...one,
      id: `attest:n${at + 1}`,
      title: `条件${at + 1}`,
    }));
    const outlook = { ...matchProgress.outlook, items: 5 };
    const round = ['attest:n3', 'attest:n1'];
    msw.use(
      ...matchHandlers({ progress: { ...matchProgress, questions, round, outlook, nextQuestionId: 'attest:n3' } }),
    );
  },
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('list', { name: '答题进度' }));
    await expect(steps.getByText('先答2题，5项只等它们')).toBeVisible();
    await expect(steps.getAllByText('看前面的答案再问')[0]).toBeVisible();
    await expect(canvas.getByRole('region', { name: /^1\s?条件3/ })).toBeVisible();
    await expect(canvas.getByRole('region', { name: /^2\s?条件1/ })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: /条件2/ })).toBeNull();
  },
});

export const NextRound = meta.story({
  name: '一轮最后一题是填数的：回车后等它存好，接着到下一轮的第一题，题号连着',
  beforeEach({ msw }) {
    const one = matchProgress.questions.find(({ id }) => id === 'attest:partner') as MatchQuestion;
    const typed = matchProgress.questions.find(({ id }) => id === 'fact:softwareRights:') as MatchQuestion;
    const others = Array.from({ length: 8 }, (_, at) => ({ ...one, id: `attest:n${at + 1}`, title: `条件${at + 1}` }));
    const outlook = { open: 2, items: 0, touched: 6, remaining: 9 };
    msw.use(
      ...matchHandlers({
        progress: {
          ...matchProgress,
          questions: [typed, ...others],
          round: ['attest:n3', typed.id],
          outlook,
          nextQuestionId: 'attest:n3',
        },
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const steps = within(await canvas.findByRole('list', { name: '答题进度' }));
    await expect(steps.getByText('先答2题，关系到6项')).toBeVisible();
    await expect(canvas.getByText(/现在一共有9题还没有答/)).toBeVisible();
    const first = await canvas.findByRole('region', { name: /^1\s?条件3/ });
    await userEvent.click(within(first).getByText('是', { exact: true }));
    await userEvent.keyboard('{Enter}');
    const second = await canvas.findByRole('region', { name: /^2\s?软件著作权有几件/ });
    await userEvent.type(within(second).getByRole('textbox'), '6');
    await userEvent.keyboard('{Enter}');
    const next = await canvas.findByRole('region', { name: /^3\s?条件1/ });
    await waitFor(() => expect(next).toHaveAttribute('data-current', 'true'));
    await expect(canvas.getByRole('region', { name: /^4\s?条件2/ })).toBeVisible();
  },
});

export const Several = meta.story({
  name: '多选：勾选有的，其余按没有处理；资料里有的已经勾上',
  tags: ['visual'],
  args: { initialPath: address('fact:isChampion:') },
  beforeEach({ msw }) {
    msw.use(...matchHandlers({ progress: setProgress }));
  },
  play: async ({ canvas, userEvent }) => {
    const question = within(await canvas.findByRole('region', { name: /已有下列哪些资质与称号/ }));
    const box = (name: string | RegExp) => question.getByRole('checkbox', { name });
    await expect(box(/^高新技术企业/)).toBeChecked();
    await expect(box('没有其他的')).not.toBeChecked();
    await userEvent.click(box('专精特新中小企业'));
    await expect(await question.findByText('已保存')).toBeVisible();
    await expect(box('没有其他的')).toBeChecked();
    await userEvent.click(box(/^高新技术企业/));
    await userEvent.click(box('专精特新中小企业'));
    await waitFor(() => expect(box('都没有')).toBeChecked());
    await userEvent.click(box('不清楚'));
    await waitFor(() => expect(box(/^(都没有|没有其他的)$/)).not.toBeChecked());
    await userEvent.click(box('不清楚'));
    await waitFor(() => expect(box('不清楚')).not.toBeChecked());
  },
});

export const SeveralByKeyboard = meta.story({
  name: '多选只用键盘：数字键勾选和取消，回车到下一题，不改勾选',
  args: { initialPath: address('set:title') },
  beforeEach({ msw }) {
    msw.use(...matchHandlers({ progress: setProgress }));
  },
  play: async ({ canvas, userEvent }) => {
    const box = (name: string | RegExp) => canvas.getByRole('checkbox', { name });
    await canvas.findByRole('checkbox', { name: '制造业单项冠军企业' });
    await userEvent.keyboard('2');
    await waitFor(() => expect(box('专精特新中小企业')).toBeChecked());
    await userEvent.keyboard('2');
    await waitFor(() => expect(box('专精特新中小企业')).not.toBeChecked());
    await userEvent.keyboard('3');
    await waitFor(() => expect(box('专精特新“小巨人”企业')).toBeChecked());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByTestId('address')).not.toHaveTextContent('set%3Atitle'));
    await expect(box('专精特新“小巨人”企业')).toBeChecked();
  },
});

export const OneFile = meta.story({
  name: '同一文件的几项：先写各项的名称，再写文件',
  beforeEach({ msw }) {
    const [first] = matchProgress.nearest;
    const item = (itemId: string, itemName: string) =>
      first ? [{ ...first, policy: { ...first.policy, title: longTitle, itemId, itemName } }] : [];
    const nearest = [...item('a', '设备投资补助'), ...item('b', '设备贷款贴息')];
    msw.use(...matchHandlers({ progress: { ...matchProgress, nearest } }));
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(`设备投资补助，${longTitle}`))[0]).toBeVisible();
    await expect(canvas.getAllByText(`设备贷款贴息，${longTitle}`)[0]).toBeVisible();
  },
});

export const Unsure = meta.story({
  name: '不清楚也是答案',
  args: { initialPath: address('fact:softwareRights:') },
  play: async ({ canvas, userEvent }) => {
    const question = within(await canvas.findByRole('region', { name: /软件著作权有几件/ }));
    await userEvent.click(question.getByRole('radio', { name: '不清楚' }));
    await expect(await question.findByText(/先按不清楚处理/)).toBeVisible();
    await expect(await question.findByText('已保存')).toBeVisible();
  },
});

export const Prefilled = meta.story({
  name: '带入的资料可以改',
  args: { initialPath: address('fact:region:') },
});

export const Implied = meta.story({
  name: '由其他回答推得的可以自己改答；两个回答矛盾会说',
  args: { initialPath: address('attest:area-300') },
  beforeEach({ msw }) {
    msw.use(...matchHandlers({ progress: impliedProgress }));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^与“研发场地面积不低于500平方米”的回答不能同时成立/)).toBeVisible();
    await expect(canvas.getByText('由“项目设备投资额不低于800万元”推得')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '修改项目设备投资额不低于500万元' }));
    const own = within(canvas.getByRole('region', { name: /项目设备投资额不低于500万元/ }));
    await expect(own.getByText('推得')).toBeVisible();
    await expect(own.getByRole('radio', { name: '是' })).toBeChecked();
  },
});

/** As a row of an item names it: one of several thresholds of a number. */
const fromItem = { initialPath: address('attest:equipment-800') };
export const Deferred = meta.story({
  name: '留待的题：从一项政策打开，几个门槛问成一个数，这项政策的一起问',
  tags: ['visual'],
  args: fromItem,
  beforeEach({ msw }) {
    msw.use(...matchHandlers({ progress: deferredProgress }));
  },
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByRole('region', { name: /项目设备投资额/ });
    await expect(number).toHaveAttribute('data-current', 'true');
    await expect(canvas.getByRole('region', { name: /项目已在发改或者经信部门备案/ })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: /在境外取得/ })).toBeNull();
    await userEvent.click(within(number).getByRole('radio', { name: '大致范围' }));
    await userEvent.click(within(number).getByRole('radio', { name: '800万元及以上' }));
    await expect(await within(number).findByText('已保存')).toBeVisible();
  },
});

export const DeferredPhone = meta.story({
  name: '留待的题，窄屏375',
  globals: { viewport: { value: 'phone' } },
  args: fromItem,
  beforeEach({ msw }) {
    msw.use(...matchHandlers({ progress: deferredProgress }));
  },
});

export const NotAwaited = meta.story({
  name: '没有政策等的题：从一项条件打开，到的还是这道题',
  args: { initialPath: address('attest:field') },
  beforeEach({ msw }) {
    const one = matchProgress.questions.find(({ id }) => id === 'attest:partner') as MatchQuestion;
    const others = [{ ...one, id: 'attest:field', title: '主要产品属于高新技术领域', isOpen: false, answer: null }];
    msw.use(...matchHandlers({ progress: { ...matchProgress, others } }));
  },
  play: async ({ canvas }) => {
    const question = await canvas.findByRole('region', { name: /主要产品属于高新技术领域/ });
    await expect(question).toHaveAttribute('data-current', 'true');
    await waitFor(() => expect(within(question).getByRole('radio', { name: '是' })).toHaveFocus());
  },
});

export const EnoughAsked = meta.story({
  name: '要问的已经问完：留待的题写明有几道，打开那项政策时再答',
  beforeEach({ msw }) {
    msw.use(...matchHandlers({ progress: deferredProgress }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/要问的已经问完。.*还有3题各只关系到少数政策/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: /项目设备投资额/ })).toBeNull();
  },
});

export const Done = meta.story({
  name: '没有要答的题',
  beforeEach({ msw }) {
    msw.use(...matchHandlers({ progress: doneProgress }));
  },
});

export const UsedUp = meta.story({
  name: '次数用完：答案都在',
  beforeEach({ msw }) {
    msw.use(noUseLeft);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: '先看结果' }))[0] as HTMLElement);
    await expect((await within(document.body).findAllByText(/已答的题都在.*次数已用完/))[0]).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '20%至30%' })).toBeVisible();
  },
});

export const Long = meta.story({
  name: '很长的题目与政策名',
  beforeEach({ msw }) {
    const progress = {
      ...matchProgress,
      questions: matchProgress.questions.map((question) => ({
        ...question,
        title: `${question.title}（按最近一次年度审计报告和企业所得税汇算清缴申报表一致的口径填写）`,
        policies: [longTitle],
      })),
      nearest: matchProgress.nearest.map((item) => ({ ...item, policy: { ...item.policy, title: longTitle } })),
    };
    msw.use(...matchHandlers({ progress }));
  },
});

export const Phone = meta.story({
  name: '窄屏375：一屏一题',
  globals: { viewport: { value: 'phone' } },
  args: { initialPath: address('fact:platform:') },
});

export const Keyboard = meta.story({
  name: '只用键盘：数字键选择，回车到下一题',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radio', { name: '20%至30%' });
    await userEvent.keyboard('3');
    await waitFor(() => expect(canvas.getByRole('radio', { name: '20%至30%' })).toBeChecked());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('fact%3Aplatform%3A'));
    await userEvent.keyboard('2');
    await waitFor(() => expect(canvas.getByRole('radio', { name: '省级企业技术中心' })).toBeChecked());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('attest%3Apartner'));
  },
});
