import { TAX_REASON_KEYS } from '~/domain/invoices/issuing/tax-reasons'
import { faultWords, isFault } from '~/i18n/fault-words'
import { type FaultKey, faultTexts } from '~/i18n/faults'
import { UNITS } from '~/kit/forms/priced-lines'

/** Where the office's sentence speaks of lists and ways of writing that a program has not. */
const OWN_WORDS: Partial<Record<FaultKey, string>> = {
  amount_missing: 'must be above zero with at most two decimals, such as "119.00"',
  date_wrong: 'must be a date that exists, YYYY-MM-DD',
  discount_percent_wrong: 'must be above 0 and below 100 with at most two decimals',
  line_discount_wrong: 'must be a percentage from 0 to 100 or an amount from 0 on, with at most two decimals',
  price_wrong: 'must be from 0 on with at most four decimals',
  quantity_wrong: 'must not be 0, with at most four decimals',
  tax_wrong: `must be 19 or 7 with tax_category S, else 0 with a tax_reason of that category: ${TAX_REASON_KEYS.join(', ')}`,
  unit_wrong: `must be one of ${UNITS.join(', ')}`,
}

/** In the words of the office's form, where the fault is one of its. */
export function inWords(message: string): string {
  if (!isFault(message)) return message
  return OWN_WORDS[message as FaultKey] ?? faultWords(faultTexts.en, message)
}
