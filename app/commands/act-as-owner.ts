import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { constants } from 'node:os'
import { resolve } from 'node:path'
import { FILE_VARIABLES, withSecretFiles } from '~/settings/secret-files'
import { OperatorFault } from '~db/operator-fault'

/**
 * Continues a command that root started (`sudo npm run backup`) as the owner of the data directory. Otherwise it would
 * leave files there that the service cannot write, and follow symbolic links of the service's user. It does so in a new
 * process, because some versions of Node cannot change the user of a running one.
 * @throws OperatorFault if that user may not read the program
 */
export async function actAsOwner(dataDir = resolve(process.env.DATA_DIR || '.data')): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dataDir, { throwIfNoEntry: false }) ?? { uid: 0, gid: 0 }
  if (uid === 0) return
  if (!mayRead(process.argv[1] ?? '', { uid, gid })) throw unreadable(process.cwd(), uid)
  const words = [...process.execArgv, ...process.argv.slice(1)]
  // Pass signals on: otherwise the child would outlive us. Registered early, since one may come while it starts.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
  const child = spawn(process.execPath, words, { uid, gid, stdio: 'inherit', env: withWhatRootReads() })
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  process.exit(code ?? 128 + constants.signals[signal as NodeJS.Signals])
}

function mayRead(file: string, owner: { uid: number; gid: number }): boolean {
  const look = 'fs.accessSync(process.argv[1], fs.constants.R_OK)'
  return spawnSync(process.execPath, ['-e', look, file], { ...owner, cwd: '/', stdio: 'ignore' }).status === 0
}

function unreadable(program: string, uid: number): OperatorFault {
  return new OperatorFault({
    de: `Die Daten gehören dem Benutzer ${uid}, und der darf das Programm in ${program} nicht lesen. Legen Sie es an einen Ort, den er lesen darf, zum Beispiel /opt/zahltag.`,
    en: `The data belongs to user ${uid}, who may not read the program in ${program}. Move it to a place that this user may read, such as /opt/zahltag.`,
  })
}

function withWhatRootReads(): NodeJS.ProcessEnv {
  const { variables, faults } = withSecretFiles(process.env)
  // The values of that file are in the environment by now.
  if (faults.length > 0) return { ...process.env, ENV_FILE: '' }
  const read = ['ENV_FILE', 'CREDENTIALS_DIRECTORY', ...FILE_VARIABLES].map((name) => [name, ''])
  return { ...variables, ...Object.fromEntries(read) }
}
