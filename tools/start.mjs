// `npm start`: portal and server, built when needed, on one origin.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildStale } from './build.mjs';

process.env.NODE_ENV ??= 'production';
try {
  buildStale();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import(pathToFileURL(fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url))).href);
