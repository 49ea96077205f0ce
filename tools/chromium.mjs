// Finds a Chromium for tests: CHROMIUM_PATH, the system's, or (undefined) the one that Playwright installed.
import { existsSync } from 'node:fs';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

export const chromiumPath = () => process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path));

/** Launch options of Playwright: quiet, and the same pixels on every machine. */
export function chromiumLaunch() {
  const executablePath = chromiumPath();
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
    ],
  };
}

const shell = '/usr/bin/chromium-headless-shell';

/**
 * The same in a browser without window, sound and devices where the system has it: it opens a page in a fraction of the time.
 * Playwright's own browser is that one already.
 */
export function shellLaunch() {
  const launch = chromiumLaunch();
  return process.env.CHROMIUM_PATH === undefined && existsSync(shell) ? { ...launch, executablePath: shell } : launch;
}
