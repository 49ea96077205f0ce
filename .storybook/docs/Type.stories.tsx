import { typography } from '@hengce/ui/theme';
import type { CSSProperties } from 'react';
import preview from '../preview';

const meta = preview.meta({ id: 'start-type', title: '起步/字体' });
export default meta;

const uses: Record<keyof typeof typography, string> = {
  caption: '图注、时间、状态说明。中文不再小',
  meta: '发文机关、文号、日期',
  body: '界面正文',
  bodyStrong: '当前项、结论。与颜色或位置同用',
  reading: '长段说明与AI回答',
  titleSm: '小节',
  titleMd: '工作区的标题',
  titleLg: '浏览页的标题',
  displaySm: '登录等只有一件事的页面',
  displayMd: '工作台的问候',
  figureLg: '一屏一个的大数字',
  docSm: '列表里的政策标题',
  docMd: '检索结果的政策标题',
  docLg: '政策详情的标题',
  docBody: '政策原文',
};

export const Styles = meta.story({
  name: '字号：两种声音，产品用黑体，原文用宋体',
  render: () => (
    <dl style={{ display: 'grid', gap: 18, margin: 0, color: 'var(--hc-color-text)' }}>
      {(Object.keys(typography) as (keyof typeof typography)[]).map((name) => {
        const { fontSize, lineHeight, fontWeight } = typography[name];
        const isDocument = name.startsWith('doc');
        return (
          <div key={name} style={{ display: 'grid', gap: 2 }}>
            <dt style={{ font: '400 12px/18px var(--hc-font-sans)', color: 'var(--hc-color-text-muted)' }}>
              {`${name}　${fontSize}/${lineHeight}　${fontWeight}　${uses[name]}`}
            </dt>
            <dd
              style={
                {
                  ...typography[name],
                  margin: 0,
                  fontFamily: isDocument ? 'var(--hc-font-document)' : 'var(--hc-font-sans)',
                  ...(isDocument ? { textAutospace: 'no-autospace' } : {}),
                } as CSSProperties
              }
            >
              {isDocument ? '研发费用加计扣除500万元（含）以下部分，按6%给予后补助' : '还剩41天，最高200万元'}
            </dd>
          </div>
        );
      })}
    </dl>
  ),
});

const lines = [
  ['中西文之间不打空格，由渲染器留出间距', '2026年申报HNTE复审的企业共128家'],
  ['年份用六角括号', '国科发火〔2016〕32号'],
  ['标点全角，引号用弯引号', '通知称“以核定结果为准”，另见《管理办法》'],
  ['省略号只有一种', '正在解析第39页，共62页…'],
] as const;

export const Setting = meta.story({
  name: '排版：标点、数字与留白',
  render: () => (
    <dl style={{ display: 'grid', gap: 14, margin: 0, maxWidth: 560, color: 'var(--hc-color-text)' }}>
      {lines.map(([rule, example]) => (
        <div key={rule}>
          <dt style={{ font: '400 12px/18px var(--hc-font-sans)', color: 'var(--hc-color-text-muted)' }}>{rule}</dt>
          <dd style={{ margin: 0, font: '400 16px/28px var(--hc-font-sans)' }}>{example}</dd>
        </div>
      ))}
    </dl>
  ),
});
