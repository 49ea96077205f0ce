import { DoDont } from '@hengce/storybook/DoDont';
import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { expect } from 'storybook/test';
import { storyPolicies } from '../../../testing/storyPolicies';
import { Checkbox } from '../../Checkbox';
import { ConditionCells } from '../../ruler';
import { PolicyRow } from './PolicyRow';
import { PolicyRowSkeleton } from './PolicyRowSkeleton';
import type { PolicyRowProps } from './policyRowProps';

const long =
  '关于印发《云澜市人民政府办公室关于进一步支持专精特新中小企业和制造业单项冠军企业高质量发展的若干政策措施实施细则（试行）》的通知';
const first: PolicyRowProps = { ...(storyPolicies[0] as PolicyRowProps), headingLevel: 2 };

const meta = preview.meta({
  id: 'ui-policy-row',
  title: '数据展示/PolicyRow 政策行',
  component: PolicyRow,
  args: first,
});
export default meta;

export const Example = meta.story({ name: '示例' });

export const States = meta.story({
  name: '状态',
  render: () => (
    <>
      {storyPolicies.map((policy) => (
        <PolicyRow key={policy.href} {...policy} headingLevel={2} />
      ))}
      {[true, false].map((isSelected) => (
        <PolicyRow
          key={String(isSelected)}
          {...first}
          selection={<Checkbox aria-label={isSelected ? '已选' : '未选'} defaultSelected={isSelected} />}
        />
      ))}
      {storyPolicies.map((policy) => (
        <PolicyRow key={policy.href} {...policy} variant="compact" headingLevel={2} />
      ))}
      <PolicyRow {...first} titleMarks={[]} isRead />
      <PolicyRow {...first} titleMarks={[]} docNo={null} isSample />
      <PolicyRow
        headingLevel={2}
        title="优化营商环境条例"
        href="#old"
        levelLabel="省级"
        date="2019-10-22"
        statusLabel="已被修订"
        supersededBy={{ title: '江州省优化营商环境条例（2025年修订）', href: '#new' }}
      />
    </>
  ),
});

export const Selectable = meta.story({
  name: '可选：复选框在行首',
  render: () => (
    <>
      {storyPolicies.slice(0, 3).map((policy, i) => (
        <PolicyRow
          key={policy.href}
          {...policy}
          headingLevel={2}
          selection={<Checkbox aria-label={`选择${policy.title}`} defaultSelected={i === 0} />}
        />
      ))}
    </>
  ),
});

export const Compact = meta.story({
  name: '单行：工作台',
  render: () => (
    <>
      {storyPolicies.map((policy, i) => (
        <PolicyRow
          key={policy.href}
          {...policy}
          amountItem={i === 0 ? '研发投入补助' : undefined}
          variant="compact"
          headingLevel={2}
        />
      ))}
    </>
  ),
});

export const Loading = meta.story({
  name: '正在加载：与来的行一样高',
  render: (args) => (
    <>
      {(['compact', 'result'] as const).map((variant) => (
        <div key={variant} data-testid={variant}>
          <PolicyRowSkeleton rows={1} variant={variant} isSelectable hasConditions />
          <PolicyRow
            {...args}
            variant={variant}
            selection={<Checkbox aria-label="选择" />}
            conditions={<ConditionCells met={6} unknown={1} summary="below" />}
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const variant of ['compact', 'result']) {
      const [bones, row] = canvas.getByTestId(variant).children;
      await expect(bones?.getBoundingClientRect().height, variant).toBe(row?.getBoundingClientRect().height);
    }
  },
});

export const CompactLong = meta.story({
  name: '单行较窄：机关被截断，文号不压到条件上，金额之下写明事项',
  render: () => (
    <div style={{ width: 720 }}>
      <PolicyRow
        {...first}
        isSample
        issuers={['云澜市工业和信息化主管部门', '云澜市财政主管部门', '云澜市地方金融主管部门']}
        docNo="示例工信〔2026〕080号"
        conditions={<ConditionCells met={9} hasCount />}
        amountItem="研发投入增量后补助奖励"
        variant="compact"
        headingLevel={2}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const docNo = document.createRange();
    docNo.selectNodeContents(canvas.getByText('示例工信〔2026〕080号'));
    const conditions = canvas.getByRole('img', { name: /9/ });
    await expect(docNo.getBoundingClientRect().right).toBeLessThan(conditions.getBoundingClientRect().left);
  },
});

export const Side = meta.story({
  name: '侧边清单：选中一项，长标题两行',
  render: () => (
    <div style={{ width: 360 }}>
      {[...storyPolicies, { ...first, title: long }].map((policy, i) => (
        <PolicyRow
          key={policy.href}
          {...policy}
          titleMarks={[]}
          variant="side"
          headingLevel={2}
          isSelected={i === 1}
          conditions={<ConditionCells met={6} unknown={1} hasCount />}
        />
      ))}
    </div>
  ),
});

export const Narrow = meta.story({
  name: '检索结果在窄处：金额与期限移到文字之下',
  render: () => (
    <div style={{ maxWidth: 343 }}>
      {storyPolicies.map((policy) => (
        <PolicyRow key={policy.href} {...policy} headingLevel={2} />
      ))}
    </div>
  ),
});

export const Edges = meta.story({
  name: '很长的标题、没有文号和期限、法律没有金额、已废止、示例',
  render: () => (
    <>
      <PolicyRow
        {...first}
        headingLevel={2}
        title={long}
        titleMarks={[[24, 28]]}
        issuers={['云澜市人民政府办公室', '云澜市工业和信息化局', '云澜市财政局', '云澜市地方金融管理局']}
      />
      <PolicyRow
        headingLevel={2}
        title="保障中小企业款项支付条例"
        href="#law"
        levelLabel="国家级"
        issuers={['国务院']}
        date="2025-03-17"
        snippets={[
          {
            label: '第九条',
            href: '#art-9',
            text: '机关、事业单位从中小企业采购货物、工程、服务，应当自货物、工程、服务交付之日起30日内支付款项。',
          },
        ]}
      />
      <PolicyRow
        headingLevel={2}
        title="优化营商环境条例"
        href="#old"
        levelLabel="省级"
        date="2019-10-22"
        statusLabel="已被修订"
        supersededBy={{ title: '江州省优化营商环境条例（2025年修订）', href: '#new' }}
      />
      <PolicyRow
        {...first}
        headingLevel={2}
        titleMarks={[]}
        title="临江市企业技术改造投资补助实施细则"
        docNo={null}
        isSample
        deadline={{ state: 'open', closesAt: '2026-11-20', now: storyNow }}
      />
      <PolicyRow headingLevel={2} {...first} title={long} titleMarks={[]} variant="compact" isSample />
      <PolicyRow
        headingLevel={2}
        title="没有文号、金额和期限的单行"
        href="#bare"
        variant="compact"
        issuers={['国务院']}
      />
    </>
  ),
});

export const Together = meta.story({
  name: '日期从不独自换行；只有施行日期时写明',
  render: () => (
    <div style={{ maxWidth: 420 }}>
      <PolicyRow
        headingLevel={2}
        title="江州省数字经济促进条例"
        href="#soon"
        levelLabel="省级"
        issuers={['江州省人民代表大会常务委员会']}
        date="2027-01-01"
        dateLabel="施行"
        tags={[{ label: '尚未施行', tone: 'accent' }, { label: '2个版本' }]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const issuer = canvas.getByText('江州省人民代表大会常务委员会').getBoundingClientRect();
    const date = canvas.getByText('施行', { selector: 'span:has(> time)' });
    await expect(date).toHaveTextContent('2027-01-01施行');
    await expect(Math.abs(date.getBoundingClientRect().top - issuer.top)).toBeLessThan(4);
  },
});

export const Keyboard = meta.story({
  name: '只用键盘：先标题，再直达命中的条款',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: first.title })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '第七条' })).toHaveFocus();
    await expect(canvas.getByRole('img')).toHaveAccessibleName('申报期限：11月1日开放，12月31日截止，还剩41天');
  },
});

const half = (props: Partial<PolicyRowProps>) => <PolicyRow {...first} {...props} variant="compact" />;
export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      isWide
      pairs={[
        {
          right: half({ isSample: true }),
          why: '示例给 isSample，只有一个标签',
          wrong: half({ title: `【示例】${first.title}` }),
          whyNot: '标记写进标题，读屏与排序都从它开始',
        },
        {
          right: half({ amountText: '最高200万元' }),
          why: '金额用统一的写法：最高、预计、定额',
          wrong: half({ amountText: '约2000000元' }),
          whyNot: '数位要一个个数，“约”没有说明根据',
        },
      ]}
    />
  ),
});
