import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { dependencies } from '../../package.json'
import { commandFile } from '../support/commands'

const IMPORTED =
  /(?:\bfrom|\bimport|\bimport\(|\brequire\d*\(|\.resolve\()\s*["']((?:node:|@[\w-]+\/)?[\w][\w./-]*)["']/g
const COMPILERS = ['tsx', 'esbuild', 'typescript', '@remix-run/dev', 'vite', 'rollup']

test('no compiler is installed where the service runs', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean; peer?: boolean }>
  }
  const there = Object.entries(packages)
    .filter(([, { dev, devOptional, peer }]) => !dev && !devOptional && !peer)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
  expect(there).toContain('better-sqlite3')
  expect(there.filter((name) => COMPILERS.includes(name))).toEqual([])
})

test('the commands import Node and what is installed there, and nothing of the source', () => {
  const folder = join(commandFile('verify'), '..')
  const named = readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(IMPORTED)].map(([, name = '']) => name),
  )
  const others = [...new Set(named)].filter((name) => !builtinModules.includes(name.replace(/^node:/, '')))
  expect(others).toContain('better-sqlite3')
  expect(others.filter((name) => !(nameOf(name) in dependencies))).toEqual([])
})

test.each(['start', 'commands/backup'])('without a build, %s says how to make one', (part) => {
  const cwd = mkdtempSync(join(tmpdir(), 'zahltag-no-build-'))
  onTestFinished(() => rmSync(cwd, { recursive: true }))
  const { status, stderr } = spawnSync('sh', [resolve('db/operator/run'), part], { cwd, encoding: 'utf8' })
  expect(stderr).toBe(
    'Es gibt keinen Build. So entsteht er: npm run build\nThere is no build. Make one with: npm run build\n',
  )
  expect(status).toBe(78)
})

/** Of the package, without the part of it. */
function nameOf(path: string): string {
  return path.split('/', path.startsWith('@') ? 2 : 1).join('/')
}
