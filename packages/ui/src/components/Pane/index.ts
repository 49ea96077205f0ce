export { Pane, type PaneProps } from './Pane';
export { type PaneWidth, paneWidths } from './paneOptions';
