import { atOnce } from '../kernel/yield-to-loop'
import type { XmlElement } from '../values/xml-tree'
import { readCii } from './cii'
import type { EInvoiceConflict } from './conflict'
import { emptyIn } from './empty-elements'
import type { EInvoice } from './model'
import { profileOf } from './profile'
import type { SchemaName } from './schema'
import { type StructureFault, structureFaults } from './structure'
import { ciiSyntaxFaults, extendedSyntaxFaults } from './syntax-cii'
import { ublSyntaxFaults } from './syntax-ubl'
import { readUbl } from './ubl'

const CII = 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100'
const UBL: ReadonlySet<string> = new Set([
  'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2 Invoice',
  'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2 CreditNote',
])

/** In either syntax; undefined if it is not an e-invoice of EN 16931. */
export function readEInvoice(root: XmlElement): EInvoice | undefined {
  return atOnce(readingEInvoice(root))
}

/** In steps, since fifty thousand elements take a third of a second. */
export function* readingEInvoice(root: XmlElement): Generator<void, EInvoice | undefined> {
  const invoice = readerOf(root)?.(root)
  if (!invoice) return undefined
  yield
  const empty = [...emptyIn(root)]
  yield
  const structure = structureFaults(root, schemaFor(invoice))
  yield
  return { ...invoice, empty, structure: [...structure, ...syntaxFaults(root, invoice)] }
}

/** EXTENDED has adopted none of CEN's syntax rules and has a few of its own. */
function syntaxFaults(root: XmlElement, invoice: EInvoice): StructureFault[] {
  if (invoice.syntax === 'UBL') return ublSyntaxFaults(root)
  return profileOf(invoice) === 'extended' ? extendedSyntaxFaults(root) : ciiSyntaxFaults(root)
}

function schemaFor(invoice: EInvoice): SchemaName {
  if (invoice.syntax === 'UBL') return 'UBL'
  const profile = profileOf(invoice)
  if (profile === 'extended') return 'EXTENDED'
  return profile === 'xrechnung' ? 'CORE' : 'FACTUR_X'
}

/** Formats often mistaken for e-invoices, by fault code. */
export function kindOfOther({ namespace }: XmlElement): EInvoiceConflict['code'] {
  if (namespace === 'urn:ferd:CrossIndustryDocument:invoice:1p0') return 'einvoice_zugferd_1'
  return namespace.includes('SCRDMCCBDACIOMessageStructure') ? 'einvoice_order' : 'einvoice_other_xml'
}

function readerOf({ namespace, name }: XmlElement) {
  if (namespace === CII && name === 'CrossIndustryInvoice') return readCii
  return UBL.has(`${namespace} ${name}`) ? readUbl : undefined
}
