export { Pane, type PaneProps } from './Pane';
export { type PaneWidth, paneWidths } from './paneOptions';
export { ResizablePane, type ResizablePaneProps } from './ResizablePane';
