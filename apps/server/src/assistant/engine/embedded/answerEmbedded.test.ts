import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateSamples } from '../../../corpus/sample';
import { policyRecord } from '../../../library/records/testing';
import type { Question } from '../AnswerEngine';
import { type EngineSetup, fakePassages, questionOf, setUpEngine, type WholeAnswer, wholeAnswerOf } from '../testing';

let setup: EngineSetup;
let owner: { userId: string; enterpriseId: string };
let stranger: string;
/** A local policy of the sample library with a window, amounts and materials. */
const local = 's-330100-rd-2024';

beforeAll(async () => {
  setup = await setUpEngine();
  owner = await setup.newUser();
  stranger = await setup.newStranger();
}, 120_000);
afterAll(() => setup.close());

const ask = (text: string, rest: Partial<Question> = {}, userId = owner.userId): Promise<WholeAnswer> =>
  wholeAnswerOf(setup.engine(), questionOf(userId, text, rest));
const inPolicy = (...policyIds: string[]): Partial<Question> => ({
  scope: { usesPolicies: true, knowledgeBaseIds: [], documentIds: [], policyIds },
});

/** What every answer of this engine keeps to. */
function expectHonest({ answer, citations, figures, end, pieces, reasoning, notices }: WholeAnswer): void {
  // Said once: in the first answer of a conversation, behind what was asked.
  const told = answer.split('未接入大模型').length - 1;
  expect(told).toBeLessThanOrEqual(1);
  if (told === 1) expect(answer.trimEnd().endsWith('未接入大模型，以上为原文摘录与规则计算。')).toBe(true);
  expect(notices[0]?.code).toBe('embedded');
  expect(reasoning).toBe('');
  expect(end).toBe('stop');
  expect(citations.map(({ check }) => check)).toEqual(citations.map(() => 'verified'));
  expect(citations.every(({ quote }) => quote !== '')).toBe(true);
  const marked = new Set([...answer.matchAll(/\[\^(\d+)\]/g)].map(([, n]) => Number(n)));
  expect(marked).toEqual(new Set(citations.map(({ n }) => n)));
  // A citation comes before the text that has its marker.
  const known = new Set<number>();
  for (const piece of pieces) {
    if (piece.type === 'citation') known.add(piece.citation.n);
    if (piece.type === 'text')
      for (const [, n] of piece.text.matchAll(/\[\^(\d+)\]/g)) expect(known).toContain(Number(n));
  }
  expect(figures?.items.filter(({ status }) => status === 'missing') ?? []).toEqual([]);
}

describe('原文摘录', () => {
  it('找到的条款逐字引用，说出检索词、命中与取了几条', async () => {
    const given = await ask('认定高新技术企业，科技人员要占多少比例');
    expectHonest(given);
    expect(given.citations[0]).toMatchObject({
      source: 'policy',
      title: '高新技术企业认定管理办法',
      from: '国科发火〔2016〕32号',
      place: '第十一条',
      clauseId: 'art-11',
      link: '/Policy/PolicyDetail/n-hnte-2016-32#art-11',
    });
    expect(given.answer).toContain('> ');
    expect(given.answer).toContain('不低于10%');
    expect(given.steps.map(({ kind }) => kind)).toEqual(['search', 'read']);
    expect(given.steps[0]?.detail).toMatch(/^检索：认定高新技术企业，科技人员要占多少比例；含有这些字的文件\d+份$/);
    expect(given.steps[0]?.hits).toBeGreaterThan(0);
    expect(given.policies[0]).toMatchObject({
      title: '高新技术企业认定管理办法',
      status: 'in_force',
      isChanged: false,
    });
  });

  it('答案先说：法条自己的话，前提在前，标在它的条文里', async () => {
    const text =
      '租赁期限六个月以上的，应当采用书面形式。\n有下列情形之一的，承租人可以请求减少租金：\n租赁物毁损不能使用的；\n第三人主张权利致使不能使用的。\n租赁期限不得超过二十年。超过二十年的，超过部分无效。';
    const [first = '', ...rest] = text.split('\n');
    const clauses = [first, ...rest].map((words, i) => ({
      id: i === 0 ? 'art-1' : `art-1.${i}`,
      parentId: i === 0 ? null : 'art-1',
      kind: i === 0 ? ('article' as const) : ('paragraph' as const),
      label: i === 0 ? '第一条' : '',
      heading: '',
      text: words,
      depth: i === 0 ? 0 : 1,
    }));
    await setup.write(
      policyRecord({ id: 'engine-lease', familyId: 'engine-lease', title: '引擎测试租赁办法', clauses }),
    );
    const longest = await ask('引擎测试租赁办法里租赁期限最长多久', inPolicy('engine-lease'));
    expectHonest(longest);
    expect(longest.answer.split('\n')[0]).toBe('**租赁期限不得超过二十年。**——《引擎测试租赁办法》第一条[^1]');
    expect(longest.answer).toContain('> **租赁期限不得超过二十年。**超过二十年的，超过部分无效。[^1]');
    const damaged = await ask('租赁物毁损可以少交租金吗', inPolicy('engine-lease'));
    expect(damaged.answer.split('\n')[0]).toContain(
      '**有下列情形之一的，承租人可以请求减少租金：租赁物毁损不能使用的；**——',
    );
    expect(damaged.citations).toHaveLength(1);
  });

  it('平台整理的要点不说成原文', async () => {
    const given = await ask('研发费用税前加计扣除的优惠内容是什么', inPolicy('n-rd-deduction-2023-7'));
    expectHonest(given);
    expect(given.citations.map(({ digest }) => digest)).toEqual(given.citations.map(() => 'ours'));
    expect(given.answer).toContain('平台整理的要点，非原文');
    expect(given.citations[0]).toMatchObject({ confidence: 'low', verifiedAt: null });
    expect(new Set(given.figures?.items.map(({ basis }) => basis))).toEqual(new Set(['ours']));
  });

  it('原文不说成要点，读出来的字段不说成原文', async () => {
    const text = await ask('研发投入补助按什么比例', inPolicy(local));
    expectHonest(text);
    expect(text.citations[0]?.place).toMatch(/^第.+条$/);
    expect(text.citations[0]).not.toHaveProperty('digest');
    const field = await ask('申报时间', inPolicy(local));
    const { digest, place } = field.citations[0] ?? {};
    expect([place?.startsWith('库内字段'), digest]).toEqual([true, 'ours']);
  });

  it('按条号问就答那一条', async () => {
    const given = await ask('高新技术企业认定管理办法第十一条是什么');
    expectHonest(given);
    expect(given.citations.map(({ title, clauseId }) => [title, clauseId])).toEqual([
      ['高新技术企业认定管理办法', 'art-11'],
    ]);
  });

  it.each([
    ['高新技术企业认定管理办法第五条', '**库内没有这一条的原文：**《高新技术企业认定管理办法》第五条'],
    ['《高新技术企业认定管理办法》第五条是什么', '库里的这份文件是平台整理的要点，非原文。\n\n库里有：'],
    ['星际旅行促进条例第五条说了什么', '没有找到名为“星际旅行促进条例”的文件'],
    ['第五条说了什么', '没有说明是哪份文件的第五条'],
  ])('库里没有的一条说没有，不拿别的条充当：%s', async (text, wanted) => {
    const given = await ask(text);
    expectHonest(given);
    expect(given.answer).toContain(wanted);
    expect(given.notices.map(({ code }) => code)).toContain('notFound');
    // What there is instead is a list of headings, no article.
    expect(given.citations.filter(({ clauseId }) => clauseId !== null)).toEqual([]);
  });

  it.each([
    '怎么做红烧肉',
    '今天天气怎么样',
    '给我讲个笑话',
    '世界杯冠军是谁',
    'Python里列表怎么排序',
    '附近有什么好吃的火锅店',
    '推荐几部科幻电影',
    '你好',
    '？？？',
    '孩子发烧39度怎么办',
  ])('库里没有的不答：%s', async (text) => {
    const given = await ask(text);
    expect(given.answer).toContain('库内未找到依据');
    expect(given.answer).toContain('可以问：政策与法规的条款');
    expect(given.citations).toEqual([]);
    expect(given.notices.map(({ code }) => code)).toEqual(['embedded', 'notFound']);
    expectHonest(given);
  });

  it('摘到的都没有写到问的那件事，不当作答案', async () => {
    const given = await ask('小微企业六税两费减半到什么时候');
    expectHonest(given);
    expect(given.answer).toContain('没有一条把所问的都写到');
    expect((await ask('研发费用加计扣除的比例是多少')).answer).not.toContain('没有一条把所问的都写到');
  });

  it('没有找到时照原话说检索了什么，给出别的去处', async () => {
    const given = await ask('一般纳税人怎么登记');
    expectHonest(given);
    expect(given.answer).toMatch(/检索“一般纳税人怎么登记”，含有这些字的文件\d+份，没有一条够得上回答/);
    expect(given.steps[0]?.detail).toMatch(/^检索：一般纳税人怎么登记；含有这些字的文件\d+份，没有一条够得上回答$/);
    expect(given.steps[0]?.hits).toBe(0);
    expect(given.answer).toContain('](/Policy/PolicySearch?q=');
    expect(given.answer).toContain('](/PersonalCenter/mySubscription)');
  });

  it('要看的法律库里没有时，说是哪一部', async () => {
    const given = await ask('旷工三天可以炒鱿鱼吗');
    expectHonest(given);
    expect(given.notices.map(({ code }) => code)).toContain('notFound');
    expect(given.answer).toContain('《劳动合同法》');
    expect(given.answer).toContain('库里还没有收录');
    expect((await ask('红烧肉怎么做好吃')).answer).not.toContain('库里还没有收录');
  });

  it('想贷款：列出库里的，交给金融政策匹配', async () => {
    const given = await ask('我想贷款有什么政策');
    expectHonest(given);
    expect(given.answer.split('\n')[0]).toContain('[金融政策匹配](/Policy/FinancePolicyMatch)');
    expect(given.citations.length).toBeGreaterThan(1);
  });

  it('问市里的，只有省里的，就说市里没有；截止了先说', async () => {
    const given = await ask('杭州高企奖励多少钱');
    expectHonest(given);
    expect(given.answer.split('\n')[0]).toBe('**库里没有杭州市自己的，以下是浙江省的：**');
    expect(given.answer).toMatch(/已于2026年8月13日截止，现在不能报\*\*\[\^\d+\]\n\n/);
    expect(given.answer.match(/近三年未发生重大安全/g)).toHaveLength(1);
  });

  it('闲聊的词有法规写着也不摘，问文档里的照摘', async () => {
    const text = '交通警察应当先说你好。运动员获得世界杯冠军的，由县级人民政府给予表彰。';
    const clauses = [
      { id: 'art-1', parentId: null, kind: 'article' as const, label: '第一条', heading: '', text, depth: 0 },
    ];
    await setup.write(policyRecord({ id: 'engine-talk', familyId: 'engine-talk', title: '引擎测试问候办法', clauses }));
    for (const question of ['你好', '世界杯冠军是谁']) {
      const given = await ask(question);
      expectHonest(given);
      expect(given.answer).toContain('这不是政策法规或者企业资料的问题');
      expect(given.citations).toEqual([]);
    }
    const inIt = await ask('世界杯冠军是谁', inPolicy('engine-talk'));
    expect(inIt.citations.map(({ policyId }) => policyId)).toEqual(['engine-talk']);
  });

  it('接着问时带上前面的问题', async () => {
    const given = await ask('那公示呢', {
      history: [{ question: '高新技术企业认定的流程', answer: '见《高新技术企业认定管理办法》[^1]' }],
    });
    expect(given.citations.some(({ title }) => title === '高新技术企业认定管理办法')).toBe(true);
  });

  it('选中的一条放在最前', async () => {
    const given = await ask('这一条怎么理解', {
      quote: { text: '科技人员占职工总数的比例不低于10%', policyId: 'n-hnte-2016-32', clauseId: 'art-11.4' },
    });
    expectHonest(given);
    expect(given.citations[0]).toMatchObject({ policyId: 'n-hnte-2016-32', clauseId: 'art-11' });
  });
});

describe('我们符合吗', () => {
  it('按企业资料逐条判断，缺什么说什么', async () => {
    const given = await ask('我们符合高企吗');
    expectHonest(given);
    expect(given.answer).toContain('高新技术企业认定：待补数。资料填完才能判断（');
    expect(given.answer).toMatch(/科技人员占职工总数的比例 \| 不低于10% \| 18\.1% \| 符合 \| 第十一条（四）\[\^\d+\]/);
    // What is missing comes before the table.
    expect(given.answer).toMatch(/\*\*\[\^1\]\n\n还缺\d+项，到\[企业信息\].*补充后再判断：\n\n- /);
    expect(given.suggestions).toEqual(['申报《高新技术企业认定管理办法》要什么材料']);
    expect(given.answer).toContain('(/iptools/companyEvaluating)');
    const sources = new Set(given.citations.map(({ source }) => source));
    expect(sources).toEqual(new Set(['rules', 'facts', 'policy']));
    expect(given.steps[0]).toMatchObject({ kind: 'rules', state: 'done' });
    const rows = given.answer.split('\n').filter((line) => line.startsWith('| ')).length - 2;
    expect(given.steps[0]?.detail).toBe(`高新技术企业认定，${rows}项条件`);
  });

  it('没有企业时说需要什么，并列出条件', async () => {
    const given = await ask('我们符合高企吗', {}, stranger);
    expectHonest(given);
    expect(given.answer).toContain('您的账号里还没有企业');
    expect(given.answer).toContain('科技人员占职工总数的比例不低于10%[^');
    expect(given.answer).not.toContain('符合 |');
  });

  it('专精特新“小巨人”', async () => {
    const given = await ask('我们够小巨人的条件吗');
    expectHonest(given);
    expect(given.answer).toContain('专精特新“小巨人”企业');
    expect(given.answer).toContain('(/iptools/specialization)');
  });

  it('所选政策的各事项', async () => {
    const given = await ask('我们能报吗', inPolicy(local));
    expectHonest(given);
    expect(given.answer).toMatch(/研发投入补助：待核实/);
    expect(given.answer).toContain('2026年12月28日截止，还剩37天');
    expect(given.policies.map(({ id }) => id)).toContain(local);
  });

  it('没有指明时说有多少', async () => {
    const given = await ask('我们可以申报哪些政策');
    expectHonest(given);
    expect(given.answer).toMatch(/\d+个事项里，可申报（预判）\d+项/);
  });

  it('接着问的主语是上面问的', async () => {
    const first = { question: '专精特新小巨人的条件是什么', answer: '见《重点“小巨人”企业财政奖补》[^1]' };
    const fits = await ask('那我们符合吗', { history: [first] });
    expectHonest(fits);
    expect(fits.answer).toContain('专精特新“小巨人”企业：待补数');
    const history = [first, { question: '那我们符合吗', answer: fits.answer }];
    const closes = await ask('它什么时候截止', { history });
    expectHonest(closes);
    expect(closes.answer.split('\n')[0]).toContain('接着上一问');
    expect(closes.answer.split('\n')[2]).toContain('《专精特新“小巨人”企业认定标准（2026年）》');
    expect(closes.answer).not.toContain('可能符合的政策');
  });

  it('说了别的事就不再跟着上面的', async () => {
    const history = [{ question: '专精特新小巨人的条件是什么', answer: '' }];
    const given = await ask('我们符合高企吗', { history });
    expect(given.answer).toContain('高新技术企业认定：待补数。资料填完才能判断（');
  });

  it('别人的企业不会出现', async () => {
    const given = await ask('我们符合高企吗', {}, stranger);
    expect(JSON.stringify(given)).not.toContain('青岚');
  });
});

describe('还有多久截止', () => {
  it('所选的政策', async () => {
    const given = await ask('还有多久截止', inPolicy(local));
    expectHonest(given);
    expect(given.answer).toContain('**2026年12月28日截止，还剩37天**[^1]');
    expect(given.policies[0]).toMatchObject({ deadline: '2026-12-28', daysLeft: 37 });
  });

  it.each(['高企还有多久截止', '高新技术企业认定还有多久截止'])('简称也找得到：%s', async (text) => {
    const given = await ask(text);
    expectHonest(given);
    expect(given.answer.split('\n')[0]).toContain('《高新技术企业认定管理办法》');
    expect(given.answer).toContain('每年由各地分批组织，以当地通知为准');
    expect(given.answer).toContain('《【示例】浙江省高新技术企业认定奖励实施办法》：');
    expect(given.answer).not.toMatch(/减按15%|上海市/);
  });

  it('企业可能符合的', async () => {
    const given = await ask('我们最近有什么要截止的申报，还有多久截止');
    expectHonest(given);
    expect(given.answer).toMatch(/\| 2026年\d+月\d+日 \| \d+天 \| \[\^1\]/);
  });

  it('没有企业时是全库最先截止的', async () => {
    const given = await ask('还有多久截止', {}, stranger);
    expectHonest(given);
    expect(given.answer).toContain('最先截止');
  });
});

describe('有什么区别', () => {
  it('两份政策，每格有出处', async () => {
    const given = await ask('高企和科技型中小企业有什么区别');
    expectHonest(given);
    const rows = given.answer.split('\n').filter((line) => /^\| [^-《 ]/.test(line));
    expect(rows.length).toBeGreaterThan(5);
    // A source once: in the head of its column, unless a paragraph of it says the cell.
    const head = given.answer.split('\n').find((line) => line.startsWith('|  |'));
    expect(head).toMatch(/》\[\^\d+\] \| 《.*》\[\^\d+\] \|$/);
    expect(given.citations.length).toBeLessThan(rows.length);
  });

  it('高企和专精特新，两边都有条件', async () => {
    const given = await ask('高企和专精特新有什么区别');
    expectHonest(given);
    const row = given.answer.split('\n').find((line) => line.startsWith('| 申报条件'));
    expect(row).toContain('科技人员占职工总数的比例不低于10%');
    expect(row).toContain('从事特定细分市场');
  });

  it('两地的同类政策；一地没有就说没有，不拿别的来比', async () => {
    const given = await ask('杭州和苏州的研发费用补助有什么区别');
    expectHonest(given);
    expect(given.answer).toContain('| 地区 | 杭州市 | 苏州市 |');
    const one = await ask('杭州和宁波的研发费用补助有什么区别');
    expectHonest(one);
    expect(one.answer.split('\n')[0]).toContain('库里没有宁波市的同类政策，不能比；杭州市的是《【示例】杭州市');
  });

  it('只说了两个地方：同类事项里差得多的', async () => {
    const given = await ask('上海和宁波比');
    expectHonest(given);
    expect(given.answer.split('\n')[0]).toMatch(/上海市有\d+份政策，宁波市有\d+份政策；同类事项里金额不同的有\d+项/);
    expect(given.answer).toContain('| 事项 | 上海市 | 宁波市 |');
  });

  it('新旧版本逐条说改了什么，两边都有原话', async () => {
    const version = (id: string, publishedAt: string, text: string) => ({
      ...policyRecord({
        id,
        familyId: 'engine-two',
        title: '引擎测试结算条例',
        publishedAt,
        effectiveFrom: publishedAt,
        clauses: [
          { id: 'art-1', parentId: null, kind: 'article', label: '第一条', heading: '', text, depth: 0 },
          {
            id: 'art-2',
            parentId: null,
            kind: 'article',
            label: '第二条',
            heading: '',
            text: '本条例所称结算，是指工程价款结算。',
            depth: 0,
          },
        ],
      }),
    });
    await setup.write(
      version('engine-two-old', '2019-03-01', '发包人应当自竣工之日起九十日内完成工程结算。'),
      version('engine-two-new', '2025-03-01', '发包人应当自竣工之日起三十日内完成工程结算。'),
    );
    const given = await ask('《引擎测试结算条例》新旧版本有什么区别');
    expectHonest(given);
    expect(given.answer.split('\n')[0]).toContain('改动1条');
    expect(given.answer).toMatch(/旧版：\n\n> 发包人应当自竣工之日起\*\*九十日\*\*内完成工程结算。\[\^\d+\]/);
    expect(given.answer).toMatch(/现行：\n\n> 发包人应当自竣工之日起\*\*三十日\*\*内完成工程结算。\[\^\d+\]/);
    const still = await ask('发包人完成工程结算还是九十日吗');
    expectHonest(still);
    expect(still.answer).toMatch(/旧版：\n\n> [^\n]*九十日[^\n]*\n\n现行：\n\n> [^\n]*三十日/);
  });
});

describe('金额、材料、条件、流程、电话', () => {
  it('按资料测算的金额与怎么算', async () => {
    const given = await ask('我们能拿多少', inPolicy(local));
    expectHonest(given);
    expect(given.answer).toMatch(
      /研发投入补助 \| 最高200万元\[\^\d+\] \| 预计97\.16万元，上限200万元\[\^\d+\] \| 1,000万元×8%＋286万元×6%/,
    );
  });

  it('问哪一项就测算哪一项', async () => {
    const given = await ask('我们能拿多少研发后补助');
    expectHonest(given);
    expect(given.answer).toContain('预计97.16万元，上限200万元');
    expect(new Set(given.citations.map(({ title }) => title))).toEqual(
      new Set(['【示例】杭州市企业研发费用后补助实施办法', '【示例】浙江省企业研发费用后补助实施细则（2025年修订）']),
    );
  });

  it('没有的一项说没有，不拿别的充当', async () => {
    const given = await ask('我们能拿多少火箭发射补贴');
    expect(given.answer).toContain('没有找到面向浙江省杭州市企业的这一项奖补，没有可以测算的金额');
    expect(given.citations.filter(({ source }) => source === 'rules')).toEqual([]);
  });

  it('少缴的税按企业资料用计算器算', async () => {
    const given = await ask('研发费用加计扣除能省多少税');
    expectHonest(given);
    expect(given.answer).toContain('预计少缴192.9万元');
    expect(given.answer).toContain('1,286万元×100%×15%＝192.9万元');
    expect(given.answer).toMatch(
      /企业资料里的2025年加计扣除研发费用：1,286万元\[\^\d+\]；税率按15%，因为企业资料里写着“高新技术企业：是”\[\^\d+\]/,
    );
    expect(new Set(given.citations.filter(({ source }) => source !== 'facts').map(({ title }) => title))).toEqual(
      new Set(['研发费用税前加计扣除']),
    );
  });

  it('问题里说了数就按那个数算，说明是您说的', async () => {
    const given = await ask('我们去年研发费用521万能省多少税');
    expectHonest(given);
    expect(given.answer.split('\n')[0]).toMatch(
      /^\*\*研发费用加计扣除：预计少缴78\.15万元\*\*，521万元×100%×15%＝78\.15万元/,
    );
    expect(given.answer).toContain('按您说的研发费用521万元');
    expect(given.answer).not.toContain('1,286万元');
    const grant = await ask('我们研发费用521万能拿多少研发后补助');
    expect(grant.answer).toContain('521万元×8%');
    expect(grant.answer).toContain('按您说的研发费用521万元');
  });

  it.each([
    ['我们净利润200万要交多少所得税', '按您说的净利润200万元，应缴企业所得税约30万元**：200万元×15%＝30万元'],
    ['应纳税所得额280万元，员工120人，资产总额3000万元，要交多少所得税', '280万元×5%＝14万元'],
  ])('要交的所得税按企业资料能定的税率算，说出假设：%s', async (text, wanted) => {
    const given = await ask(text);
    expectHonest(given);
    expect(given.answer.split('\n')[0]).toContain(wanted);
    expect(given.answer).toContain('假设：');
    expect(given.answer).not.toContain('1,766万元');
    const unknown = await ask('我们净利润200万要交多少所得税', {}, stranger);
    expectHonest(unknown);
    expect(unknown.answer).toContain('要看企业是哪一种');
    expect(unknown.answer).toContain('还缺：从业人数、资产总额');
  });

  it('是不是高企只看企业资料，和测算用的同一项', async () => {
    const given = await ask('我们是不是高新技术企业');
    expectHonest(given);
    expect(given.answer).toContain('是高新技术企业。**企业资料里写着“高新技术企业：是');
    expect(given.answer).toContain('有效期到哪天，企业资料里没有记录');
    expect(given.citations.map(({ source }) => source)).toEqual(['facts']);
    const { userId } = await setup.newUser(false);
    expect((await ask('我们是不是高新技术企业', {}, userId)).answer).toContain('企业资料里没有填是不是高新技术企业');
    expect((await ask('我们符合高企吗')).answer).toContain('企业资料里写着“高新技术企业：是”');
  });

  it('少了资料说缺哪一项', async () => {
    const { userId } = await setup.newUser(false);
    const given = await ask('研发费用加计扣除能省多少税', {}, userId);
    expectHonest(given);
    expect(given.answer).toContain('还缺：研发费用');
  });

  it('所选政策里的问题用它自己的条款答', async () => {
    const given = await ask('研发费用比例按几年算，我们该适用哪一档', inPolicy('n-hnte-2016-32'));
    expectHonest(given);
    expect(new Set(given.citations.map(({ policyId }) => policyId))).toEqual(new Set(['n-hnte-2016-32']));
    expect(given.answer).toContain('近三个会计年度');
  });

  it('没有指明政策时列出可能的，不相加', async () => {
    const given = await ask('我们能拿多少补贴');
    expectHonest(given);
    expect(given.answer).toContain('没有相加');
  });

  it.each([
    ['要什么材料', '- 企业研发费用后补助申报书[^1]'],
    ['申报条件是什么', '研发投入补助的条件：'],
    ['申报流程是怎样的', '审核公示：'],
    ['咨询电话是多少', '咨询电话：000'],
    ['拿到补助之后有什么义务', '[^1]'],
  ])('%s', async (text, wanted) => {
    const given = await ask(text, inPolicy(local));
    expectHonest(given);
    expect(given.answer).toContain(wanted);
  });

  it('专利加在一起说，几种各是几件', async () => {
    const given = await ask('我们有多少专利');
    expectHonest(given);
    expect(given.answer).toContain('共7件**（发明专利3件，实用新型专利4件，外观设计专利0件，共7件');
    expect((await ask('我们有多少知识产权')).answer).toContain('共9件');
  });

  it('企业自己的资料', async () => {
    const given = await ask('我们去年的研发费用是多少');
    expectHonest(given);
    expect(given.answer).toContain(
      '| 资料 | 年度 | 值[^1] | 来源 |\n| --- | --- | --- | --- |\n| 研发费用 | 2025年 | 1,286万元 | 示例 |',
    );
    expect(given.citations[0]).toMatchObject({ source: 'facts', link: '/PersonalCenter/enterpriseInformation' });
  });
});

describe('知识库与文档', () => {
  const passage = {
    userId: '',
    baseId: 'base-1',
    chunkId: 'chunk-1',
    documentId: 'document-1',
    documentName: '2026年度预算.pdf',
    baseName: '内部资料',
    page: 6,
    heading: null,
    text: '设备更新预算为320万元，由装备部在三季度前提出采购计划。',
    boxes: [{ page: 6, x: 0.1, y: 0.2, width: 0.8, height: 0.05 }],
    isEdited: false,
    score: 1,
  };
  const scope = { usesPolicies: false, knowledgeBaseIds: ['base-1'], documentIds: [], policyIds: [] };

  it('摘录带页码与位置', async () => {
    const passages = fakePassages([{ ...passage, userId: owner.userId }], 1);
    const given = await wholeAnswerOf(
      setup.engine({ passages }),
      questionOf(owner.userId, '设备更新预算是多少', { scope }),
    );
    expectHonest(given);
    expect(given.citations).toEqual([
      expect.objectContaining({
        source: 'document',
        title: '2026年度预算.pdf',
        place: '第6页',
        page: 6,
        chunkId: 'chunk-1',
        boxes: passage.boxes,
      }),
    ]);
    expect(given.notices.map(({ code }) => code)).toContain('partialDocuments');
  });

  it('长的片段引写到答案的那句，不是开头的四百字；同样的话只引一次', async () => {
    const filler = '本制度由行政部负责解释，各部门遵照执行，未尽事宜另行通知。'.repeat(20);
    const text = `${filler}差旅住宿费每人每晚不超过450元，超出部分由个人承担。${filler}`;
    const own = { ...passage, userId: owner.userId, text };
    const copy = { ...own, chunkId: 'chunk-2', documentId: 'document-2', documentName: '差旅制度（副本）.docx' };
    const passages = fakePassages([own, copy]);
    const engine = setup.engine({ passages });
    const given = await wholeAnswerOf(engine, questionOf(owner.userId, '出差住宿费每晚最多报多少钱', { scope }));
    expectHonest(given);
    expect(given.answer).toMatch(
      /\*\*差旅住宿费每人每晚不超过450元，超出部分由个人承担。\*\*——2026年度预算\.pdf，第6页\[\^1\]/,
    );
    expect(given.citations).toHaveLength(1);
    expect(given.citations[0]?.quote.length).toBeLessThanOrEqual(160);
    expect(given.citations[0]?.quote).toContain('不超过450元');
    expect(given.answer).toContain('同样的话也写在：差旅制度（副本）');
  });

  it('改过的片段不说成文件原文，页上也不标', async () => {
    const passages = fakePassages([{ ...passage, isEdited: true, userId: owner.userId }]);
    const given = await wholeAnswerOf(
      setup.engine({ passages }),
      questionOf(owner.userId, '设备更新预算是多少', { scope }),
    );
    expectHonest(given);
    expect(given.answer).toContain('片段已修改，非文件原文');
    expect(given.citations).toEqual([expect.objectContaining({ source: 'document', isEdited: true, boxes: [] })]);
    expect(given.figures?.items.map(({ basis }) => basis)).toEqual(['edited']);
  });

  it('问第几页就摘那一页', async () => {
    const seventh = {
      ...passage,
      userId: owner.userId,
      page: 7,
      chunkId: 'chunk-7',
      text: '本页列明装备部的采购计划。',
    };
    const passages = fakePassages([{ ...passage, userId: owner.userId }, seventh]);
    const inDocument = { ...scope, usesPolicies: true, knowledgeBaseIds: [], documentIds: ['document-1'] };
    for (const text of ['第7页讲了什么', '第七页的申报条件是什么']) {
      const engine = setup.engine({ passages });
      const given = await wholeAnswerOf(engine, questionOf(owner.userId, text, { scope: inDocument }));
      expectHonest(given);
      expect(given.citations.map(({ source, page }) => [source, page])).toEqual([['document', 7]]);
    }
    const none = await wholeAnswerOf(
      setup.engine({ passages }),
      questionOf(owner.userId, '第9页讲了什么', { scope: inDocument }),
    );
    expectHonest(none);
    expect(none.answer).toContain('**库内未找到依据。**所选文档的第9页没有可以摘录的文字');
    expect(none.citations).toEqual([]);
  });

  it('文档里没有的说没有，不摘无关的', async () => {
    const passages = fakePassages([{ ...passage, userId: owner.userId, text: '甲乙丙丁。' }]);
    for (const own of [
      { ...scope, documentIds: ['document-1'] },
      { ...scope, usesPolicies: true },
    ]) {
      const engine = setup.engine({ passages });
      const given = await wholeAnswerOf(engine, questionOf(owner.userId, '公司的注册资本是多少', { scope: own }));
      expectHonest(given);
      expect(given.answer).toContain('**库内未找到依据。**');
      expect(given.answer).toContain('可以问：');
      expect(given.citations).toEqual([]);
    }
  });

  it('只查自己的', async () => {
    const passages = fakePassages([{ ...passage, userId: owner.userId }]);
    const given = await wholeAnswerOf(
      setup.engine({ passages }),
      questionOf(stranger, '设备更新预算是多少', { scope }),
    );
    expect(given.answer).toContain('库内未找到依据');
    expect(JSON.stringify(given)).not.toContain('320');
  });

  it('文档里的标记只是文字', async () => {
    const text = '设备更新预算见![图](http://evil.test/p.png)与[这里](http://evil.test)<img src=x>，**加粗**';
    const passages = fakePassages([{ ...passage, text, userId: owner.userId }]);
    const given = await wholeAnswerOf(
      setup.engine({ passages }),
      questionOf(owner.userId, '设备更新预算是多少', { scope }),
    );
    expect(given.answer).toContain('\\!\\[图\\](http://evil.test/p.png)');
    expect(given.answer).not.toMatch(/(?<!\\)\]\(http/);
  });
});

it('停下就不再给', async () => {
  const stopping = new AbortController();
  const pieces: string[] = [];
  const asking = (async () => {
    for await (const piece of setup
      .engine()
      .answer(questionOf(owner.userId, '我们符合高企吗', { signal: stopping.signal }))) {
      pieces.push(piece.type);
      if (pieces.length === 3) stopping.abort(new Error('stopped'));
    }
  })();
  await expect(asking).rejects.toThrow('stopped');
  expect(pieces).toHaveLength(3);
});

describe('旧回答的政策卡', () => {
  it('修订以后说已更新，给出新版', async () => {
    const family = { familyId: 'engine-family', title: '引擎测试促进办法' };
    await setup.write(
      policyRecord({ id: 'engine-old', ...family, publishedAt: '2024-01-01', effectiveFrom: '2024-02-01' }),
    );
    const given = await ask('引擎测试促进办法第一条');
    expect(given.policies[0]).toMatchObject({ id: 'engine-old', isChanged: false, newerId: null });
    await setup.write(
      policyRecord({ id: 'engine-new', ...family, publishedAt: '2026-06-01', effectiveFrom: '2026-07-01' }),
    );
    const [card] = await setup.engine().policyCards(given.citations, setup.clock.now());
    expect(card).toMatchObject({ id: 'engine-old', status: 'amended', isChanged: true, newerId: 'engine-new' });
  });

  it('截止日期过了说已更新', async () => {
    const given = await ask('还有多久截止', inPolicy(local));
    const answeredAt = setup.clock.now();
    setup.clock.set(new Date('2027-01-05T02:00:00Z'));
    const [card] = await setup.engine().policyCards(given.citations, answeredAt);
    setup.clock.set(answeredAt);
    expect(card).toMatchObject({ id: local, deadline: null, isChanged: true });
  });

  it('不在库里的照回答当时的名字', async () => {
    const given = await ask('还有多久截止', inPolicy(local));
    const gone = given.citations.map((citation) => ({ ...citation, policyId: 'gone-policy' }));
    expect(await setup.engine().policyCards(gone, setup.clock.now())).toMatchObject([
      { id: 'gone-policy', statusLabel: '已不在政策库', isChanged: true },
    ]);
  });
});

it('示例库里有这份政策', () => {
  expect(generateSamples({ today: '2026-11-21' }).some(({ id }) => id === local)).toBe(true);
});
