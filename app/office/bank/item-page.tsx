import { Fragment } from 'react'
import type { Decision } from '~/domain/bank/matching/decision'
import { formatMoney } from '~/i18n/format'
import { Notice } from '~/kit/banner'
import { ErrorSummary } from '~/kit/error-summary'
import { Facts } from '~/kit/facts'
import { LongDate, Money, unbroken } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { QuietActs } from '~/kit/records/acts'
import { PageHead, RecordBody } from '~/kit/records/page-head'
import { RecordPart } from '~/kit/records/record-part'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { StatusMark } from '~/kit/status-mark'
import { paths } from '~/paths'
import { Assigned } from './assigned'
import { DOUBLE_FIELD } from './fields'
import type { ItemPageData } from './item.server'
import { BookedReturns, NotOurs, PaidInvoices, Refunds, Returned } from './item-forms'
import { bankPath } from './query'
import { reasonText } from './reason-text'
import { takeOf } from './take'

export function ItemPage(page: ItemPageData) {
  const { item, mayKeep, assignments } = page
  const { bank } = useTexts()
  const texts = bank.item
  const isOpen = mayKeep && item.openCents !== 0
  const cameBack = item.returnedCode !== null || item.mandateReference !== null
  const next = isOpen && page.double === null && item.openCents === item.cents ? takeOf(item, texts) : null
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <SavedBanner saved={bank.saved} />
      <PageHead
        back={{ to: bankPath({ state: item.openCents === 0 ? 'all' : 'open' }), label: texts.backToList }}
        title={texts.of(item.name)}
        status={<ItemState item={item} />}
        next={next}
      />
      <ItemFacts item={item} />
      {page.double ? <Double itemId={item.id} double={page.double} /> : null}
      <RecordBody aside={<Assigned assignments={assignments} mayKeep={mayKeep} />}>
        {item.purpose === '' ? null : (
          <RecordPart id="zweck" title={texts.purpose}>
            <p className="whole-words">{item.purpose}</p>
          </RecordPart>
        )}
        {isOpen && item.proposal ? <Proposal proposal={item.proposal} name={item.proposedName} /> : null}
        {isOpen && item.openCents > 0 ? <PaidInvoices {...page} hasTake={next !== null} /> : null}
        <BookedReturns {...page} />
        {isOpen && item.openCents < 0 && !cameBack ? <NotOurs item={item} /> : null}
        {isOpen && item.openCents < 0 ? <Returned {...page} /> : null}
        {isOpen && item.openCents < 0 ? <Refunds {...page} /> : null}
        {isOpen && (item.openCents > 0 || cameBack) ? <NotOurs item={item} /> : null}
      </RecordBody>
    </>
  )
}

/** Before anything is assigned: what is there twice would be paid twice. */
function Double({ itemId, double }: { itemId: string; double: NonNullable<ItemPageData['double']> }) {
  const texts = useTexts().bank.item.double
  const href = useHref()
  const answer = (isOne: 'ja' | 'nein', label: string) => ({
    label,
    action: paths.bankDouble(itemId),
    fields: { [DOUBLE_FIELD]: isOne },
  })
  return (
    <Notice title={texts.maybe}>
      <p>
        {texts.text}{' '}
        <a href={href(paths.bankItem(double.itemId))}>{double.name || double.purpose || texts.other}</a>
      </p>
      <QuietActs acts={[answer('ja', texts.same), answer('nein', texts.two)]} />
    </Notice>
  )
}

function ItemState({ item: { openCents, cents } }: Pick<ItemPageData, 'item'>) {
  const texts = useTexts().bank.item
  if (openCents === 0) return <StatusMark shape="done">{texts.done}</StatusMark>
  if (openCents === cents) return <StatusMark shape="waiting">{texts.open}</StatusMark>
  return <StatusMark shape="partly">{texts.partly}</StatusMark>
}

function ItemFacts({ item }: Pick<ItemPageData, 'item'>) {
  const { facts } = useTexts().bank.item
  const isPartly = item.openCents !== 0 && item.openCents !== item.cents
  const returned = [item.returnedCode, item.returnedText].filter(Boolean).join(' ')
  return (
    <Facts
      isStrip
      facts={[
        { label: facts.amount, value: <Money cents={item.cents} />, isMain: true },
        { label: facts.left, value: isPartly && <Money cents={item.openCents} /> },
        { label: facts.bookedOn, value: <LongDate date={item.bookedOn} /> },
        {
          label: facts.valueOn,
          value: item.valueOn !== item.bookedOn && <LongDate date={item.valueOn} />,
        },
        { label: facts.account, value: item.accountName },
        { label: facts.other, value: item.ibanMasked && unbroken(item.ibanMasked) },
        { label: facts.ultimate, value: item.ultimateName },
        { label: facts.label, value: item.label },
        { label: facts.mandate, value: item.mandateReference },
        { label: facts.endToEnd, value: item.endToEndId },
        { label: facts.returned, value: returned },
        { label: facts.original, value: item.originalCents !== null && <Money cents={item.originalCents} /> },
      ]}
    />
  )
}

/** Whose money it seems to be, what it would pay, and why. */
function Proposal({ proposal, name }: { proposal: Decision; name: string | null }) {
  const { bank } = useTexts()
  const language = useLanguage()
  const href = useHref()
  const { customerId, claims, reasons } = proposal
  return (
    <RecordPart id="vorschlag" title={bank.item.proposal}>
      {name === null ? null : (
        <p>
          <a href={href(paths.customer(customerId))}>{name}</a>
          {claims.map(({ invoiceId, number }) => (
            <Fragment key={invoiceId}>
              {', '}
              <a href={href(paths.officeInvoice(invoiceId))}>{number}</a>
            </Fragment>
          ))}
        </p>
      )}
      <ul>
        {reasons.map((reason) => (
          <li key={reason.mark}>{reasonText(reason, bank, (cents) => formatMoney(cents, language))}</li>
        ))}
      </ul>
    </RecordPart>
  )
}
