import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { expect } from 'storybook/test';
import { Button } from '../Button';
import { SkipLink } from './SkipLink';

const meta = preview.meta({
  id: 'ui-skip-link',
  title: '导航/SkipLink 跳转链接',
  component: SkipLink,
  args: { children: '跳到结果', targetId: 'results' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p>平时看不见，按Tab到达时出现在左上角</p>
      <button type="button">跳过的按钮</button>
      <section id="results" tabIndex={-1} aria-label="结果">
        <button type="button">第一项结果</button>
      </section>
    </>
  ),
});
export default meta;

export const Example = meta.story({ name: '示例' });

export const Keyboard = meta.story({
  name: '只用键盘：第一次Tab到它，回车之后下一站是目标里的第一项',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: '跳到结果' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', `#${canvas.getByRole('region', { name: '结果' }).id}`);
  },
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      pairs={[
        {
          right: (
            <>
              <Button>跳到结果</Button>
            </>
          ),
          why: '说出去处，页里真有这一块',
          wrong: (
            <>
              <Button>跳过</Button>
              <Button>无障碍入口</Button>
            </>
          ),
          whyNot: '跳过什么、到哪里，听的人不知道',
        },
      ]}
    />
  ),
});
