// What a package promises to its users, as a reviewable file: etc/*.api.md. A change of it is a change of the version.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { packages } from './packages.mjs';
import { root } from './steps.mjs';

const quiet = { logLevel: 'none', addToApiReportFile: false };

/** Names of the reports that differ from the built types; with `update` the reports are written anew. */
export function checkApiReports({ update }) {
  const drafts = mkdtempSync(join(tmpdir(), 'hengce-api-'));
  const configs = packages.flatMap(({ path, entries }) => entries.map((entry) => prepare(path, entry, drafts)));
  // One program for all: most of the time goes into reading the types of react-aria.
  const [first, ...others] = configs;
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: others.map((config) => config.mainEntryPointFilePath),
  });
  const changed = configs.filter((config) => {
    mkdirSync(dirname(config.reportFilePath), { recursive: true });
    const { apiReportChanged } = Extractor.invoke(config, {
      compilerState,
      localBuild: update,
      messageCallback: (message) => report(message),
    });
    return apiReportChanged && !saysTheSame(config.reportFilePath, config.reportTempFilePath);
  });
  rmSync(drafts, { recursive: true });
  return changed.map((config) => basename(config.reportFilePath));
}

/**
 * Text of a report with the members of each union sorted: the compiler writes them in the order in which it met them,
 * which differs from run to run.
 */
const settled = (path) =>
  readFileSync(path, 'utf8').replace(/"[^"\n]*"(?: \| "[^"\n]*")+/g, (union) => union.split(' | ').sort().join(' | '));
const saysTheSame = (stored, draft) => existsSync(stored) && existsSync(draft) && settled(stored) === settled(draft);

function prepare(path, entry, drafts) {
  const projectFolder = join(root, path);
  const name = [basename(path), ...entry.split('/').filter((part) => part !== 'index')].join('-');
  return ExtractorConfig.prepare({
    packageJsonFullPath: join(projectFolder, 'package.json'),
    configObject: {
      projectFolder,
      mainEntryPointFilePath: join(projectFolder, 'dist', `${entry}.d.ts`),
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2022',
            lib: ['es2023', 'dom', 'dom.iterable'],
            module: 'preserve',
            moduleResolution: 'bundler',
            jsx: 'react-jsx',
            strict: true,
            skipLibCheck: true,
            types: [],
          },
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: `${name}.api.md`,
        reportFolder: join(projectFolder, 'etc'),
        reportTempFolder: drafts,
        // Props that a component inherits from an interface of ours are promised too. The contract is reviewed as openapi/.
        includeForgottenExports: path !== 'packages/api',
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: { default: quiet },
        tsdocMessageReporting: { default: quiet },
        extractorMessageReporting: { default: quiet },
      },
    },
  });
}

function report(message) {
  message.handled = true;
  if (message.logLevel === 'error') throw new Error(message.formatMessageWithLocation(root));
}
