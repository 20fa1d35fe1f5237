import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const FOLDER = 'tests/.output/bare-remix'
const FROM_FOLDER = '../../..'

/** Builds the app in bare-remix/ with the Remix compiler; returns the folder that remix-serve runs in. */
export function buildBareRemix(): string {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'package.json'), JSON.stringify(PACKAGE))
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(TSCONFIG))
  writeFileSync(join(FOLDER, 'remix.config.js'), REMIX_CONFIG)
  execFileSync(resolve('node_modules/.bin/remix'), ['build'], {
    cwd: FOLDER,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return FOLDER
}

// The compiler wants to know which React there is.
const PACKAGE = {
  type: 'module',
  sideEffects: false,
  dependencies: { '@remix-run/node': '*', '@remix-run/react': '*', react: '^18' },
}

const TSCONFIG = {
  compilerOptions: {
    baseUrl: '.',
    jsx: 'react-jsx',
    moduleResolution: 'Bundler',
    paths: { '~/*': [`${FROM_FOLDER}/app/*`], '~db/*': [`${FROM_FOLDER}/db/*`] },
  },
}

// The routes and flags are the product's.
const REMIX_CONFIG = `export default {
  appDirectory: '${FROM_FOLDER}/tests/bench/bare-remix',
  serverModuleFormat: 'esm',
  ignoredRouteFiles: ['**/*'],
  tailwind: false,
  postcss: false,
  // The product's root is no root here, so what its loader imports is not cut off for the browser.
  browserNodeBuiltinsPolyfill: {
    modules: Object.fromEntries(
      ['assert', 'buffer', 'child_process', 'crypto', 'fs', 'module', 'path', 'stream', 'url', 'util', 'v8', 'vm', 'zlib'].map((name) => [name, 'empty']),
    ),
  },
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
    v3_routeConfig: false,
  },
  routes: (define) =>
    define((route) => {
      route('rechnung/:token', 'routes/invoice.tsx')
      route('rechnung/:token/pdf', 'routes/pdf.ts')
      route('portal/:token', 'routes/portal.tsx')
      route('api/health', 'routes/health.ts')
      route('', 'routes/office-layout.tsx', () => route('buero', 'routes/office-home.tsx'))
    }),
}
`
