import type { MandateState } from '~/domain/mandates/state'
import type { CustomerPortal } from '~/domain/portals/customer.server'
import { Facts } from '~/kit/facts'
import { LongDate } from '~/kit/figures'
import { useTexts } from '~/kit/language'

export function Mandates({ mandates }: Pick<CustomerPortal, 'mandates'>) {
  const texts = useTexts().portal.mandates
  const statusOf = (status: MandateState) => {
    if (status === 'requested') return texts.requested
    return status === 'lapsed' ? texts.lapsed : null
  }
  return (
    <section className="stack" aria-labelledby="mandate">
      <h2 id="mandate">{texts.title}</h2>
      {mandates.length === 0 ? <p className="empty">{texts.none}</p> : null}
      {mandates.map((mandate) => (
        <div className="sheet" key={mandate.reference}>
          <Facts
            facts={[
              { label: texts.reference, value: mandate.reference },
              {
                label: texts.dates[mandate.status === 'requested' ? 'requested' : 'active'],
                value: <LongDate date={mandate.signedOn} />,
              },
              { label: texts.type, value: texts.types[mandate.type] },
              { label: texts.account, value: <span className="amount">{mandate.ibanMasked}</span> },
              { label: texts.status, value: statusOf(mandate.status) },
            ]}
          />
        </div>
      ))}
    </section>
  )
}
