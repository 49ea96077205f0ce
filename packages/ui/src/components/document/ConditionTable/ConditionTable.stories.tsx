import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ThresholdRule } from '../../ruler';
import { ConditionTable } from './ConditionTable';
import type { Condition, ConditionTableProps } from './conditionTableProps';

const rule = (label: string, threshold: number, value: number, unit: string, scale?: [number, number]) => (
  <div style={{ width: 160 }}>
    <ThresholdRule
      kind="atLeast"
      label={label}
      threshold={threshold}
      thresholdText={`${threshold}${unit}`}
      value={value}
      valueText={`${value}${unit}`}
      scale={scale}
    />
  </div>
);
const clause = (label: string) => ({ label, href: '#clause' });
const conditions: Condition[] = [
  {
    id: '1',
    name: '注册并纳税满1年',
    requirement: '本市注册，纳税满12个月',
    own: '2019年4月注册，已满7年',
    verdict: 'met',
    clause: clause('第四条'),
    source: '工商登记',
  },
  {
    id: '2',
    name: '高企或科技型中小企业',
    requirement: '证书在有效期内',
    own: '高新技术企业，2027年11月到期',
    verdict: 'met',
    clause: clause('第五条（一）'),
    source: '资质证书',
  },
  {
    id: '3',
    name: '研发费用规模',
    requirement: '上年度不低于100万元',
    own: rule('上年度研发费用', 100, 1286, '万元', [0, 1520]),
    verdict: 'met',
    clause: clause('第五条（二）'),
    source: '加计扣除申报表',
  },
  {
    id: '4',
    name: '研发费用占比',
    requirement: '不低于营业收入的4%',
    own: rule('研发费用占营业收入', 4, 5.7, '%', [0, 9]),
    verdict: 'met',
    clause: clause('第五条（三）'),
    source: '审计报告',
  },
  {
    id: '5',
    name: '安全与质量',
    requirement: '近三年无重大安全、质量事故',
    verdict: 'unknown',
    answers: [
      { id: 'none', label: '没有发生过' },
      { id: 'some', label: '发生过' },
    ],
    clause: clause('第六条（二）'),
  },
];
const failing: Condition[] = [
  {
    id: '1',
    name: '研发人员占比',
    requirement: '不低于职工总数的10%',
    own: rule('研发人员占职工总数', 10, 7.4, '%', [0, 20]),
    verdict: 'unmet',
    clause: clause('第五条（四）'),
    source: '社保缴纳记录',
  },
  {
    id: '2',
    name: '信用状况',
    requirement: '未列入严重失信主体名单',
    verdict: 'unknown',
    clause: clause('第六条（一）'),
  },
  { ...(conditions[4] as Condition), id: '3', pendingAnswer: 'none' },
];

const args: ConditionTableProps = { label: '逐条核对', conditions, onAnswer: fn() };
const meta = preview.meta({
  id: 'ui-condition-table',
  title: '数据展示/ConditionTable 条件表',
  component: ConditionTable,
  args,
});
export default meta;

export const Example = meta.story({
  name: '示例',
  render: (props) => (
    <div style={{ maxWidth: 802 }}>
      <ConditionTable {...props} />
    </div>
  ),
});

export const States = meta.story({
  name: '状态',
  render: (props) => (
    <div style={{ maxWidth: 802 }}>
      <ConditionTable
        {...props}
        conditions={[...conditions.slice(3), ...failing.map((one) => ({ ...one, id: `f${one.id}` }))]}
      />
    </div>
  ),
});

export const LongWords = meta.story({
  name: '要求与情况都很长时换行，条款不断开',
  args: {
    conditions: [
      {
        id: '1',
        name: '近三个会计年度研究开发费用总额占同期销售收入总额的比例',
        requirement:
          '最近一年销售收入小于5000万元（含）的企业，比例不低于5%；5000万元至2亿元（含）的，不低于4%；2亿元以上的，不低于3%',
        own: '最近一年销售收入22561万元，适用3%的比例，三年合计研究开发费用3043万元，占比5.1%',
        verdict: 'met',
        clause: clause('第十一条第（五）项'),
        source: '经具有资质的会计师事务所出具的专项审计报告',
      },
    ],
  },
});

export const Narrow = meta.story({
  name: '手机宽：每项成一块，仍是一张表',
  render: (props) => (
    <div style={{ width: 343 }}>
      <ConditionTable {...props} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '逐条核对' })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5);
  },
});

function Answering(props: ConditionTableProps) {
  const [rows, setRows] = useState(props.conditions);
  return (
    <ConditionTable
      {...props}
      conditions={rows}
      onAnswer={(id, answer) => {
        props.onAnswer?.(id, answer);
        setRows(
          rows.map(
            (row): Condition =>
              row.id === id ? { ...row, verdict: 'met', own: '没有发生过', source: '本企业确认' } : row,
          ),
        );
      }}
    />
  );
}
export const Keyboard = meta.story({
  name: '只用键盘：条款可以打开，待确认的当场回答',
  render: (props) => <Answering {...props} />,
  play: async ({ canvas, userEvent, args: { onAnswer } }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '第四条' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '没有发生过' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onAnswer).toHaveBeenCalledWith('5', 'none');
    await expect(canvas.getByRole('row', { name: /安全与质量/ })).toHaveTextContent('本企业确认');
    await expect(canvas.getAllByRole('img', { name: '符合' })).toHaveLength(5);
  },
});

const nested: Condition[] = [
  {
    id: 'any',
    name: '任选一条创新能力',
    requirement: '满足下列一项',
    verdict: 'met',
    own: '已满足1项',
    clause: clause('第十二条（三）'),
  },
  {
    id: 'rd',
    depth: 1,
    name: '研发费用占比',
    requirement: '不低于营业收入的3%',
    verdict: 'met',
    own: rule('研发费用占营业收入', 3, 5.7, '%', [0, 9]),
    note: '1,286万元÷2.26亿元＝5.7%',
    clause: clause('第十二条（三）1'),
    source: '审计报告',
  },
  {
    id: 'platform',
    depth: 1,
    name: '研发机构',
    requirement: '建有省级以上研发机构',
    verdict: 'unmet',
    own: '市级工程技术研究中心',
    clause: { label: '第十二条（三）2' },
    source: '手工填写',
  },
  {
    id: 'loan',
    name: '贷款用途',
    requirement: '用于设备更新',
    verdict: 'notApplicable',
    clause: clause('第十三条'),
  },
];
export const Nested = meta.story({
  name: '满足其一的几项深一层；算式在值下面；不适用；没有地址的条款',
  args: { conditions: nested },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '不适用' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '第十二条（三）2' })).toBeNull();
    await expect(canvas.getByText('1,286万元÷2.26亿元＝5.7%')).toBeVisible();
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
              <ConditionTable label="可以" conditions={conditions.slice(4)} onAnswer={fn()} />
            </>
          ),
          why: '不知道的写待确认，当场问一句',
          wrong: (
            <>
              <ConditionTable
                label="不要"
                conditions={[{ ...(conditions[4] as Condition), verdict: 'unmet', own: '未提供', answers: undefined }]}
              />
            </>
          ),
          whyNot: '没有填不等于不符，白白丢掉一项',
        },
        {
          right: (
            <>
              <ConditionTable label="有依据" conditions={conditions.slice(3, 4)} />
            </>
          ),
          why: '要求、数、条款、来源都在一行里，可以自己核对',
          wrong: (
            <>
              <ConditionTable
                label="没有依据"
                conditions={[
                  {
                    id: '1',
                    name: '研发费用占比',
                    requirement: '较高',
                    own: '匹配度92%',
                    verdict: 'met',
                    clause: { label: '综合评估' },
                  },
                ]}
              />
            </>
          ),
          whyNot: '分数从哪里来，差一点会怎样，都答不出',
        },
      ]}
    />
  ),
});
