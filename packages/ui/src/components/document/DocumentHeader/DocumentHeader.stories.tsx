import { DoDont } from '@hengce/storybook/DoDont';
import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { Bell, GitCompareArrows, MessageSquareText } from 'lucide-react';
import { expect } from 'storybook/test';
import { storyMilestones } from '../../../testing/storyDocument';
import { storyIcon } from '../../../testing/storyShell';
import { Button } from '../../Button';
import { IconButton } from '../../IconButton';
import { DocumentHeader, type DocumentHeaderProps } from './DocumentHeader';

const actions = (
  <>
    <IconButton label="订阅更新" icon={storyIcon(Bell)} variant="outlined" />
    <IconButton label="加入对比" icon={storyIcon(GitCompareArrows)} variant="outlined" />
    <Button iconStart={storyIcon(MessageSquareText)}>问这份政策</Button>
    <Button variant="primary">开始申报</Button>
  </>
);
const args: DocumentHeaderProps = {
  issuers: ['云澜市科学技术局', '云澜市财政局'],
  docNo: '云科规〔2026〕5号',
  title: '云澜市企业研发费用后补助实施细则',
  status: 'inForce',
  tags: [{ label: '规范性文件' }, { label: '市级' }],
  facts: '有效期至2029年9月17日，附件3份，被引用14次',
  milestones: storyMilestones,
  now: storyNow,
  actions,
};
const meta = preview.meta({
  id: 'ui-document-header',
  title: '数据展示/DocumentHeader 版头',
  component: DocumentHeader,
  args,
});
export default meta;

export const Example = meta.story({ name: '示例' });

const dates = (...entries: [string, string, string][]) => entries.map(([kind, label, date]) => ({ kind, label, date }));

export const States = meta.story({
  name: '状态',
  render: (args) => (
    <>
      <DocumentHeader
        {...args}
        milestones={dates(
          ['published', '发布', '2026-09-18'],
          ['opens', '开放申报', '2026-10-20'],
          ['closes', '申报截止', '2026-11-28'],
        )}
      />
      <DocumentHeader
        {...args}
        milestones={dates(
          ['published', '发布', '2026-09-18'],
          ['opens', '开放申报', '2026-12-10'],
          ['closes', '申报截止', '2027-01-15'],
        )}
      />
      <DocumentHeader
        {...args}
        deadline={{ state: 'rolling' }}
        milestones={dates(['published', '发布', '2026-05-27'], ['effective', '施行', '2026-07-01'])}
      />
      <DocumentHeader
        {...args}
        actions={undefined}
        milestones={dates(
          ['published', '发布', '2026-08-01'],
          ['opens', '开放申报', '2026-09-01'],
          ['closes', '申报截止', '2026-10-31'],
        )}
      />
      <DocumentHeader
        {...args}
        actions={undefined}
        milestones={dates(['published', '公布', '2025-03-17'], ['effective', '施行', '2025-06-01'])}
      />
      <DocumentHeader {...args} actions={undefined} milestones={[]} />
      {(['notYetEffective', 'amended', 'repealed', 'expired'] as const).map((status) => (
        <DocumentHeader
          key={status}
          {...args}
          actions={undefined}
          status={status}
          facts="附件3份，被引用14次"
          milestones={dates(['published', '公布', '2016-01-29'], ['effective', '施行', '2016-01-01'])}
        />
      ))}
      <div style={{ padding: 32, display: 'grid', gap: 48 }}>
        <DocumentHeader {...args} variant="compact" />
        <DocumentHeader {...args} variant="compact" isSample />
      </div>
    </>
  ),
});

export const Sample = meta.story({
  name: '示例文件：墨线，没有红头，带示例标签',
  args: { isSample: true, docNo: null },
});

export const Unofficial = meta.story({
  name: '第三方整理：墨线，没有红头，不标效力',
  args: { isUnofficial: true, docNo: null, status: undefined, tags: [{ label: '第三方整理' }, { label: '市级' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('示例')).toBeNull();
    await expect(canvas.queryByText('现行有效')).toBeNull();
  },
});

export const Crowded = meta.story({
  name: '日期相隔十年又相隔三天：标注不相撞，压缩的一段画出断口',
  args: {
    milestones: dates(
      ['written', '成文', '2016-01-20'],
      ['published', '发布', '2016-01-29'],
      ['effective', '施行', '2016-02-01'],
      ['opens', '开放申报', '2026-11-16'],
      ['closes', '申报截止', '2026-11-23'],
      ['publicised', '公示', '2026-11-27'],
      ['expires', '失效', '2029-09-17'],
    ),
  },
});

export const Long = meta.story({
  name: '六十字的标题和八个发文机关',
  args: {
    issuers: [
      '云澜市科学技术局',
      '云澜市财政局',
      '云澜市工业和信息化局',
      '云澜市发展和改革委员会',
      '国家税务总局云澜市税务局',
      '云澜市市场监督管理局',
      '云澜市统计局',
      '云澜市审计局',
    ],
    title:
      '关于印发《云澜市人民政府办公室关于进一步支持专精特新中小企业和制造业单项冠军企业高质量发展的若干政策措施实施细则（试行）》的通知',
  },
});

export const Compact = meta.story({
  name: '紧凑：报告抬头',
  args: { variant: 'compact' },
  render: (args) => (
    <div style={{ padding: 32, display: 'grid', gap: 48 }}>
      <DocumentHeader {...args} />
      <DocumentHeader {...args} isSample />
    </div>
  ),
});

export const Phone = meta.story({
  name: '手机：红线上留四个日期',
  render: (args) => (
    <div style={{ width: 375 }}>
      <DocumentHeader {...args} actions={undefined} tags={[{ label: '市级' }]} facts="有效期至2029年9月17日" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      '申报期限：11月1日开放，12月31日截止，还剩41天，发布9月18日，公示2027年2月下旬，拨付2027年4月',
    );
    await expect(canvas.getByText('截止，还剩41天')).toBeVisible();
    await expect(canvas.queryByText('拨付')).toBeNull();
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
              <DocumentHeader {...args} actions={undefined} />
            </>
          ),
          why: '标题照原文，用宋体；红线就是期限',
          wrong: (
            <>
              <DocumentHeader {...args} title="【重磅】研发补助最高200万，速来申报" actions={undefined} />
            </>
          ),
          whyNot: '替政府改了标题，读的人不知道是哪份文件',
        },
      ]}
    />
  ),
});
