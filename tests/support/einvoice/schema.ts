import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'
import { RULES } from './schematron'

const ENTRIES = {
  CII: ['schema-cii-d16b', 'data/standard/CrossIndustryInvoice_100pD16B.xsd'],
  EXTENDED: ['factur-x-extended', 'FACTUR-X_EXTENDED.xsd'],
  INVOICE: ['ubl-2.1', 'maindoc/UBL-Invoice-2.1.xsd'],
  DEBITS: ['sepa', 'pain.008.001.08.xsd'],
  GERMAN_DEBITS: ['sepa', 'pain.008.001.08_GBIC_5.xsd'],
  TRANSFERS: ['sepa', 'pain.001.001.09.xsd'],
  GERMAN_TRANSFERS: ['sepa', 'pain.001.001.09_GBIC_5.xsd'],
  CREDIT_NOTE: ['ubl-2.1', 'maindoc/UBL-CreditNote-2.1.xsd'],
} as const

export type SchemaName = keyof typeof ENTRIES

export async function schemaFaults(
  documents: Readonly<Record<string, string>>,
  schema: SchemaName = 'CII',
): Promise<string[]> {
  const [name, entry] = ENTRIES[schema]
  const folder = join(RULES, name)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((fileName) => fileName.endsWith('.xsd'))
    .map((fileName) => ({ fileName, contents: readFileSync(join(folder, fileName), 'utf8') }))
  const { errors } = await validateXML({
    xml: Object.entries(documents).map(([file, contents]) => ({ fileName: `${file}.xml`, contents })),
    schema: files.filter(({ fileName }) => fileName === entry),
    preload: files.filter(({ fileName }) => fileName !== entry),
    disableFileNameValidation: true,
  })
  return errors.map(({ rawMessage }) => rawMessage)
}
