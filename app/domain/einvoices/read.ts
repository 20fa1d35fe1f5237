import { readCii } from './cii'
import type { EInvoice } from './model'
import { readUbl } from './ubl'
import { emptyIn, type XmlElement } from './xml-tree'

const CII = 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100'
const UBL: ReadonlySet<string> = new Set([
  'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2 Invoice',
  'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2 CreditNote',
])

/** The invoice of a file, in whichever syntax it is; undefined where it is no e-invoice of EN 16931. */
export function readEInvoice(root: XmlElement): EInvoice | undefined {
  const read = readerOf(root)
  return read && { ...read(root), empty: [...new Set(emptyIn(root))] }
}

function readerOf({ namespace, name }: XmlElement) {
  if (namespace === CII && name === 'CrossIndustryInvoice') return readCii
  return UBL.has(`${namespace} ${name}`) ? readUbl : undefined
}
