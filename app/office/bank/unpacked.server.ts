import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { unzipped } from '~/documents/reading/unzip.server'
import { type ZipEntry, zipEntries } from '~/documents/reading/zip-directory'
import { BankConflict } from '~/domain/bank/conflict'
import { sum } from '~/domain/values/money'

/** A year of one account has 250 statements. */
const MOST_FILES = 1000
const MOST_UNPACKED = 60 * 1024 * 1024
const ZIP = Buffer.from('PK\u0003\u0004', 'latin1')
const OF_OTHERS: ReadonlySet<string> = new Set(['bank_file_workbook', 'bank_file_zip_without'])

const inflate = promisify(gunzip)

export interface Unpacked {
  name: string
  bytes: Uint8Array
}

/**
 * The files in a ZIP, without folders and what a Mac adds; banks put a ZIP for each day or account into another, so the
 * files of those too. @throws BankConflict
 */
export async function unpackedFiles(zip: Uint8Array): Promise<Unpacked[]> {
  const files: Unpacked[] = []
  let unpacked = 0
  for (const file of await filesIn(zip)) {
    const inside = await filesInside(file)
    files.push(...inside)
    unpacked += sum(inside.map(({ bytes }) => bytes.length))
    if (files.length > MOST_FILES) throw new BankConflict('bank_file_zip_too_many')
    if (unpacked > MOST_UNPACKED) throw new BankConflict('bank_file_zip_too_large')
  }
  return files
}

/** A workbook is a ZIP too, and no statement. */
async function filesInside(file: Unpacked): Promise<Unpacked[]> {
  if (!Buffer.from(file.bytes.subarray(0, ZIP.length)).equals(ZIP)) return [file]
  return await filesIn(file.bytes).catch((error: unknown) => {
    if (error instanceof BankConflict && OF_OTHERS.has(error.code)) return [file]
    throw error
  })
}

/** The file in a GZ. @throws BankConflict */
export async function unpackedFile(gzip: Uint8Array): Promise<Uint8Array> {
  return await inflate(gzip, { maxOutputLength: MOST_UNPACKED }).catch((error: NodeJS.ErrnoException) => {
    const isTooLarge = error.code === 'ERR_BUFFER_TOO_LARGE'
    throw new BankConflict(isTooLarge ? 'bank_file_zip_too_large' : 'bank_file_zip_damaged')
  })
}

async function filesIn(zip: Uint8Array): Promise<Unpacked[]> {
  const files: Unpacked[] = []
  for (const entry of checked(zipEntries(zip))) {
    const bytes = await unzipped(zip, entry)
    if (!bytes) throw new BankConflict('bank_file_zip_damaged')
    files.push({ name: entry.name, bytes })
  }
  return files
}

function checked(entries: readonly ZipEntry[] | undefined): ZipEntry[] {
  if (!entries) throw new BankConflict('bank_file_zip_damaged')
  if (entries.some(({ name }) => name === '[Content_Types].xml')) throw new BankConflict('bank_file_workbook')
  const files = entries.filter(({ name }) => !/\/$|^__MACOSX\/|(?:^|\/)\._|\.DS_Store$/.test(name))
  if (files.length === 0) throw new BankConflict('bank_file_zip_without')
  if (files.length > MOST_FILES) throw new BankConflict('bank_file_zip_too_many')
  if (files.some(({ isEncrypted }) => isEncrypted)) throw new BankConflict('bank_file_zip_locked')
  if (sum(files.map(({ unpacked }) => unpacked)) > MOST_UNPACKED)
    throw new BankConflict('bank_file_zip_too_large')
  return files
}
