import type { EInvoice, Text } from '~/domain/einvoices/model'
import { formatReadAmount } from '~/i18n/format-read'
import { useLanguage, useTexts } from '~/kit/language'
import { useAdjustmentWords } from './read-lines'
import { useTaxWords } from './tax-words'

interface Sum {
  label: string
  amount: Text
  /** If not the invoice's currency. */
  currency?: Text
  isTotal?: true
}

export function useSums(invoice: EInvoice): Sum[] {
  const { totals, taxes, adjustments, freight, thirdParty, currency } = invoice
  const { sums, categories } = useTexts().einvoices
  const language = useLanguage()
  const taxWords = useTaxWords()
  const adjustmentWords = useAdjustmentWords()
  const { prepaid, rounding } = totals
  return [
    { label: sums.lines, amount: totals.lines },
    ...[...adjustments, ...freight].map((one) => ({
      label: adjustmentWords({ ...one, amount: '' }, '').replace(/:\s*$/, ''),
      amount: signed(one),
    })),
    { label: sums.net, amount: totals.net },
    ...taxes.map((group) => {
      const words = group.category === 'S' ? `${categories.S} ${taxWords(group)}` : taxWords(group)
      return {
        label: sums.taxOf(words, formatReadAmount(group.base, currency, language)),
        amount: group.amount,
      }
    }),
    ...taxesInOthers(invoice).map((tax) => ({
      label: sums.taxIn(tax.currency ?? ''),
      amount: tax.amount,
      currency: tax.currency,
    })),
    { label: sums.gross, amount: totals.gross },
    { label: sums.prepaid, amount: prepaid === undefined ? undefined : minus(prepaid) },
    { label: sums.rounding, amount: rounding },
    ...thirdParty.map(({ kind, words, amount }) => ({
      label: [sums.thirdParty, kind, words].filter(Boolean).join(', '),
      amount,
    })),
    { label: sums.due, amount: totals.due, isTotal: true },
  ]
}

/** Tax in the accounting currency (BT-111). */
function taxesInOthers({ totals, currency }: EInvoice) {
  return totals.taxes.filter((tax) => tax.currency !== undefined && tax.currency !== currency)
}

function signed({ kind, amount }: EInvoice['adjustments'][number]): Text {
  return kind === 'charge' || amount === undefined ? amount : minus(amount)
}

function minus(amount: string): string {
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`
}
