export {
  type Brand,
  type BrandColors,
  type BrandFonts,
  type BrandLogo,
  type BrandPart,
  longestFooter,
} from './deck/brand';
export { budgets, type ImageBudget, type ListBudget, type SlotBudget, type TextBudget } from './deck/budgets';
export type { Aspect, Cite, Deck, Override, Slide, SlideComment, SlideOf, Source } from './deck/deck';
export type {
  ChartData,
  ComparisonRow,
  Figure,
  LayoutData,
  LayoutId,
  SlideImage,
  WrittenLayout,
} from './deck/layoutData';
export { writtenLayouts } from './deck/layoutData';
export { layoutSlide, type SlidePlace } from './layout/layoutSlide';
export { layoutDeck, partsOf, type ShownSlide } from './layout/paginate';
export { drawScene } from './scene/drawScene';
export type * from './scene/scene';
export { isOverfull } from './scene/scene';
export type { DrawnShape, DrawnText } from './scene/shapes';
export { brandedTheme } from './theme/brandedTheme';
export type { Theme, ThemeColors } from './theme/theme';
export { themeOf, themeOfDeck, themes } from './theme/themes';
export { breakLines } from './type/breakLines';
export { measure } from './type/measure';
