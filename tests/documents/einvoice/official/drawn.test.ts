import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { check } from '~/domain/einvoices/check'
import { readEInvoice } from '~/domain/einvoices/read'
import { Conflict } from '~/domain/kernel/errors'
import { copyDatabase } from '../../../support/database'
import { CASES } from '../../../support/einvoice/cases'
import { drawnCase } from '../../../support/einvoice/drawn'
import { eInvoiceOf } from '../../../support/einvoice/issued'
import { HAS_RULES, ruleFaults } from '../../../support/einvoice/rules'
import { schemaFaults } from '../../../support/einvoice/schema'
import { treeOf } from '../../../support/einvoice/tree'

const SLOW_MS = 600_000
/** The official rules take seconds for each: `npm run einvoices` asks about many. */
const RUNS = process.env.EINVOICES === 'all' ? 60 : 6

const { house, close } = copyDatabase()
afterAll(close)

describe.skipIf(!HAS_RULES)('by the official rules in ../shared/einvoice', () => {
  test(
    'whatever is drafted and may be issued, credited or cancelled is CII D16B and keeps the rules of EN 16931',
    async () => {
      const property = fc.asyncProperty(drawnCase, async (one) => {
        const xml = await eInvoiceOf(house, one).catch((error: unknown) => {
          // What may not be issued is refused in words.
          if (error instanceof Conflict) return undefined
          throw error
        })
        fc.pre(xml !== undefined)
        await setImmediate()
        expect(await schemaFaults({ drawn: xml ?? '' })).toEqual([])
        expect(ruleFaults(xml ?? '')).toEqual([])
        const read = readEInvoice(treeOf(xml ?? ''))
        expect(read && check(read).filter(({ severity }) => severity === 'error')).toEqual([])
      })
      await fc.assert(property, { numRuns: RUNS, endOnFailure: true })
    },
    SLOW_MS,
  )

  test('a sum that floats miss is no fault, and one that is a cent out is', async () => {
    const xml = await eInvoiceOf(house, {
      ...CASES['service for a firm outside the EU'],
      lines: [
        {
          description: 'Beratung',
          quantity: '1',
          unit: 'LS',
          unitPrice: '29.96',
          taxCategory: 'O',
          taxRate: '0',
          taxReason: 'third_country_business',
        },
      ],
      adjustments: [{ kind: 'charge', reason: 'Anfahrt', amount: '0.01' }],
    })
    expect(ruleFaults(xml)).toEqual([])
    const basis = '<ram:BasisAmount>29.97</ram:BasisAmount>'
    expect(xml).toContain(basis)
    expect(ruleFaults(xml.replace(basis, basis.replace('29.97', '29.98'))).join()).toContain('BR-O-08')
  })
})
