import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyDatabase } from '../../../support/database'
import { CASES } from '../../../support/einvoice/cases'
import { eInvoiceOf } from '../../../support/einvoice/issued'
import { HAS_RULES, officialErrors, ruleFaults } from '../../../support/einvoice/rules'
import { schemaFaults } from '../../../support/einvoice/schema'

const SLOW_MS = 60_000
/** Two hundred lines take the rules ten seconds: `npm run einvoices` asks about them too. */
const CHECKED = Object.keys(CASES).filter(
  (name) => process.env.EINVOICES === 'all' || name !== 'two hundred lines',
)
const documents: Record<string, string> = {}
const shared: { close: () => Promise<void> } = { close: async () => {} }

beforeAll(async () => {
  const { house, close } = copyDatabase()
  shared.close = close
  for (const [name, one] of Object.entries(CASES)) documents[name] = await eInvoiceOf(house, one)
}, SLOW_MS)
afterAll(() => shared.close())

describe.skipIf(!HAS_RULES)('by the official rules in ../shared/einvoice, what was issued', () => {
  test('is CII D16B', async () => {
    expect(Object.keys(documents)).toEqual(Object.keys(CASES))
    expect(await schemaFaults(documents)).toEqual([])
  })

  test.each(CHECKED)(
    'keeps the rules of EN 16931, and of KoSIT where it is an XRechnung: %s',
    async (name) => {
      // The rules take seconds without a pause, during which this process could not answer.
      await setImmediate()
      const xml = documents[name] ?? ''
      expect(ruleFaults(xml)).toEqual([])
      if (xml.includes('xrechnung_3.0')) expect(officialErrors(xml)).toEqual([])
    },
  )
})
