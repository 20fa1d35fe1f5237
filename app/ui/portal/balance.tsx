import type { Balance } from '~/domain/portals/balance.server'
import { portalPath } from '~/forms/portal-query'
import { formatMoney } from '~/i18n/format'
import { Money } from '../figures'
import { useHref, useLanguage, useTexts } from '../language'
import { StatusMark } from '../status-mark'

export function BalanceSection({ token, balance }: { token: string; balance: Balance }) {
  const texts = useTexts().portal.summary
  const language = useLanguage()
  const { owedCents, collectedCents } = balance
  return (
    <section className="sheet stack-tight">
      {owedCents > 0 ? <Owed token={token} balance={balance} /> : null}
      {collectedCents > 0 ? <p>{texts.collected(formatMoney(collectedCents, language))}</p> : null}
      {owedCents + collectedCents === 0 ? (
        <p>
          <StatusMark shape="done">{texts.settled}</StatusMark>
        </p>
      ) : null}
    </section>
  )
}

function Owed({ token, balance }: { token: string; balance: Balance }) {
  const texts = useTexts().portal.summary
  const href = useHref()
  const { owedCents, owedCount, overdueCount } = balance
  return (
    <>
      <h2 className="portal-owed">{texts.owed}</h2>
      <p className="amount-large">
        <Money cents={owedCents} />
      </p>
      <p>
        {texts.owedIn(owedCount)}
        {overdueCount > 0 ? (
          <>
            {', '}
            <StatusMark shape="overdue">{texts.overdue(overdueCount)}</StatusMark>
          </>
        ) : null}
      </p>
      <p className="screen-only">
        <a className="target" href={href(portalPath(token, { state: 'open', place: { page: 1 } }))}>
          {texts.showOpen}
        </a>
      </p>
    </>
  )
}
