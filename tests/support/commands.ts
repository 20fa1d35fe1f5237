import { execFile, type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bundleCommands, type COMMANDS } from '~/commands/bundle/commands'

/** Inside the checkout, where Node finds the external libraries. */
const OWN_FOLDER = resolve('tests/.output', `commands-${process.pid}`)
/** Named by tests/run.ts, which has just made it. */
const BUILT = process.env.BUILT_COMMANDS

export type Command = (typeof COMMANDS)[number]

let isBuilt = false

/**
 * Runs what `npm run <name>` runs, in a process of its own, and waits for its end. Without a
 * build of the same run they are compiled as it does, once for each worker, so that no older build is tried; tests/commands/newer-schema.test.ts runs the build's own.
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
  if (BUILT) return join(BUILT, `${name}.js`)
  if (!isBuilt) {
    bundleCommands(OWN_FOLDER)
    isBuilt = true
    process.once('exit', () => rmSync(OWN_FOLDER, { recursive: true, force: true }))
  }
  return join(OWN_FOLDER, `${name}.js`)
}
