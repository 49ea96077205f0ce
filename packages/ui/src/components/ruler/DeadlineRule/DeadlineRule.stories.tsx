import { DoDont } from '@hengce/storybook/DoDont';
import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { DeadlineRule, type DeadlineRuleProps } from './DeadlineRule';

const args: DeadlineRuleProps = {
  state: 'open',
  opensAt: '2026-11-01',
  closesAt: '2026-12-31',
  now: storyNow,
  size: 'md',
};
const meta = preview.meta({ id: 'ui-deadline-rule', title: '尺/DeadlineRule 期限尺', component: DeadlineRule, args });
export default meta;

const states: [string, DeadlineRuleProps][] = [
  ['申报中', args],
  ['临近截止，14天', { ...args, opensAt: '2026-10-20', closesAt: '2026-12-04' }],
  ['临近截止，8天', { ...args, opensAt: '2026-10-20', closesAt: '2026-11-28' }],
  ['今天截止', { ...args, opensAt: '2026-10-20', closesAt: '2026-11-20' }],
  ['没有开放日', { ...args, opensAt: null }],
  ['明年截止', { ...args, opensAt: '2026-06-01', closesAt: '2027-12-31' }],
  ['即将开放', { ...args, state: 'upcoming', opensAt: '2026-12-10', closesAt: '2027-01-15' }],
  ['常年受理', { state: 'rolling', now: storyNow }],
  ['已截止', { ...args, state: 'closed', closesAt: '2026-10-31' }],
  ['已提交', { ...args, state: 'submitted' }],
  ['写着申报中，其实已过', { ...args, closesAt: '2026-11-19' }],
  ['未提供', { state: 'none', now: storyNow }],
];
const rows = (render: (props: DeadlineRuleProps) => ReactNode) => (
  <dl style={{ display: 'grid', gridTemplateColumns: '180px 1fr', gap: '20px 24px', alignItems: 'center' }}>
    {states.map(([name, props]) => [<dt key={name}>{name}</dt>, <dd key={`${name}值`}>{render(props)}</dd>])}
  </dl>
);

export const Example = meta.story({
  name: '示例',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('申报期限：11月1日开放，12月31日截止，还剩41天');
  },
});
export const States = meta.story({
  name: '状态',
  render: () => rows((props) => <DeadlineRule {...props} size="md" />),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('img').map((rule) => rule.getAttribute('aria-label'));
    await expect(names).toContain('申报期限：12月10日开放，2027年1月15日截止');
    await expect(names).toContain('申报期限：常年受理');
    await expect(names).toContain('申报期限：10月31日已截止');
    await expect(names).toContain('申报期限：11月19日已截止');
    await expect(names).toContain('申报期限：12月31日截止，已提交');
    await expect(names).toContain('申报期限：未提供');
  },
});
export const Small = meta.story({
  name: '72长，配短语',
  render: () => rows((props) => <DeadlineRule {...props} size="sm" />),
});
export const Words = meta.story({
  name: '只有几个字',
  render: () => rows((props) => <DeadlineRule {...props} variant="words" />),
});
export const Row = meta.story({
  name: '尺在上、日期与剩余天数在下，检索结果用',
  render: () =>
    rows((props) => (
      <div style={{ width: 112 }}>
        <DeadlineRule {...props} variant="row" />
      </div>
    )),
});

const milestones = (opens: string, closes: string) => [
  { kind: 'published', label: '发布', date: '2026-09-18' },
  { kind: 'opens', label: '开放申报', date: opens },
  { kind: 'closes', label: '申报截止', date: closes },
  { kind: 'publicity', label: '公示', date: '2027-02-24', dateText: '2027年2月下旬' },
  { kind: 'paid', label: '拨付', date: '2027-04-15', dateText: '2027年4月' },
];
export const Document = meta.story({
  name: '版头尺：申报中、临近截止、即将开放、已截止、已提交、示例文件',
  render: () => (
    <div style={{ display: 'grid', gap: 48, maxWidth: 1100, paddingBlock: 24 }}>
      {[
        { ...args, milestones: milestones('2026-11-01', '2026-12-31') },
        { ...args, opensAt: '2026-10-20', closesAt: '2026-11-28', milestones: milestones('2026-10-20', '2026-11-28') },
        { ...args, state: 'upcoming', opensAt: '2026-12-10', milestones: milestones('2026-12-10', '2026-12-31') },
        { ...args, state: 'closed', closesAt: '2026-10-31', milestones: milestones('2026-10-08', '2026-10-31') },
        { ...args, state: 'submitted', milestones: milestones('2026-11-01', '2026-12-31') },
        { ...args, tone: 'ink', milestones: milestones('2026-11-01', '2026-12-31') },
      ].map((props, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no identity
        <DeadlineRule key={index} {...(props as DeadlineRuleProps)} variant="document" />
      ))}
    </div>
  ),
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      pairs={[
        {
          right: (
            <>
              <DeadlineRule state="open" opensAt="2026-11-01" closesAt="2026-11-28" daysLeft={8} now={storyNow} />
            </>
          ),
          why: '朱砂只给十四天之内的',
          wrong: (
            <>
              <span style={{ color: 'var(--hc-color-seal-text)' }}>12月31日截止</span>
            </>
          ),
          whyNot: '还有四十一天就变红，真急的时候就没有人看了',
        },
      ]}
    />
  ),
});
