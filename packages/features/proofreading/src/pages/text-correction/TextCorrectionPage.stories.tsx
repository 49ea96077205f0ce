import {
  answering,
  failing,
  fitsTheScreen,
  gone,
  pending,
  phone,
  serving,
  storyNow,
} from '@hengce/feature-parts/testing';
import { ruleClasses } from '@hengce/proofreading';
import preview from '@hengce/storybook/preview';
import { expect, userEvent as user, waitFor, within } from 'storybook/test';
import type { Words } from '../../reading/createReading';
import { openHere } from '../../testing/openHere';
import { ProofreadingStoryHost } from '../../testing/ProofreadingStoryHost';
import { advertisement, noCheck, sampleDocument, sampleText, sampleVersion } from '../../testing/proofreadingFixtures';
import { type ProofreadingServerOptions, proofreadingServer } from '../../testing/proofreadingServer';
import { TextCorrectionPage } from './TextCorrectionPage';

const open = '/textCorrection?document=pd000001';
const start = '/textCorrection';

const meta = preview.meta({
  id: 'proofreading-text-correction-page',
  title: '页面/智能校对',
  component: TextCorrectionPage,
  parameters: { isPage: true },
  args: { initialPath: open } as object,
  render: (args) => (
    <ProofreadingStoryHost {...args} host={{ now: () => storyNow, ...(args as { host?: object }).host }} />
  ),
});
export default meta;

/** A server of its own each time that a story is mounted. */
const served = (options?: ProofreadingServerOptions) => serving(() => proofreadingServer(options));
const of = (text: string, rest: Parameters<typeof sampleVersion>[0] = {}) => ({
  version: sampleVersion({ text, ...rest }),
});

/** No two paragraphs alike, so that each is read. */
const many = (times: number): string =>
  Array.from({ length: times }, (_, at) => sampleText.replace(/$/gm, `（${at + 1}）`)).join('\n');

interface Told {
  canvas: ReturnType<typeof within>;
  canvasElement: HTMLElement;
}
/** The editor stands in a root of its own. */
const editorOf = (root: HTMLElement): HTMLElement =>
  [...root.querySelectorAll('div')].flatMap(
    ({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>('.cm-content') ?? [],
  )[0] as HTMLElement;
const list = ({ canvas }: Told) => canvas.findByRole('grid', { name: '待处理的问题' });
const cards = async (told: Told) => within(await list(told)).findAllByRole('row');
const marks = ({ canvasElement }: Told) => editorOf(canvasElement).querySelectorAll('.hc-mark');
const more = async ({ canvas }: Told, name: string) => {
  await user.click(await canvas.findByRole('button', { name: '更多' }));
  await user.click(await within(document.body).findByRole('menuitem', { name }));
};

export const Default = meta.story({
  name: '默认：左边正文，右边问题',
  beforeEach: served(),
  play: async (told) => {
    await expect(await list(told)).toBeVisible();
    await waitFor(() => expect(marks(told).length).toBeGreaterThan(4));
  },
});

export const Start = meta.story({
  name: '开始：粘贴、输入、上传，或选一份',
  args: { initialPath: start } as object,
  beforeEach: served({
    documents: [
      sampleDocument(),
      sampleDocument({
        id: 'pd000002',
        name: '青岚云产品介绍',
        genre: 'advertisement',
        version: 3,
        updatedAt: '2026-11-18T02:00:00.000Z',
      }),
    ],
  }),
});

export const Empty = meta.story({
  name: '还没有文稿',
  args: { initialPath: start } as object,
  beforeEach: served({ documents: [] }),
});

export const Begin = meta.story({
  name: '粘贴文字，开始校对',
  args: { initialPath: start } as object,
  beforeEach: served({ documents: [] }),
  play: async (told) => {
    const field = await told.canvas.findByRole('textbox', { name: '文稿' });
    await user.click(field);
    await user.paste('依据国科发火[2016]第32号,现通知如下。');
    await user.click(told.canvas.getByRole('button', { name: '开始校对' }));
    await waitFor(async () => expect((await cards(told)).length).toBe(3));
  },
});

/** What a browser keeps, and a text that the assistant handed over in it. */
const handedDrafts = () => {
  const handed = {
    title: '研发费用怎样归集',
    text: '研发费用按项目归集,并分别核算。',
    source: 'chat',
    href: '/DeepSeek',
  };
  const kept = new Map([['proofreading:handed', JSON.stringify(handed)]]);
  return {
    kept,
    read: async (key: string) => kept.get(key) ?? null,
    write: async (key: string, text: string | null) => void (text === null ? kept.delete(key) : kept.set(key, text)),
  };
};
const drafts = handedDrafts();
const handOver: ReturnType<typeof served> = (context) => {
  for (const [key, text] of handedDrafts().kept) drafts.kept.set(key, text);
  return served({ documents: [] })(context);
};
export const HandedOver = meta.story({
  name: '从对话带来的文字：改过的刷新后还在',
  args: { initialPath: start, host: { drafts } } as object,
  beforeEach: handOver,
  play: async ({ canvas }) => {
    await canvas.findByText(/从“研发费用怎样归集”带来的文字/);
    await user.type(await canvas.findByRole('textbox', { name: '文稿' }), '另行备查。');
    await waitFor(() => expect(drafts.kept.get('proofreading:handed')).toContain('分别核算。另行备查。'));
  },
});

export const HandedOverLeft = meta.story({
  name: '从对话带来的文字：不用的不再回来',
  args: { initialPath: start, host: { drafts } } as object,
  beforeEach: handOver,
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '不用这段文字' }));
    await waitFor(() => expect(drafts.kept.has('proofreading:handed')).toBe(false));
    await expect(canvas.getByRole('textbox', { name: '文稿' })).toHaveValue('');
  },
});

export const UsedUp = meta.story({
  name: '次数用完（1010）：文稿已保存，可以稍后开始',
  args: { initialPath: start, host: { now: () => storyNow, reserveUse: async () => null } } as object,
  beforeEach: served({ documents: [] }),
  play: async (told) => {
    const field = await told.canvas.findByRole('textbox', { name: '文稿' });
    await user.click(field);
    await user.paste(sampleText);
    await user.click(told.canvas.getByRole('button', { name: '开始校对' }));
    await told.canvas.findByRole('heading', { name: '还没有开始校对' });
    await expect(editorOf(told.canvasElement)).toHaveTextContent('云澜市科学技术局');
  },
});

export const Refused = meta.story({
  name: '有密码的文件：没有上传，写明原因',
  args: { initialPath: start } as object,
  beforeEach: served({ documents: [], refusal: '文件有密码，没有上传。请去掉密码后重试' }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: '选择文件' });
    const input = canvasElement.querySelector('input[type=file]') as HTMLInputElement;
    await user.upload(input, new File(['x'], '通知.docx'));
    await expect(await canvas.findByText(/文件有密码/)).toBeVisible();
  },
});

export const Loading = meta.story({ name: '正在打开', beforeEach: answering(pending) });
export const Failing = meta.story({ name: '没有打开', beforeEach: answering(failing) });
export const Gone = meta.story({ name: '没有这份文稿', beforeEach: answering(gone) });

export const Scanning = meta.story({
  name: '正在校对：按段写明进度',
  args: { reading: openHere({ isHeld: true }) } as object,
  beforeEach: served(of(many(400))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/正在校对，\d+\/3600段/)).toBeVisible();
  },
});

export const Long = meta.story({
  name: '粘贴二十万字',
  beforeEach: served(of('')),
  play: async (told) => {
    await told.canvas.findByText(/没有查到问题/);
    const editor = editorOf(told.canvasElement);
    editor.focus();
    const data = new DataTransfer();
    data.setData('text/plain', many(540));
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    await expect(await told.canvas.findByText(/2\d{5}字/)).toBeVisible();
    await waitFor(() => expect(marks(told).length).toBeGreaterThan(4));
  },
});

export const None = meta.story({
  name: '没有问题，写明本地规则不查什么',
  beforeEach: served(of('关于开展安全检查的通知\n现将有关事项通知如下。')),
});
export const One = meta.story({ name: '一处', beforeEach: served(of('依据国科发火〔2016〕32号,现通知如下。')) });
export const Many = meta.story({
  name: '五百处：先列出五十处',
  beforeEach: served(of(Array.from({ length: 500 }, (_, at) => `第${at + 1}项工作已经完成,请查收。`).join('\n'))),
  play: async (told) => {
    await waitFor(async () => expect((await cards(told)).length).toBe(50));
    await expect(await told.canvas.findByRole('button', { name: '再显示450处' })).toBeVisible();
  },
});

export const Filtered = meta.story({
  name: '只看一级：这一级没有',
  beforeEach: served(of('依据国科发火〔2016〕32号,现通知如下。')),
  play: async (told) => {
    await list(told);
    await user.click(await told.canvas.findByRole('button', { name: '建议0处' }));
    await expect(await told.canvas.findByText('这一类没有问题')).toBeVisible();
  },
});

export const Advertisement = meta.story({
  name: '广告：绝对化用语，可能的豁免写明',
  beforeEach: served({
    version: sampleVersion({ text: advertisement, format: 'text' }),
    genre: 'advertisement',
  }),
  play: async (told) => {
    await list(told);
    await waitFor(() => expect(marks(told).length).toBeGreaterThan(1));
  },
});

/** A paragraph for each class that needs no dictionary; advertising has a story of its own. */
const ofEachClass = [
  '关于开展检查的通知。',
  '云澜市科学技术局：',
  '依据国科发火[2016]32号文件,现通知如下。。',
  '一、检查范围',
  '（一）、申报书、承诺书、和佐证材料。',
  '检查由（各县科技局负责。参加《全国职业技能邀请赛》。',
  '合格率由85~95%提高，距离不少于30公分，约300家左右，截止目前已完成。',
  '自2026年2月30日起执行。贰拾万元整（¥210000元）已到位。',
  '经银保监会批准，依据《合同法》办理。',
  '市科技局（以下简称“主管部门”），市工信局（以下简称“主管部门”）。',
  '副局长李某某负责内部代号，手机13912345678。',
  '维护企业地利益，坚持实事求事。',
].join('\n');
/** Dictionary of the last line's words. */
const fewWords: Words = {
  segment: (sentence) =>
    (sentence.match(/维护|企业|利益|坚持|./g) ?? []).map((word) => ({
      word,
      tag: { 维护: 'v', 企业: 'n', 地: 'uv', 利益: 'n', 坚持: 'v' }[word] ?? 'x',
    })),
  fixedWords: {
    nearMisses: (text) =>
      [...text.matchAll(/实事求事/g)].map(({ index }) => ({ from: index, word: '实事求是', at: 3 })),
  },
};
const entryOf = (kind: 'sensitive' | 'people', text: string, posts: string[] = []) => ({
  ...{ id: `pe-${kind}`, kind, text, posts, suggestion: null, note: null, ruleId: null },
  createdAt: '2026-11-20T02:24:00.000Z',
});
export const EachClass = meta.story({
  name: '每一类的卡片：原因、依据与精确率',
  args: { reading: openHere({ words: fewWords }) } as object,
  beforeEach: served({
    ...of(ofEachClass),
    entries: [entryOf('sensitive', '内部代号'), entryOf('people', '李某某', ['局长'])],
  }),
  play: async (told) => {
    // Advertisements have a story of their own, as what a model found.
    const wanted = Object.entries(ruleClasses).filter(([name]) => !['model', 'ad.absolute'].includes(name));
    await waitFor(async () => {
      const text = (await cards(told)).map(({ textContent }) => textContent).join();
      expect(wanted.map(([, title]) => title).filter((title) => !text.includes(title))).toEqual([]);
    });
    for (const card of await cards(told)) {
      await user.click(card);
      await within(card).findByText(/^依据：/);
      await within(card).findByText(/精确率/);
    }
  },
});

export const Privacy = meta.story({
  name: '个人信息：可以遮去',
  beforeEach: served(of('联系人身份证11010519491231002X，手机13912345678。')),
});
export const Choices = meta.story({
  name: '有几种改法，由人来选',
  beforeEach: served(of('请于明日登陆系统填报，帐户信息以系统为准。合同定金为2万元。')),
});

export const Overlapping = meta.story({
  name: '同一处有几个问题，只标最可靠的',
  beforeEach: served(of('根据国科发火[2016]第032号,,请各单位执行。。。')),
});

export const Accepted = meta.story({
  name: '已采纳，可以撤销',
  beforeEach: served(),
  play: async (told) => {
    await list(told);
    const before = (await cards(told)).length;
    await user.click(await told.canvas.findByRole('button', { name: '采纳' }));
    await waitFor(async () => expect((await cards(told)).length).toBe(before - 1));
    await expect(editorOf(told.canvasElement)).toHaveTextContent('云科规〔2026〕5号');
    await user.click(told.canvas.getByRole('radio', { name: /已采纳/ }));
    await user.click(await told.canvas.findByRole('button', { name: '撤销' }));
    await waitFor(() => expect(editorOf(told.canvasElement)).toHaveTextContent('云科规[2026]5号'));
  },
});

export const Ignored = meta.story({
  name: '已忽略，可以再看',
  beforeEach: served(),
  play: async (told) => {
    await list(told);
    await user.click(await told.canvas.findByRole('button', { name: '忽略' }));
    await user.click(told.canvas.getByRole('radio', { name: /已忽略/ }));
    await expect(await told.canvas.findByRole('button', { name: '撤销' })).toBeVisible();
  },
});

/** An entry of a list as the server keeps it. */
const entry = (
  kind: 'dictionary' | 'sensitive' | 'people' | 'ignored',
  rest: Partial<NonNullable<ProofreadingServerOptions['entries']>[number]>,
) => ({
  id: `pe-${kind}`,
  kind,
  text: '',
  suggestion: null,
  note: null,
  posts: [],
  ruleId: null,
  createdAt: '2026-11-20T02:24:00.000Z',
  ...rest,
});
export const IgnoredAlways = meta.story({
  name: '一律忽略的，撤销以后又标出',
  beforeEach: served({
    ...of('依据国科发火[2016]32号，现通知如下。'),
    entries: [entry('ignored', { ruleId: 'docno.bracket', text: '[2016]' })],
  }),
  play: async (told) => {
    await user.click(await told.canvas.findByRole('radio', { name: '已忽略1' }));
    await user.click(await told.canvas.findByRole('button', { name: '撤销' }));
    await expect(await told.canvas.findByRole('radio', { name: '待处理1' })).toBeVisible();
  },
});
export const OwnLists = meta.story({
  name: '按单位名单查到的：依据是名单，没有精确率可公布',
  beforeEach: served({
    ...of('内部代号项目启动会，云澜市科技局副局长李某某出席。'),
    entries: [
      entry('sensitive', { text: '内部代号', suggestion: '对外名称', note: '对外不用' }),
      entry('people', { text: '李某某', posts: ['云澜市科技局局长'] }),
    ],
  }),
  play: async (told) => {
    await waitFor(async () => expect((await cards(told)).length).toBe(2));
    await expect(told.canvas.getByText('依据：单位自己的名单，没有精确率可公布')).toBeVisible();
    const second = within((await cards(told))[1] as HTMLElement);
    await user.click(second.getByText('人名职务名单'));
    // In this row: until it opens, the first row is the one with a button of that name.
    await user.click(await second.findByRole('button', { name: '采纳' }));
    await waitFor(() => expect(editorOf(told.canvasElement)).toHaveTextContent('云澜市科技局局长李某某出席'));
  },
});

export const WordAdded = meta.story({
  name: '加入词典，不再标出',
  beforeEach: served(of('请于明日登陆系统填报。')),
  play: async (told) => {
    await user.click(await told.canvas.findByRole('button', { name: '加入词典' }));
    await expect(await told.canvas.findByText('没有查到问题')).toBeVisible();
  },
});

export const Batch = meta.story({
  name: '全部采纳：先看一遍，整批撤销',
  beforeEach: served(of(Array.from({ length: 12 }, (_, at) => `第${at + 1}项已经完成,请查收。`).join('\n'))),
  play: async (told) => {
    await list(told);
    await user.click(await told.canvas.findByRole('button', { name: '采纳同类12处' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '采纳12处' }));
    await waitFor(() => expect(editorOf(told.canvasElement)).toHaveTextContent('第12项已经完成，请查收。'));
    await user.click(await told.canvas.findByRole('button', { name: '整批撤销' }));
    await waitFor(() => expect(editorOf(told.canvasElement)).toHaveTextContent('第12项已经完成,请查收。'));
  },
});

export const Composing = meta.story({
  name: '在记号里用输入法打字，不丢字',
  beforeEach: served(of('截止目前，共有职工326人。')),
  play: async (told) => {
    await waitFor(() => expect(marks(told)).toHaveLength(1));
    await expect(marks(told)[0]).toHaveTextContent('截止目前');
  },
});

export const Stale = meta.story({
  name: '别的页面改过：不覆盖，可以用最新的',
  beforeEach: served({ saving: 409 }),
  play: async (told) => {
    await list(told);
    await user.click(await told.canvas.findByRole('button', { name: '采纳' }));
    await expect(await told.canvas.findByRole('button', { name: '用最新的' })).toBeVisible();
  },
});

export const StaleKept = meta.story({
  name: '别的页面改过：另存为新版本，两边都在',
  beforeEach: served({ saving: 409, version: sampleVersion({ format: 'text', fileName: null }) }),
  play: async (told) => {
    await list(told);
    await user.click(await told.canvas.findByRole('button', { name: '采纳' }));
    await user.click(await told.canvas.findByRole('button', { name: '另存为新版本' }));
    await told.canvas.findByText(/第2版/);
    await expect(editorOf(told.canvasElement)).toHaveTextContent('云科规〔2026〕5号');
  },
});

export const SaveRefused = meta.story({
  name: '服务端不收：写明原因与能做的，不再自动重试',
  beforeEach: served({ saving: 400 }),
  play: async (told) => {
    await list(told);
    await user.click(await told.canvas.findByRole('button', { name: '采纳' }));
    await expect(await told.canvas.findByText(/文稿最多300000字.*改动留在本机/)).toBeVisible();
    await expect(told.canvas.queryByText(/自动重试/)).toBeNull();
  },
});

export const WithoutLists = meta.story({
  name: '词典与名单没有读到：照样校对，写明没有用',
  beforeEach: served({ hasNoLists: true }),
  play: async (told) => {
    await list(told);
    await expect(await told.canvas.findByText(/词典与名单没有读到/)).toBeVisible();
  },
});

export const NotSaved = meta.story({
  name: '没有保存到服务端：留在本机',
  beforeEach: served({ saving: 500 }),
  play: async (told) => {
    await list(told);
    await user.click(await told.canvas.findByRole('button', { name: '采纳' }));
    await expect(await told.canvas.findByText(/没有保存到服务端/)).toBeVisible();
  },
});

const typo = '现将有关情况说明';
const found = {
  ruleId: 'model.word',
  class: 'model',
  severity: 'suggestion',
  fix: 'choose',
  clause: '',
  exemption: null,
  source: 'model',
  precision: null,
  from: sampleText.indexOf(typo),
  to: sampleText.indexOf(typo) + typo.length,
  original: typo,
  suggestions: ['现将有关情况报告'],
  reason: '向上级说明情况用“报告”',
} as const;

export const ModelRunning = meta.story({
  name: '大模型正在查',
  beforeEach: served({
    settings: { model: '示例大模型' },
    check: { layers: ['model'], state: 'running', paragraphs: 9, paragraphsDone: 4 },
  }),
});
export const ModelRejected = meta.story({
  name: '大模型查完：没有通过核对的可以看',
  beforeEach: served({
    settings: { model: '示例大模型' },
    check: {
      ...noCheck,
      layers: ['model'],
      state: 'done',
      paragraphs: 9,
      paragraphsDone: 9,
      issues: [{ ...found, suggestions: [...found.suggestions] }],
      rejected: {
        total: 1,
        rows: [
          { paragraph: '一、企业基本情况。', original: '326人', replacement: '362人', reason: '动了数字、日期或文号' },
        ],
      },
    },
  }),
  play: async (told) => {
    await list(told);
    await user.click(await told.canvas.findByRole('button', { name: '1处建议没有通过核对' }));
    await expect(await within(document.body).findByText('动了数字、日期或文号')).toBeVisible();
  },
});
export const ModelOffered = meta.story({
  name: '接入了大模型，可以再查一遍',
  beforeEach: served({ settings: { model: '示例大模型' } }),
});

export const ReaderFailed = meta.story({
  name: '校对程序没有运行起来',
  args: { reading: openHere({ hasFailed: true }) } as object,
  beforeEach: served(),
});

export const Unsupported = meta.story({
  name: 'DOCX里有只能批注的部分',
  beforeEach: served({ version: sampleVersion({ notes: ['有2处域只能写批注', '页眉页脚里的图片没有读'] }) }),
});

export const ReadOnly = meta.story({
  name: 'PDF只能查看',
  beforeEach: served({
    version: sampleVersion({
      format: 'pdf',
      fileName: '说明.pdf',
      isReadOnly: true,
      notes: ['PDF只能查看，段落按版面推断'],
    }),
  }),
  play: async (told) => {
    await list(told);
    await expect(told.canvas.queryByRole('button', { name: '采纳' })).toBeNull();
  },
});

export const Exporting = meta.story({
  name: '正在导出',
  beforeEach: served({ isExportHeld: true }),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '导出' }));
    await user.click(await within(document.body).findByRole('menuitem', { name: '带修订和批注的Word' }));
    await expect(await canvas.findByRole('button', { name: /正在导出/ })).toBeVisible();
  },
});

export const FindAndReplace = meta.story({
  name: '查找与替换',
  beforeEach: served(),
  play: async (told) => {
    await list(told);
    await user.click(await told.canvas.findByRole('button', { name: '查找与替换' }));
    await user.type(await told.canvas.findByRole('textbox', { name: '查找' }), '研发');
    await user.type(told.canvas.getByRole('textbox', { name: '替换为' }), '科研');
    await user.click(told.canvas.getByRole('button', { name: '全部替换' }));
    await waitFor(() => expect(editorOf(told.canvasElement)).toHaveTextContent('2026年度企业科研费用后补助'));
  },
});

export const ReplaceOneByOne = meta.story({
  name: '查找先到第一处；逐处替换，替换出来的字不再替换',
  beforeEach: served(of('甲类企业、甲级资质与甲方\n均须提交材料。')),
  play: async (told) => {
    await user.click(await told.canvas.findByRole('button', { name: '查找与替换' }));
    const query = await told.canvas.findByRole('textbox', { name: '查找' });
    await user.type(query, '甲');
    const count = told.canvasElement.querySelector('search [role=status]');
    await waitFor(() => expect(count).toHaveTextContent('1/3'));
    await user.type(query, '{Enter}');
    await waitFor(() => expect(count).toHaveTextContent('2/3'));
    await user.type(query, '{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(count).toHaveTextContent('1/3'));
    await user.type(told.canvas.getByRole('textbox', { name: '替换为' }), '甲甲');
    const one = told.canvas.getByRole('button', { name: '替换' });
    for (const text of ['甲甲类企业、甲级资质', '甲甲类企业、甲甲级资质与甲方', '甲甲类企业、甲甲级资质与甲甲方']) {
      await user.click(one);
      await waitFor(() => expect(editorOf(told.canvasElement)).toHaveTextContent(text));
    }
    await expect(one).toBeDisabled();
    await expect(count).toHaveTextContent('已到文末');
  },
});

export const Changes = meta.story({
  name: '修改前后',
  beforeEach: served(),
  play: async (told) => {
    await list(told);
    await user.click(await told.canvas.findByRole('button', { name: '采纳' }));
    await more(told, '修改前后');
    await expect(await told.canvas.findByText('第3段')).toBeVisible();
  },
});

export const Statistics = meta.story({
  name: '统计',
  beforeEach: served(),
  play: async (told) => {
    await list(told);
    await more(told, '统计');
    await within(document.body).findByRole('dialog', { name: '统计' });
  },
});

export const Versions = meta.story({
  name: '版本，与新的一版：改动数是现在的',
  beforeEach: served(of('项目申报工作已经启动,请按要求报送材料,并留存复印件。')),
  play: async (told) => {
    await waitFor(async () => expect((await cards(told)).length).toBe(2));
    await user.click(await told.canvas.findByRole('button', { name: '采纳' }));
    await waitFor(async () => expect((await cards(told)).length).toBe(1));
    await more(told, '版本');
    const dialog = within(await within(document.body).findByRole('dialog', { name: '版本' }));
    await dialog.findByText(/，1处改动，/);
  },
});

export const Lists = meta.story({
  name: '词典与名单',
  beforeEach: served({ entries: [entry('dictionary', { text: '青岚云' })] }),
  play: async (told) => {
    await list(told);
    await more(told, '词典与名单');
    const dialog = within(await within(document.body).findByRole('dialog', { name: '词典与名单' }));
    await user.type(await dialog.findByRole('textbox', { name: '词语' }), '精密传动');
    await user.click(dialog.getByRole('button', { name: '添加' }));
    await expect(await dialog.findByText('精密传动')).toBeVisible();
    const file = document.querySelector('[role=dialog] input[type=file]') as HTMLInputElement;
    await user.upload(file, new File(['词语\n甲'], '词典.csv', { type: 'text/csv' }));
    await expect(await dialog.findByText('已添加3条，改了1条，2条没有变化')).toBeVisible();
    await expect(dialog.getByText('第5行：与第4行重复，没有导入')).toBeVisible();
  },
});

export const Keyboard = meta.story({
  name: '只用键盘：F8到下一处，回车采纳，Delete忽略，Esc回正文',
  beforeEach: served(),
  play: async (told) => {
    const before = (await cards(told)).length;
    await user.keyboard('{F8}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'row'));
    await user.keyboard('{Enter}');
    await waitFor(async () => expect((await cards(told)).length).toBe(before - 1));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'row'));
    await user.keyboard('{Delete}');
    await waitFor(async () => expect((await cards(told)).length).toBe(before - 2));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-selected', 'true'));
    await user.keyboard('{F8}');
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(editorOf(told.canvasElement).getRootNode()).toHaveProperty('activeElement', editorOf(told.canvasElement)),
    );
  },
});

const farApart = of(
  Array.from({ length: 200 }, (_, at) => `工作已经完成，见第${at + 1}项${at % 40 === 0 ? ',' : '，'}请查收。`).join(
    '\n',
  ),
);
export const DecidedFarApart = meta.story({
  name: '采纳或忽略以后，正文滚到下一处',
  beforeEach: served(farApart),
  play: async (told) => {
    const inSight = (line: string) =>
      waitFor(() => {
        const mark = editorOf(told.canvasElement).querySelector('.hc-current');
        const { top, bottom } = (mark as Element).getBoundingClientRect();
        expect([mark?.closest('.cm-line')?.textContent, top > 0 && bottom < innerHeight]).toEqual([
          expect.stringContaining(line),
          true,
        ]);
      });
    // The list follows the text a moment later; until then its buttons and keys are those of what is decided.
    const listed = (count: number) => waitFor(async () => expect((await cards(told)).length).toBe(count));
    await listed(5);
    await user.keyboard('{F8}');
    await inSight('第1项');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'row'));
    await user.keyboard('{Enter}');
    await inSight('第41项');
    await listed(4);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'row'));
    await user.keyboard('{Delete}');
    await inSight('第81项');
    await listed(3);
    await user.click(await told.canvas.findByRole('button', { name: '采纳' }));
    await inSight('第121项');
    await listed(2);
    await user.click(await told.canvas.findByRole('button', { name: '忽略' }));
    await inSight('第161项');
  },
});

export const Phone = meta.story({
  name: '手机：问题在下方的抽屉里',
  globals: phone,
  beforeEach: served(),
  play: async (told) => {
    await fitsTheScreen(told);
    await user.click(await told.canvas.findByRole('button', { name: /问题\d+处/ }));
    const sheet = within(await within(document.body).findByRole('dialog', { name: '问题' }));
    const grid = await sheet.findByRole('grid', { name: '待处理的问题' });
    await expect(grid).toBeVisible();
    within(grid).getAllByRole('row')[0]?.focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
});
export const PhoneDecided = meta.story({
  name: '手机：采纳以后，下一处在抽屉上方',
  globals: phone,
  beforeEach: served(farApart),
  play: async (told) => {
    await user.click(await told.canvas.findByRole('button', { name: /问题5处/ }));
    const sheet = await within(document.body).findByRole('dialog', { name: '问题' });
    await user.click(await within(sheet).findByRole('button', { name: '采纳' }));
    await waitFor(() => {
      const mark = editorOf(told.canvasElement).querySelector('.hc-current') as Element;
      expect(mark.closest('.cm-line')).toHaveTextContent('第41项');
      expect(mark.getBoundingClientRect().bottom).toBeLessThan(sheet.getBoundingClientRect().top);
    });
    await user.click(within(sheet).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
});
export const PhoneGenre = meta.story({
  name: '手机：文体在“更多”里',
  globals: phone,
  beforeEach: served(),
  play: async (told) => {
    await user.click(await told.canvas.findByRole('button', { name: '更多' }));
    await expect(await within(document.body).findByText('文体是公文，改为')).toBeVisible();
    await user.click(within(document.body).getByRole('menuitem', { name: '合同' }));
    await user.click(await told.canvas.findByRole('button', { name: '更多' }));
    await expect(await within(document.body).findByText('文体是合同，改为')).toBeVisible();
  },
});
export const PhoneUndo = meta.story({
  name: '手机：撤销与查找在“更多”里',
  globals: phone,
  beforeEach: served(),
  play: async (told) => {
    await user.click(await told.canvas.findByRole('button', { name: /问题\d+处/ }));
    const sheet = within(await within(document.body).findByRole('dialog', { name: '问题' }));
    await user.click(await sheet.findByRole('button', { name: '采纳' }));
    await waitFor(() => expect(editorOf(told.canvasElement)).toHaveTextContent('云科规〔2026〕5号'));
    await user.click(within(document.body).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await more(told, '撤销上一步');
    await waitFor(() => expect(editorOf(told.canvasElement)).toHaveTextContent('云科规[2026]5号'));
    await more(told, '查找与替换');
    await expect(await told.canvas.findByRole('textbox', { name: '查找' })).toBeVisible();
  },
});

export const PhoneStart = meta.story({
  name: '手机：开始',
  globals: phone,
  args: { initialPath: start } as object,
  beforeEach: served(),
  play: fitsTheScreen,
});
