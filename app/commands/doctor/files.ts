import { existsSync, readdirSync, realpathSync, type Stats, statfsSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { unwritable } from '~db/place'
import { type Finding, fail, faultsOr, type Patient, warn } from './finding'

const OTHERS = 0o077
const FREE_BYTES = 200 * 1024 * 1024
const FREE_INODES = 1000
/** A backup, and its journal during the check. */
const BACKUP_NEEDS = 1.2
const MOST_NAMED = 5

/** Data in the program's folder is lost when the program is replaced. */
export async function checkPlace({ dataDir, words }: Patient): Promise<readonly Finding[]> {
  const inside = relative(process.cwd(), existsSync(dataDir) ? realpathSync(dataDir) : dataDir)
  const isInside = inside === '' || !(inside === '..' || inside.startsWith(`..${sep}`))
  return faultsOr(isInside ? [warn(words.inside(dataDir), words.moveData)] : [], words.placeFine(dataDir))
}

export async function checkFiles({ dataDir, file, words }: Patient): Promise<readonly Finding[]> {
  if (!existsSync(dataDir)) return [fail(words.noDataDir(dataDir), words.setDataDir)]
  const { uid } = statSync(dataDir)
  const entries = entriesOf(dataDir)
  const named = (is: (status: Stats) => boolean) =>
    entries.filter(({ status }) => is(status)).map(({ path }) => path)
  const open = named(({ mode }) => (mode & OTHERS) !== 0)
  const strange = named((status) => status.uid !== uid)
  const faults = [
    ...unwritable(file).map((path) => fail(words.unwritable(path), words.chown(dataDir))),
    ...(strange.length > 0 ? [fail(words.otherOwner(few(strange)), words.chown(dataDir))] : []),
    ...(open.length > 0 ? [warn(words.readable(few(open)), `chmod -R go-rwx ${dataDir}`)] : []),
    ...(existsSync(file) ? [] : [warn(words.noDatabase(file), words.setDataDir)]),
  ]
  return faultsOr(faults, words.filesFine)
}

export async function checkDisk({ dataDir, file, words }: Patient): Promise<readonly Finding[]> {
  if (!existsSync(dataDir)) return [warn(words.noDataDir(dataDir))]
  const { bavail, bsize, files, ffree } = statfsSync(dataDir)
  const free = bavail * bsize
  const needed = (existsSync(file) ? statSync(file).size : 0) * BACKUP_NEEDS
  const faults = [
    ...(free < FREE_BYTES ? [fail(words.diskFull(megabytes(free)), words.makeRoom)] : []),
    ...(free >= FREE_BYTES && free < needed
      ? [warn(words.noRoomForBackup(megabytes(free), megabytes(needed)), words.makeRoom)]
      : []),
    // Some file systems have no inode table and report 0 of 0.
    ...(files > 0 && ffree < FREE_INODES ? [fail(words.noInodes(ffree), words.makeRoom)] : []),
  ]
  return faultsOr(faults, words.diskFine(megabytes(free)))
}

function entriesOf(dataDir: string): { path: string; status: Stats }[] {
  const backups = join(dataDir, 'backups')
  const folders = [dataDir, ...(existsSync(backups) ? [backups] : [])]
  const paths = [
    dataDir,
    ...folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name))),
  ]
  return paths.flatMap((path) => {
    const status = statSync(path, { throwIfNoEntry: false })
    return status ? [{ path, status }] : []
  })
}

function few(paths: readonly string[]): string {
  const rest = paths.length - MOST_NAMED
  return [...paths.slice(0, MOST_NAMED), ...(rest > 0 ? [`+ ${rest}`] : [])].join(', ')
}

function megabytes(bytes: number): number {
  return Math.floor(bytes / 1e6)
}
