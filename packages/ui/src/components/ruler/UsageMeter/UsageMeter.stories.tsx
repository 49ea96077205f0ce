import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { expect } from 'storybook/test';
import { Link } from '../../Link';
import { UsageMeter, type UsageMeterProps } from './UsageMeter';

const args: UsageMeterProps = { label: '政策匹配', used: 18, limit: 30, unit: '次' };
const meta = preview.meta({
  id: 'ui-usage-meter',
  title: '尺/UsageMeter 用量尺',
  component: UsageMeter,
  args,
  render: (props) => (
    <div style={{ width: 300 }}>
      <UsageMeter {...props} />
    </div>
  ),
});
export default meta;

export const Example = meta.story({
  name: '示例',
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: '政策匹配' });
    await expect(meter).toHaveAttribute('aria-valuetext', '18/30次');
    await expect(meter).toHaveAttribute('aria-valuenow', '18');
  },
});
export const States = meta.story({
  name: '状态',
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 48, alignItems: 'start' }}>
      <div style={{ width: 300 }}>
        <UsageMeter label="政策匹配" used={18} limit={30} unit="次" />
        <UsageMeter label="智能对话" used={126} limit={200} unit="次" />
        <UsageMeter label="会议转写" used={312} limit={600} unit="分钟" />
        <UsageMeter label="智能校对" used={9} limit={10} unit="次" />
        <UsageMeter label="AI-PPT" used={10} limit={10} unit="份" />
        <UsageMeter label="存储" used={12} limit={10} unit="GB" />
        <UsageMeter label="导出" used={0} limit={0} unit="次" />
      </div>
      <div style={{ width: 200, display: 'grid', gap: 24 }}>
        <UsageMeter label="试用版" used={21} limit={30} unit="天" valueText="还剩9天" variant="stacked" />
        <UsageMeter label="试用版" used={27} limit={30} unit="天" valueText="还剩3天" variant="stacked" />
        <UsageMeter label="试用版" used={30} limit={30} unit="天" valueText="已到期" variant="stacked" />
      </div>
      <div style={{ width: 200, display: 'grid', gap: 24 }}>
        <UsageMeter label="智能对话" used={18} limit={30} unit="次" variant="bare" />
        <UsageMeter label="智能校对" used={9} limit={10} unit="次" variant="bare" valueText="剩1次" />
        <UsageMeter
          label="企业资料"
          used={82}
          limit={100}
          unit="%"
          variant="bare"
          valueText="82%"
          purpose="completeness"
        />
      </div>
    </div>
  ),
});

export const UsedUp = meta.story({
  name: '用完：旁边是升级入口',
  render: () => (
    <div style={{ width: 380, display: 'grid', gridTemplateColumns: '1fr auto', gap: 18, alignItems: 'center' }}>
      <UsageMeter label="AI-PPT" used={10} limit={10} unit="份" />
      <Link variant="standalone" href="#upgrade">
        升级
      </Link>
    </div>
  ),
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      pairs={[
        {
          right: <UsageMeter label="政策匹配" used={18} limit={30} unit="次" />,
          why: '有上限、用一次少一次的',
          wrong: <UsageMeter label="匹配分" used={86} limit={100} unit="分" />,
          whyNot: '评分不是用量；结论逐条写明',
        },
      ]}
    />
  ),
});
