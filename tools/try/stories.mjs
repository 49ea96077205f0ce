// Renders every story of @hengce/ui to a string in plain Node. The stories come from the workspace, the components they
// show from the installed package: it has one module per source module, so each import has its counterpart there.
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { run } from '../packages.mjs';
import { root } from '../steps.mjs';

const source = join(root, 'packages/ui/src');
const stands = {
  'storybook/test':
    'const none = () => {}; export const fn = () => none; export { none as expect, none as fireEvent, none as screen, none as spyOn, none as userEvent, none as waitFor, none as within };',
  preview: 'export default { meta: (meta) => ({ ...meta, story: (story) => ({ meta, ...story }) }) };',
};

/** Bundles the stories of @hengce/ui into `app`, to run with the package that is installed there. Resolves to the file to run. */
export async function buildStories(app) {
  const usePackage = {
    name: 'stories-of-the-package',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id in stands) return `\0${id}`;
      if (id === '@hengce/storybook/preview') return '\0preview';
      if (!importer?.startsWith(source) || !id.startsWith('.')) return;
      const resolved = await this.resolve(id, importer, { skipSelf: true });
      const path = relative(source, resolved?.id ?? '');
      if (path.startsWith('..') || path.startsWith('testing/') || path.includes('.stories.')) return resolved;
      const module = join(app, 'node_modules/@hengce/ui/dist', path.replace(/\.tsx?$/, '.js'));
      // An index that only names others has none; what it names is public.
      return { id: existsSync(module) ? pathToFileURL(module).href : '@hengce/ui', external: true };
    },
    load: (id) => stands[id.slice(1)],
  };
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [usePackage],
    ssr: { external: true, noExternal: ['@hengce/storybook'] },
    build: { ssr: join(root, 'tools/try/renderStories.mjs'), outDir: app, emptyOutDir: false, copyPublicDir: false },
  });
  return join(app, 'renderStories.js');
}

/**
 * Renders all stories without a window.
 *
 * @returns {Promise<string>} how many were rendered
 */
export async function renderStories(file) {
  return (await run(process.execPath, [file])).trim();
}
