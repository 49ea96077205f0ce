import { isOverfull, type LayoutId, layoutSlide, type Slide, themeOf, themes } from '@hengce/deck';
import { sampleData, sampleDeck } from '@hengce/deck/testing';
import preview from '@hengce/storybook/preview';
import { SlideCanvas } from '@hengce/ui';
import { expect } from 'storybook/test';
import { nameOfSlide } from './nameOfSlide';
import { SlideDrawing } from './SlideDrawing';

const meta = preview.meta({ id: 'ppt-slide-drawing', title: '页面/AI-PPT/幻灯片', component: SlideDrawing });
export default meta;

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: 16,
} as const;

function Slides({ slides, themeId = 'azurite' }: { slides: readonly Slide[]; themeId?: string }) {
  return (
    <div style={grid}>
      {slides.map((slide, n) => (
        <SlideCanvas key={slide.id} label={nameOfSlide(slide)}>
          <SlideDrawing scene={layoutSlide(slide, { theme: themeOf(themeId), aspect: '16:9', number: n + 1 })} />
        </SlideCanvas>
      ))}
    </div>
  );
}

const of = <L extends LayoutId>(layout: L, data: Partial<(typeof sampleData)[L]>): Slide =>
  ({ id: `${layout} ${JSON.stringify(data).length}`, layout, data: { ...sampleData[layout], ...data } }) as Slide;

const { slides } = sampleDeck();
export const Layouts = meta.story({ name: '十五种版式', render: () => <Slides slides={slides} /> });

const few = slides.filter(({ layout }) => ['cover', 'bullets', 'figures', 'table'].includes(layout));
export const Themes = meta.story({
  name: '十套主题：不只换颜色',
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {themes.map(({ id }) => (
        <Slides key={id} slides={few} themeId={id} />
      ))}
    </div>
  ),
});

const most =
  '近三年未发生重大安全、质量、环境污染等事故，未被列入严重失信主体名单，且按规定建立研发费用辅助账并单独核算。';
export const Most = meta.story({
  name: '写得最多的时候：缩到最小字号，仍放得下',
  render: () => (
    <Slides
      slides={[
        of('bullets', { items: [1, 2, 3, 4, 5].map(() => ({ text: most })) }),
        of('twoColumn', { columns: [1, 2].map(() => ({ head: '国家级专精特新企业认定', body: most.repeat(2) })) }),
        of('cover', {
          title: '关于组织开展2026年度企业研发费用后补助项目申报工作的情况汇报',
          subtitle: most.slice(0, 40),
        }),
      ]}
    />
  ),
});

const tooMuch = of('twoColumn', { columns: [1, 2].map(() => ({ head: '条件', body: most.repeat(9) })) });
export const Overfull = meta.story({
  name: '放不下：不再缩小，由编辑页提示',
  render: () => <Slides slides={[tooMuch]} />,
  play: () => expect(isOverfull(layoutSlide(tooMuch, { theme: themeOf('azurite'), aspect: '16:9' }))).toBe(true),
});

export const Unusual = meta.story({
  name: '没有图片；西文很长；只有一条；负数与缺数的图表',
  render: () => (
    <Slides
      slides={[
        of('picture', {}),
        of('bullets', {
          items: [
            { text: 'ISO/IEC 27001:2022 Information security management systems — Requirements, ANSI/ESD S20.20-2021' },
          ],
        }),
        of('chart', {
          form: 'line',
          series: [
            { name: '净利润', values: [-120, null, 86] },
            { name: '研发费用', values: [742, 1015, 1286] },
          ],
        }),
      ]}
    />
  ),
});
