import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ciiInvoice } from '~/documents/einvoice/cii'
import { structureFaults } from '~/domain/einvoices/structure'
import { EXTENDED_INVOICE } from '../../../support/einvoice/extended'
import { misplacedOf } from '../../../support/einvoice/misplaced'
import { HAS_RULES } from '../../../support/einvoice/rules'
import { type SchemaName, schemaFaults } from '../../../support/einvoice/schema'
import { SOURCES, schemaModule } from '../../../support/einvoice/schema-table'
import { treeOf } from '../../../support/einvoice/tree'
import { UBL_CREDIT_NOTE, UBL_INVOICE } from '../../../support/einvoice/ubl'
import { invoices } from '../../../support/views/invoices'

const SLOW_MS = 120_000
/** A day that CII has as plain text is judged by a rule; what an attachment holds is not read. */
const UNLIKE = /(?:DateTimeString|BinaryObject) with text$/

describe.skipIf(!HAS_RULES)('by the official schemas in ../shared/einvoice', () => {
  test.each(Object.keys(SOURCES))('the table of %s is what its schema says', (name) => {
    const shipped = readFileSync(`app/domain/einvoices/schema/${name}.ts`, 'utf8')
    expect(shipped).toBe(schemaModule(SOURCES[name] as never))
  })

  test.each<[SchemaName, Parameters<typeof structureFaults>[1], xml: string]>([
    ['CII', 'CII', ciiInvoice(invoices['invoice-everything'] as never)],
    ['EXTENDED', 'EXTENDED', EXTENDED_INVOICE],
    ['INVOICE', 'UBL', UBL_INVOICE],
    ['CREDIT_NOTE', 'UBL', UBL_CREDIT_NOTE],
  ])(
    'what stands in the wrong place is found as the schema finds it: %s',
    async (schema, own, right) => {
      const all = [{ name: 'right', xml: right }, ...misplacedOf(right)]
      const asked = process.env.EINVOICES === 'all' ? all : all.filter((_, index) => index % 9 === 0)
      const documents = Object.fromEntries(asked.map(({ xml }, index) => [`d${index}`, xml]))
      const faults = await schemaFaults(documents, schema)
      const refused = new Set(faults.map((fault) => /^(d\d+)\.xml/.exec(fault)?.[1]))
      const different = asked.filter(
        ({ xml }, index) => structureFaults(treeOf(xml), own).length > 0 !== refused.has(`d${index}`),
      )
      expect(different.map(({ name }) => name).filter((name) => !UNLIKE.test(name))).toEqual([])
      expect(refused.size).toBeGreaterThan(asked.length / 3)
    },
    SLOW_MS,
  )
})
