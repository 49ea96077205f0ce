import { vars } from './vars.css';

/** Space that the shell leaves below its sheet. */
export const sheetGutter = '10px';

/**
 * Height of the shell's sheet where it fills the window; for pages that fill it and columns that scroll by themselves.
 */
export const sheetHeight = `calc(100dvh - ${vars.size.topbar} - ${sheetGutter})`;
