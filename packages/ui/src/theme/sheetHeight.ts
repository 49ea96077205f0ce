import { vars } from './vars.css';

/** What the shell leaves of the window below its sheet. */
export const sheetGutter = '10px';

/** The sheet of the shell where it is as high as the window; of pages that fill it and of columns that scroll by themselves. */
export const sheetHeight = `calc(100dvh - ${vars.size.topbar} - ${sheetGutter})`;
