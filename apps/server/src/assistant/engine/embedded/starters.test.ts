import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtinTemplates } from '../../runs/templates/builtinTemplates';
import type { Question } from '../AnswerEngine';
import { type EngineSetup, questionOf, setUpEngine, type WholeAnswer, wholeAnswerOf } from '../testing';

// The questions that the product itself puts before its users, and those that a firm asks of its own figures.

let setup: EngineSetup;
let userId: string;
beforeAll(async () => {
  setup = await setUpEngine();
  ({ userId } = await setup.newUser());
}, 120_000);
afterAll(() => setup.close());

const ask = (text: string, rest: Partial<Question> = {}): Promise<WholeAnswer> =>
  wholeAnswerOf(setup.engine(), questionOf(userId, text, rest));
const local = 's-330100-rd-2024';

/** An answer that says something, with its sources, and is no refusal. */
function expectAnswered({ answer, citations, figures, notices }: WholeAnswer): void {
  expect(notices.map(({ code }) => code)).not.toContain('notFound');
  expect(answer).not.toMatch(/库内未找到依据|这一问|没有一条把所问的都写到/);
  expect(citations.length).toBeGreaterThan(0);
  expect(citations.every(({ check, quote }) => check === 'verified' && quote !== '')).toBe(true);
  expect(figures?.items.filter(({ status }) => status === 'missing') ?? []).toEqual([]);
}

const wanted: Readonly<Record<string, RegExp>> = {
  我们符合高企吗: /高新技术企业认定：待补数[\s\S]*\| 科技人员占职工总数的比例 \| 不低于10% \| 18\.1% \| 符合/,
  我们最近有什么要截止的申报: /\| 2026年11月24日 \| 3天 \| \[\^1\]/,
  研发费用加计扣除能省多少税: /^\*\*研发费用加计扣除：预计少缴192\.9万元\*\*/,
  高企和专精特新有什么区别: /\| 支持力度 \| 减按15%[^|]*\| 资质认定，本身不发放资金/,
  列出高企认定的申报材料: /申报材料：\[\^1\]\n\n- 高新技术企业认定申请书/,
  我们还缺哪些条件: /差一点\d+项[\s\S]*最值得先补的：/,
  专精特新什么时候截止:
    /《专精特新中小企业认定标准（2026年）》[\s\S]*浙江省专精特新企业培育奖励实施办法》：\*\*2027年8月24日开放/,
};
/** Of the page of one policy. */
const ofPolicy: Readonly<Record<string, RegExp>> = {
  谁能申报: /研发投入补助：待核实/,
  能拿多少: /预计97\.16万元/,
  什么时候截止: /2026年12月28日截止，还剩37天/,
  要准备什么材料: /申报书/,
};

it('页面上的每个示例问题都在这里', () => {
  const text = fileURLToPath(new URL('../../../../../../packages/features/chat/src/text.ts', import.meta.url));
  const lists = readFileSync(text, 'utf8').matchAll(/examples: \[([^\]]*)\]/g);
  const shown = [...lists].flatMap(([, list = '']) => [...list.matchAll(/'([^']+)'/g)].map(([, question]) => question));
  expect(shown.length).toBeGreaterThan(8);
  expect(shown.filter((question = '') => !(question in wanted || question in ofPolicy))).toEqual([]);
});

it.each(Object.entries(wanted))('%s', async (text, pattern) => {
  const given = await ask(text);
  expectAnswered(given);
  expect(given.answer).toMatch(pattern);
});

it.each(Object.entries(ofPolicy))('这份政策：%s', async (text, pattern) => {
  const policyIds = [local];
  const scope = { usesPolicies: true, knowledgeBaseIds: [], documentIds: [], policyIds };
  const given = await ask(text, { scope });
  expectAnswered(given);
  expect(given.answer).toMatch(pattern);
  expect(new Set(given.citations.flatMap(({ policyId }) => policyId ?? []))).toEqual(new Set(policyIds));
});

const blanks: Readonly<Record<string, string>> = {
  地区: '杭州市',
  另一地区: '苏州市',
  事项: '研发费用后补助',
  年份: '2026',
  政策一: '高企奖励',
  政策二: '研发费用后补助',
  政策名称: '高新技术企业认定管理办法',
  条款: '第十一条',
  行业: '制造业',
};

// New and old versions need a law with both, as in answerEmbedded.test.ts.
it.each(builtinTemplates.filter(({ id }) => id !== 'builtin-versions').map(({ name, text }) => [name, text]))(
  '常用任务：%s',
  async (_, text) => {
    expectAnswered(await ask(text.replace(/\{\{(.+?)\}\}/g, (_blank, name: string) => blanks[name] ?? '')));
  },
);

describe('企业自己的数', () => {
  it.each([
    ['研发花了238万能少交多少税', /^\*\*研发费用加计扣除：预计少缴35\.7万元\*\*，238万元×100%×15%＝35\.7万元/],
    ['利润310万要交多少税', /310万元×15%＝46\.5万元/],
    ['我们最近有什么要截止的', /2026年11月24日/],
  ])('%s', async (text, pattern) => {
    const given = await ask(text);
    expectAnswered(given);
    expect(given.answer).toMatch(pattern);
  });

  it('三个问题逐个答：多少、何时、能不能一起拿', async () => {
    const given = await ask('我们去年研发费用1286万元，杭州能拿多少研发后补助？什么时候截止？跟省里的能一起拿吗？');
    expectAnswered(given);
    const [, amount = '', day = '', together = ''] = given.answer.split('### ');
    expect(amount).toContain('**研发投入补助：预计97.16万元**，1,000万元×8%＋286万元×6%＝97.16万元');
    expect(amount).toContain('按您说的研发费用1,286万元');
    expect(day).toContain('2026年12月28日截止，还剩37天');
    expect(together).toMatch(/杭州市[\s\S]*与《【示例】浙江省企业研发费用后补助实施细则[\s\S]*能一起拿/);
    expect(together).toContain('各级财政资金合计不得超过研发费用总额的40%');
    expect(given.answer).not.toContain('“研发费用 杭州');
  });
});

describe('接着问', () => {
  const behind = (...questions: string[]) => ({ history: questions.map((question) => ({ question, answer: '' })) });

  it('换地方：事项不变，说出按哪里', async () => {
    const given = await ask('在苏州呢', behind('我们能拿多少研发后补助'));
    expect(given.answer.split('\n')[0]).toBe('接着上一问，地区按苏州市：“苏州我们能拿多少研发后补助”。');
    expect(given.answer).toContain('苏州市企业研发费用后补助若干措施');
    expect(given.answer).not.toContain('未接入大模型');
  });

  it('隔了几轮，主语与地方都还在', async () => {
    const given = await ask('什么时候截止', behind('杭州的研发后补助要什么材料', '在苏州呢'));
    expect(given.answer.split('\n')[0]).toContain('接着上一问');
    expect(given.answer).toContain('苏州市企业研发费用后补助若干措施》');
    expect(given.answer).not.toContain('杭州市企业研发费用后补助');
  });

  it('跟省里的能一起拿吗', async () => {
    const given = await ask('跟省里的奖补能一起拿吗', behind('去年研发费用1286万元，能拿多少后补助？什么时候截止？'));
    expectAnswered(given);
    expect(given.answer).toMatch(/杭州市企业研发费用后补助实施办法》与《【示例】浙江省[\s\S]*能一起拿/);
  });
});
