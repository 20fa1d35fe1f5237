import { escapeXml } from './xml'

export interface DocumentFacts {
  title: string
  author: string
  language: string
  isHybrid?: boolean
}

export const EINVOICE_FILE = 'factur-x.xml'
const FACTURX = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

/**
 * Title, author and language, the claims of PDF/UA-1 and Factur-X, and the PDF/A extension schema of both. Escaped
 * here, because pdfkit writes `info` into the metadata as it is.
 */
export function documentXmp({ title, author, language, isHybrid = false }: DocumentFacts): string {
  return `
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>
  <dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>
  <dc:language><rdf:Bag><rdf:li>${escapeXml(language)}</rdf:li></rdf:Bag></dc:language>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
  <pdfuaid:part>1</pdfuaid:part>
</rdf:Description>${isHybrid ? facturxClaim : ''}
<rdf:Description rdf:about=""
    xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
    xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
    xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag>${schema(UA)}${isHybrid ? schema(HYBRID) : ''}
  </rdf:Bag></pdfaExtension:schemas>
</rdf:Description>
`
}

const facturxClaim = `
<rdf:Description rdf:about="" xmlns:fx="${FACTURX}">
  <fx:DocumentType>INVOICE</fx:DocumentType>
  <fx:DocumentFileName>${EINVOICE_FILE}</fx:DocumentFileName>
  <fx:Version>1.0</fx:Version>
  <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
</rdf:Description>`

interface Schema {
  name: string
  uri: string
  prefix: string
  category: 'internal' | 'external'
  properties: Record<string, { type: string; description: string }>
}

const UA: Schema = {
  name: 'PDF/UA identification schema',
  uri: 'http://www.aiim.org/pdfua/ns/id/',
  prefix: 'pdfuaid',
  category: 'internal',
  properties: { part: { type: 'Integer', description: 'Part of ISO 14289 that the file conforms to' } },
}

const HYBRID: Schema = {
  name: 'Factur-X PDFA Extension Schema',
  uri: FACTURX,
  prefix: 'fx',
  category: 'external',
  properties: {
    DocumentFileName: { type: 'Text', description: 'The name of the embedded XML document' },
    DocumentType: { type: 'Text', description: 'The type of the hybrid document in capital letters' },
    Version: { type: 'Text', description: 'The version of the standard of the embedded XML document' },
    ConformanceLevel: { type: 'Text', description: 'The profile of the embedded XML document' },
  },
}

function schema({ name, uri, prefix, category, properties }: Schema): string {
  const described = Object.entries(properties).map(
    ([property, { type, description }]) => `
      <rdf:li rdf:parseType="Resource">
        <pdfaProperty:name>${property}</pdfaProperty:name>
        <pdfaProperty:valueType>${type}</pdfaProperty:valueType>
        <pdfaProperty:category>${category}</pdfaProperty:category>
        <pdfaProperty:description>${description}</pdfaProperty:description>
      </rdf:li>`,
  )
  return `
    <rdf:li rdf:parseType="Resource">
      <pdfaSchema:schema>${name}</pdfaSchema:schema>
      <pdfaSchema:namespaceURI>${uri}</pdfaSchema:namespaceURI>
      <pdfaSchema:prefix>${prefix}</pdfaSchema:prefix>
      <pdfaSchema:property><rdf:Seq>${described.join('')}
      </rdf:Seq></pdfaSchema:property>
    </rdf:li>`
}
