import { BYTE_ORDER_MARK, csvLine } from '~/documents/csv'
import { FILE_OF } from '~/domain/export/files.server'
import { LEFT_OUT } from '~/domain/export/left-out'
import { columnsOf, type Row, readTable, tablesOf, type Wanted } from '~/domain/export/read-table.server'
import type { Executor, House } from '~/domain/kernel/house'
import { version } from '../../../package.json'
import type { Folder } from './folder'
import type { Summary } from './words'

export interface Source extends Pick<House, 'reader' | 'vault' | 'documents'> {
  /** A snapshot from the start of the export. */
  snapshot: Executor
  at: Date
}

type Counts = Omit<Summary, 'folder'>

export async function writeTables(source: Source, wanted: Wanted, folder: Folder): Promise<Counts> {
  const tables: { table: string; columns: string[]; rows: number; documents: number }[] = []
  for (const table of tablesOf(wanted)) {
    const columns = await columnsOf(source.snapshot, table)
    tables.push({ table, columns, ...(await writeTable(source, wanted, folder, { table, columns })) })
  }
  const index = {
    program: `Zahltag ${version}`,
    madeAt: source.at.toISOString(),
    wanted,
    tables,
    leftOut: LEFT_OUT,
  }
  await folder.put('index.json', Buffer.from(`${JSON.stringify(index, null, 2)}\n`))
  const sum = (of: 'rows' | 'documents') => tables.reduce((all, table) => all + table[of], 0)
  return { tables: tables.length, rows: sum('rows'), documents: sum('documents') }
}

async function writeTable(
  source: Source,
  wanted: Wanted,
  folder: Folder,
  { table, columns }: { table: string; columns: string[] },
): Promise<{ rows: number; documents: number }> {
  const csv = await folder.begin(`tabellen/${table}.csv`)
  const json = await folder.begin(`tabellen/${table}.json`)
  const counts = { rows: 0, documents: 0 }
  await csv.write(`${BYTE_ORDER_MARK}${csvLine(columns)}`)
  await json.write('[')
  for await (const row of readTable(source.snapshot, source.vault, table, wanted)) {
    await csv.write(csvLine(columns.map((column) => row[column] ?? null)))
    await json.write(`${counts.rows === 0 ? '\n' : ',\n'}${JSON.stringify(row)}`)
    counts.rows += 1
    if (await writeFileOf(source, folder, { table, row })) counts.documents += 1
  }
  await csv.end()
  await json.write('\n]\n')
  await json.end()
  return counts
}

async function writeFileOf(
  source: Source,
  folder: Folder,
  { table, row }: { table: string; row: Row },
): Promise<boolean> {
  const file = await FILE_OF[table]?.(source, row)
  if (!file) return false
  await folder.put(`dokumente/${file.folder}/${file.name.replace(/[^\w.\-äöüÄÖÜß]+/g, '_')}`, file.bytes)
  return true
}
