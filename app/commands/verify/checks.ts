import type { Archive } from '~/domain/documents/documents.server'
import { verifyDocuments } from '~/domain/documents/verify-documents.server'
import { verifyEmployeeDocuments } from '~/domain/employee-documents/verify.server'
import type { ChainReport } from '~/domain/invoices/issuing/chain-report'
import { verifyChain } from '~/domain/invoices/issuing/verify-chain.server'
import type { Executor } from '~/domain/kernel/house'
import { verifyClosings } from '~/domain/payroll-closing/verify.server'
import { listFirms } from '~/domain/tenants/firms.server'
import { documentsBeside } from '~db/document-store'
import { fileFaults } from '~db/verify'
import type { Words } from './words'

/** More are counted, not named. */
const MOST_NAMED = 20

export interface Checked {
  file: string
  reader: Executor
  archive: Archive
  words: Words
}

export interface Outcome {
  lines: string[]
  isWell: boolean
}

/** In this order: faults of the file explain the others. */
export const CHECKS: readonly ((checked: Checked) => Promise<Outcome>)[] = [
  checkFile,
  checkChains,
  checkClosings,
  checkDocuments,
]

export async function checkFile({ file, words }: Checked): Promise<Outcome> {
  const { damage, loose } = fileFaults(file)
  const lines = [...damage.map(words.fileDamaged), ...loose.map(words.loose)]
  return { lines: lines.length > 0 ? lines : [words.fileFine], isWell: lines.length === 0 }
}

/** The first broken one of each firm; later ones follow from it. */
async function checkChains({ reader, archive, words }: Checked): Promise<Outcome> {
  const outcome: Outcome = { lines: [], isWell: true }
  for (const { id, name } of await listFirms(reader)) {
    const report = await verifyChain(reader, archive, { tenantId: id })
    outcome.lines.push(...linesOf(name, report, words))
    outcome.isWell &&= report.broken === null
  }
  return outcome
}

function linesOf(firm: string, { broken, links, earlier, head }: ChainReport, words: Words): string[] {
  if (broken) {
    const { number, position, fault } = broken
    const known = number === null ? undefined : words.invoice(number)
    const place = position === null ? words.somewhere : words.position(position)
    return [words.broken(firm, known ?? place, words.faults[fault])]
  }
  const more = [earlier > 0 && words.earlier(earlier), head !== null && words.head(head)]
  return [[words.chainFine(firm, links), ...more.filter(Boolean)].join(' ')]
}

/** Closed payroll months; a firm without one is not named. */
async function checkClosings({ reader, archive: { vault }, words }: Checked): Promise<Outcome> {
  const outcome: Outcome = { lines: [], isWell: true }
  for (const { id, name } of await listFirms(reader)) {
    const { closings, broken } = await verifyClosings(reader, vault, { tenantId: id })
    const faults = broken.map(({ month, fault }) =>
      words.closingBroken(name, month, words.closingFaults[fault]),
    )
    if (closings > 0)
      outcome.lines.push(...(faults.length > 0 ? faults : [words.closingsFine(name, closings)]))
    outcome.isWell &&= faults.length === 0
  }
  return outcome
}

async function checkDocuments({ file, reader, archive, words }: Checked): Promise<Outcome> {
  const frozen = await verifyDocuments(reader, archive)
  const given = await verifyEmployeeDocuments(reader, archive.vault)
  const documents = frozen.documents + given.documents
  const damaged = [...frozen.damaged, ...given.damaged]
  if (damaged.length === 0) return { lines: [words.documentsFine(documents)], isWell: true }
  const firms = new Map((await listFirms(reader)).map(({ id, name }) => [id, name]))
  const lines = damaged
    .slice(0, MOST_NAMED)
    .map(({ tenantId, kind, name, mediaType, fault, keptSha256, employeeNumber }) => {
      const whose = employeeNumber === null ? words[kind](name) : words.of(words[kind](name), employeeNumber)
      const sentence = words[fault](firms.get(tenantId) ?? tenantId, whose, mediaType)
      return keptSha256 === null ? sentence : `${sentence} ${documentsBeside(file).pathOf(keptSha256)}`
    })
  const rest = damaged.length - lines.length
  return {
    lines: [
      words.documentsDamaged(documents, damaged.length),
      ...lines,
      ...(rest > 0 ? [words.more(rest)] : []),
    ],
    isWell: false,
  }
}
