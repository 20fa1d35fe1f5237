import { execFile, type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bundleCommands, type COMMANDS } from '~/commands/bundle/commands'

/** Inside the checkout, where Node finds the external libraries. */
const FOLDER = resolve('tests/.output', `commands-${process.pid}`)

export type Command = (typeof COMMANDS)[number]

let isBuilt = false

/**
 * Runs what `npm run <name>` runs, in a process of its own, and waits for its end. Compiled once for each worker as the
 * build does it, so that no older build is tried; tests/commands/newer-schema.test.ts runs the build's own.
 */
export function runCommand(
  name: Command,
  words: string[],
  environment: Record<string, string> = {},
  folder?: string,
): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [commandFile(name), ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  })
}

/** Asynchronous, for a command that needs a server in the test's own process. */
export function runCommandBeside(
  name: Command,
  words: string[],
  environment: Record<string, string> = {},
  input?: string,
): Promise<{ status: number; said: string }> {
  const env = { ...process.env, ...environment }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [commandFile(name), ...words], { env }, (_, stdout, stderr) =>
      resolve({ status: child.exitCode ?? -1, said: stdout + stderr }),
    )
    child.stdin?.end(input)
  })
}

export function commandFile(name: Command): string {
  if (!isBuilt) {
    bundleCommands(FOLDER)
    isBuilt = true
    process.once('exit', () => rmSync(FOLDER, { recursive: true, force: true }))
  }
  return join(FOLDER, `${name}.js`)
}
