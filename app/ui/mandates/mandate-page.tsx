import type { MandatePage as MandatePageData } from '~/domain/office/mandate-page.server'
import { SEEN_FIELD } from '~/forms/form-fields'
import { formatLongMoment } from '~/i18n/format'
import { paths } from '~/paths'
import { Facts } from '../facts'
import { LongDate } from '../figures'
import { useHref, useLanguage, useTexts } from '../language'
import { OfficeForm } from '../office-form'
import { BackLink } from '../records/back-link'
import { RecordHistory } from '../records/record-history'
import { SavedBanner } from '../saved'

interface Props extends MandatePageData {
  mayKeep: boolean
}

/** Printed, it is the evidence of a mandate. */
export function MandatePage({ mandate, customer, evidence, history, mayKeep }: Props) {
  const { mandates: texts, customers, portal } = useTexts()
  const href = useHref()
  return (
    <>
      <SavedBanner saved={texts.saved} />
      <BackLink to={paths.customer(customer.id)} label={customers.backToOne(customer.name)} />
      <h1>{texts.of(mandate.reference)}</h1>
      <Facts
        facts={[
          { label: texts.facts.status, value: texts.statuses[mandate.status] },
          {
            label: texts.facts.customer,
            value: <a href={href(paths.customer(customer.id))}>{customer.name}</a>,
          },
          { label: texts.facts.type, value: portal.mandates.types[mandate.type] },
          { label: texts.facts.holder, value: mandate.holder },
          { label: texts.facts.account, value: mandate.ibanMasked },
          { label: texts.facts.signedOn, value: <LongDate date={mandate.signedOn} /> },
          { label: texts.facts.source, value: texts.sources[mandate.source] },
        ]}
      />
      {mayKeep ? <Decision mandate={mandate} /> : null}
      <EvidenceOf mandate={mandate} evidence={evidence} />
      <RecordHistory
        history={history}
        actions={texts.actions}
        labelOf={(field) => (field === 'ibanMasked' ? texts.facts.account : field)}
        show={(_, value) => String(value ?? '')}
      />
    </>
  )
}

function Decision({ mandate: { id, status } }: Pick<Props, 'mandate'>) {
  const texts = useTexts().mandates
  if (status === 'requested')
    return (
      <section className="stack-tight screen-only">
        <p>{texts.decide}</p>
        <div className="links-in-line">
          <OfficeForm action={paths.mandateApproval(id)} button={texts.approve} />
          <OfficeForm action={paths.mandateEnd(id)} button={texts.refuse} isQuiet>
            <input type="hidden" name={SEEN_FIELD} value={status} />
          </OfficeForm>
        </div>
      </section>
    )
  if (status !== 'active') return null
  return (
    <details className="help screen-only">
      <summary>{texts.revokeTitle}</summary>
      <p>{texts.revokeText}</p>
      <OfficeForm action={paths.mandateEnd(id)} button={texts.revoke} isQuiet>
        <input type="hidden" name={SEEN_FIELD} value={status} />
      </OfficeForm>
    </details>
  )
}

function EvidenceOf({ mandate, evidence }: Pick<Props, 'mandate' | 'evidence'>) {
  const { evidence: texts } = useTexts().mandates
  const language = useLanguage()
  return (
    <section className="sheet stack-tight" aria-labelledby="nachweis">
      <h2 id="nachweis">{texts.title}</h2>
      {evidence === null ? (
        <p>{texts.none}</p>
      ) : (
        <>
          <p>{texts.text}</p>
          <blockquote className="mail-text">{evidence.text}</blockquote>
          <Facts
            facts={[
              { label: texts.at, value: formatLongMoment(mandate.createdAt, language) },
              { label: texts.address, value: evidence.address },
              { label: texts.browser, value: evidence.browser },
            ]}
          />
          <p className="screen-only">{texts.print}</p>
        </>
      )}
    </section>
  )
}
