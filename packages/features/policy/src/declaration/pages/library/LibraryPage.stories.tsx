import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { PolicyStoryHost } from '../../../testing/PolicyStoryHost';
import {
  libraryEntries,
  libraryFailing,
  libraryHandlers,
  libraryOffline,
  libraryPending,
  libraryRefuses,
  longEntry,
} from '../../testing/libraryHandlers';

const links = { 'account.enterpriseInformation': () => '/PersonalCenter/enterpriseInformation' };
const meta = preview.meta({
  id: 'policy-library-page',
  title: '页面/政策/材料库',
  component: PolicyStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/Policy/ProjectDeclaration/library', host: { now: () => storyNow, links } },
  beforeEach({ msw }) {
    msw.use(...libraryHandlers());
  },
});
export default meta;

const bodyOf = (element: HTMLElement) => within(element.ownerDocument.body);
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

export const Default = meta.story({
  name: '默认',
  async play({ canvas }) {
    await expect(await canvas.findByText('已过期')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '数控机床智能化改造' })).toHaveAttribute(
      'href',
      '/Policy/ProjectApplication/d1',
    );
    await expect(canvas.getByRole('link', { name: '到企业信息里更换' })).toBeVisible();
  },
});
export const Phone = meta.story({ name: '手机', globals: { viewport: { value: 'phone' } } });
export const Empty = meta.story({
  name: '还没有材料',
  beforeEach({ msw }) {
    msw.use(...libraryHandlers([]));
  },
});
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(libraryPending);
  },
});
export const Failing = meta.story({
  name: '出错可重试',
  beforeEach({ msw }) {
    msw.use(libraryFailing);
  },
});
export const Offline = meta.story({
  name: '没有网络',
  beforeEach({ msw }) {
    msw.use(libraryOffline);
  },
});
export const Long = meta.story({
  name: '很长的名称，用在很多申报里',
  globals: { viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    msw.use(...libraryHandlers([longEntry, ...libraryEntries]));
  },
});

export const Filtering = meta.story({
  name: '按有效期与名称找，没有时可以清除条件',
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: '已过期1份' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.type(canvas.getByRole('searchbox', { name: '查找材料' }), '执照{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: '清除条件' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4));
  },
});

export const Adding = meta.story({
  name: '上传：没有名称或文件时说明，选错类型时不发送',
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '上传材料' }));
    const dialog = within(await bodyOf(canvasElement).findByRole('dialog', { name: '上传材料' }));
    await userEvent.click(dialog.getByRole('button', { name: '上传' }));
    await expect(await dialog.findByText('填写材料名称')).toBeVisible();
    await expect(dialog.getByText('选择一个文件')).toBeVisible();
    const input = canvasElement.ownerDocument.querySelector('input[type="file"]') as HTMLInputElement;
    await userEvent.setup({ applyAccept: false }).upload(input, new File(['x'], '旧.doc'));
    await expect(await dialog.findByText(/现在是“旧.doc”/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: '材料名称' }), '检测报告');
    await userEvent.upload(input, pdf('检测报告.pdf'));
    await userEvent.click(dialog.getByRole('button', { name: '上传' }));
    await expect(await canvas.findByText('检测报告', { selector: 'span' })).toBeVisible();
    await expect(await bodyOf(canvasElement).findByRole('alertdialog', { name: '已上传到材料库' })).toBeVisible();
  },
});

export const Replacing = meta.story({
  name: '上传新版本：服务端不收时选的文件还在',
  beforeEach({ msw }) {
    msw.use(libraryRefuses('PDF里有脚本，没有上传。请打印为PDF后重试'));
  },
  async play({ canvas, canvasElement, userEvent }) {
    const body = bodyOf(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '“安全生产许可证”的操作' }));
    await userEvent.click(await body.findByRole('menuitem', { name: '上传新版本' }));
    const dialog = within(await body.findByRole('dialog', { name: '“安全生产许可证”的新版本' }));
    const input = canvasElement.ownerDocument.querySelector('input[type="file"]') as HTMLInputElement;
    await userEvent.upload(input, pdf('许可证2029.pdf'));
    await userEvent.click(dialog.getByRole('button', { name: '上传' }));
    await expect(await dialog.findByText('填的都在。PDF里有脚本，没有上传。请打印为PDF后重试')).toBeVisible();
    await expect(dialog.getByText('许可证2029.pdf')).toBeVisible();
  },
});

export const InUse = meta.story({
  name: '还在用的不能删除，说明怎么办',
  async play({ canvas, canvasElement, userEvent }) {
    const body = bodyOf(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '“质量管理体系认证证书”的操作' }));
    await userEvent.click(await body.findByRole('menuitem', { name: '删除' }));
    await waitFor(() => expect(body.getByText(/“数控机床智能化改造”、“省级质量奖”还在用这个文件/)).toBeVisible());
  },
});

export const Keyboard = meta.story({
  name: '只用键盘：改名',
  async play({ canvas, canvasElement, userEvent }) {
    const body = bodyOf(canvasElement);
    (await canvas.findByRole('button', { name: '“安全生产许可证”的操作' })).focus();
    await userEvent.keyboard('{Enter}');
    await body.findByRole('menuitem', { name: '修改名称与有效期' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const dialog = within(await body.findByRole('dialog', { name: '修改名称与有效期' }));
    const name = dialog.getByRole('textbox', { name: '材料名称' });
    await userEvent.clear(name);
    await userEvent.type(name, '安全许可证');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('安全许可证', { selector: 'span' })).toBeVisible();
    await expect(await body.findByRole('alertdialog', { name: '已保存' })).toBeVisible();
  },
});
