import { formatMoney } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import { StatusMark } from '~/kit/status-mark'
import { Owed, type Props } from './owed'

export function BalanceSection(props: Props) {
  const texts = useTexts().portal.summary
  const language = useLanguage()
  const { owedCents, collectedCents, disputedCents } = props.balance
  return (
    <section className="sheet stack">
      {owedCents > 0 ? <Owed {...props} /> : null}
      {collectedCents > 0 ? <p>{texts.collected(formatMoney(collectedCents, language))}</p> : null}
      {disputedCents > 0 ? <p>{texts.disputed(formatMoney(disputedCents, language))}</p> : null}
      {owedCents + collectedCents + disputedCents === 0 ? (
        <p>
          <StatusMark shape="done">{texts.settled}</StatusMark>
        </p>
      ) : null}
    </section>
  )
}
