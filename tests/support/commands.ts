import { execFile, type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildSync } from 'esbuild'
import { LEFT_OUT } from '~/commands/bundle/program'

export const COMMANDS = [
  'backup',
  'doctor',
  'export',
  'keys',
  'rehearse',
  'restore',
  'retention',
  'user',
  'verify',
] as const
/** Inside the checkout, where Node finds the libraries that are left out. */
const FOLDER = resolve('tests/.output', `commands-${process.pid}`)

export type Command = (typeof COMMANDS)[number]

let isBuilt = false

/**
 * Runs what `npm run <name>` runs, in a process of its own, and waits for its end. Compiled once for each worker:
 * tsx compiles and finds a thousand modules in every process. tests/commands/newer-schema.test.ts starts each command
 * as npm does.
 */
export function runCommand(
  name: Command,
  words: string[],
  environment: Record<string, string> = {},
  folder?: string,
): SpawnSyncReturns<string> {
  if (!isBuilt) build()
  return spawnSync(process.execPath, [join(FOLDER, `${name}.js`), ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  })
}

/** The same for a command that asks a server of the test's own, which has to answer meanwhile. */
export function runCommandBeside(
  name: Command,
  words: string[],
  environment: Record<string, string> = {},
  input?: string,
): Promise<{ status: number; said: string }> {
  if (!isBuilt) build()
  const env = { ...process.env, ...environment }
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [join(FOLDER, `${name}.js`), ...words],
      { env },
      (_, stdout, stderr) => resolve({ status: child.exitCode ?? -1, said: stdout + stderr }),
    )
    child.stdin?.end(input)
  })
}

function build(): void {
  buildSync({
    entryPoints: COMMANDS.map((name) => `app/commands/${name}.ts`),
    outdir: FOLDER,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
    external: LEFT_OUT,
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`,
    },
  })
  isBuilt = true
  process.once('exit', () => rmSync(FOLDER, { recursive: true, force: true }))
}
