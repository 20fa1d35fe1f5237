import { readXml } from '~/documents/reading/read-xml.server'
import { XmlUnreadable } from '~/documents/reading/unreadable'
import { EInvoiceConflict } from '~/domain/einvoices/conflict'
import type { EInvoice } from '~/domain/einvoices/model'
import { kindOfOther, readingEInvoice } from '~/domain/einvoices/read'
import { inTurn } from '~/domain/kernel/turns'
import { inSteps } from '~/domain/kernel/yield-to-loop'

const MOST_BYTES = 10 * 1024 * 1024
/** An invoice of 1,000 lines has about 40,000 elements; one of 2,000 a million characters. */
const LIMITS = { elements: 50_000, allText: 4_000_000 }
/** The PDF header may be preceded by other bytes. */
const HEADER_WITHIN = 1024

export interface ReadFile {
  invoice: EInvoice
  embeddedAs?: string | undefined
}

/**
 * The e-invoice of a file, whatever its name says: XML, or a PDF with XML inside.
 * @throws EInvoiceConflict; FilesWaiting
 */
export async function readFile(bytes: Uint8Array, tenantId: string): Promise<ReadFile> {
  if (bytes.length > MOST_BYTES) throw new EInvoiceConflict('einvoice_too_large')
  const kind = kindOf(bytes)
  const { root, embedded } = await inTurn('e-invoice', tenantId, () => readXml(bytes, kind, LIMITS)).catch(
    inOurWords,
  )
  const invoice = await inSteps(readingEInvoice(root))
  if (!invoice) throw new EInvoiceConflict(kindOfOther(root))
  return { invoice: { ...invoice, others: embedded?.others }, embeddedAs: embedded?.name }
}

function kindOf(bytes: Uint8Array): 'pdf' | 'xml' {
  const start = Buffer.from(bytes.subarray(0, HEADER_WITHIN)).toString('latin1')
  if (start.includes('%PDF-')) return 'pdf'
  // UTF-16 has a zero byte beside each of these.
  if (/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?[\s\0]*</.test(start)) return 'xml'
  throw new EInvoiceConflict('einvoice_unknown')
}

function inOurWords(error: unknown): never {
  if (!(error instanceof XmlUnreadable)) throw error
  throw new EInvoiceConflict(`einvoice_${error.reason}`)
}
