import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { codeCacheOf } from '~/start/load-program'
import { inAscii } from './in-ascii'
import { COMMON, LEFT_OUT } from './options'
import { reactByName } from './react'

const SOURCE = resolve('app')
const BUILD_OF_REMIX_SERVE = /return import\(url__default\[.*\n/

/**
 * Puts the start, remix-serve, the server build and all libraries into `program.cjs`, and `start.js` beside it.
 * @param folder holds the `index.js` that Remix's compiler made
 */
export async function bundleProgram(folder: string): Promise<{ program: string }> {
  const program = join(folder, 'program.cjs')
  // V8 accepts a stale cache if the source has the same length.
  rmSync(codeCacheOf(program), { force: true })
  await build({
    ...COMMON,
    entryPoints: [join(SOURCE, 'start/start.ts')],
    outfile: program,
    format: 'cjs',
    // Errors are logged by their class names.
    minifySyntax: true,
    minifyWhitespace: true,
    external: LEFT_OUT,
    // `importModuleDynamically` in a vm.Script is experimental in Node 20.
    supported: { 'dynamic-import': false },
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': 'moduleUrl' },
    banner: { js: `const moduleUrl = require('node:url').pathToFileURL(__filename).href;` },
    logOverride: { 'assign-to-define': 'silent' },
    plugins: [withServerBuild(resolve(folder, 'index.js')), nodesOwnFetch, reactByName],
  })
  writeFileSync(program, inAscii(readFileSync(program, 'utf8')))
  await build({
    ...COMMON,
    entryPoints: [join(SOURCE, 'commands/bundle/start.ts')],
    outfile: join(folder, 'start.js'),
    format: 'esm',
  })
  return { program }
}

/** remix-serve imports the server build by a path from its arguments; here it is fixed. */
function withServerBuild(file: string): Plugin {
  return {
    name: 'with-server-build',
    setup({ onLoad }) {
      onLoad({ filter: /@remix-run\/serve\/dist\/cli\.js$/ }, ({ path }) => {
        const text = readFileSync(path, 'utf8')
        if (!BUILD_OF_REMIX_SERVE.test(text))
          throw new Error('remix-serve loads its build in another way now')
        const known = `return import(${JSON.stringify(file)});\n`
        return { contents: text.replace(BUILD_OF_REMIX_SERVE, () => known), loader: 'js' }
      })
    },
  }
}

/** Remix replaces the global fetch by undici's, which every supported Node already has. */
const nodesOwnFetch: Plugin = {
  name: 'nodes-own-fetch',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^undici$/ }, () => ({ path: 'undici', namespace: 'node' }))
    onLoad({ filter: /./, namespace: 'node' }, () => ({
      contents:
        'const { File, FormData, Headers, Request, Response, fetch } = globalThis\n' +
        'module.exports = { File, FormData, Headers, Request, Response, fetch }',
    }))
  },
}
