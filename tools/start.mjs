// `npm start`: portal and server, built when needed, on one origin.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildStale, reinstall } from './build.mjs';

process.env.NODE_ENV ??= 'production';
try {
  buildStale();
} catch (error) {
  fail(error.message);
}
await import(pathToFileURL(fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url))).href).catch(
  (error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    fail(`服务端没有启动：${error.message}\n\n怎么办：${reinstall}`);
  },
);

function fail(message) {
  console.error(message);
  process.exit(1);
}
