import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { copyDatabase } from '../../support/database'
import { expectOwed } from '../../support/debit-runs'
import { drawnFirm, runsOf } from '../../support/drawn-debits'
import { HAS_RULES } from '../../support/einvoice/rules'
import { schemaFaults } from '../../support/einvoice/schema'
import { FUZZ_SEED } from '../../support/fuzz-size'

/** `npm run test:operator` draws two hundred files. */
const FIRMS = 8

const { house, close } = copyDatabase()
afterAll(close)

const texts: string[] = []

test(`each drawn file says what is owed (seed ${FUZZ_SEED})`, async () => {
  for (const firm of fc.sample(drawnFirm, { numRuns: FIRMS, seed: FUZZ_SEED }))
    for (const run of await runsOf(house, firm)) texts.push(expectOwed(run))
  expect(texts).not.toEqual([])
})

describe.skipIf(!HAS_RULES)('by the schemas in ../shared/einvoice/sepa', () => {
  test.each(['DEBITS', 'GERMAN_DEBITS'] as const)('they are valid: %s', async (schema) => {
    const documents = Object.fromEntries(texts.map((text, index) => [`file-${index}`, text]))
    expect(await schemaFaults(documents, schema)).toEqual([])
  })
})
