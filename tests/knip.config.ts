import type { KnipConfig } from 'knip'
import { routeManifest } from './support/route-manifest'

export default {
  entry: [
    // What remix.config.js names.
    ...Object.values(routeManifest).map(({ file }) => `app/${file}`),
    // Routed in development only.
    'app/office/muster/muster.tsx',
    'app/server.ts',
    'app/start/start.ts',
    'app/entry.*.tsx',
    'app/commands/*.ts',
    'app/commands/payroll/{print,check}.ts',
    'app/commands/bundle/{jsx-runtime,start,warm}.ts',
    'db/migrations/*.ts',
    'tests/**/*.test.{ts,tsx}',
    'tests/e2e/**/*.spec.ts',
    'tests/{build,near,run,sum}.ts',
    'tests/torture/run.ts',
    'tests/fixtures.ts',
    'tests/einvoice-tables.ts',
    'tests/screenshots.ts',
    'tests/compare-builds.ts',
    'tests/*.config.ts',
    // What compiled.ts puts in the place of a module of the product.
    'tests/support/kept-readers.ts',
    'tests/support/{template,environment,browser,file-times}.ts',
    'tests/bench/{run,payroll,documents,bare-http,grown-firm,editor,matching}.ts',
    'tests/bench/bare-remix/**/*.{ts,tsx}',
  ],
  ignoreDependencies: [
    'typescript-7',
    '@redocly/cli',
    'openapi-fetch',
    '@expo-google-fonts/noto-sans',
    '@zxcvbn-ts/language-common',
    '@zxcvbn-ts/language-de',
  ],
  // Of Linux; a test without them says so.
  ignoreBinaries: ['nsenter', 'sha256sum', 'strace'],
  ignoreExportsUsedInFile: { interface: true, type: true },
  project: ['app/**/*.{ts,tsx}', 'db/**/*.ts', 'tests/**/*.{ts,tsx}'],
  paths: { '~/*': ['./app/*'], '~db/*': ['./db/*'] },
} satisfies KnipConfig
