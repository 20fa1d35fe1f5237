import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'
import { RULES } from './rules'

const ENTRY = 'data/standard/CrossIndustryInvoice_100pD16B.xsd'

/** What the CII D16B schema finds wrong with documents by their names. */
export async function schemaFaults(documents: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = join(RULES, 'schema-cii-d16b')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((fileName) => fileName.endsWith('.xsd'))
    .map((fileName) => ({ fileName, contents: readFileSync(join(folder, fileName), 'utf8') }))
  const { errors } = await validateXML({
    xml: Object.entries(documents).map(([name, contents]) => ({ fileName: `${name}.xml`, contents })),
    schema: files.filter(({ fileName }) => fileName === ENTRY),
    preload: files.filter(({ fileName }) => fileName !== ENTRY),
    disableFileNameValidation: true,
  })
  return errors.map(({ rawMessage }) => rawMessage)
}
