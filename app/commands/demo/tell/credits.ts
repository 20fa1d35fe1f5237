import { refundCredit } from '~/domain/invoices/credits/credit.server'
import { creditInvoice } from '~/domain/invoices/credits/credit-note.server'
import { sendCredit } from '~/domain/invoices/credits/send-credit.server'
import { readCredit } from '~/domain/invoices/credits/sources.server'
import type { Scope } from '~/domain/kernel/scope'
import { creditWords } from '~/i18n/credit-words'
import { type Firm, idOf, onDay } from '../firm'
import type { CreditStory } from '../story'
import { nameIn } from './invoices'

/** A credit note, and how its amount was paid back. */
export function tellCredit(firm: Firm, story: CreditStory): void {
  for (const month of story.months ?? [0]) tellOne(firm, story, nameIn(firm, story.invoice, month))
}

function tellOne(firm: Firm, story: CreditStory, name: string): void {
  const { on, line, quantity, reason, isSent, refunded } = story
  const { house, timeline } = firm
  const id = idOf(firm, 'invoice', `credit of ${name}`)
  onDay(firm, timeline.date(on), async (scope) => {
    await creditInvoice(house, scope, idOf(firm, 'invoice', name), {
      id,
      request: () => ({ quantities: new Map([[line, quantity]]), netCents: new Map(), description: '' }),
      wordsOf: (language) => creditWords[language],
      reason,
    })
    if (isSent) await sendCredit(house, scope, id)
  })
  if (refunded) onDay(firm, timeline.date(refunded.on), (scope) => refund(firm, scope, refunded.to))
}

async function refund(firm: Firm, scope: Scope, customer: string): Promise<void> {
  const customerId = idOf(firm, 'customer', customer)
  await refundCredit(firm.house, scope, {
    id: idOf(firm, 'payment', `refund to ${customer}`),
    customerId,
    amountCents: await readCredit(firm.house.reader, scope, customerId),
    paidOn: scope.today,
    method: 'transfer',
  })
}
