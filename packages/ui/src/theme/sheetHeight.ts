import { vars } from './vars.css';

/**
 * Height of the shell's sheet where it fills the window; for pages that fill it and columns that scroll by themselves.
 */
export const sheetHeight = `calc(100dvh - ${vars.size.topbar} - ${vars.size.sheetGutter})`;
