import { spawn } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { wordsHere } from './words'

const OUTPUTS = ['build/index.js', 'build/program.cjs', 'build/start.js']
const SOURCES = [
  'app',
  'db',
  'public',
  'remix.config.js',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
]

/** Runs `npm run build` unless the build is newer than every source. */
export async function buildIfStale(): Promise<void> {
  const built = Math.min(...OUTPUTS.map(modified))
  const changed = Math.max(...SOURCES.map(newestIn))
  if (built > changed) return
  process.stdout.write(`${wordsHere().building}\n`)
  await run('npm', ['run', '--silent', 'build'])
}

function run(command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } })
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(wordsHere().buildFailed))))
  })
}

function modified(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function newestIn(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return 0
  if (!stat.isDirectory()) return stat.mtimeMs
  const inside = readdirSync(path).filter((name) => join(path, name) !== join('public', 'build'))
  return Math.max(stat.mtimeMs, ...inside.map((name) => newestIn(join(path, name))))
}
