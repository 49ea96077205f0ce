import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button';
import { DescriptionList } from '../DescriptionList';
import { PageHeader } from '../PageHeader';
import { Pane, type PaneProps } from './Pane';
import { ResizablePane } from './ResizablePane';

const facts = (
  <div style={{ display: 'grid', gap: 8 }}>
    <PageHeader level="section" title="要点" />
    <DescriptionList
      items={[
        { label: '支持方式', value: '后补助，一次性拨付' },
        { label: '单企上限', value: '每年200万元' },
        { label: '咨询电话', value: '0000-88002026' },
      ]}
    />
  </div>
);
const args: PaneProps = { label: '要点', children: facts };
const meta = preview.meta({
  id: 'ui-pane',
  title: '布局/Pane 边栏',
  component: Pane,
  args,
  render: (props) => (
    <div style={{ display: 'flex', gap: 28 }}>
      {props.side === 'start' ? <Pane {...props} /> : null}
      <p style={{ flex: 1 }}>正文在这里。</p>
      {props.side === 'start' ? null : <Pane {...props} />}
    </div>
  ),
});
export default meta;

export const Example = meta.story({ name: '示例' });
export const States = meta.story({
  name: '状态',
  render: () => (
    <div style={{ display: 'flex', gap: 28 }}>
      <Pane label="目录，200宽" width="outline" side="start">
        目录200
      </Pane>
      <p style={{ flex: 1, minWidth: 0 }}>正文在这里。</p>
      <Pane label="资料，336宽">资料336</Pane>
      <Pane label="工作区，400宽" width="work">
        工作区400
      </Pane>
      <ResizablePane label="收起的来源" isCollapsed>
        来源
      </ResizablePane>
    </div>
  ),
});
export const Outline = meta.story({
  name: '目录宽，在正文之前，没有竖线',
  args: { width: 'outline', side: 'start', hasEdge: false },
});
export const Work = meta.story({ name: '工作区宽', args: { width: 'work' } });

const onWidthChange = fn();
function Sources() {
  const [isCollapsed, setCollapsed] = useState(false);
  return (
    <div style={{ display: 'flex', gap: 28 }}>
      <p style={{ flex: 1, minWidth: 0 }}>正文在这里，边栏变宽时让出位置。</p>
      <ResizablePane label="来源" isCollapsed={isCollapsed} onCollapsedChange={setCollapsed}>
        {(collapse) => (
          <>
            <PageHeader
              level="section"
              title="引用来源"
              actions={
                <Button size="sm" variant="quiet" onPress={collapse}>
                  收起
                </Button>
              }
            />
            {facts}
          </>
        )}
      </ResizablePane>
    </div>
  );
}
export const Resizable = meta.story({
  name: '可调宽度，只用键盘：左右键改宽度，回车收起，再按展开',
  render: () => <Sources />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const line = canvas.getByRole('separator', { name: '来源的宽度' });
    await expect(line).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(line).toHaveAttribute('aria-valuenow', '368');
    await expect(canvas.getByRole('complementary').getBoundingClientRect().width).toBe(368);
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(line).toHaveAttribute('aria-valuenow', '240');
    await userEvent.keyboard('{End}');
    await expect(line).toHaveAttribute('aria-valuenow', '560');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(canvas.getByRole('button', { name: '展开来源' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('complementary')).toBeVisible();
    await expect(canvas.getByRole('separator')).toHaveFocus();
  },
});

export const Remembered = meta.story({
  name: '记住的宽度：按键到头也会告知；超出范围时取边界',
  args: { label: '来源' },
  render: () => (
    <div style={{ display: 'flex', gap: 28, height: 1600 }}>
      <p style={{ flex: 1, minWidth: 0 }}>正文在这里。</p>
      <ResizablePane label="来源" defaultWidth={4000} onWidthChange={onWidthChange}>
        {facts}
      </ResizablePane>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    onWidthChange.mockClear();
    const line = canvas.getByRole('separator');
    await expect(line).toHaveAttribute('aria-valuenow', '560');
    line.focus();
    const { scrollY } = window;
    await userEvent.keyboard('{Home}');
    await expect(onWidthChange).toHaveBeenLastCalledWith(240);
    await userEvent.keyboard('{End}');
    await expect(onWidthChange).toHaveBeenLastCalledWith(560);
    await expect(window.scrollY).toBe(scrollY);
  },
});

export const Choices = meta.story({
  name: '可以与不要',
  // Two of them on one page.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <DoDont
      isWide
      pairs={[
        {
          right: (
            <>
              <div style={{ display: 'flex', gap: 28 }}>
                <p style={{ flex: 1, minWidth: 0 }}>第七条　年度研发费用500万元（含）以下部分，按6%给予补助。</p>
                <Pane label="要点">{facts}</Pane>
              </div>
            </>
          ),
          why: '边栏放对着正文看的东西',
          wrong: (
            <>
              <div style={{ display: 'flex', gap: 28 }}>
                <p style={{ flex: 1, minWidth: 0 }}>第七条　年度研发费用500万元（含）以下部分，按6%给予补助。</p>
                <Pane label="推荐">您可能还感兴趣：十项热门政策、三场直播课、扫码入群</Pane>
              </div>
            </>
          ),
          whyNot: '正文变窄了，换来的与它无关',
        },
      ]}
    />
  ),
});
