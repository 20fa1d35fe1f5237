import { describe, expect, test } from 'vitest'
import { ciiInvoice } from '~/documents/einvoice/cii'
import { HAS_RULES, ruleFaults } from '../../../support/einvoice/rules'
import { schemaFaults } from '../../../support/einvoice/schema'
import { invoiceView } from '../../../support/views/invoice-view'

const xml = ciiInvoice(invoiceView({}))

describe.skipIf(!HAS_RULES)('the official rules in ../shared/einvoice', () => {
  test.each([
    ['a sum', 'BR-CO-15', /(<ram:GrandTotalAmount>)[\d.]+/, '$11.00'],
    ['a unit', 'BR-CL-23', /unitCode="HUR"/, 'unitCode="Std"'],
    ['a line’s number', 'BR-21', /<ram:LineID>1<\/ram:LineID>/, ''],
  ])('find %s that is wrong', (_, rule, right, wrong) => {
    expect(ruleFaults(xml)).toEqual([])
    expect(ruleFaults(xml.replace(right, wrong)).join('\n')).toContain(`[${rule}]`)
  })

  test('find an element in the wrong place', async () => {
    const wrong = xml.replace(/ram:LineOne/g, 'ram:LineZero')
    expect((await schemaFaults({ wrong })).join('\n')).toContain('LineZero')
  })
})
