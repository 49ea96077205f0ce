import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { IssueCard } from './IssueCard';
import { IssueList } from './IssueList';
import { IssueMark } from './IssueMark';
import type { Issue } from './issueOptions';

const issues: Issue[] = [
  {
    id: 'format',
    number: 1,
    severity: 'error',
    category: '公文格式',
    original: '云科规[2026]5号',
    suggestion: '云科规〔2026〕5号',
    reason: '发文字号的年份用六角括号，见GB/T 9704',
  },
  {
    id: 'absolute',
    number: 2,
    severity: 'review',
    category: '绝对化用语',
    original: '国内最领先',
    suggestion: '国内领先',
    reason: '“最”字缺少依据，可能违反广告法第九条',
  },
  {
    id: 'repeat',
    number: 3,
    severity: 'suggestion',
    category: '语义重复',
    original: '共计开展了',
    suggestion: '共开展',
  },
];
const [format, absolute, repeat] = issues as [Issue, Issue, Issue];
const onAccept = fn();
const onIgnore = fn();
const onUndo = fn();
const alike = fn();

const meta = preview.meta({
  id: 'ui-issue-card',
  title: 'AI/IssueCard 问题卡片',
  component: IssueCard,
  args: { issue: format, isCurrent: true, onAccept, onIgnore, onAcceptAlike: alike, onUndo },
  render: (args) => (
    <div style={{ width: 'min(400px, 100%)', border: '1px solid var(--hc-color-border)' }}>
      <IssueCard {...args} />
    </div>
  ),
});
export default meta;

export const Example = meta.story({ name: '示例' });

const paper = {
  font: '400 16px/32px var(--hc-font-document)',
  textAutospace: 'no-autospace',
  textIndent: '2em',
  color: 'var(--hc-color-text)',
} as React.CSSProperties;
/** Keeps the current finding as a page does. */
function Paired() {
  const [currentId, setCurrent] = useState('format');
  const [states, setStates] = useState<Record<string, Issue['state']>>({});
  const shown = issues.map((issue) => ({ ...issue, state: states[issue.id] ?? 'open' }));
  const decide = (id: string, state: Issue['state']) => setStates({ ...states, [id]: state });
  const mark = (id: string) => {
    const { number, severity, original, suggestion, state } = shown.find((issue) => issue.id === id) as Issue;
    return (
      <IssueMark {...{ number, severity, state }} isCurrent={id === currentId} onPress={() => setCurrent(id)}>
        {(state === 'accepted' && suggestion) || original}
      </IssueMark>
    );
  };
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 400px', gap: 32, maxWidth: 1040 }}>
      <p style={paper}>
        根据《云澜市企业研发费用后补助实施细则》（{mark('format')}）有关规定，产品性能达到{mark('absolute')}水平，全年
        {mark('repeat')}11个研发项目。
      </p>
      <IssueList
        label="待处理的问题"
        issues={shown}
        currentId={currentId}
        onCurrentChange={setCurrent}
        onAccept={(id) => {
          onAccept(id);
          decide(id, 'accepted');
        }}
        onIgnore={(id) => decide(id, 'ignored')}
        onUndo={(id) => decide(id, 'open')}
        onAcceptAlike={alike}
      />
    </div>
  );
}
export const Pair = meta.story({ name: '与文中的记号成对：点记号转到卡片', render: () => <Paired /> });

const column = { width: 360, border: '1px solid var(--hc-color-border)', alignSelf: 'start' } as const;
export const States = meta.story({
  name: '状态',
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {(['open', 'current', 'accepted', 'ignored'] as const).map((state) => (
        <div key={state} style={column}>
          {[format, absolute, repeat].map((issue) => (
            <IssueCard
              key={issue.id}
              {...args}
              isCurrent={state === 'current'}
              issue={{ ...issue, state: state === 'current' ? 'open' : state }}
            />
          ))}
        </div>
      ))}
      <p style={{ ...paper, width: '100%', textIndent: 0 }}>
        <IssueMark number={1} severity="error">
          云科规[2026]5号
        </IssueMark>
        ，
        <IssueMark number={2} severity="review">
          国内最领先
        </IssueMark>
        ，
        <IssueMark number={3} severity="suggestion">
          共计开展了
        </IssueMark>
        ；正在看：
        <IssueMark number={1} severity="error" isCurrent>
          云科规[2026]5号
        </IssueMark>
        ；已采纳：
        <IssueMark number={1} severity="error" state="accepted">
          云科规〔2026〕5号
        </IssueMark>
        ；已忽略：
        <IssueMark number={2} severity="review" state="ignored">
          国内最领先
        </IssueMark>
      </p>
    </div>
  ),
});

export const Edges = meta.story({
  name: '只提示、删去、很长的原文',
  render: (args) => (
    <div style={column}>
      <IssueCard
        {...args}
        issue={{ ...format, suggestion: undefined, category: '数字不一致', reason: '上文为1286万元，请核对' }}
      />
      <IssueCard {...args} issue={{ ...repeat, suggestion: '' }} />
      <IssueCard
        {...args}
        issue={{
          ...absolute,
          number: 128,
          original: '我公司产品性能达到国内最领先、国际第一、行业唯一的水平，是全世界最好的精密传动部件生产企业',
          suggestion: '我公司产品性能达到国内领先水平',
        }}
      />
    </div>
  ),
});

export const Keyboard = meta.story({
  name: '只用键盘：上下移动，回车采纳，Tab到按钮，撤销',
  render: () => <Paired />,
  play: async ({ canvas, userEvent }) => {
    onAccept.mockClear();
    for (let step = 0; step < 4; step++) await userEvent.tab();
    const rows = canvas.getAllByRole('row');
    await expect(rows[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(rows[1]).toHaveFocus();
    await expect(rows[1]).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('link', { name: /国内最领先/ })).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(onAccept).toHaveBeenCalledWith('absolute');
    await expect(await canvas.findByRole('link', { name: /国内领先/ })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '撤销' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: '采纳' })).toBeVisible();
  },
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      isWide
      pairs={[
        {
          right: (
            <>
              <IssueCard issue={absolute} isCurrent onAccept={fn()} onIgnore={fn()} />
            </>
          ),
          why: '指出原文、改成什么、依据哪一条',
          wrong: (
            <>
              <IssueCard
                issue={{ ...absolute, category: '用词不当', suggestion: undefined, reason: '建议优化表述' }}
                isCurrent
                onIgnore={fn()}
              />
            </>
          ),
          whyNot: '不知道改成什么，也不知道凭什么',
        },
      ]}
    />
  ),
});
