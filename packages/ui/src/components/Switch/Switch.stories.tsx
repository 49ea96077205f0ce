import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { StateGrid } from '@hengce/storybook/StateGrid';
import { expect, fn } from 'storybook/test';
import { Switch } from './Switch';
import { switchTones } from './switchOptions';

const names = { accent: '普通', ai: 'AI' } as const;

const meta = preview.meta({
  id: 'ui-switch',
  title: '表单/Switch 开关',
  component: Switch,
  args: { children: '只看可能符合的', onChange: fn() },
});
export default meta;

export const Example = meta.story({ name: '示例' });

export const States = meta.story({
  name: '状态',
  render: () => (
    <StateGrid
      target="label"
      rows={switchTones.flatMap((tone) =>
        [false, true].map((isOn) => ({
          name: `${names[tone]}，${isOn ? '开' : '关'}`,
          node: (
            <Switch tone={tone} defaultSelected={isOn}>
              深度思考
            </Switch>
          ),
          extra: [
            {
              name: '停用',
              node: (
                <Switch tone={tone} defaultSelected={isOn} isDisabled>
                  深度思考
                </Switch>
              ),
            },
            {
              name: '正在保存',
              node: (
                <Switch tone={tone} defaultSelected={isOn} isPending>
                  深度思考
                </Switch>
              ),
            },
          ],
        })),
      )}
    />
  ),
});

export const LabelFirst = meta.story({
  name: '文字在前时两端对齐，占满一行',
  args: { labelPosition: 'start', defaultSelected: true },
  render: (args) => (
    <div style={{ width: 208 }}>
      <Switch {...args} />
    </div>
  ),
});

export const Keyboard = meta.story({
  name: '只用键盘：空格切换，正在保存时不动',
  render: (args) => (
    <div>
      <Switch {...args} />
      <Switch isPending onChange={args.onChange}>
        正在保存的开关
      </Switch>
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const control = canvas.getByRole('switch', { name: '只看可能符合的' });
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('switch', { name: /正在保存的开关/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledOnce();
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
              <Switch>只看可能符合的</Switch>
            </>
          ),
          why: '一按就生效的设置',
          wrong: (
            <>
              <Switch>我已阅读并同意服务协议</Switch>
            </>
          ),
          whyNot: '同意要与表单一起提交，用 Checkbox',
        },
      ]}
    />
  ),
});
