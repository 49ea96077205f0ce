import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { Plus, Upload } from 'lucide-react';
import { storyIcon } from '../../testing/storyShell';
import { Button } from '../Button';
import { Link } from '../Link';
import { Spinner } from '../Progress';
import { PageHeader, type PageHeaderProps } from './PageHeader';

const args: PageHeaderProps = {
  title: '我的申报',
  description: '2项进行中，1项等待补正',
  actions: (
    <>
      <Button iconStart={storyIcon(Upload)}>上传文件</Button>
      <Button variant="primary" iconStart={storyIcon(Plus)}>
        新建申报
      </Button>
    </>
  ),
};
const meta = preview.meta({ id: 'ui-page-header', title: '布局/PageHeader 页头', component: PageHeader, args });
export default meta;

export const Example = meta.story({ name: '示例' });
export const States = meta.story({
  name: '状态',
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <PageHeader {...args} />
      <PageHeader
        level="workspace"
        title="研发费用后补助申报汇报"
        description="12页，10:24已保存"
        actions={<Button variant="primary">导出</Button>}
      />
      <PageHeader
        level="workspace"
        title="研发费用后补助申报汇报"
        description={
          <span style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}>
            <Spinner size="sm" />
            正在保存
          </span>
        }
        actions={<Button variant="primary">导出</Button>}
      />
      <PageHeader
        level="section"
        title="申报期限"
        description="5项跟踪中"
        actions={<Link href="#all">全部日程</Link>}
      />
      <PageHeader level="page" title="只有标题" />
      <PageHeader
        isDocument
        title="2026年云澜市企业研发费用后补助拟支持名单公示"
        description="11月17日至26日，今天结束"
      />
    </div>
  ),
});
export const Long = meta.story({
  name: '标题很长时换行，按钮让到下一行',
  render: () => (
    <div style={{ width: 420 }}>
      <PageHeader {...args} title="云澜市人民政府办公室关于进一步支持专精特新中小企业高质量发展的申报" />
    </div>
  ),
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      isWide
      pairs={[
        {
          right: <PageHeader {...args} />,
          why: '一页一个主要动作，其余用描边',
          wrong: (
            <PageHeader
              {...args}
              actions={
                <>
                  <Button variant="primary">导出</Button>
                  <Button variant="primary">上传文件</Button>
                  <Button variant="primary">新建申报</Button>
                </>
              }
            />
          ),
          whyNot: '三个都是主要，就没有主要',
        },
        {
          right: <PageHeader title="申报管理" description="2项进行中，1项等待补正" />,
          why: '标题之下是一行事实',
          wrong: <PageHeader title="申报管理" description="欢迎使用！在这里您可以轻松管理所有申报" />,
          whyNot: '客套话占了一行，什么也没告诉人',
        },
      ]}
    />
  ),
});
