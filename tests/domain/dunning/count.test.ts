import fc from 'fast-check'
import { expect, test } from 'vitest'
import { USUAL } from '~/domain/dunning/levels'
import { findProposal, readProposals } from '~/domain/dunning/proposals.server'
import { countRemindable } from '~/domain/dunning/remindable.server'
import { seenAs } from '~/domain/dunning/seen'
import { saveDunningSettings } from '~/domain/dunning/settings.server'
import { resumeDunning, stopDunning } from '~/domain/dunning/stops.server'
import { noteDeferral, noteDispute, notePromise } from '~/domain/holds/note.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { receiveMoney } from '~/domain/invoices/payments/receipts.server'
import { announceTransfer } from '~/domain/invoices/payments/transfer-notices.server'
import { Conflict } from '~/domain/kernel/errors'
import type { Scope } from '~/domain/kernel/scope'
import { addDays } from '~/domain/values/calendar'
import { makeCustomer } from '../../factories/customers'
import { remind } from '../../factories/dunning'
import { makeInvoice } from '../../factories/invoices'
import { officeOn, visitorOn } from '../../factories/scopes'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'
import { deep, FUZZ_SEED } from '../../support/fuzz-size'
import type { TestHouse } from '../../support/test-house'

const FIRST = '2026-03-01'
const DEEDS = [
  'send',
  'send',
  'send',
  'transfer',
  'stop',
  'resume',
  'dispute',
  'promise',
  'defer',
  'pay',
  'credit',
  'instalments',
  'wait',
] as const

const step = fc.record({
  deed: fc.constantFrom(...DEEDS),
  customer: fc.nat(3),
  days: fc.integer({ min: 0, max: 20 }),
})
const history = fc.record({
  levelCount: fc.integer({ min: 1, max: 3 }),
  steps: fc.array(step, { minLength: 5, maxLength: 14 }),
})

interface Owing {
  customerId: string
  invoiceIds: string[]
}

const wait = (deed: (typeof DEEDS)[number], ...days: number[]) =>
  days.map((each) => ({ deed, customer: 0, days: each }))

/** An invoice that was reminded of for the first time in another one's last notice. */
const FOUND: [{ levelCount: number; steps: ReturnType<typeof wait> }][] = [
  [{ levelCount: 2, steps: wait('send', 8, 1, 1, 13, 0, 14) }],
]

test('the count of the home page is that of the page, whatever happened', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ levelCount, steps }) => {
      const { house } = freshDatabase()
      const firm = await makeTenant(house)
      const { tenantId } = firm
      await saveDunningSettings(house, firm, { ...USUAL, levelCount }, 0)
      const owing: Owing[] = []
      for (let one = 0; one < 4; one++) {
        const { id: customerId } = await makeCustomer(house, firm)
        const issued = [FIRST, addDays(FIRST, 5 + one)]
        const invoiceIds = []
        for (const day of issued)
          invoiceIds.push((await makeInvoice(house, officeOn(tenantId, day), customerId)).id)
        owing.push({ customerId, invoiceIds })
      }
      let today = addDays(FIRST, 12)
      for (const { deed, customer, days } of steps) {
        today = addDays(today, days)
        const whose = owing[customer]
        if (whose) await carryOut(house, officeOn(tenantId, today), deed, whose)
        const { proposals } = await readProposals(house.reader, { tenantId, today })
        expect(await countRemindable(house.reader, { tenantId, today })).toBe(proposals.length)
      }
    }),
    { numRuns: deep(12, 200), seed: FUZZ_SEED, examples: FOUND },
  )
})

/** What does not fit is not done. */
async function carryOut(
  house: TestHouse,
  scope: Scope,
  deed: (typeof DEEDS)[number],
  { customerId, invoiceIds: [invoiceId = ''] }: Owing,
): Promise<void> {
  const hold = { id: crypto.randomUUID(), invoiceId, reason: 'so' }
  const later = addDays(scope.today, 9)
  const work: Record<(typeof DEEDS)[number], () => Promise<unknown>> = {
    wait: async () => {},
    send: async () => {
      const proposal = await findProposal(house.reader, scope, customerId)
      if (proposal) await remind(house, scope, customerId, { seen: seenAs(proposal) })
    },
    transfer: () => announceTransfer(house, visitorOn(scope, 'rechnung', invoiceId)),
    stop: () => stopDunning(house, scope, customerId, 'so'),
    resume: () => resumeDunning(house, scope, customerId),
    dispute: () => noteDispute(house, scope, { ...hold, fromOn: scope.today }),
    promise: () => notePromise(house, scope, { ...hold, untilOn: later }),
    defer: () => noteDeferral(house, scope, { ...hold, to: later }),
    instalments: () =>
      noteDeferral(house, scope, {
        ...hold,
        to: [
          [later, 4_000],
          [addDays(later, 7), 4_000],
          [addDays(later, 30), 3_900],
        ].map(([dueOn, cents]) => ({ dueOn: String(dueOn), cents: Number(cents) })),
      }),
    credit: () =>
      receiveMoney(house, scope, {
        ...{ customerId, amountCents: 8_000, paidOn: scope.today, method: 'transfer' },
        claims: [],
      }),
    pay: () =>
      recordPayment(house, scope, { invoiceId, amountCents: 5_000, paidOn: scope.today, method: 'transfer' }),
  }
  await work[deed]().catch((error: unknown) => {
    if (!(error instanceof Conflict)) throw error
  })
}
