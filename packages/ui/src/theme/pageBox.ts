import { vars } from './vars.css';

/**
 * Box of a page (visual language §3): content of 1288 px at most, which begins at the same left edge and height on
 * every page and at every width. Narrower content is at its left.
 */
export const pageBox = {
  minWidth: 0,
  // For pages that are grids: what is long inside them ends where they do.
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: vars.size.content.max,
  padding: `${vars.size.page.top} ${vars.size.page.gutter} ${vars.size.page.bottom}`,
} as const;

/** Inline padding of a band that reaches across the sheet while its content ends where that of the page does. */
export const bandPadding = `${vars.size.page.gutter} max(${vars.size.page.gutter}, calc(100% - ${vars.size.content.max} + ${vars.size.page.gutter}))`;
