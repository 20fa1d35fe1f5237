import fontoxpath from 'fontoxpath'
import { parseXmlDocument } from 'slimdom'

const NAMESPACES: Record<string, string> = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}

/** Reads an e-invoice: texts at a path, whose steps omit CII's prefixes. */
export function reading(xml: string) {
  const document = parseXmlDocument(xml)
  return (path: string): string[] =>
    fontoxpath.evaluateXPathToStrings(`${path}/string()`, document, null, null, {
      namespaceResolver: (prefix) => NAMESPACES[prefix] ?? null,
    })
}
