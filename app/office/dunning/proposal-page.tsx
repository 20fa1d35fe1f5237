import type { Way } from '~/domain/dunning/assess'
import type { LeftOutCustomer, ListedProposal } from '~/domain/dunning/proposal-page.server'
import { formatMoney } from '~/i18n/format'
import { Checkbox } from '~/kit/choice'
import { ErrorSummary } from '~/kit/error-summary'
import { Facts } from '~/kit/facts'
import { LongDate, Money, unbroken } from '~/kit/figures'
import { useLanguage, useTexts } from '~/kit/language'
import { MailAddress } from '~/kit/mail-address'
import { OfficeForm } from '~/kit/office-form'
import { InvoiceLink } from '~/kit/records/invoice-link'
import { PageHead } from '~/kit/records/page-head'
import { RecordPart } from '~/kit/records/record-part'
import { useRefusal } from '~/kit/refusal'
import { SelectField } from '~/kit/select-field'
import { paths } from '~/paths'
import { MailFrame } from '../outbox/frame'
import { ACCOUNT_FIELD, customerField, WAYS, wayField } from './forms'
import { LeftOutTable } from './left-out-table'

interface Props {
  customer: { id: string; name: string }
  proposal: ListedProposal | null
  payByOn: string | null
  /** Of a letter. */
  feeCents: number
  leftOut: Omit<LeftOutCustomer, 'id'>
  mayKeep: boolean
}

interface Sending {
  proposal: ListedProposal
  feeCents: number
}

/** The mail and the letter to a customer before they are sent. */
export function ProposalPage({ customer, proposal, payByOn, feeCents, leftOut, mayKeep }: Props) {
  const { dunning: texts } = useTexts()
  const back = { to: paths.dunning(), label: texts.back }
  const aside =
    leftOut.leftOut.length === 0 ? null : (
      <RecordPart id="zurueckgestellt" title={texts.tabs.leftOut}>
        <LeftOutTable customers={[leftOut]} />
      </RecordPart>
    )
  const errors = <ErrorSummary faults={useRefusal().faults} />
  if (!proposal)
    return (
      <>
        {errors}
        <PageHead back={back} title={texts.look.title(texts.one.title, customer.name)} />
        <p className="empty">{texts.look.none}</p>
        {aside}
      </>
    )
  return (
    <>
      {errors}
      <PageHead
        back={back}
        title={texts.look.title(texts.levels[proposal.level], customer.name)}
        others={[{ label: texts.look.openLetter, to: paths.dunningLetter(customer.id) }]}
      />
      <p className="soft">{texts.look.text}</p>
      <ProposalFacts proposal={proposal} payByOn={payByOn} feeCents={feeCents} />
      {mayKeep ? <SendForm proposal={proposal} feeCents={feeCents} /> : null}
      <RecordPart id="mail" title={texts.look.mail}>
        {proposal.ways.includes('mail') ? (
          <MailFrame path={paths.dunningMail(customer.id)} title={texts.look.frame} />
        ) : (
          <p>{texts.look.noMail}</p>
        )}
      </RecordPart>
      {aside}
    </>
  )
}

function ProposalFacts({ proposal, payByOn, feeCents }: Sending & { payByOn: string | null }) {
  const { dunning: texts } = useTexts()
  const { facts } = texts.look
  const language = useLanguage()
  const { totalCents, creditCents, email, invoices, moreInvoices, ways } = proposal
  const isLetter = ways[0] === 'letter'
  const withFeeCents = totalCents + feeCents
  return (
    <Facts
      isStrip
      facts={[
        {
          label: facts.total,
          value: <Money cents={isLetter ? withFeeCents : totalCents} />,
          isMain: true,
        },
        {
          label: facts.byLetter,
          value: !isLetter && feeCents > 0 && ways.includes('letter') && <Money cents={withFeeCents} />,
        },
        { label: facts.fee, value: feeCents > 0 && ways.includes('letter') && <Money cents={feeCents} /> },
        { label: facts.credit, value: creditCents > 0 ? formatMoney(creditCents, language) : null },
        { label: facts.payBy, value: payByOn && <LongDate date={payByOn} /> },
        { label: facts.to, value: email ? <MailAddress address={email} /> : null },
        {
          label: texts.proposed.invoices,
          value: (
            <>
              {invoices.map(({ invoiceId, number, daysLate }) => (
                <div key={invoiceId}>
                  <InvoiceLink id={invoiceId} number={number} />{' '}
                  <span className="soft">{unbroken(texts.proposed.late(daysLate))}</span>
                </div>
              ))}
              {moreInvoices > 0 ? <div>{texts.proposed.more(moreInvoices)}</div> : null}
            </>
          ),
        },
      ]}
    />
  )
}

function SendForm({ proposal, feeCents }: Sending) {
  const { dunning: texts } = useTexts()
  const language = useLanguage()
  const { customerId, ways, totalCents } = proposal
  const amountBy = (way: Way) => formatMoney(totalCents + (way === 'letter' ? feeCents : 0), language)
  const [usual = 'mail'] = ways
  return (
    <OfficeForm action={paths.dunningSending()} button={texts.look.send}>
      <input type="hidden" name={customerField(customerId)} value={proposal.seen} />
      <SelectField
        name={wayField(customerId)}
        label={texts.look.way}
        value={WAYS[usual]}
        options={ways.map((way) => ({
          value: WAYS[way],
          label: feeCents > 0 ? texts.look.wayOver(texts.ways[way], amountBy(way)) : texts.ways[way],
        }))}
      />
      <Checkbox id={ACCOUNT_FIELD} name={ACCOUNT_FIELD} label={texts.proposed.account} />
    </OfficeForm>
  )
}
