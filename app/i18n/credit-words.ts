import type { CreditWords } from '~/domain/invoices/credits/credit-lines'
import type { Language } from '~db/schema'

export const creditWords: Record<Language, CreditWords> = {
  de: {
    rounding: 'Rundung',
    rest: 'Übriger Betrag',
    waived: { cash_discount: 'Skonto', write_off: 'Erlassener Rest' },
  },
  en: {
    rounding: 'Rounding',
    rest: 'Remaining amount',
    waived: { cash_discount: 'Early payment discount', write_off: 'Waived rest' },
  },
}
