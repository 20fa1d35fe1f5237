import { decimal } from '../decimals'
import { is, says } from '../elements'
import type { Checked } from '../must'
import { profileOf } from '../profile'

/** UNTDID 4461: credit transfers. */
const TRANSFERS: ReadonlySet<string> = new Set(['30', '58'])
/** At most the first six and last four digits of a card number may be shown. */
const CARD_DIGITS = 10
/** UNTDID 1001: credit notes, which request no payment. */
const CREDITS: ReadonlySet<string> = new Set(['261', '262', '296', '308', '381', '396', '420', '458', '532'])

export function paymentRules({ invoice, must }: Checked): void {
  const isFacturX = ['basic', 'extended', 'too-little'].includes(profileOf(invoice))
  for (const { code, account, card } of invoice.payments) {
    must('BR-49', is(code))
    if (is(card)) must('BR-51', card.trim().length <= CARD_DIGITS)
    if (!is(code) || !TRANSFERS.has(code.trim())) continue
    // A rule of Factur-X; two accounts are ambiguous in other formats too.
    must('BR-CO-27', !account?.hasTwoIds, isFacturX ? 'error' : 'warning')
    if (account) must('BR-50', says(account.id))
    must('BR-61', is(account?.id))
  }
  const due = decimal(invoice.totals.due)
  // CEN states this rule in prose only.
  if (due?.gt(0) && !CREDITS.has(invoice.typeCode?.trim() ?? ''))
    must('BR-CO-25', says(invoice.dueOn) || says(invoice.terms), 'warning')
}
