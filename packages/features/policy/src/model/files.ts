/** What the server takes, by its bytes; here only what the chooser offers. */
export const fileTypes = ['application/pdf', 'image/png', 'image/jpeg'];

/** 184KB, 5.2MB */
export const fileSize = (bytes: number): string =>
  bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1e3))}KB` : `${(bytes / 1e6).toFixed(1)}MB`;
