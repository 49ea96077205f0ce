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
import preview from '@hengce/storybook/preview';
import { expect, userEvent as user, waitFor, within } from 'storybook/test';
import { PptStoryHost } from '../../testing/PptStoryHost';
import { sampleDeck, sampleOutline } from '../../testing/pptFixtures';
import { type PptServerOptions, pptServer } from '../../testing/pptServer';

const path = '/aippt/dk000001';
const outlinePath = `${path}?step=outline`;

const meta = preview.meta({
  id: 'ppt-deck-page',
  title: '页面/AI-PPT/演示文稿',
  component: PptStoryHost,
  parameters: { isPage: true },
  args: { initialPath: path },
  render: (args) => <PptStoryHost {...args} host={{ now: () => storyNow, ...(args as { host?: object }).host }} />,
});
export default meta;

const served = (options?: PptServerOptions) => serving(() => pptServer(options));
const body = () => within(document.body);
const strip = (canvas: ReturnType<typeof within>) => canvas.findByRole('listbox', { name: '各页' });

export const Default = meta.story({
  name: '默认：左边各页，中间画面，右边内容',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await expect(within(await strip(canvas)).getAllByRole('option')).toHaveLength(15);
    await expect(canvas.getByRole('figure', { name: '第1页，研发费用后补助申报汇报' })).toBeVisible();
  },
});

const openSlide = async (canvas: ReturnType<typeof within>, name: RegExp) =>
  user.click(within(await strip(canvas)).getByRole('option', { name }));

export const Bullets = meta.story({
  name: '改一条要点：画面跟着变，自动保存，可以撤销',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await openSlide(canvas, /申报条件/);
    const field = await canvas.findByRole('textbox', { name: '条目3' });
    await user.clear(field);
    await user.type(field, '近三年没有失信记录');
    await expect(await canvas.findByRole('button', { name: '修改近三年没有失信记录' })).toBeVisible();
    await expect(await canvas.findByText(/15页，已保存/)).toBeVisible();
    await user.click(canvas.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect((field as HTMLTextAreaElement).value).toMatch(/^近三年未发生/));
  },
});

export const Source = meta.story({
  name: '点“摘自原文”，看原文的那一段',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await openSlide(canvas, /申报条件/);
    await user.click((await canvas.findAllByRole('button', { name: '摘自原文' }))[0] as HTMLElement);
    await expect(await body().findByRole('link', { name: '看原文' })).toHaveAttribute(
      'href',
      '/Policy/PolicyDetail/s-rd-330100#art-4',
    );
  },
});

export const Table = meta.story({
  name: '表格：单元格在右边的格子里改',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await openSlide(canvas, /对标评估/);
    const label = await canvas.findByRole('textbox', { name: '第2行第1列' });
    await user.clear(label);
    await user.type(label, '近一年高新技术产品收入占总收入的比例');
    await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
    await expect(label.scrollHeight).toBeLessThanOrEqual(label.clientHeight);
    await user.click(await canvas.findByRole('button', { name: '加一行' }));
    await user.type(canvas.getByRole('textbox', { name: '第6行第1列' }), '合计');
    await expect(await canvas.findByRole('button', { name: '修改合计' })).toBeVisible();
  },
});

export const Chart = meta.story({
  name: '图表：一格一个数',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await openSlide(canvas, /三年增长73%/);
    await expect(await canvas.findByRole('textbox', { name: '第2行第2列' })).toHaveValue('742');
  },
});

export const ChangedLayout = meta.story({
  name: '换版式：字都在',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await openSlide(canvas, /申报分四步/);
    await user.click(await canvas.findByRole('button', { name: '版式：流程' }));
    await user.click(await body().findByRole('menuitemradio', { name: '要点' }));
    await expect(await canvas.findByRole('textbox', { name: '条目1' })).toHaveValue(
      '归集费用：按项目建立辅助账，与纳税申报表一致。',
    );
  },
});

export const Theme = meta.story({
  name: '换配色：每一页都重新排',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '配色：石青' }));
    await user.click(await body().findByRole('menuitemradio', { name: '朱砂（汇报）' }));
    await expect(await canvas.findByRole('button', { name: '配色：朱砂（汇报）' })).toBeVisible();
  },
});

export const Pages = meta.story({
  name: '选几页：复制、隐藏、锁定，按住Alt移动',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await openSlide(canvas, /目录/);
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(await canvas.findByText('选中2页')).toBeVisible();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await user.click((await canvas.findAllByRole('button', { name: '更多' }))[1] as HTMLElement);
    await user.click(await body().findByRole('menuitem', { name: '隐藏' }));
    const list = within(await strip(canvas));
    // The small slides follow when there is time.
    await waitFor(() => expect(list.getAllByRole('option')[2]).toHaveAccessibleName('第3页，目录，已隐藏'));
    await expect(list.getAllByRole('option')[1]).toHaveAccessibleName(/申报条件/);
  },
});

const words = '近三年未发生重大安全、质量、环境污染等事故，未被列入严重失信主体名单。'.repeat(12);
export const TooFull = meta.story({
  name: '这一页太满：说明，并给每一处的字数',
  beforeEach: served({
    deck: sampleDeck({
      slides: [
        {
          id: 'full',
          layout: 'twoColumn',
          data: {
            title: '条件',
            columns: [
              { head: '一', body: words },
              { head: '二', body: words },
            ],
          },
        },
      ],
    }),
  }),
  play: async ({ canvas }) => expect(await canvas.findByText(/这一页太满/)).toBeVisible(),
});

export const Continued = meta.story({
  name: '条目多：接着排到下一页，标题写（续）',
  beforeEach: served({
    deck: sampleDeck({
      slides: [
        {
          id: 'long',
          layout: 'bullets',
          data: {
            title: '申报材料',
            items: Array.from({ length: 9 }, (_, n) => ({ text: `第${n + 1}份材料，按年度整理成册` })),
          },
        },
      ],
    }),
  }),
  play: async ({ canvas }) => expect(await canvas.findByText(/接着排成2页/)).toBeVisible(),
});

const saved = (saving: PptServerOptions['saving'], says: RegExp) => ({
  beforeEach: served({ saving }),
  play: async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
    await user.type(await canvas.findByRole('textbox', { name: '副标题' }), '改');
    await expect(await canvas.findByText(says)).toBeVisible();
  },
});
export const Conflict = meta.story({ name: '别的页面改过：用最新的，或用这里的', ...saved(409, /别的页面改过/) });
const notSaved = saved(500, /先留在本机/);
export const NotSaved = meta.story({ name: '没有保存到服务端：留在本机', ...notSaved });
export const Stayed = meta.story({
  name: '没有保存就去大纲：不离开，说明原因',
  ...notSaved,
  play: async (told) => {
    await notSaved.play(told);
    await user.click(await told.canvas.findByRole('button', { name: '大纲' }));
    await expect((await body().findAllByText(/没有离开这一页/))[0]).toBeInTheDocument();
  },
});
export const Refused = meta.story({ name: '服务端不收：说明原因', ...saved(400, /最多120页/) });

const kept = JSON.stringify({
  revision: 2,
  work: { title: '本机留下的标题', themeId: 'navy', aspect: '16:9', slides: sampleDeck().slides },
});
export const Survived = meta.story({
  name: '刷新或崩溃以后，没来得及保存的还在',
  args: {
    host: {
      drafts: { read: async (key: string) => (key.endsWith(':slides') ? kept : null), write: async () => undefined },
    },
  },
  beforeEach: served({ revision: 2 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '本机留下的标题' })).toBeVisible();
    await expect(await canvas.findByText(/15页，已保存/)).toBeVisible();
  },
});

const openExport = async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
  await user.click(await canvas.findByRole('button', { name: '导出' }));
  await body().findByRole('menu');
};
export const Export = meta.story({
  name: '导出：写明每种的代价',
  beforeEach: served(),
  play: async (told) => {
    await openExport(told);
    await expect(body().getByText(/换行位置会与屏幕不同/)).toBeVisible();
  },
});
export const Exporting = meta.story({
  name: '正在导出',
  beforeEach: served({ exporting: 'held' }),
  play: async (told) => {
    await openExport(told);
    await user.click(body().getByRole('menuitem', { name: /^PDF/ }));
    await expect(await told.canvas.findByRole('button', { name: /正在导出/ })).toBeVisible();
  },
});
export const Exported = meta.story({
  name: '导出好了：写明多大',
  beforeEach: served(),
  play: async (told) => {
    await openExport(told);
    await user.click(body().getByRole('menuitem', { name: /^PDF/ }));
    await expect((await body().findAllByText('文件下载成功，151KB'))[0]).toBeInTheDocument();
    await expect(told.canvas.getByRole('button', { name: '导出' })).toBeEnabled();
  },
});
export const ExportFailed = meta.story({
  name: '没有导出',
  beforeEach: served({ exporting: 500 }),
  play: async (told) => {
    await openExport(told);
    await user.click(body().getByRole('menuitem', { name: /^PDF/ }));
    await expect((await body().findAllByText(/没有导出/))[0]).toBeInTheDocument();
  },
});

export const Share = meta.story({
  name: '分享：生成链接，写明有效期',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await user.click((await canvas.findAllByRole('button', { name: '更多' }))[0] as HTMLElement);
    await user.click(await body().findByRole('menuitem', { name: '分享' }));
    await user.click(await body().findByRole('button', { name: '生成链接' }));
    await expect(await body().findByRole('textbox', { name: '链接' })).toHaveValue(
      new URL('/aippt/shared/Q2hlY2stdGhpcy1kZWNrLXBsZWFzZQ', document.baseURI).href,
    );
  },
});

export const Outline = meta.story({
  name: '大纲：回车、Tab、Alt加方向键、退格',
  beforeEach: served({ deck: sampleOutline() }),
  play: async ({ canvas }) => {
    const fields = () => canvas.findAllByRole('textbox', { name: /^第\d+页/ });
    await user.click((await fields())[3] as HTMLElement);
    await user.keyboard('{End}{Enter}有效期内的高新技术企业{Shift>}{Tab}{/Shift}');
    await expect(await canvas.findByRole('textbox', { name: '第3页的标题' })).toHaveValue('有效期内的高新技术企业');
    await user.keyboard('{Tab}{Alt>}{ArrowUp}{/Alt}');
    const texts = (await fields()).map((field) => (field as HTMLTextAreaElement).value);
    await expect(texts.slice(2, 5)).toEqual([
      '上年度研发费用总额不低于100万元',
      '有效期内的高新技术企业',
      '研发费用占营业收入的比例不低于3%',
    ]);
    await expect(await canvas.findByText(/3页，已保存/)).toBeVisible();
  },
});
export const Generated = meta.story({
  name: '按大纲生成',
  beforeEach: served({ deck: sampleOutline() }),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '生成演示文稿' }));
    await expect(within(await strip(canvas)).getAllByRole('option')).toHaveLength(15);
  },
});
export const UsedUp = meta.story({
  name: '次数用完：大纲还在',
  args: { host: { reserveUse: async () => null } },
  beforeEach: served({ deck: sampleOutline(), isUsedUp: true }),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '生成演示文稿' }));
    await expect(await canvas.findByRole('textbox', { name: '第2页的标题' })).toHaveValue('申报条件');
  },
});
export const NoHeadings = meta.story({
  name: '大纲是空的',
  beforeEach: served({ deck: sampleOutline({ outline: [] }) }),
});
export const ManyPages = meta.story({
  name: '大纲超过60页',
  beforeEach: served({
    deck: sampleOutline({
      outline: Array.from({ length: 64 }, (_, n) => ({ id: `p${n}`, level: 1 as const, text: `第${n + 1}章` })),
    }),
  }),
});
export const Again = meta.story({
  name: '已经有页：按大纲重做之前问一句',
  args: { initialPath: outlinePath },
  beforeEach: served({ deck: { ...sampleOutline(), slides: sampleDeck().slides, isCounted: true } }),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '按大纲重新生成' }));
    await expect(await body().findByRole('alertdialog')).toBeVisible();
  },
});

export const Loading = meta.story({ name: '正在打开', beforeEach: answering(pending) });
export const Failed = meta.story({ name: '没有打开', beforeEach: answering(failing) });
export const Gone = meta.story({ name: '没有这份演示文稿', beforeEach: answering(gone) });
export const Phone = meta.story({
  name: '手机：画面在上，内容从下面打开',
  globals: phone,
  beforeEach: served(),
  play: fitsTheScreen,
});
export const PhoneOutline = meta.story({
  name: '手机上的大纲',
  globals: phone,
  beforeEach: served({ deck: sampleOutline() }),
  play: fitsTheScreen,
});
