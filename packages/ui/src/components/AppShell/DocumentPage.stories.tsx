import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { Bell, Copy, MessageSquareText } from 'lucide-react';
import { expect } from 'storybook/test';
import { storyClauses } from '../../testing/storyClauses';
import { storyMilestones } from '../../testing/storyDocument';
import { StoryTopBar, storyIcon, storyNav } from '../../testing/storyShell';
import { ActionBar } from '../ActionBar';
import { Brand } from '../Brand';
import { Button } from '../Button';
import { DescriptionList } from '../DescriptionList';
import { ClauseBlock } from '../document/ClauseBlock';
import { DocumentHeader } from '../document/DocumentHeader';
import { IconButton } from '../IconButton';
import { Outline, useScrollSpy } from '../Outline';
import { PageHeader } from '../PageHeader';
import { Pane } from '../Pane';
import { SideNav } from '../SideNav';
import { AppShell } from './AppShell';

const clauses = Array.from({ length: 3 }, (_, part) =>
  storyClauses.map((clause) => ({ ...clause, id: part === 0 ? clause.id : `${clause.id}-${part}` })),
).flat();
const ids = clauses.filter(({ kind }) => kind === 'chapter' || kind === 'article').map(({ id }) => id);

function DocumentPage({ isSample = false }: { isSample?: boolean }) {
  const currentId = useScrollSpy(ids);
  return (
    <AppShell
      brand={<Brand name="衡策" href="#home" />}
      nav={<SideNav groups={storyNav('search')} />}
      topBar={<StoryTopBar levels={['政策服务', '政策检索', '政策详情']} />}
      hidesTabBar
    >
      <DocumentHeader
        issuers={['云澜市科学技术局', '云澜市财政局']}
        docNo="云科规〔2026〕5号"
        title="云澜市企业研发费用后补助实施细则"
        status="inForce"
        tags={[{ label: '规范性文件' }, { label: '市级' }]}
        facts="有效期至2029年9月17日，附件3份，被引用14次"
        milestones={storyMilestones}
        now={storyNow}
        isSample={isSample}
        actions={
          <>
            <IconButton label="订阅更新" icon={storyIcon(Bell)} variant="outlined" />
            <Button iconStart={storyIcon(MessageSquareText)}>问这份政策</Button>
            <Button variant="primary">开始申报</Button>
          </>
        }
      />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 40, paddingInlineStart: 36 }}>
        <Pane label="目录" width="outline" side="start" hasEdge={false} isDrawerBelow>
          <Outline
            currentId={currentId}
            items={clauses.flatMap(({ id, label = '', heading, kind }) =>
              kind === 'chapter' || kind === 'article'
                ? [{ id, label, heading, depth: kind === 'chapter' ? 0 : 1 }]
                : [],
            )}
          />
        </Pane>
        <article style={{ flex: '1 1 300px', minWidth: 0, paddingBlock: 20, paddingInlineEnd: 16 }}>
          {clauses.map((clause) => (
            <ClauseBlock
              key={clause.id}
              {...clause}
              isCited={clause.id === 'art-8'}
              actions={<IconButton label={`复制${clause.label ?? ''}及出处`} size="sm" icon={storyIcon(Copy)} />}
            />
          ))}
        </article>
        <Pane label="要点" isDrawerBelow>
          <PageHeader level="section" title="要点" />
          <DescriptionList
            items={[
              { label: '支持方式', value: '后补助，一次性拨付' },
              { label: '单企上限', value: '每年200万元' },
            ]}
          />
        </Pane>
      </div>
      <ActionBar label="这份政策的操作" variant="mobile">
        <IconButton label="订阅更新" icon={storyIcon(Bell)} />
        <Button>问这份政策</Button>
        <Button variant="primary">开始申报</Button>
      </ActionBar>
    </AppShell>
  );
}

const meta = preview.meta({
  id: 'ui-document-page',
  title: '布局/文件页的组合',
  component: DocumentPage,
  parameters: { isPage: true },
  tags: ['!autodocs'],
});
export default meta;

export const Example = meta.story({
  name: '版头、目录、正文与边栏；打印时只有版头与宋体正文',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('云澜市企业研发费用后补助实施细则');
  },
});
export const Sample = meta.story({ name: '示例文件：全页没有一处红头', args: { isSample: true } });
