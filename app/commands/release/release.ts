import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import type { Answer } from '~/command-line/answer'
import { readArguments } from '~/command-line/arguments'
import { version } from '../../../package.json'
import { WORDS } from './words'

const EXIT = { well: 0, failed: 1, noInput: 66 } as const
const OPTIONS = { to: { type: 'string', default: 'release' } } as const
const PARTS = [
  ...['build', 'public', 'db', 'package.json', 'package-lock.json'],
  ...['app/decisions', 'app/README.md', 'app/api/README.md', 'app/auth/README.md'],
  ...['.env.example', 'LICENSE', 'README.md'],
]
const NEEDLESS = [
  // Caches of development tools.
  ...['.cache', '.vite', '.vite-temp'],
  // Only for Remix's types; 23 MB.
  ...['typescript', '.bin/tsc', '.bin/tsserver'],
  ...[
    'deps',
    'src',
    'build/deps',
    'build/Release/obj',
    'build/Release/obj.target',
    'build/Release/sqlite3.a',
  ].map((part) => `better-sqlite3/${part}`),
  ...['deps', 'src'].map((part) => `better-sqlite3-13/${part}`),
]

export async function release(args: string[]): Promise<Answer> {
  const { words, values, reply } = readArguments(args, { options: OPTIONS, words: WORDS })
  if (reply) return reply
  if (!existsSync('build/start.js')) return { text: words.noBuild, exitCode: EXIT.noInput }
  try {
    return { text: pack(resolve(values.to)), exitCode: EXIT.well }
  } catch (error) {
    return {
      text: `${words.notMade}\n${error instanceof Error ? error.message : String(error)}`,
      exitCode: EXIT.failed,
    }
  }
}

/** Returns path and hash of the archive. @throws Error with the output of a failed program */
function pack(target: string): string {
  const name = `zahltag-${version}-${process.platform}-${process.arch}-node-abi${process.versions.modules}`
  const scratch = mkdtempSync(join(tmpdir(), 'zahltag-release-'))
  try {
    const folder = join(scratch, name)
    mkdirSync(folder)
    for (const part of [...PARTS, 'node_modules'])
      cpSync(part, join(folder, part), { recursive: true, verbatimSymlinks: true })
    run(folder, 'npm', ['prune', '--omit=dev', '--ignore-scripts', '--offline', '--no-audit', '--no-fund'])
    for (const part of NEEDLESS) rmSync(join(folder, 'node_modules', part), { recursive: true, force: true })
    const parts = listParts(folder)
    writeFileSync(join(folder, 'sbom.cdx.json'), parts)
    mkdirSync(target, { recursive: true })
    const archive = join(target, `${name}.tar.gz`)
    run(scratch, 'tar', ['-czf', archive, '--owner=0', '--group=0', name])
    writeFileSync(join(target, `${name}.sbom.cdx.json`), parts)
    const hash = createHash('sha256').update(readFileSync(archive)).digest('hex')
    writeFileSync(`${archive}.sha256`, `${hash}  ${basename(archive)}\n`)
    return `${archive}\n${hash}`
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/**
 * The contents of the folder as CycloneDX. From the lock, npm would leave out everything that development tools also
 * use, which is most of Remix. These tools are removed from package.json meanwhile, since npm lists nothing if one of
 * them is missing.
 */
function listParts(folder: string): string {
  const file = join(folder, 'package.json')
  const whole = readFileSync(file, 'utf8')
  const { devDependencies: _, ...rest } = JSON.parse(whole)
  writeFileSync(file, JSON.stringify(rest))
  const parts = run(folder, 'npm', ['sbom', '--sbom-format=cyclonedx'])
  writeFileSync(file, whole)
  return parts
}

/** @throws Error with the program's output */
function run(cwd: string, program: string, words: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd, encoding: 'utf8', maxBuffer: 64 << 20 })
  if (status !== 0) throw new Error(`${program} ${words[0]}: ${stderr || stdout}`)
  return stdout
}
