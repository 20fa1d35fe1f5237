import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
/** Below node_modules, where vitest and Playwright leave files as they are. */
const COMPILED = join(ROOT, 'node_modules/.cache/zahltag-tests')
const FOLDERS = ['app', 'db', 'tests']
/** Loaded by others, or not at all. */
const ELSEWHERE = /^tests\/(?:\.output|bench|e2e)\//
const CODE = /(?<!\.d)\.tsx?$/
/** What code imports besides. */
const DATA = /\.(?:json|css)$/
/** What a module calls its own address: that of its source. */
const ADDRESS = 'sourceAddress'
const SPECIFIER = /(\bfrom |\bimport |\bimport\()"((?:~|~db|\.{1,2})\/[^"]+)"/g
/** One that is put together while it runs. */
const DRAWN_SPECIFIER = /\bimport\((`\.{1,2}\/[^`]+`)\)/g
const MAP = '.map'

/**
 * Compiles the product's files and those of the tests one by one, each to a module that Node loads by itself: a runner that compiles
 * what it loads, in every worker anew, takes twice as long to load it. Only what has changed is compiled again.
 */
export async function compileProduct(): Promise<void> {
  const own = statSync(fileURLToPath(import.meta.url)).mtimeMs
  const changed = listFiles().filter((source) => madeAt(source) <= Math.max(own, timeOf(join(ROOT, source))))
  for (const source of changed.filter((name) => DATA.test(name)))
    keep(compiledPath(source), dataModule(source))
  const stale = changed.filter((name) => CODE.test(name))
  if (stale.length === 0) return
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: stale,
    bundle: false,
    write: false,
    outdir: COMPILED,
    outbase: '.',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: 'linked',
    sourcesContent: false,
    define: { 'import.meta.url': ADDRESS },
    outExtension: { '.js': '.mjs' },
    logLevel: 'warning',
  })
  for (const { path, text } of outputFiles)
    keep(path, path.endsWith(MAP) ? text : linked(relative(COMPILED, path), text))
}

function listFiles(): string[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  return ['package.json', ...files].filter(
    (name) => (CODE.test(name) || DATA.test(name)) && !ELSEWHERE.test(name),
  )
}

/** The module that a file of the product or of the tests was compiled to, if it was. */
export function compiledOf(file: string): string | undefined {
  const source = relative(ROOT, file)
  const isOurs = FOLDERS.some((folder) => source.startsWith(`${folder}/`)) && CODE.test(source)
  return isOurs && madeAt(source) > 0 ? compiledPath(source) : undefined
}

export function isCompiled(file: string): boolean {
  return file.startsWith(`${COMPILED}/`)
}

function compiledPath(source: string): string {
  return join(COMPILED, CODE.test(source) ? source.replace(CODE, '.mjs') : `${source}.mjs`)
}

function madeAt(source: string): number {
  const path = compiledPath(source)
  return existsSync(path) ? timeOf(path) : 0
}

function timeOf(path: string): number {
  return statSync(path).mtimeMs
}

/** Names every imported file of ours by its compiled path. */
function linked(own: string, code: string): string {
  const folder = dirname(own)
  const address = JSON.stringify(pathToFileURL(join(ROOT, own)).href)
  // On the first line, so that the others keep the numbers that the map has for them.
  const start = code.includes(ADDRESS) ? `const ${ADDRESS} = ${address}; ` : ''
  const body = code
    .replace(SPECIFIER, (_, head, name) => {
      const target = name.startsWith('~')
        ? name.replace(/^~\//, 'app/').replace(/^~db\//, 'db/')
        : join(folder, name)
      return `${head}"${addressFrom(folder, placeOf(target, own))}"`
    })
    .replace(DRAWN_SPECIFIER, 'import($1.replace(/\\.tsx?$/, ".mjs"))')
  return `${start}${body}`
}

/** What tests put in the place of a module of the product, but for itself. */
const IN_PLACE: Record<string, string> = { 'app/documents/reader-start.server': 'tests/support/kept-readers' }

function placeOf(target: string, own: string): string {
  const other = IN_PLACE[target]
  return other && own !== `${other}.mjs` ? other : target
}

function addressFrom(folder: string, target: string): string {
  const module = moduleOf(target)
  if (!module) return pathToFileURL(join(ROOT, target)).href
  const path = relative(folder, module)
  return path.startsWith('.') ? path : `./${path}`
}

function moduleOf(target: string): string | undefined {
  if (['.ts', '.tsx'].some((ending) => existsSync(join(ROOT, `${target}${ending}`)))) return `${target}.mjs`
  return DATA.test(target) ? `${target}.mjs` : undefined
}

/** JSON as an object with its keys as exports, anything else as text. */
function dataModule(source: string): string {
  const text = readFileSync(join(ROOT, source), 'utf8')
  if (!source.endsWith('.json')) return `export default ${JSON.stringify(text)}\n`
  const values = Object.entries(JSON.parse(text))
  const constants = values.map(([, value], index) => `const v${index} = ${JSON.stringify(value)}\n`)
  const names = values.map(([key], index) => `v${index} as ${JSON.stringify(key)}`)
  return `${constants.join('')}export { ${names.join(', ')} }\nexport default ${text}\n`
}

/** Another process may compile the same at the same time. */
function keep(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, text)
  renameSync(unfinished, path)
}
