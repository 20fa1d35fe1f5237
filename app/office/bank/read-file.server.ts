import { readCells } from '~/documents/reading/read-cells.server'
import { readXmlFiles, XML_READER } from '~/documents/reading/read-xml.server'
import { decodeText, readText } from '~/documents/reading/text'
import { BankConflict } from '~/domain/bank/conflict'
import { entryContent } from '~/domain/bank/entry-content'
import { readingCamt } from '~/domain/bank/formats/camt/statements'
import type { CsvLayout } from '~/domain/bank/formats/csv/layout'
import { CSV_LAYOUTS } from '~/domain/bank/formats/csv/layouts'
import { type CsvRead, readingCsv } from '~/domain/bank/formats/csv/statements'
import { readingMt940 } from '~/domain/bank/formats/mt940/statements'
import { familyOf } from '~/domain/bank/keeping/family'
import type { Family, KeyedStatement, Statement } from '~/domain/bank/statement'
import { inTurn } from '~/domain/kernel/turns'
import { inSteps, yieldToLoop } from '~/domain/kernel/yield-to-loop'
import { sha256 } from '~/http/sha256.server'
import { type BankFileKind, kindOfFile } from './kind-of-file'
import { inOwnWords } from './own-words'
import { type Unpacked, unpackedFile, unpackedFiles } from './unpacked.server'

/** A camt.053 of 10,000 entries has 10 to 20 MB; an MT940 or CSV of as many less than 6. */
const MOST_BYTES = 25 * 1024 * 1024
const MOST_TEXT_BYTES = 8 * 1024 * 1024
/** An entry of camt has about 50 elements. */
const XML_LIMITS = { elements: 1_000_000, allText: 40_000_000 }
const MOST_ROWS = 20_000
/** 10,000 entries take 3 s, on a busy machine many times as much. */
const XML_OF_BANKS = { ...XML_READER, bounds: { ...XML_READER.bounds, patienceMs: 60_000 } }
const CONTENTS_A_STEP = 100

export type BankFile =
  | {
      statements: KeyedStatement[]
      /** Names of the layouts, where it is CSV. */
      layouts: string[]
      /** Files in a ZIP that are no statements, such as PDFs. */
      others: string[]
    }
  /** A CSV of an unknown layout: its headings and first rows. */
  | { unknownHeadings: readonly string[]; rows: readonly (readonly string[])[] }

/**
 * The statements of a bank's file, whatever its name says: camt.053 or camt.052, MT940, a CSV, or a ZIP of these. A firm's
 * own layouts come before the ones that we know. @throws BankConflict; FilesWaiting
 */
export function readBankFile(
  bytes: Uint8Array,
  tenantId: string,
  ownLayouts: readonly CsvLayout[] = [],
): Promise<BankFile> {
  return inTurn('bank', tenantId, () => read(bytes, [...ownLayouts, ...CSV_LAYOUTS])).catch(inOwnWords)
}

async function read(bytes: Uint8Array, layouts: readonly CsvLayout[]): Promise<BankFile> {
  if (bytes.length > MOST_BYTES) throw new BankConflict('bank_file_too_large')
  const { files, others } = await filesOf(bytes)
  const found = await readEach(files, layouts)
  const unknown = found.find((one) => 'unknownHeadings' in one)
  if (unknown && 'unknownHeadings' in unknown) return unknown
  const statements: KeyedStatement[] = []
  const named = new Set<string>()
  for (const [part, one] of found.entries()) {
    if ('unknownHeadings' in one) continue
    statements.push(...(await keyed(one, part)))
    if (one.layout) named.add(one.layout.name)
  }
  return { statements, layouts: [...named], others }
}

interface Sorted {
  kind: Exclude<BankFileKind, 'zip' | 'gzip'>
  bytes: Uint8Array
}

async function filesOf(bytes: Uint8Array): Promise<{ files: Sorted[]; others: string[] }> {
  const kind = kindOfFile(bytes)
  if (kind === 'zip') return sorted(await unpackedFiles(bytes))
  if (kind !== 'gzip') return { files: [{ kind, bytes }], others: [] }
  const inside = await unpackedFile(bytes)
  const kindInside = kindOfFile(inside)
  if (kindInside === 'gzip') throw new BankConflict('bank_file_unknown')
  if (kindInside === 'zip') return sorted(await unpackedFiles(inside))
  return { files: [{ kind: kindInside, bytes: inside }], others: [] }
}

/** Banks put PDFs beside their statements. @throws BankConflict if there is nothing but such */
function sorted(unpacked: readonly Unpacked[]): { files: Sorted[]; others: string[] } {
  const files: Sorted[] = []
  const others: string[] = []
  for (const { name, bytes } of unpacked) {
    const kind = kindIn(bytes)
    if (kind === undefined || kind === 'zip' || kind === 'gzip') others.push(name)
    else files.push({ kind, bytes })
  }
  if (files.length === 0) throw new BankConflict('bank_file_zip_without')
  return { files, others }
}

function kindIn(bytes: Uint8Array): BankFileKind | undefined {
  try {
    return kindOfFile(bytes)
  } catch (error) {
    if (error instanceof BankConflict) return undefined
    throw error
  }
}

/** In their order; all XML by one process. */
async function readEach(files: readonly Sorted[], layouts: readonly CsvLayout[]): Promise<CsvRead[]> {
  const xml = files.filter(({ kind }) => kind === 'xml').map(({ bytes }) => bytes)
  const roots = xml.length > 0 ? await readXmlFiles(xml, XML_LIMITS, XML_OF_BANKS) : []
  const read: CsvRead[] = []
  for (const { kind, bytes } of files) {
    const root = kind === 'xml' ? roots.shift() : undefined
    if (root) read.push({ layout: null, statements: await inSteps(readingCamt(root)) })
    else read.push(await readPlain(kind, bytes, layouts))
  }
  return read
}

async function readPlain(
  kind: Sorted['kind'],
  bytes: Uint8Array,
  layouts: readonly CsvLayout[],
): Promise<CsvRead> {
  if (bytes.length > MOST_TEXT_BYTES) throw new BankConflict('bank_file_too_much')
  if (kind === 'mt940') {
    const message = decodeText(bytes)
    await yieldToLoop()
    return { layout: null, statements: await inSteps(readingMt940(withEuroSigns(message))) }
  }
  const { text, delimiter } = readText(bytes)
  const csv = Buffer.from(withEuroSigns(text))
  return inSteps(readingCsv(await readCells(csv, { kind: 'csv', delimiter }, MOST_ROWS), layouts))
}

/** Where ISO-8859-15 has the euro sign, Windows-1252 has one that no bank writes. */
function withEuroSigns(text: string): string {
  return text.replaceAll('¤', '€')
}

async function keyed(
  { statements, layout }: { statements: readonly Statement[]; layout: CsvLayout | null },
  part: number,
): Promise<KeyedStatement[]> {
  const result: KeyedStatement[] = []
  const referenceBy = layout?.isExact ? 'person' : 'bank'
  for (const statement of statements) {
    const { format } = statement
    const entries: KeyedStatement['entries'] = []
    for (const [index, entry] of statement.entries.entries()) {
      if (index % CONTENTS_A_STEP === CONTENTS_A_STEP - 1) await yieldToLoop()
      entries.push({ ...entry, content: entryContent(entry, referenceBy) })
    }
    result.push({
      ...statement,
      part,
      entries,
      family: format === 'csv' ? familyOfLayout(layout) : familyOf(format),
    })
  }
  return result
}

/** What a person calls it does not matter, but what its columns are taken for does. */
function familyOfLayout(layout: CsvLayout | null): Family {
  const { headings, columns } = layout ?? {}
  return `csv ${sha256(JSON.stringify([headings, columns])).slice(0, 16)}`
}
