import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { expect, fn } from 'storybook/test';
import { FileUpload } from './FileUpload';
import type { UploadFile } from './fileUploadOptions';

const files: UploadFile[] = [
  { id: '1', name: '研发项目立项书合集.docx', state: 'uploading', meta: '3.6MB', progress: 63 },
  {
    id: '2',
    name: '2025年度审计报告.pdf',
    state: 'parsing',
    meta: '8.4MB，62页',
    progress: 62,
    message: '正在解析第39页，共62页',
  },
  { id: '3', name: '研发费用辅助账汇总表.xlsx', state: 'done', meta: '1.2MB，9个工作表' },
  { id: '4', name: '职工花名册_10月.xlsx', state: 'rejected', meta: '280KB', message: '需要密码，去掉密码后重试' },
];
const meta = preview.meta({
  id: 'ui-file-upload',
  title: '表单/FileUpload 上传',
  component: FileUpload,
  args: {
    label: '申报材料',
    description: 'PDF、Word、Excel，单个不超过50MB',
    allowsMultiple: true,
    onSelect: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  render: (args) => (
    <div style={{ width: 'min(560px, 100%)' }}>
      <FileUpload {...args} />
    </div>
  ),
});
export default meta;

export const Example = meta.story({ name: '示例', args: { files } });

export const States = meta.story({
  name: '状态',
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))', gap: 24 }}>
      <FileUpload {...args} label="空" />
      <FileUpload {...args} label="停用" isDisabled />
      <FileUpload {...args} label="有错" errorMessage="5个文件都超过50MB，压缩后再传" />
      <FileUpload {...args} label="只有按钮" variant="button" files={files.slice(2, 3)} />
      <FileUpload
        {...args}
        label="四种进度"
        files={[{ id: '0', name: '排队的文件.pdf', state: 'uploading', meta: '12KB' }, ...files]}
      />
    </div>
  ),
});

export const DragOver = meta.story({
  name: '拖到上方时变色，说松开即上传',
  play: async ({ canvas, args }) => {
    const zone = canvas.getByText(/拖放文件/).closest('[data-rac]') as HTMLElement;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['%PDF-1.7'], '凭证.pdf', { type: 'application/pdf' }));
    const at = { bubbles: true, cancelable: true, clientX: 100, clientY: 100, dataTransfer };
    zone.dispatchEvent(new DragEvent('dragenter', at));
    await expect(await canvas.findByText('松开即上传')).toBeVisible();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  name: '没有收下：名称、大小与原因都看得见；再传也不会收的没有重试',
  args: {
    files: [
      {
        id: '1',
        name: '厂房租赁合同（扫描件）.pdf',
        state: 'rejected',
        meta: '61KB',
        canRetry: false,
        message: '没有可检索的文字（扫描件），所有页都是图片。请上传带文字的版本，或另存为可以复制文字的PDF',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('厂房租赁合同（扫描件）.pdf').getBoundingClientRect().width).toBeGreaterThan(120);
    await expect(canvas.getByText('61KB').getBoundingClientRect().height).toBeLessThan(24);
    await expect(canvas.queryByRole('button', { name: /重试/ })).toBeNull();
  },
});

export const LongNames = meta.story({
  name: '文件名过长以省略号收尾，窄处状态另起一行',
  render: (args) => (
    <div style={{ width: 343 }}>
      <FileUpload
        {...args}
        variant="button"
        files={[
          {
            id: '1',
            name: '云澜市青岚精密机械制造有限责任公司2025年度企业研发费用专项审计报告（定稿盖章版）.pdf',
            state: 'parsing',
            progress: 8,
          },
          ...files.slice(3),
        ]}
      />
    </div>
  ),
});

export const Keyboard = meta.story({
  name: '只用键盘：选择文件、移除、重试依次可达',
  args: { files: files.slice(2) },
  play: async ({ canvas, userEvent, args }) => {
    const choose = canvas.getByRole('button', { name: '选择文件' });
    await expect(choose).toHaveAccessibleDescription('PDF、Word、Excel，单个不超过50MB');
    for (let step = 0; step < 3 && document.activeElement !== choose; step++) await userEvent.tab();
    await expect(choose).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '移除研发费用辅助账汇总表.xlsx' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('3');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledWith('4');
  },
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      isWide
      pairs={[
        {
          right: <FileUpload label="申报材料" description="PDF、Word、Excel，单个不超过50MB" onSelect={fn()} />,
          why: '先说能传什么、多大',
          wrong: <FileUpload label="上传" onSelect={fn()} />,
          whyNot: '传了才知道不行',
        },
        {
          right: <FileUpload label="花名册" files={files.slice(3)} onSelect={fn()} onRemove={fn()} onRetry={fn()} />,
          why: '写明为什么不行、怎么办',
          wrong: (
            <FileUpload
              label="名单"
              files={[{ id: '4', name: '职工花名册_10月.xlsx', state: 'rejected', meta: '280KB', message: '上传失败' }]}
              onSelect={fn()}
              onRemove={fn()}
              onRetry={fn()}
            />
          ),
          whyNot: '只说失败，再传一次还是失败',
        },
      ]}
    />
  ),
});
