// The published packages, in the order in which they need each other.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { areas } from '../packages/features/policy/areas.mjs';
import { root } from './steps.mjs';

export const packages = [
  { name: '@hengce/text', path: 'packages/engines/text', entries: ['index'] },
  { name: '@hengce/rules', path: 'packages/engines/rules', entries: ['index', 'testing'] },
  { name: '@hengce/proofreading', path: 'packages/engines/proofreading', entries: ['index', 'words/index'] },
  { name: '@hengce/transcript', path: 'packages/engines/transcript', entries: ['index'] },
  { name: '@hengce/deck', path: 'packages/engines/deck', entries: ['index', 'pptx/index'] },
  { name: '@hengce/api', path: 'packages/api', entries: ['index'] },
  { name: '@hengce/ui', path: 'packages/ui', entries: ['index', 'theme/index'] },
  { name: '@hengce/feature-kit', path: 'packages/features/kit', entries: ['index', 'testing'] },
  { name: '@hengce/feature-parts', path: 'packages/features/parts', entries: ['index'] },
  {
    name: '@hengce/policy',
    path: 'packages/features/policy',
    entries: ['index', ...areas.map((area) => `${area}/index`)],
  },
  { name: '@hengce/account', path: 'packages/features/account', entries: ['index'] },
  { name: '@hengce/chat', path: 'packages/features/chat', entries: ['index'] },
  { name: '@hengce/ppt', path: 'packages/features/ppt', entries: ['index'] },
  { name: '@hengce/feature-meeting', path: 'packages/features/meeting', entries: ['index'] },
  { name: '@hengce/feature-proofreading', path: 'packages/features/proofreading', entries: ['index'] },
];

/** Folder where `node tools/build-packages.mjs` puts what npm would get. */
export const packed = join(root, 'test-results/packages');

/** Runs a command in a folder. Resolves to what it printed; rejects with that and its errors. */
export function run(command, args, cwd = root) {
  return new Promise((resolve, reject) => {
    // Vite sets NODE_ENV in our process; npm and React must not take it over.
    const env = { ...process.env, NODE_ENV: undefined };
    const child = spawn(command, args, { cwd, env, shell: process.platform === 'win32' });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (errors += chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${[command, ...args].join(' ')}（${cwd}）失败\n${output}\n${errors}`));
    });
  });
}

/** Path of a command of the workspace or of one of its packages. */
export const bin = (name, cwd = root) => join(cwd, 'node_modules/.bin', name);
