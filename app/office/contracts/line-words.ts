import type { ContractLine } from '~/domain/contracts/prices'
import { formatPrice } from '~/i18n/format'
import { formatQuantity } from '~/i18n/quantity'
import { LINE_PARTS, type LinePart, lineField, linesIn } from '~/kit/forms/priced-lines'
import { useLanguage } from '~/kit/language'
import { useRefusal } from '~/kit/refusal'

export function useLineText(): (line: ContractLine) => string {
  const language = useLanguage()
  return ({ description, quantity, unit, unitPrice }) =>
    `${description}, ${formatQuantity(quantity, unit, language)} × ${formatPrice(unitPrice, language)}`
}

export function useEnteredLines(): () => string {
  const { values } = useRefusal()
  const textOf = (number: number, part: LinePart) => values[lineField(number, part)] ?? ''
  return () =>
    Array.from({ length: linesIn(values) ?? 0 }, (_, index) =>
      LINE_PARTS.filter((part) => part === 'description' || part === 'quantity' || part === 'price')
        .map((part) => textOf(index + 1, part))
        .join(', '),
    ).join('; ')
}
