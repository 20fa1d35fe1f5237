import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { addAccount } from '~/domain/bank/accounts.server'
import { Conflict, NotFound } from '~/domain/kernel/errors'
import { OWN_IBAN } from '../../factories/bank'
import { makeCustomer } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { makeTenant } from '../../factories/tenants'
import { copyDatabase } from '../../support/database'
import { FUZZ_SEED } from '../../support/fuzz-size'
import { type Act, act, carryOut, type Firm, NothingThere } from './any-order/acts'
import { expectEven } from './any-order/sums'

/** `npm run torture` draws twenty thousand. */
const ORDERS = Number(process.env.ORDERS ?? 25)
const SLOW_MS = ORDERS * 1000 + 60_000
/** The documents of thousands of invoices would fill the memory that they lie in. */
const PER_DATABASE = 300

let database = copyDatabase()
let firms = 0
afterAll(() => database.close())

/** What was found, at its smallest. */
const FOUND: [Act[]][] = []

test(
  `in whatever order files, matches, undos, returns and credits come, the money comes out even (seed ${FUZZ_SEED})`,
  {
    timeout: SLOW_MS,
  },
  () =>
    fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 14, size: 'max' }), async (acts) => {
        const firm = await makeFirm()
        for (const one of acts) {
          try {
            await carryOut(database.house, firm, one)
          } catch (error) {
            if (!(error instanceof Conflict || error instanceof NotFound || error instanceof NothingThere))
              throw error
          }
          await expectEven(database.db, firm)
        }
      }),
      { numRuns: ORDERS, seed: FUZZ_SEED, examples: FOUND },
    ),
)

async function makeFirm(): Promise<Firm> {
  if (firms++ % PER_DATABASE === PER_DATABASE - 1) {
    await database.close()
    database = copyDatabase()
  }
  const { house } = database
  const scope = {
    ...(await makeTenant(house)),
    userId: 'user-1',
    role: 'owner' as const,
    today: '2026-03-05',
  }
  await addAccount(house, scope, { name: 'Konto', bankName: null, iban: OWN_IBAN, bic: null })
  const customers = [
    { name: 'Hafenkontor Brügge KG', ...(await makeCustomer(house, scope)) },
    { name: 'Anna Petersen', ...(await makeCustomer(house, scope, { name: 'Anna Petersen' })) },
  ]
  const invoices: Firm['invoices'] = []
  for (const [customer, options] of [
    [0, { discount_percent: '2', discount_days: 10 }],
    [0, {}],
    [1, {}],
  ] as const) {
    const customerId = customers[customer]?.id ?? ''
    const { id, number } = await makeInvoice(house, scope, customerId, { options })
    invoices.push({ id, number, customerId, cents: 11_900 })
  }
  expect(invoices).toHaveLength(3)
  return { scope, customers, invoices }
}
