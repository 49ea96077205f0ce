import { inflateRawSync } from 'node:zlib';
import type { MainComponents } from '@hengce/api/contract';
import {
  type Cond,
  conditionsOf,
  type FactDef,
  findFact,
  firmOf,
  isDecidedByWindow,
  isOut,
  itemsOfRules,
  matchItems,
  whatIf,
} from '@hengce/rules';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { exampleLibrary } from '../../../test/exampleLibrary';
import { keepSampleFacts } from '../../corpus/demoAccount/sampleFacts';
import type { Matchable } from '../items';
import { embeddedMatchables } from '../items/testing';

type S = MainComponents['schemas'];

let app: TestApp;
let phones = 13_750_000_000;
let library: readonly Matchable[] = embeddedMatchables();
beforeAll(async () => {
  const policies = exampleLibrary({ matchables: async () => library });
  app = await createTestApp({ policies });
});
afterAll(() => app.close());

interface Firm {
  token: string;
  id: string;
}
const firmBody = { name: '甲精密制造有限公司', regionCode: '330100', regionName: '浙江省杭州市', industryCode: 'C34' };
async function newFirm(hasFacts = true): Promise<Firm> {
  const token = await app.signIn(String(phones++));
  const json = { ...firmBody, establishedAt: '2019-04-18' };
  const id = String((await app.call('POST', '/api/v1/enterprise/save', { token, json })).data.id);
  if (hasFacts) await app.db.transaction((tx) => keepSampleFacts(tx, id, app.clock.now()));
  return { token, id };
}
const progressOf = async ({ token, id }: Firm) =>
  (await app.call('GET', `/api/v1/match/progress?enterpriseId=${id}`, { token })).data as unknown as S['MatchProgress'];
const answer = ({ token, id }: Firm, questionId: string, value: S['MatchAnswer'] | null) =>
  app.call('POST', '/api/v1/match/answer', { token, json: { enterpriseId: id, questionId, answer: value } });
const answered = async (firm: Firm, questionId: string, value: S['MatchAnswer'] | null) => {
  const reply = await answer(firm, questionId, value);
  expect(reply.body).toMatchObject({ code: 200 });
  return reply.data as unknown as S['MatchProgress'];
};
const run = (firm: Firm, key: string) =>
  app.call('POST', '/api/v1/match/run', {
    token: firm.token,
    json: { enterpriseId: firm.id },
    headers: { 'Idempotency-Key': `${key}-0123456789abcdef` },
  });
const reportOf = async (firm: Firm, key: string) => (await run(firm, key)).data as unknown as S['MatchReport'];
const remaining = async ({ token }: Firm) => {
  const { modules } = (await app.call('GET', '/api/v1/equity/overview', { token })).data as {
    modules: { module: string; remaining: number }[];
  };
  return modules.find(({ module }) => module === 'match')?.remaining;
};
const titled = ({ questions }: S['MatchProgress'], title: string) =>
  questions.find((one) => one.title === title) as S['MatchQuestion'];
/** The set that one of its choices is in. */
const setWith = ({ questions }: S['MatchProgress'], choice: string) =>
  questions.find(({ choices }) => choices?.some(({ title }) => title === choice)) as S['MatchQuestion'];
const choiceOf = ({ choices }: S['MatchQuestion'], title: string) =>
  choices?.find((choice) => choice.title === title) as S['MatchChoice'];
const question = ({ questions }: S['MatchProgress'], id: string) => questions.find((one) => one.id === id);

describe('答题', () => {
  it('已知的带入，只问还能改变结论的，最能定的排在前面', async () => {
    const firm = await newFirm();
    const progress = await progressOf(firm);
    expect(question(progress, 'fact:rdExpense:2025')).toMatchObject({ isPrefilled: true, isOpen: false });
    const next = question(progress, progress.nextQuestionId ?? '');
    expect(next?.isOpen).toBe(true);
    // A set that decides many items at once comes before one that all of them read besides others.
    expect(next).toMatchObject({ unit: 'set', decides: expect.any(Number) });
    expect(next?.decides).toBeGreaterThanOrEqual(10);
    expect(progress.total).toBeGreaterThan(80);
    expect(Object.values(progress.counts).reduce((sum, count) => sum + count)).toBe(progress.total);
  });

  it('几道几道地问：先问能定得多的，一轮八题，说出几项只等它们；答完接着问，题数不超过余下的', async () => {
    const firm = await newFirm(false);
    const start = await progressOf(firm);
    expect(start.round).toHaveLength(8);
    expect(start.nextQuestionId).toBe(start.round[0]);
    expect(start.outlook.open).toBe(8);
    expect(start.outlook.touched).toBeGreaterThanOrEqual(start.outlook.items);
    const isFresh = ({ isOpen, answer }: S['MatchQuestion']) => isOpen && answer === null;
    expect(start.outlook.remaining).toBe(start.questions.filter((one) => isFresh(one) && !one.isDeferred).length);
    expect(start.outlook.items).toBeGreaterThan(start.total * 0.6);
    let at = start;
    // Nobody is for it, nothing is held, and nothing is wrong: half of the items are settled by sets alone.
    for (const id of start.round)
      if (question(at, id)?.unit === 'set') at = await answered(firm, id, { kind: 'set', chosen: [] });
    expect(at.decided).toBeGreaterThan(start.total / 2);
    expect(at.round.every((id) => question(at, id)?.isOpen && question(at, id)?.answer === null)).toBe(true);
    // What is not known is asked again, after all else.
    let rounds = 0;
    for (let now = at; now.round.some((id) => question(now, id)?.answer === null); rounds += 1) {
      expect(now.round.length).toBeLessThanOrEqual(12);
      // No round is asked for nothing.
      expect(now.outlook.touched).toBeGreaterThan(0);
      for (const id of now.round) now = await answered(firm, id, { kind: 'unsure' });
      at = now;
    }
    expect(rounds).toBeGreaterThan(1);
    expect(question(at, at.nextQuestionId ?? '')?.answer).toEqual({ kind: 'unsure' });
  });

  it('意愿由企业自己定，单独问，不与已有的荣誉、做过的事一起勾', async () => {
    const { questions, others } = await progressOf(await newFirm(false));
    const wishes = [...questions, ...others].filter(({ title, choices = [] }) =>
      [title, ...choices.map((choice) => choice.title)].some((words) => words.includes('意愿')),
    );
    expect(wishes.length).toBeGreaterThan(0);
    for (const { title, choices = [] } of wishes)
      expect([title, ...choices.map((choice) => choice.title)].filter((words) => !words.includes('意愿'))).toEqual([]);
  });

  it('一个否决的答案让事项不再问别的', async () => {
    const firm = await newFirm();
    const before = await progressOf(firm);
    const after = await answered(firm, 'fact:hasSeriousAccident:', { kind: 'exact', value: true });
    expect(after.counts.ineligible).toBeGreaterThan(before.counts.ineligible + 50);
    const openOf = ({ questions }: S['MatchProgress']) => questions.filter(({ isOpen }) => isOpen).length;
    expect(openOf(after)).toBeLessThan(openOf(before) - 15);
    expect(choiceOf(question(after, 'set:credit') as S['MatchQuestion'], '近三年有重大安全、质量事故').isChosen).toBe(
      true,
    );
    // It is a fact of the enterprise now.
    const sheet = await app.call('GET', `/api/v1/enterprise/facts/${firm.id}`, { token: firm.token });
    expect(JSON.stringify(sheet.data)).toContain('"factId"');
    const back = await answered(firm, 'fact:hasSeriousAccident:', null);
    expect(back.counts).toEqual(before.counts);
  });

  it('范围够用就定，不够还留着；不清楚可以以后再答', async () => {
    const firm = await newFirm(false);
    const id = 'fact:employees:2025';
    const wide = await answered(firm, id, { kind: 'range', from: 200, to: 10_000 });
    expect(question(wide, id)).toMatchObject({ answer: { kind: 'range', from: 200, to: 10_000 } });
    const narrow = await answered(firm, id, { kind: 'range', from: 501, to: null });
    expect(narrow.counts.ineligible + narrow.counts.nearMiss).toBeGreaterThan(
      wide.counts.ineligible + wide.counts.nearMiss,
    );
    const unsure = await answered(firm, id, { kind: 'unsure' });
    expect(question(unsure, id)).toMatchObject({ answer: { kind: 'unsure' }, isOpen: true });
    expect(unsure.counts.ineligible + unsure.counts.nearMiss).toBe(0);
    expect(unsure.nextQuestionId).not.toBe(id);
    const exact = await answered(firm, id, { kind: 'exact', value: 120 });
    expect(question(exact, id)?.answer).toEqual({ kind: 'exact', value: 120 });
  });

  it('演示企业要答的题不超过30道，名称各不相同', async () => {
    const { questions } = await progressOf(await newFirm());
    expect(questions.filter(({ isOpen }) => isOpen).length).toBeLessThanOrEqual(30);
    const titles = questions.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('样样都勾的企业也不超过30道，多半已有定论；再有的题留给各项政策', async () => {
    const firm = await newFirm();
    const replyTo = ({ id, unit, choices = [], ranges, options }: S['MatchQuestion']): S['MatchAnswer'] => {
      if (unit === 'set') return { kind: 'set', chosen: id === 'set:credit' ? [] : choices.map((choice) => choice.id) };
      if (unit === 'bool') return { kind: 'exact', value: true };
      const last = ranges.at(-1);
      if (last) return { kind: 'range', from: last.from, to: last.to };
      return { kind: 'exact', value: options[0] ?? 1_000_000_000 };
    };
    const asked = new Set<string>();
    let at = await progressOf(firm);
    for (let next = at.nextQuestionId; next !== null; next = at.nextQuestionId) {
      const one = question(at, next) as S['MatchQuestion'];
      expect([asked.has(next) && one.unit !== 'set', one.isDeferred]).toEqual([false, undefined]);
      asked.add(next);
      at = await answered(firm, next, replyTo(one));
    }
    expect(asked.size).toBeLessThanOrEqual(30);
    const deferred = at.questions.filter(({ isDeferred }) => isDeferred);
    expect(at.outlook).toEqual({ open: 0, items: 0, touched: 0, remaining: 0, deferred: deferred.length });
    expect(deferred.length).toBeGreaterThan(10);
    expect(at.decided).toBeGreaterThan(at.total / 2);
  });

  it('奖励给什么样的企业，按主题勾选：没有勾的不再问细节，勾了才问', async () => {
    const firm = await newFirm();
    const before = await progressOf(firm);
    const [gate, detail] = ['租用算力开展研发设计和模型训练', '算力服务合同金额不低于20万元'] as const;
    const set = setWith(before, gate);
    expect([set.unit, set.isOpen, set.answer, titled(before, detail)]).toEqual(['set', true, null, undefined]);
    // A condition of the item still leads to it.
    expect(before.others.map(({ title }) => title)).toContain(detail);
    expect(before.others.some(({ isOpen, answer }) => isOpen || answer !== null)).toBe(false);
    const own = choiceOf(set, gate).id;
    const none = await answered(firm, set.id, { kind: 'set', chosen: [] });
    expect(setWith(none, gate)).toMatchObject({ answer: { kind: 'set', chosen: [] }, isOpen: false });
    expect(choiceOf(setWith(none, gate), gate).isChosen).toBe(false);
    expect(titled(none, '算力服务合同金额')).toBeUndefined();
    expect(none.decided).toBeGreaterThan(before.decided);
    expect(none.questions.findIndex(({ id }) => id === set.id)).toBeGreaterThanOrEqual(0);
    const chosen = await answered(firm, set.id, { kind: 'set', chosen: [own] });
    expect(titled(chosen, '算力服务合同金额')).toMatchObject({ unit: 'money', isOpen: true });
    // One of them may still be answered by itself, as reports do.
    const again = await answered(firm, own, { kind: 'exact', value: false });
    expect(choiceOf(setWith(again, gate), gate).isChosen).toBe(false);
    const unsure = await answered(firm, set.id, { kind: 'unsure' });
    expect(choiceOf(setWith(unsure, gate), gate).isChosen).toBe(false);
    const back = await answered(firm, set.id, null);
    expect(setWith(back, gate)).toMatchObject({ answer: null, isOpen: true });
    expect(back.counts).toEqual(before.counts);
  });

  it('资质与称号一起勾选：资料里有的已经勾上，记在企业资料里', async () => {
    const firm = await newFirm();
    const set = setWith(await progressOf(firm), '高新技术企业');
    expect(choiceOf(set, '高新技术企业')).toMatchObject({ isChosen: true, sourceName: '示例' });
    expect(choiceOf(set, '制造业单项冠军企业')).toMatchObject({ isChosen: null, sourceName: null });
    const held = (set.choices ?? []).filter(({ isChosen }) => isChosen).map(({ id }) => id);
    const after = await answered(firm, set.id, { kind: 'set', chosen: held });
    expect(titled(after, set.title)).toMatchObject({ answer: { kind: 'set', chosen: held }, isOpen: false });
    const sheet = await app.call('GET', `/api/v1/enterprise/facts/${firm.id}`, { token: firm.token });
    const written = JSON.stringify(sheet.data).match(/"source":"user"/g) ?? [];
    // What was known already is not written again.
    expect(written).toHaveLength((set.choices ?? []).filter(({ isChosen }) => isChosen === null).length);
  });

  it('不予支持的情形：一题勾选一次，写着它的政策都不符合或差一点（补缴），没写的照旧', async () => {
    const firm = await newFirm();
    const set = question(await progressOf(firm), 'set:credit') as S['MatchQuestion'];
    await answered(firm, set.id, { kind: 'set', chosen: [] });
    const before = await reportOf(firm, 'not-before');
    const words = '没有欠缴的税款、社会保险费';
    await answered(firm, set.id, { kind: 'set', chosen: [choiceOf(set, '欠缴税款或社会保险费').id] });
    const after = await reportOf(firm, 'not-after');
    const asking = after.items.filter(({ conditions }) => conditions.some(({ title }) => title === words));
    expect(asking.length).toBeGreaterThan(10);
    for (const { group, conditions, ways } of asking) {
      if (group === 'nearMiss') expect(JSON.stringify(ways)).toContain('欠缴税款或社会保险费，补缴后符合');
      else expect(group).toBe('ineligible');
      const own = conditions.find(({ title }) => title === words);
      expect(own).toMatchObject({ verdict: 'unmet', clause: { quote: '欠缴税款、社会保险费且未按期补缴的' } });
    }
    expect(asking.some(({ group }) => group === 'nearMiss')).toBe(true);
    const groupsOf = ({ items }: typeof after) =>
      items
        .filter(
          (item) =>
            !asking.some(
              ({ policy }) => policy.itemId === item.policy.itemId && policy.policyId === item.policy.policyId,
            ),
        )
        .map(({ policy, group }) => [policy.policyId, policy.itemId, group]);
    expect(groupsOf(after)).toEqual(groupsOf(before));
    // Who cheated once is asked by the policies whether it bars the firm there; who did not is not.
    const barred = /停止受理/;
    const isAskedBarred = ({ questions }: S['MatchProgress']) =>
      questions.some(({ title, isOpen }) => isOpen && barred.test(title));
    const cheated = choiceOf(set, '近三年申报弄虚作假').id;
    expect(isAskedBarred(await progressOf(firm))).toBe(false);
    expect(isAskedBarred(await answered(firm, set.id, { kind: 'set', chosen: [cheated] }))).toBe(true);
  });

  it.each<[string, unknown, RegExp]>([
    ['别的题的选项', { kind: 'set', chosen: ['fact:revenue:2025'] }, /选项已经更新/],
    ['一个值', { kind: 'exact', value: true }, /请勾选/],
  ])('多选题答%s说明原因', async (_, value, message) => {
    const firm = await newFirm();
    const before = await progressOf(firm);
    const reply = await answer(firm, 'set:credit', value as S['MatchAnswer']);
    expect([reply.status, reply.body.msg]).toEqual([400, expect.stringMatching(message)]);
    expect(await progressOf(firm)).toEqual(before);
  });

  it('多选题按打开时看到的选项保存：别处答过以后不再等的几项也记下', async () => {
    const firm = await newFirm();
    const opened = question(await progressOf(firm), 'set:credit') as S['MatchQuestion'];
    const shown = (opened.choices ?? []).map(({ id }) => id);
    const after = await answered(firm, 'fact:hasSeriousAccident:', { kind: 'exact', value: true });
    const left = (question(after, 'set:credit')?.choices ?? []).map(({ id }) => id);
    expect(left.length).toBeLessThan(shown.length);
    const saved = await answered(firm, 'set:credit', { kind: 'set', chosen: [], shown });
    const { choices = [], answer: own } = question(saved, 'set:credit') as S['MatchQuestion'];
    const told = new Map(choices.map(({ id, isChosen }) => [id, isChosen]));
    expect(shown.map((id) => told.get(id))).toEqual(shown.map(() => false));
    expect(own).toEqual({ kind: 'set', chosen: [] });
  });

  it('同一个数的几个门槛只问一次，问的是这个数：准确数或范围，其余由它推得', async () => {
    const firm = await newFirm();
    const [low, high] = ['项目设备投资额不低于800万元', '项目设备投资额不低于5000万元'] as const;
    const ownOf = async (key: string, limit: string) =>
      (await reportOf(firm, key)).items
        .flatMap(({ conditions }) => conditions)
        .find(({ title, requirement }) => `${title}${requirement}` === limit);
    const say = (holds: boolean) => ({ kind: 'exact' as const, value: holds });
    const first = await progressOf(firm);
    for (const title of ['有已完工并通过核查的技术改造项目', '有列入年度重点计划的技术改造项目'])
      await answered(firm, choiceOf(setWith(first, title), title).id, say(true));
    const before = await progressOf(firm);
    const number = titled(before, '项目设备投资额');
    expect([titled(before, low), titled(before, high)]).toEqual([undefined, undefined]);
    expect(number).toMatchObject({ unit: 'money', unitName: null, answer: null, isOpen: true });
    expect(number.ranges.map(({ from, to, label }) => [from, to, label])).toEqual([
      [0, 799_999_999, '不足800万元'],
      [800_000_000, 4_999_999_999, '800万元以上，不足5,000万元'],
      [5_000_000_000, null, '5,000万元及以上'],
    ]);

    const exact = await answered(firm, number.id, { kind: 'exact', value: 1_200_000_000 });
    expect(titled(exact, number.title)).toMatchObject({
      answer: { kind: 'exact', value: 1_200_000_000 },
      isOpen: false,
    });
    expect(await ownOf('number-low', low)).toMatchObject({ verdict: 'met', own: '1,200万元' });
    expect(await ownOf('number-high', high)).toMatchObject({ verdict: 'unmet' });
    const range = await answered(firm, number.id, { kind: 'range', from: 800_000_000, to: 4_999_999_999 });
    expect(titled(range, number.title)).toMatchObject({ answer: { kind: 'range' }, isOpen: false });
    expect(await ownOf('range-low', low)).toMatchObject({ own: '800万元以上，不足5,000万元' });

    // A confirmation of one threshold that says otherwise stands, and says so.
    const lowId = library.flatMap(({ rule }) => conditionsOf(rule.cond)).find(({ title }) => title === low)?.id ?? '';
    expect(number.thresholds).toContain(lowId);
    const against = await answered(firm, lowId, say(false));
    expect(titled(against, low)).toMatchObject({
      answer: say(false),
      contradicts: expect.stringMatching(/^项目设备投资额/),
    });
    const anew = await answered(firm, number.id, { kind: 'exact', value: 6_000_000_000 });
    expect(titled(anew, low)).toBeUndefined();
    expect(await ownOf('anew-high', high)).toMatchObject({ verdict: 'met' });
    const back = await answered(firm, number.id, null);
    expect(titled(back, number.title)).toMatchObject({ answer: null, isOpen: true });
    const refused = await answer(firm, number.id, { kind: 'exact', value: -1 });
    expect([refused.status, refused.body.msg]).toEqual([400, '项目设备投资额不能是负数']);
  });

  it('差一点的还接着问没有核实的，写明有几项；改不动的不再问', async () => {
    const firm = await newFirm(false);
    const say = (questionId: string, value: string | number | boolean) =>
      answered(firm, questionId, { kind: 'exact', value });
    for (const [id, value] of [
      ['fact:rdExpense:2025', 98_000_000],
      ['fact:revenue:2025', 2_000_000_000],
    ] as const)
      await say(id, value);
    const at = await say('fact:employees:2025', 30);
    const { items, counts } = await reportOf(firm, 'near-open');
    const near = items.filter(({ group }) => group === 'nearMiss');
    expect(near.length).toBeGreaterThan(1);
    const ids = new Set(
      at.questions.flatMap(({ id, isOpen, choices = [], thresholds = [] }) =>
        isOpen ? [id, ...choices.map((choice) => choice.id), ...thresholds] : [],
      ),
    );
    for (const { conclusion, counts: own, conditions } of near) {
      expect(own.unknown + own.manual).toBeGreaterThan(0);
      expect(conclusion).toMatch(new RegExp(`再增加.*；另有${own.unknown + own.manual}项没有核实$`));
      // Whom it is for is asked first, so that not each of its conditions is asked yet.
      expect(conditions.some(({ questionId }) => questionId !== null && ids.has(questionId))).toBe(true);
    }
    // Nothing is met yet: what is closed is so for good.
    expect(at.decided).toBe(counts.ineligible + counts.closed);
  });

  it('成立日期与行业记在企业上', async () => {
    const firm = await newFirm(false);
    await answered(firm, 'fact:industryCode:', { kind: 'exact', value: 'C35专用设备制造业' });
    const after = await answered(firm, 'fact:establishedAt:', { kind: 'exact', value: '2020-02-29' });
    expect(after.enterprise).toMatchObject({ industryCode: 'C35', establishedAt: '2020-02-29', name: firmBody.name });
    // One of the choices, so that the field shows it.
    const industry = question(after, 'fact:industryCode:');
    expect(industry?.answer).toEqual({ kind: 'exact', value: 'C35专用设备制造业' });
    expect(industry?.options).toContain('C35专用设备制造业');
  });

  it.each<[string, string, unknown, RegExp]>([
    ['负数', 'fact:revenue:2025', { kind: 'exact', value: -1 }, /不能是负数/],
    ['数字里有文字', 'fact:employees:2025', { kind: 'exact', value: '很多' }, /应为不小于0的整数/],
    ['倒过来的范围', 'fact:employees:2025', { kind: 'range', from: 9, to: 1 }, /起点不能大于终点/],
    ['没有两端的范围', 'fact:employees:2025', { kind: 'range', from: null, to: null }, /至少要有一端/],
    ['负的范围', 'fact:employees:2025', { kind: 'range', from: -9, to: 1 }, /不能是负数/],
    ['将来的成立日期', 'fact:establishedAt:', { kind: 'exact', value: '2096-01-01' }, /不能晚于今天/],
    ['是非题用范围', 'fact:hasSeriousAccident:', { kind: 'range', from: 0, to: 1 }, /不能用范围/],
  ])('%s说明原因，什么也不丢', async (_, id, value, message) => {
    const firm = await newFirm();
    const before = await progressOf(firm);
    const reply = await answer(firm, id, value as S['MatchAnswer']);
    expect(reply.status).toBe(400);
    expect(reply.body.msg).toMatch(message);
    expect(await progressOf(firm)).toEqual(before);
  });

  it('没有这道题', async () => {
    const firm = await newFirm();
    for (const id of ['fact:mainProduct:', 'fact:nothing:2025', 'attest:nothing', 'x'])
      expect((await answer(firm, id, { kind: 'exact', value: true })).status).toBe(404);
  });
});

describe('报告', () => {
  it('同样的资料、答案、规则与日子，字节相同；同一请求编号只扣一次', async () => {
    const firm = await newFirm();
    const before = (await remaining(firm)) ?? 0;
    const first = await reportOf(firm, 'once');
    expect((await reportOf(firm, 'once')).id).toBe(first.id);
    expect(await remaining(firm)).toBe(before - 1);
    app.clock.advance(1_000);
    const second = await reportOf(firm, 'twice');
    expect(await remaining(firm)).toBe(before - 2);
    const bytes = async (id: string) =>
      (await app.db.query<{ snapshot: string }>('SELECT snapshot FROM match_reports WHERE id = $1', [id]))[0]?.snapshot;
    expect(second.id).not.toBe(first.id);
    expect(await bytes(second.id)).toBe(await bytes(first.id));
    const list = (await app.call('GET', '/api/v1/report/list', { token: firm.token })).data as {
      rows: { link: string; headline: string }[];
    };
    expect(list.rows[0]?.link).toBe(`/Policy/PolicyMatch1/report/${second.id}`);
    expect(list.rows[0]?.headline).toBe(
      `可申报${second.counts.eligible}项，等开放${second.counts.waiting}项，差一点${second.counts.nearMiss}项，待核实${second.counts.toVerify}项`,
    );
  });

  it('以前的报告把条件都符合的都叫可申报：打开时按申报时间分开，条数跟着变', async () => {
    const firm = await newFirm();
    const report = await reportOf(firm, 'older');
    const met = report.items.filter(({ group }) => isDecidedByWindow(group));
    expect(met.length).toBeGreaterThan(0);
    const old = {
      ...report,
      counts: { eligible: met.length, nearMiss: 0, toVerify: 0, ineligible: 0 },
      items: report.items.map((item) => ({ ...item, group: isDecidedByWindow(item.group) ? 'eligible' : item.group })),
    };
    await app.db.query('UPDATE match_reports SET snapshot = $1 WHERE id = $2', [JSON.stringify(old), report.id]);
    const read = (await app.call('GET', `/api/v1/match/report/${report.id}`, { token: firm.token })).data as {
      counts: unknown;
      items: { group: string }[];
    };
    expect(read.counts).toEqual(report.counts);
    expect(read.items.map(({ group }) => group)).toEqual(report.items.map(({ group }) => group));
  });

  it('三批都已截止、原文没有写日子的，列在已截止，不编日子，也不再问', async () => {
    const firm = await newFirm(false);
    const { items } = await reportOf(firm, 'over');
    const own = items.find(({ policy }) => policy.title === '重点“小巨人”企业财政奖补');
    expect(own).toMatchObject({
      group: 'closed',
      conclusion: '已截止，原文没有写截止日期',
      window: { state: 'closed', opensAt: null, closesAt: null, daysLeft: null },
      ways: [],
      nextSteps: [],
    });
    const { possible, counts, questions } = await progressOf(firm);
    const over = items.filter(({ group, window }) => group === 'closed' && window.opensAt === window.closesAt).length;
    expect(over).toBeGreaterThan(0);
    // What never opens again is not counted as what may be had.
    expect(possible).toBe(counts.eligible + counts.waiting + counts.closed + counts.toVerify - over);
    const titles = questions.filter(({ isOpen }) => isOpen).map(({ title }) => title);
    expect(titles).not.toContain('推进计划投资额');
    expect(titles).not.toContain('由主管部门推荐');
  });

  it('没有次数时什么也不丢', async () => {
    const firm = await newFirm();
    await app.db.query(
      "UPDATE equities SET granted = 0 WHERE module = 'match' AND user_id = (SELECT owner_id FROM enterprises WHERE id = $1)",
      [firm.id],
    );
    expect((await run(firm, 'none')).body.code).toBe(1010);
    expect((await progressOf(firm)).total).toBeGreaterThan(80);
  });

  it('每一项的条数与分组相符，差一点有办法，金额有依据', async () => {
    const { items, counts } = await reportOf(await newFirm(), 'groups');
    for (const group of ['eligible', 'nearMiss', 'toVerify', 'ineligible'] as const)
      expect(items.filter((item) => item.group === group)).toHaveLength(counts[group]);
    for (const item of items) {
      if (item.group === 'eligible') expect(item.counts).toMatchObject({ unmet: 0, unknown: 0, manual: 0 });
      if (item.group === 'nearMiss') expect(item.ways.length).toBeGreaterThan(0);
      if (item.group === 'toVerify') expect(item.counts.unmet).toBe(0);
      if (item.group === 'ineligible') expect(item.counts.unmet).toBeGreaterThan(0);
      if (item.amount?.certainty === 'capped' && item.amount.formula === null)
        expect(item.amount.hiFen).toBeLessThanOrEqual(
          library.find(({ key }) => key === `${item.policy.policyId} ${item.policy.itemId}`)?.item.amount?.capFen ?? -1,
        );
      const ids = item.conditions.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [index, { parentId }] of item.conditions.entries())
        if (parentId !== null) expect(ids.slice(0, index)).toContain(parentId);
    }
    const tiers = items.find(
      ({ policy }) => policy.policyId.startsWith('s-330100-rd-') && policy.itemName === '研发投入补助',
    );
    expect(tiers?.amount).toMatchObject({ certainty: 'fixed', formula: expect.stringMatching(/^\d.*万元×\d%＋/) });
  });

  it('确认一项后有新的报告，不扣次数，旧的不变；两份可以比较', async () => {
    const firm = await newFirm();
    const before = await reportOf(firm, 'confirm');
    const uses = await remaining(firm);
    const waiting = before.items.find(
      ({ group, counts }) => group === 'toVerify' && counts.manual === 1 && counts.unknown === 0,
    );
    const row = waiting?.conditions.find(({ verdict }) => verdict === 'manual');
    const json = { reportId: before.id, questionId: row?.questionId, holds: true };
    const after = (await app.call('POST', '/api/v1/match/confirm', { token: firm.token, json }))
      .data as unknown as S['MatchReport'];
    expect(after).toMatchObject({ basedOn: before.id, rulesetHash: before.rulesetHash });
    expect(after.counts.eligible).toBe(before.counts.eligible + 1);
    expect(await remaining(firm)).toBe(uses);
    const again = await app.call('GET', `/api/v1/match/report/${before.id}`, { token: firm.token });
    expect(again.data).toEqual(before);
    const diff = (await app.call('GET', `/api/v1/match/diff/${after.id}?before=${before.id}`, { token: firm.token }))
      .data as unknown as S['MatchDiff'];
    expect(diff).toMatchObject({ isSameRules: true, isSameFacts: false });
    expect(diff.moves).toMatchObject([
      { before: 'toVerify', after: 'eligible', because: [expect.stringMatching(/由待核实变为符合$/)] },
    ]);
    const unknown = { ...json, questionId: 'attest:nothing' };
    expect((await app.call('POST', '/api/v1/match/confirm', { token: firm.token, json: unknown })).status).toBe(404);
  });

  it('两家企业的报告不能比较', async () => {
    const firm = await newFirm();
    const json = { ...firmBody, name: '乙有限公司' };
    const other = String((await app.call('POST', '/api/v1/enterprise/save', { token: firm.token, json })).data.id);
    const [a, b] = [await reportOf(firm, 'mine'), await reportOf({ ...firm, id: other }, 'other')];
    expect((await app.call('GET', `/api/v1/match/diff/${a.id}?before=${b.id}`, { token: firm.token })).status).toBe(
      409,
    );
  });

  it('规则变了，报告照旧，并说规则变了', async () => {
    const firm = await newFirm();
    const { id } = await reportOf(firm, 'stale');
    const full = library;
    library = full.filter(({ policy }) => policy.id !== 'n-hnte-2016-32');
    try {
      const report = (await app.call('GET', `/api/v1/match/report/${id}`, { token: firm.token })).data;
      expect(report.isStale).toBe(true);
      expect(JSON.stringify(report)).toContain('n-hnte-2016-32');
      await app.app.purge();
      const list = (await app.call('GET', '/api/v1/report/list', { token: firm.token })).data as {
        rows: { isStale: boolean }[];
      };
      expect(list.rows.map(({ isStale }) => isStale)).toEqual([true]);
    } finally {
      library = full;
    }
  });

  it('分享只读，没有企业编号；重发换链接，停止后打不开', async () => {
    const firm = await newFirm();
    const report = await reportOf(firm, 'share');
    const share = async () =>
      String(
        (await app.call('POST', '/api/v1/match/share', { token: firm.token, json: { reportId: report.id } })).data
          .shareId,
      );
    const read = (shareId: string) => app.call('GET', `/api/v1/match/shared/${shareId}`);
    const [first, second] = [await share(), await share()];
    expect((await read(first)).status).toBe(404);
    const shared = (await read(second)).data as unknown as S['MatchReport'];
    expect(shared).toEqual({
      ...report,
      isShared: true,
      basedOn: null,
      enterprise: { ...report.enterprise, id: null },
    });
    const kept = await app.db.query<{ token_hash: string }>('SELECT token_hash FROM match_shares');
    expect(JSON.stringify(kept)).not.toContain(second);
    expect(app.logLines.join()).toContain('/api/v1/match/shared/…');
    expect(app.logLines.join()).not.toContain(second);
    await app.call('POST', '/api/v1/match/unshare', { token: firm.token, json: { reportId: report.id } });
    expect((await read(second)).status).toBe(404);
  });
});

describe('导出', () => {
  /** Every text of a DOCX; entries of the zip are found by their names. */
  function docxText(bytes: Buffer): string {
    const name = Buffer.from('word/document.xml');
    for (let at = bytes.indexOf('PK\x03\x04'); at >= 0; at = bytes.indexOf('PK\x03\x04', at + 4)) {
      const nameLength = bytes.readUInt16LE(at + 26);
      if (!bytes.subarray(at + 30, at + 30 + nameLength).equals(name)) continue;
      const start = at + 30 + nameLength + bytes.readUInt16LE(at + 28);
      const xml = inflateRawSync(bytes.subarray(start)).toString('utf8');
      return xml
        .replace(/<\/w:p>/g, '\n')
        .replace(/<[^>]+>/g, '')
        .replaceAll('&amp;', '&');
    }
    throw new Error('no document.xml');
  }
  const download = async (firm: Firm, id: string, format: string) => {
    const response = await app.app.request(`http://portal.test/api/v1/match/export/${id}?format=${format}`, {
      headers: { host: 'portal.test', authorization: `Bearer ${firm.token}` },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain(`.${format}`);
    return Buffer.from(await response.arrayBuffer());
  };
  /** Line breaks stand where the page has no room. */
  const solid = (text: string) => text.replace(/\s/g, '');

  it('PDF与DOCX里的数与JSON相同', async () => {
    const firm = await newFirm();
    const report = await reportOf(firm, 'export');
    const json = JSON.parse((await download(firm, report.id, 'json')).toString()) as S['MatchReport'];
    expect(json).toEqual(report);
    const pdf = await extractText(await getDocumentProxy(new Uint8Array(await download(firm, report.id, 'pdf'))), {
      mergePages: true,
    });
    for (const text of [solid(pdf.text), solid(docxText(await download(firm, report.id, 'docx')))]) {
      for (const [name, count] of [
        ['可申报（预判）', json.counts.eligible],
        ['差一点', json.counts.nearMiss],
        ['待核实', json.counts.toVerify],
        ['已持有', json.counts.held],
        ['不符合', json.counts.ineligible],
      ] as const)
        expect(text).toMatch(new RegExp(`${name}：?${count}项`));
      for (const { policy, amount, conclusion, conditions, group } of json.items) {
        expect(text).toContain(solid(policy.itemName));
        expect(text).toContain(solid(conclusion));
        if (amount) expect(text).toContain(solid(amount.text));
        if (amount?.formula) expect(text).toContain(solid(amount.formula));
        // What does not fit or is held is told in one sentence, without its table.
        if (!isOut(group))
          for (const { own, depth } of conditions)
            if (depth === 0 && own && own.length < 12) expect(text).toContain(solid(own));
      }
    }
  });
});

describe('如果', () => {
  it('只算动了的，什么也不留下', async () => {
    const firm = await newFirm();
    const before = await progressOf(firm);
    const json = { enterpriseId: firm.id, changes: [{ key: 'inventionPatents', value: 0 }] };
    const what = (await app.call('POST', '/api/v1/match/whatIf', { token: firm.token, json }))
      .data as unknown as S['WhatIf'];
    expect(what.counts).toEqual(before.counts);
    expect(what.moves.length).toBeGreaterThan(0);
    for (const move of what.moves) expect(move.because).toEqual(['发明专利由3件变为0件']);
    // The same as if it were so.
    const real = await answered(firm, 'fact:inventionPatents:', { kind: 'exact', value: 0 });
    expect(what.countsAfter).toEqual(real.counts);
  });

  it('页面用同样的规则自己算，与服务端逐项一致', async () => {
    const firm = await newFirm();
    await answered(firm, 'fact:employees:2025', { kind: 'range', from: 20, to: 99 });
    const { token, id } = firm;
    const basis = (await app.call('GET', `/api/v1/match/basis?enterpriseId=${id}`, { token }))
      .data as unknown as S['MatchBasis'];
    const rules = { ...basis, conditions: basis.conditions as Cond[] };
    const match = matchItems(firmOf(basis.firm), itemsOfRules(rules));
    for (const [key, period, value] of [
      ['inventionPatents', '', 0],
      ['rdExpense', '2025', 900_000_000],
      ['revenue', '2025', 100],
      ['employees', '2025', 7],
    ] as const) {
      const json = { enterpriseId: id, changes: [{ key, value, ...(period ? { period } : {}) }] };
      const { data } = await app.call('POST', '/api/v1/match/whatIf', { token, json });
      const { moves, ...counts } = whatIf(match, [{ def: findFact(key) as FactDef, period, value }]);
      expect({ ...counts, moves: moves.map(({ item, ...move }) => ({ policy: item.policy, ...move })) }).toEqual(data);
    }
  });

  it('不可能的值说明原因', async () => {
    const firm = await newFirm();
    const json = { enterpriseId: firm.id, changes: [{ key: 'revenue', period: '2025', value: -1 }] };
    expect((await app.call('POST', '/api/v1/match/whatIf', { token: firm.token, json })).body.msg).toMatch(
      /不能是负数/,
    );
  });
});
