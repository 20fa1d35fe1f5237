import { servicePeriod } from '~/i18n/service-period'
import { Money, ShortDate } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import type { Billing } from '~db/schema'
import { ShareRemark } from '../billing/share-remark'
import type { ContractPage } from './page.server'

export function Upcoming({ upcoming, billing }: Pick<ContractPage, 'upcoming'> & { billing: Billing }) {
  const language = useLanguage()
  const href = useHref()
  const { upcoming: texts } = useTexts().contracts
  return (
    <section className="stack-tight" aria-labelledby="naechste">
      <h2 id="naechste">{texts.title}</h2>
      {upcoming.length === 0 ? (
        <p className="empty">{texts.none}</p>
      ) : (
        <table className="table table-cards">
          <caption className="visually-hidden">{texts.title}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.on}</th>
              <th scope="col">{texts.period}</th>
              <th scope="col" className="number">
                {texts.net}
              </th>
              <th scope="col" className="number">
                {texts.gross}
              </th>
            </tr>
          </thead>
          <tbody>
            {upcoming.map(({ on, netCents, grossCents, ...share }) => (
              <tr key={on}>
                <th scope="row">
                  <ShortDate date={on} />
                </th>
                <td data-label={texts.period}>
                  {servicePeriod(share.from, share.to, language)}
                  <ShareRemark share={share} />
                </td>
                <td data-label={texts.net} className="number">
                  <Money cents={netCents} />
                </td>
                <td data-label={texts.gross} className="number">
                  <Money cents={grossCents} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        {{ by_hand: texts.byHand, drafts: texts.drafts, send: texts.send }[billing]}{' '}
        <a href={href(paths.billing())}>{texts.toRuns}</a>
      </p>
    </section>
  )
}
