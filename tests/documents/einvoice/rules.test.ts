import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { invoices } from '~/commands/fixtures/invoices'
import { ciiInvoice } from '~/documents/einvoice/cii'
import { HAS_RULES, ruleFaults } from '../../support/einvoice/rules'
import { schemaFaults } from '../../support/einvoice/schema'

const documents = Object.fromEntries(Object.entries(invoices).map(([name, view]) => [name, ciiInvoice(view)]))

/** Two hundred lines take the rules ten seconds: `npm run einvoices` asks about them too. */
const checked = Object.entries(documents).filter(
  ([name]) => process.env.EINVOICES === 'all' || name !== 'invoice-200-lines',
)

describe.skipIf(!HAS_RULES)('by the official rules in ../shared/einvoice', () => {
  test('every fixture is CII D16B', async () => {
    expect(await schemaFaults(documents)).toEqual([])
  })

  test.each(checked)('%s keeps the rules of EN 16931', async (_, xml) => {
    await setImmediate()
    expect(ruleFaults(xml)).toEqual([])
  })

  test.each([
    ['a sum', 'BR-CO-15', /(<ram:GrandTotalAmount>)[\d.]+/, '$11.00'],
    ['a unit', 'BR-CL-23', /unitCode="HUR"/, 'unitCode="Std"'],
    ['a line’s number', 'BR-21', /<ram:LineID>1<\/ram:LineID>/, ''],
  ])('%s that is wrong is found', (_, rule, right, wrong) => {
    const xml = ciiInvoice(invoices['invoice-de'] as never)
    expect(ruleFaults(xml.replace(right, wrong)).join('\n')).toContain(`[${rule}]`)
  })

  test('an element in the wrong place is found', async () => {
    const wrong = ciiInvoice(invoices['invoice-de'] as never).replace(/ram:LineOne/g, 'ram:LineZero')
    expect((await schemaFaults({ wrong })).join('\n')).toContain('LineZero')
  })
})
