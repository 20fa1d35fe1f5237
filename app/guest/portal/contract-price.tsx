import { Fragment } from 'react'
import type { PortalContract } from '~/domain/portals/customer.server'
import { formatMoney } from '~/i18n/format'
import { formatQuantity } from '~/i18n/quantity'
import { useLanguage, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'

export function Lines({ lines }: Pick<PortalContract, 'lines'>) {
  const language = useLanguage()
  return (
    <>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity, and the page never changes.
        <Fragment key={index}>
          {index > 0 ? <br /> : null}
          {line.description} ({formatQuantity(line.quantity, line.unit, language)})
        </Fragment>
      ))}
    </>
  )
}

export function Price({ contract }: { contract: PortalContract }) {
  const { grossCents, taxCents, intervalMonths, intervalWeeks } = contract
  const texts = useTexts().portal.contracts
  const language = useLanguage()
  return (
    <>
      {intervalMonths === null
        ? texts.priceOfWeeks(formatMoney(grossCents, language), intervalWeeks ?? 1)
        : texts.prices[intervalMonths](formatMoney(grossCents, language))}
      {taxCents === 0 ? null : <Remark>{texts.taxIncluded(formatMoney(taxCents, language))}</Remark>}
    </>
  )
}
