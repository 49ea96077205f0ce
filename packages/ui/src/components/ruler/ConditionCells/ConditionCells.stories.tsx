import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { expect } from 'storybook/test';
import { ConditionCells, type ConditionCellsProps } from './ConditionCells';

const args: ConditionCellsProps = { met: 6, unknown: 1, hasCount: true, summary: 'end' };

const meta = preview.meta({
  id: 'ui-condition-cells',
  title: '尺/ConditionCells 条件格',
  component: ConditionCells,
  args,
});
export default meta;

const states = [
  ['全部符合', { met: 7 }],
  ['有待确认的', { met: 6, unknown: 1 }],
  ['有不符的', { met: 8, unmet: 1 }],
  ['几项待确认', { met: 3, unknown: 2 }],
  ['又有待确认又有不符', { met: 5, unknown: 2, unmet: 1 }],
  ['一项都没有核对', { met: 0, unknown: 4 }],
  ['都不符', { met: 0, unmet: 3 }],
  ['没有条件', { met: 0 }],
] as const;

export const Example = meta.story({
  name: '示例',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('共7项条件，6项符合，1项待确认');
  },
});
export const States = meta.story({
  name: '状态',
  render: () => (
    <dl
      style={{ display: 'grid', gridTemplateColumns: '180px 80px 200px 120px', gap: '16px 24px', alignItems: 'center' }}
    >
      {states.map(([name, counts]) => [
        <dt key={name}>{name}</dt>,
        <dd key={`${name}1`}>
          <ConditionCells {...counts} />
        </dd>,
        <dd key={`${name}2`}>
          <ConditionCells {...counts} hasCount summary="end" />
        </dd>,
        <dd key={`${name}3`}>
          <ConditionCells {...counts} summary="below" />
        </dd>,
      ])}
    </dl>
  ),
});
export const OwnWords = meta.story({
  name: '写明缺哪一题，读屏软件也读',
  args: { hasCount: false, summaryText: '缺第21题' },
});
export const Many = meta.story({ name: '条件很多', args: { met: 21, unknown: 6, unmet: 3 } });

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      pairs={[
        {
          right: (
            <>
              <ConditionCells met={6} unknown={1} hasCount summary="end" />
            </>
          ),
          why: '一格一条条件，说出还差什么',
          wrong: (
            <>
              <span>匹配度86%</span>
            </>
          ),
          whyNot: '分数不说哪一条不符，也没有依据',
        },
      ]}
    />
  ),
});
