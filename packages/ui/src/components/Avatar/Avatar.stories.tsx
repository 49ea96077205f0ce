import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Avatar } from './Avatar';
import { AvatarGroup } from './AvatarGroup';
import { avatarSizes } from './avatarOptions';

const row = { display: 'flex', gap: 12, alignItems: 'center' } as const;
const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="teal" d="M0 0h8v8H0z"/%3E%3C/svg%3E';

const people = ['林知夏', '周予安', '何清川', '许望舒', '顾闻笛', '沈以宁', '陆知行'].map((name) => ({ name }));

const meta = preview.meta({
  id: 'ui-avatar',
  title: '基础/Avatar 头像',
  component: Avatar,
  args: { name: '林知夏' },
});
export default meta;

export const Example = meta.story({ name: '示例' });

export const States = meta.story({
  name: '状态',
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {avatarSizes.map((size) => (
        <div key={size} style={row}>
          <Avatar name="林知夏" size={size} />
          <Avatar name="周予安" size={size} tone="success" />
          <Avatar name="何清川" size={size} tone="warning" />
          <Avatar name="hengce" size={size} />
          <Avatar name="有图片" size={size} src={picture} />
        </div>
      ))}
      {avatarSizes.map((size) => (
        <div key={size} style={row}>
          <AvatarGroup people={people.slice(0, 1)} size={size} />
          <AvatarGroup people={people.slice(0, 3)} size={size} />
          <AvatarGroup people={people} size={size} />
        </div>
      ))}
    </div>
  ),
});

export const Group = meta.story({
  name: '一组：最多四个，其余写数；读屏软件听到一句话',
  render: () => <AvatarGroup people={people} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '林知夏、周予安、何清川、许望舒等7人' })).toHaveTextContent('+3');
  },
});

function Leaving() {
  const [present, setPresent] = useState([{ name: '周予安' }, { name: '林知夏' }, { name: '林知夏' }]);
  return (
    <div style={row}>
      <AvatarGroup people={present} />
      <Button onPress={() => setPresent(present.slice(0, 1))}>两位离开</Button>
    </div>
  );
}
export const Namesakes = meta.story({
  name: '两人同名',
  render: () => <Leaving />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img')).toHaveTextContent('周林林');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('img')).toHaveTextContent(/^周$/);
  },
});

export const BrokenPicture = meta.story({
  name: '图片加载失败时退回首字',
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: '林知夏' })).toHaveTextContent('林'));
  },
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      pairs={[
        {
          right: <AvatarGroup people={people} />,
          why: '最多四个，其余写数',
          wrong: (
            <>
              {people.map(({ name }) => (
                <Avatar key={name} name={name} />
              ))}
            </>
          ),
          whyNot: '七个排成一排，把后面的标题挤走',
        },
        {
          right: (
            <>
              <Avatar name="林知夏" />
              林知夏
            </>
          ),
          why: '旁边有姓名，头像只帮着认',
          wrong: (
            <>
              <Avatar name="林知夏" />
              <Avatar name="林予安" />
            </>
          ),
          whyNot: '只有一个字，两个姓林的分不清',
        },
      ]}
    />
  ),
});
