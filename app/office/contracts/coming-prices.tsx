import { isWithdrawable, type Prices } from '~/domain/contracts/prices'
import { totalsOf } from '~/domain/invoices/issuing/totals'
import { formatDate } from '~/i18n/format'
import { Money } from '~/kit/figures'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { useLanguage, useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import { paths } from '~/paths'

interface Props {
  contract: { id: string; startsOn: string; revision: number; prices: Prices[] }
  today: string
}

export function ComingPrices({ contract, today }: Props) {
  const { lines: texts } = useTexts().contracts
  const language = useLanguage()
  const actionOf = useFormAction()
  const coming = contract.prices.filter(({ from }) => isWithdrawable(contract, from, today))
  if (coming.length === 0) return null
  return (
    <section className="stack-tight" aria-labelledby="kuenftig">
      <h2 id="kuenftig">{texts.coming}</h2>
      <p>{texts.comingText}</p>
      {coming.map(({ from, lines }) => (
        <form
          key={from}
          className="stack-tight"
          method="post"
          action={actionOf(paths.contractPriceWithdrawal(contract.id))}
        >
          <input type="hidden" name="from" value={from} />
          <input type="hidden" name={REVISION_FIELD} value={contract.revision} />
          <p>
            {texts.since(formatDate(from, language))}: {texts.net} <Money cents={totalsOf(lines).netCents} />
          </p>
          <button
            type="submit"
            className="button button-quiet"
            aria-label={texts.withdrawOf(formatDate(from, language))}
          >
            {texts.withdraw}
          </button>
        </form>
      ))}
    </section>
  )
}
