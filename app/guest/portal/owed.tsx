import type { Balance } from '~/domain/portals/balance.server'
import { formatMoney } from '~/i18n/format'
import { Money } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { StatusMark } from '~/kit/status-mark'
import { TransferData } from '~/kit/transfer-data'
import { paths } from '~/paths'
import { portalPath } from './query'

export interface Props {
  token: string
  balance: Balance
  firm: { name: string }
  giroCodeImage: string | null
}

export function Owed({ token, balance, firm, giroCodeImage }: Props) {
  const texts = useTexts().portal.summary
  const href = useHref()
  const language = useLanguage()
  const { owedCents, owedCount, overdueCount, deductedCents, laterCents, transfer } = balance
  const picture = giroCodeImage && { image: giroCodeImage, file: paths.portalGiroCode(token) }
  return (
    <>
      <div className="stack-tight">
        <h2 className="portal-owed">{texts.owed}</h2>
        <p className="amount-large">
          <Money cents={owedCents - deductedCents} />
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
        {deductedCents > 0 ? (
          <p>{texts.deducted(formatMoney(owedCents, language), formatMoney(deductedCents, language))}</p>
        ) : null}
      </div>
      {laterCents > 0 ? <p>{texts.later(formatMoney(laterCents, language))}</p> : null}
      {transfer ? <TransferData transfer={transfer} picture={picture || null} firm={firm.name} /> : null}
      <p className="screen-only">
        <a className="target" href={href(portalPath(token, { state: 'open', place: { page: 1 } }))}>
          {texts.showOpen}
        </a>
        <Remark>{texts.oneByOne}</Remark>
      </p>
    </>
  )
}
