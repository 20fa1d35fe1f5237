import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { FILE_VARIABLES, withSecretFiles } from '~/secret-files'

/**
 * Lets a command that root started (`sudo npm run backup`) carry on as the owner of the data directory. Otherwise it
 * would leave files there that the service cannot write, and could be led astray by symbolic links of the service's
 * user. It runs in a new process, because some versions of Node refuse to change the user of a running one.
 */
export function actAsOwner(dataDir = resolve(process.env.DATA_DIR || '.data')): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dataDir, { throwIfNoEntry: false }) ?? { uid: 0, gid: 0 }
  if (uid === 0) return
  // What stood in that file is in the environment by now; only root can read it.
  const options = process.execArgv.filter((option) => !option.startsWith('--env-file'))
  const words = [...options, ...process.argv.slice(1)]
  const { status } = spawnSync(process.execPath, words, {
    uid,
    gid,
    stdio: 'inherit',
    env: withWhatRootReads(),
  })
  process.exit(status ?? 1)
}

/** The files of secrets may be root's alone. Where one is wrong, the command says so. */
function withWhatRootReads(): NodeJS.ProcessEnv {
  const { variables, faults } = withSecretFiles(process.env)
  if (faults.length > 0) return process.env
  const read = ['CREDENTIALS_DIRECTORY', ...FILE_VARIABLES].map((name) => [name, ''])
  return { ...variables, ...Object.fromEntries(read) }
}
