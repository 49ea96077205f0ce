import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runBuilder } from './build.mjs';

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'hengce-build-'));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

/** What is thrown when the builder of a package is this script; without one it is not installed. */
function failureOf(script?: string): string {
  if (script !== undefined) {
    const bin = join(cwd, 'node_modules/.bin');
    mkdirSync(bin, { recursive: true });
    writeFileSync(join(bin, 'vite'), `#!/bin/sh\n${script}\n`);
    chmodSync(join(bin, 'vite'), 0o755);
  }
  try {
    runBuilder('门户', 'vite build', cwd);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

const reinstall = '怎么办：依赖没有装全。删除node_modules后重新运行npm start';

test.each<[what: string, script: string | undefined, said: string[]]>([
  ['a command that is not there', undefined, ['没有找到这个命令（ENOENT）', reinstall]],
  [
    'a package of the configuration that is not there',
    `echo "Error: Cannot find package '@x/y' imported from /a/vite.config.ts" >&2; exit 1`,
    ['退出码1', `最后的输出：\nError: Cannot find package '@x/y'`, reinstall],
  ],
  [
    'a package of the sources that is not there',
    `echo 'Rolldown failed to resolve import "react" from "/a/App.tsx".' >&2; exit 1`,
    [reinstall],
  ],
  [
    'a builder whose own files are not there',
    `echo "Error: Cannot find module '/a/node_modules/vite/bin/vite.js'" >&2; exit 1`,
    [reinstall],
  ],
  [
    'a file of ours that is not there',
    `echo "Could not resolve './gone' in src/config.ts"; exit 2`,
    ['退出码2', '怎么办：按上面的输出修改后重新运行'],
  ],
  ['too little memory', 'kill -9 $$', ['被信号SIGKILL终止', '怎么办：多半是内存不够']],
])('says why a build fails: %s', (_, script, said) => {
  const message = failureOf(script);
  for (const words of ['门户构建失败：', `命令：vite build（在${cwd}）`, ...said]) expect(message).toContain(words);
  expect(message).not.toMatch(/null|undefined/);
});

test('shows the last lines, without stacks, however much was said', () => {
  const message = failureOf(
    `yes '${'x'.repeat(99)}' | head -n 20000; echo '    at build (/a.js:1:1)'; echo 'the reason'; exit 1`,
  );
  expect(message).toContain('退出码1');
  expect(message).toMatch(/x\nthe reason\n/);
  expect(message.split('\n').length).toBeLessThan(40);
});

test('says nothing of a build that succeeds', () => {
  expect(failureOf('exit 0')).toBe('');
});
