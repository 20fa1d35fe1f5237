import type { OpenState } from '../invoices/payments/state'
import type { MandateState } from '../mandates/state'
import type { DateText } from '../values/calendar'
import { isInEconomicArea } from '../values/economic-area'
import { sepaText } from '../values/sepa-text'
import type { PayerAddress } from './debit-file'

/** The schemas' longest name and town, and highest amount. */
export const NAME_LENGTH = 70
const TOWN_LENGTH = 35
const MOST_CENTS = 99_999_999_999

/** Why an invoice cannot be collected. */
export type Obstacle =
  | { code: 'disputed' | 'instalments' }
  | { code: 'requested' | 'revoked' | 'stopped' | 'lapsed' | 'signed_today' | 'address' | 'amount' }
  | { code: 'name_long'; name: string }
  | { code: 'letters'; name: string; refused: string[] }

/** A name of signs alone is valid in a file, but identifies nobody. */
const NAMES_SOMEBODY = /[A-Za-z0-9]/

export interface Payer {
  holder: string
  /** Country of the account. */
  country: string
  address: { street: string; postalCode: string; town: string; country: string }
}

export interface Assessed {
  state: OpenState
  mandateState: MandateState
  signedOn: DateText
  payer: Payer
}

export type Assessment =
  | { obstacle: Obstacle }
  | { obstacle?: undefined; holder: string; address: PayerAddress | null }

/** Whether a file of a day can collect, and with which name and address; or why not. */
export function assess({ state, mandateState, signedOn, payer }: Assessed, today: DateText): Assessment {
  if (state.state === 'disputed') return { obstacle: { code: 'disputed' } }
  if (mandateState !== 'active')
    return { obstacle: { code: mandateState === 'rejected' ? 'revoked' : mandateState } }
  if (state.state !== 'direct_debit' && state.deferred?.isPlan) return { obstacle: { code: 'instalments' } }
  // Banks refuse a signature of the day on which the file is made.
  if (signedOn >= today) return { obstacle: { code: 'signed_today' } }
  if (state.openCents > MOST_CENTS) return { obstacle: { code: 'amount' } }
  const holder = sepaText(payer.holder)
  if (holder.refused) return { obstacle: { code: 'letters', name: payer.holder, refused: holder.refused } }
  if (!NAMES_SOMEBODY.test(holder.text))
    return { obstacle: { code: 'letters', name: payer.holder, refused: [...new Set(payer.holder)] } }
  if (holder.text.length > NAME_LENGTH) return { obstacle: { code: 'name_long', name: holder.text } }
  if (isInEconomicArea(payer.country)) return { holder: holder.text, address: null }
  const address = addressOf(payer.address)
  return address ? { holder: holder.text, address } : { obstacle: { code: 'address' } }
}

/** Undefined if a part is missing, too long or has letters that cannot be written. */
function addressOf({ street, postalCode, town, country }: Payer['address']): PayerAddress | undefined {
  const [place, ...lines] = [town, street, postalCode].map((part) => sepaText(part).text ?? '')
  const isComplete = place && lines.every((line) => line !== '' && line.length <= NAME_LENGTH)
  if (!isComplete || place.length > TOWN_LENGTH || !/^[A-Z]{2}$/.test(country)) return undefined
  return { country, town: place, lines }
}
