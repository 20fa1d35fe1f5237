import { sum } from '~/domain/values/money'
import { formatDate } from '~/i18n/format'
import { Facts } from '~/kit/facts'
import { LongDate, Money, unbroken } from '~/kit/figures'
import { SEEN_FIELD } from '~/kit/forms/form-fields'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import type { Act, Acts } from '~/kit/records/acts'
import { PageHead, RecordBody } from '~/kit/records/page-head'
import { RecordHistory } from '~/kit/records/record-history'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import type { MandatePage as MandatePageData } from './page.server'
import { Debits, EvidenceOf, FormerAccounts, isCollecting, ScanOf } from './parts'
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
      {mandate.stopCode === null ? null : <p>{texts.stopped(mandate.stopCode)}</p>}
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

/** A requested mandate waits for an answer; a valid one may be revoked. */
function useActs({
  mandate: { id, status, source },
  hasScan,
}: Pick<MandatePageData, 'mandate'> & { hasScan: boolean }): {
  next: Act | null
  others: Acts
} {
  const texts = useTexts().mandates
  const end = { action: paths.mandateEnd(id), fields: { [SEEN_FIELD]: status }, isEnd: true }
  const scan = source !== 'customer' && {
    label: hasScan ? texts.scan.replace : texts.scan.add,
    to: paths.mandateScan(id),
  }
  if (status === 'requested')
    return {
      next: { label: texts.approve, action: paths.mandateApproval(id) },
      others: [scan, { ...end, label: texts.refuse }],
    }
  const revoke = { ...end, label: texts.revoke, confirm: texts.revokeText }
  if (status === 'stopped')
    return {
      next: { label: texts.resume, action: paths.mandateResumption(id), confirm: texts.resumeText },
      others: [scan, revoke],
    }
  return { next: null, others: [scan, status === 'active' && revoke] }
}

/** What is debited with it, from whose account, and since when. */
function MandateFacts({ mandate, customer, usableUntil, debits }: MandatePageData) {
  const { mandates, customers, portal } = useTexts()
  const texts = mandates.facts
  const href = useHref()
  const cents = isCollecting(mandate.status) ? sum(debits.map(({ openCents }) => openCents)) : 0
  return (
    <Facts
      isStrip
      facts={[
        {
          label: mandate.status === 'requested' ? texts.wouldCollect : customers.balance.collected,
          value: cents > 0 && <Money cents={cents} />,
          isMain: true,
        },
        { label: texts.customer, value: <a href={href(paths.customer(customer.id))}>{customer.name}</a> },
        { label: texts.holder, value: mandate.holder },
        { label: texts.account, value: unbroken(mandate.ibanMasked) },
        { label: texts.type, value: portal.mandates.types[mandate.type] },
        { label: texts.signedOn, value: <LongDate date={mandate.signedOn} /> },
        { label: texts.lastUsedOn, value: mandate.lastUsedOn && <LongDate date={mandate.lastUsedOn} /> },
        { label: texts.usableUntil, value: usableUntil && <LongDate date={usableUntil} /> },
        { label: texts.notice, value: mandate.noticeDays && texts.days(mandate.noticeDays) },
        { label: texts.source, value: mandates.sources[mandate.source] },
      ]}
    />
  )
}
