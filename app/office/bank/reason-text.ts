import type { Reason } from '~/domain/bank/matching/decision'
import type { Texts } from '~/i18n/texts'

/** Why it was recognised, in words. */
export function reasonText(
  reason: Reason,
  { reasons }: Texts['bank'],
  money: (cents: number) => string,
): string {
  switch (reason.mark) {
    case 'number':
      return reasons.number(reason.numbers.join(', '))
    case 'typo':
      return reasons.typo(reason.number)
    case 'sum':
      return reasons.sum(reason.count)
    case 'discount':
      return reasons.discount(money(reason.cents))
    case 'charges':
      return reasons.charges(money(reason.cents))
    case 'less':
      return reasons.less(money(reason.cents))
    case 'more':
      return reasons.more(money(reason.cents))
    case 'paid':
      return reasons.paid(reason.number)
    case 'own_transfer_back':
      return reasons.own_transfer_back(reason.messageId)
    case 'own_transfers':
      return reasons.own_transfers(reason.messageId)
    case 'own_debit':
      return reasons.own_debit(reason.number)
    case 'other_account':
    case 'other_mandate':
      return reasons[reason.mark](reason.customerName)
    default:
      return reasons[reason.mark]
  }
}
