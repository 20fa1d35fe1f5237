import { formatDate } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import { BackLink } from '~/kit/records/back-link'
import { RecordHistory } from '~/kit/records/record-history'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { Debits } from './debits'
import { Decision } from './decision'
import { EvidenceOf } from './evidence'
import { MandateFacts } from './facts'
import { FormerAccounts } from './former-accounts'
import type { MandatePage as MandatePageData } from './page.server'
import { ScanOf } from './scan-of'

export interface Props extends MandatePageData {
  mayKeep: boolean
}

/** Printed, it is the evidence of a mandate. */
export function MandatePage({ mandate, customer, evidence, usableUntil, mayKeep, ...page }: Props) {
  const { scan, formerAccounts, history, debits } = page
  const { mandates: texts, customers } = useTexts()
  const language = useLanguage()
  return (
    <>
      <SavedBanner saved={texts.saved} />
      <BackLink to={paths.customer(customer.id)} label={customers.backToOne(customer.name)} />
      <h1>{texts.of(mandate.reference)}</h1>
      {mandate.status === 'lapsed' ? (
        <p>{texts.lapsed(formatDate(mandate.lastUsedOn ?? mandate.signedOn, language))}</p>
      ) : null}
      <MandateFacts mandate={mandate} customer={customer} usableUntil={usableUntil} />
      <Debits debits={debits} status={mandate.status} />
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
