import { sepaText } from '../values/sepa-text'

/** The schema's longest name, and highest amount. */
const NAME_LENGTH = 70
const MOST_CENTS = 99_999_999_999
/** A name of signs alone is valid in a file, but identifies nobody. */
const NAMES_SOMEBODY = /[A-Za-z0-9]/

/** Why something cannot be in a file. */
export type PaymentObstacle = 'account' | 'nameless' | 'letters' | 'name_long' | 'amount'

export function obstacleOf(payment: {
  holder: string
  ibanMasked: string | null
  openCents: number
}): PaymentObstacle | null {
  if (payment.ibanMasked === null) return 'account'
  if (payment.holder.trim() === '') return 'nameless'
  if (payment.openCents > MOST_CENTS) return 'amount'
  const name = sepaText(payment.holder)
  if (name.refused || !NAMES_SOMEBODY.test(name.text)) return 'letters'
  return name.text.length > NAME_LENGTH ? 'name_long' : null
}
