import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { seedDemo } from '~/commands/demo/seed'
import { debitFile } from '~/documents/debits/pain-008'
import { debitFileOf } from '~/domain/debits/file.server'
import { copyDatabase } from '../../../support/database'
import { figuresOf } from '../../../support/debit-figures'
import { expectOwed } from '../../../support/debit-runs'
import { collect, drawnFirm, runsOf } from '../../../support/drawn-debits'
import { HAS_RULES } from '../../../support/einvoice/rules'
import { schemaFaults } from '../../../support/einvoice/schema'
import { FUZZ_SEED } from '../../../support/fuzz-size'

const FILES = 200
const SLOW_MS = 300_000
const TODAY = '2026-11-21'

const { house, close } = copyDatabase()
afterAll(close)

async function expectValid(texts: readonly string[]) {
  const documents = Object.fromEntries(texts.map((text, index) => [`file-${index}`, text]))
  for (const schema of ['DEBITS', 'GERMAN_DEBITS'] as const)
    expect(await schemaFaults(documents, schema), schema).toEqual([])
}

describe.skipIf(!HAS_RULES)('by the schemas in ../shared/einvoice/sepa', () => {
  test(`two hundred drawn files are valid and say what is owed (seed ${FUZZ_SEED})`, {
    timeout: SLOW_MS,
  }, async () => {
    const texts: string[] = []
    for (let seed = FUZZ_SEED; texts.length < FILES; seed += 1)
      for (const firm of fc.sample(drawnFirm, { numRuns: 10, seed }))
        for (const run of await runsOf(house, firm)) texts.push(expectOwed(run))
    await expectValid(texts)
  })

  test('so is every file of the demo, and of all that it has to collect', { timeout: SLOW_MS }, async () => {
    const at = `${TODAY}T13:37:00.000Z`
    const owner = { email: 'inga@foerde-glanz.example', name: 'Inga Matthießen', passwordHash: 'hash' }
    const { cleaners, gardeners } = await seedDemo(house, {
      clock: { at, today: TODAY },
      seed: 'demo',
      owner,
    })
    const texts: string[] = []
    for (const { tenantId } of [cleaners, gardeners]) {
      const scope = { tenantId, actor: 'user:office', at, today: TODAY }
      const runs = await house.db
        .selectFrom('debit_runs')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .execute()
      for (const { id } of runs)
        texts.push(Buffer.from((await debitFileOf(house, scope, id, debitFile)).bytes).toString())
      texts.push(...(await collect(house, scope)).map(({ text }) => text))
    }
    expect(texts).not.toEqual([])
    for (const text of texts) {
      const { count, sum, saidCounts, saidSums } = figuresOf(text)
      expect([saidCounts, saidSums]).toEqual([
        [count, count],
        [sum, sum],
      ])
    }
    await expectValid(texts)
  })
})
