// What an app takes of the packages: one Button or one area of policies must not bring the others, and nothing may come twice.
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const start = "import { createElement } from 'react'; import { createRoot } from 'react-dom/client';";
const apps = {
  'React，没有我们': `${start} createRoot(document.body).render(createElement('button', null, '提交申报'));`,
  '一个Button（含Provider）': `import '@hengce/ui/core.css'; import { Button, Provider } from '@hengce/ui'; ${start}
    createRoot(document.body).render(createElement(Provider, null, createElement(Button, null, '提交申报')));`,
  '只有政策检索（@hengce/policy/library）': `import '@hengce/ui/styles.css'; import '@hengce/policy/library.css';
    import { FeatureOutlet } from '@hengce/feature-kit'; import { libraryFeature } from '@hengce/policy/library'; ${start}
    createRoot(document.body).render(createElement(FeatureOutlet, { feature: libraryFeature }));`,
  '整个@hengce/ui': `import '@hengce/ui/styles.css'; import * as ui from '@hengce/ui'; ${start}
    createRoot(document.body).render(createElement(ui.Provider)); console.log(ui);`,
  全部包: `import '@hengce/ui/styles.css'; import * as ui from '@hengce/ui'; import * as api from '@hengce/api';
    import * as kit from '@hengce/feature-kit'; import '@hengce/policy/styles.css'; import * as policy from '@hengce/policy';
    import '@hengce/account/styles.css'; import * as account from '@hengce/account';
    import '@hengce/chat/styles.css'; import * as chat from '@hengce/chat'; ${start}
    createRoot(document.body).render(createElement(ui.Provider)); console.log(ui, api, kit, policy, account, chat);`,
};

export async function measureBundles(app) {
  const rows = [];
  for (const [name, code] of Object.entries(apps)) {
    const output = await bundle(app, code);
    rows.push({ 应用: name, 'JS kB': kB(output, '.js'), 'CSS kB': kB(output, '.css') });
    const modules = output.flatMap((file) => Object.keys(file.modules ?? {}));
    if (name.includes('Button')) checkOneButton(modules);
    if (name.includes('library')) checkOneArea(modules, 'library');
    checkOnce(modules);
  }
  console.log('压缩后（gzip）');
  console.table(rows);
}

async function bundle(app, code) {
  const entry = '\0entry.js';
  const { output } = await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? entry : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: { write: false, rollupOptions: { input: 'entry' } },
  });
  return output;
}

const kB = (output, ending) =>
  output
    .filter((file) => file.fileName.endsWith(ending))
    .reduce((sum, file) => sum + gzipSync(file.code ?? file.source).length / 1000, 0)
    .toFixed(1);

function checkOneButton(modules) {
  const components = modules.flatMap((id) => /@hengce\/ui\/dist\/components\/([^/]+)\//.exec(id)?.[1] ?? []);
  const others = [...new Set(components)].filter((name) => name !== 'Button' && name !== 'Progress');
  if (others.length > 0) throw new Error(`一个Button带来了别的组件：${others.join('、')}`);
}

function checkOneArea(modules, area) {
  const parts = modules.flatMap((id) => /@hengce\/policy\/dist\/([^/]+)\//.exec(id)?.[1] ?? []);
  const others = [...new Set(parts)].filter((name) => name !== area && name !== 'shared');
  if (others.length > 0) throw new Error(`@hengce/policy/${area}带来了别的域：${others.join('、')}`);
}

/** Checks that no package is bundled twice: two copies are bytes for nothing, and two of React or react-aria do not work together. */
function checkOnce(modules) {
  const homes = new Map();
  for (const id of modules) {
    const [, home, name] = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(id) ?? [];
    if (name) homes.set(name, (homes.get(name) ?? new Set()).add(home));
  }
  const twice = [...homes].filter(([, copies]) => copies.size > 1).map(([name]) => name);
  if (twice.length > 0) throw new Error(`重复打包：${twice.join('、')}`);
}
