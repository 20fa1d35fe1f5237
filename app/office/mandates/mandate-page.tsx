import { formatDate } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import { PageHead, RecordBody } from '~/kit/records/page-head'
import { RecordHistory } from '~/kit/records/record-history'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { useActs } from './acts'
import { Debits } from './debits'
import { EvidenceOf, FormerAccounts, ScanOf } from './evidence'
import { MandateFacts } from './mandate-facts'
import type { MandatePage as MandatePageData } from './page.server'
import { MandateStateMark } from './state'

interface Props extends MandatePageData {
  mayKeep: boolean
}

/** Doubles as the printed evidence of a mandate. */
export function MandatePage({ mayKeep, ...page }: Props) {
  const { mandate, customer, scan, debits } = page
  const { mandates: texts, customers } = useTexts()
  const language = useLanguage()
  const acts = useActs({ mandate, hasScan: scan !== null })
  return (
    <>
      <SavedBanner saved={texts.saved} />
      <PageHead
        back={{ to: paths.customer(customer.id), label: customers.backToOne(customer.name) }}
        title={texts.of(mandate.reference)}
        status={<MandateStateMark state={mandate.status} />}
        {...(mayKeep ? acts : {})}
      />
      {mayKeep && mandate.status === 'requested' ? <p className="screen-only">{texts.decide}</p> : null}
      {mandate.status === 'lapsed' ? (
        <p>{texts.lapsed(formatDate(mandate.lastUsedOn ?? mandate.signedOn, language))}</p>
      ) : null}
      <MandateFacts {...page} />
      <RecordBody
        aside={
          <RecordHistory
            history={page.history}
            actions={texts.actions}
            labelOf={(field) => (field === 'ibanMasked' ? texts.facts.account : field)}
            show={(_, value) => String(value ?? '')}
          />
        }
      >
        <Debits debits={debits} status={mandate.status} />
        {mayKeep && mandate.source !== 'customer' ? <ScanOf mandate={mandate} scan={scan} /> : null}
        <FormerAccounts formerAccounts={page.formerAccounts} />
        <EvidenceOf mandate={mandate} evidence={page.evidence} />
      </RecordBody>
    </>
  )
}
