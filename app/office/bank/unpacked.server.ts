import { unzipped } from '~/documents/reading/unzip.server'
import { type ZipEntry, zipEntries } from '~/documents/reading/zip-directory'
import { BankConflict } from '~/domain/bank/conflict'
import { sum } from '~/domain/values/money'

/** A year of one account has 250 statements. */
const MOST_FILES = 1000
const MOST_UNPACKED = 60 * 1024 * 1024

export interface Unpacked {
  name: string
  bytes: Uint8Array
}

/** The files in a ZIP, without folders and what a Mac adds. @throws BankConflict */
export async function unpackedFiles(zip: Uint8Array): Promise<Unpacked[]> {
  const entries = checked(zipEntries(zip))
  const files: Unpacked[] = []
  for (const entry of entries) {
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
