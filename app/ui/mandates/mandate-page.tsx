import type { MandatePage as MandatePageData } from '~/domain/office/mandate-page.server'
import { formatDate } from '~/i18n/format'
import { paths } from '~/paths'
import { Facts } from '../facts'
import { LongDate } from '../figures'
import { useHref, useLanguage, useTexts } from '../language'
import { BackLink } from '../records/back-link'
import { RecordHistory } from '../records/record-history'
import { SavedBanner } from '../saved'
import { Decision } from './decision'
import { EvidenceOf } from './evidence'
import { FormerAccounts } from './former-accounts'
import { MandateStateMark } from './mandate-state'
import { ScanOf } from './scan-of'

export interface Props extends MandatePageData {
  mayKeep: boolean
}

/** Printed, it is the evidence of a mandate. */
export function MandatePage({ mandate, customer, evidence, usableUntil, mayKeep, ...page }: Props) {
  const { scan, formerAccounts, history } = page
  const { mandates: texts, customers, portal } = useTexts()
  const href = useHref()
  const language = useLanguage()
  return (
    <>
      <SavedBanner saved={texts.saved} />
      <BackLink to={paths.customer(customer.id)} label={customers.backToOne(customer.name)} />
      <h1>{texts.of(mandate.reference)}</h1>
      {mandate.status === 'lapsed' ? (
        <p>{texts.lapsed(formatDate(mandate.lastUsedOn ?? mandate.signedOn, language))}</p>
      ) : null}
      <Facts
        facts={[
          { label: texts.facts.status, value: <MandateStateMark state={mandate.status} /> },
          {
            label: texts.facts.customer,
            value: <a href={href(paths.customer(customer.id))}>{customer.name}</a>,
          },
          { label: texts.facts.type, value: portal.mandates.types[mandate.type] },
          { label: texts.facts.holder, value: mandate.holder },
          { label: texts.facts.account, value: mandate.ibanMasked },
          { label: texts.facts.signedOn, value: <LongDate date={mandate.signedOn} /> },
          {
            label: texts.facts.lastUsedOn,
            value: mandate.lastUsedOn && <LongDate date={mandate.lastUsedOn} />,
          },
          { label: texts.facts.usableUntil, value: usableUntil && <LongDate date={usableUntil} /> },
          { label: texts.facts.source, value: texts.sources[mandate.source] },
        ]}
      />
      {mayKeep ? <Decision mandate={mandate} /> : null}
      {mandate.source === 'customer' ? null : <ScanOf mandate={mandate} scan={scan} mayKeep={mayKeep} />}
      <FormerAccounts formerAccounts={formerAccounts} />
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
