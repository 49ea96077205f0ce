// `npm run dev`: the server restarts on changes, the portal has hot replacement and passes API calls on to the server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './steps.mjs';

const apiPort = process.env.API_PORT ?? '3001';
const start = (cwd, bin, args, env) =>
  spawn(join(root, cwd, 'node_modules', '.bin', bin), args, {
    cwd: join(root, cwd),
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });

const children = [
  start('apps/server', 'tsx', ['watch', '--clear-screen=false', 'src/main.ts'], {
    NODE_ENV: 'development',
    PORT: apiPort,
    DATA_DIR: process.env.DATA_DIR ?? join(root, '.data'),
  }),
  start('apps/portal', 'vite', ['--port', process.env.PORT ?? '3000', '--strictPort'], { API_PORT: apiPort }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
}
