import { interestCents, segmentsOf } from '~/domain/charges/claim'
import type { CustomerClaims } from '~/domain/charges/claims.server'
import type { ListedStatement } from '~/domain/charges/statements.server'
import type { ClaimObstacle } from '~/domain/overviews/claim-obstacles.server'
import { addDays } from '~/domain/values/calendar'
import { sum } from '~/domain/values/money'
import { formatDayOf, formatLongDate, formatMoney } from '~/i18n/format'
import { Notice } from '~/kit/banner'
import { ErrorSummary } from '~/kit/error-summary'
import { Facts } from '~/kit/facts'
import { Money } from '~/kit/figures'
import { FORM_KEY_FIELD, SEEN_FIELD } from '~/kit/forms/form-fields'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { InvoiceLink } from '~/kit/records/invoice-link'
import { PageHead, RecordBody } from '~/kit/records/page-head'
import { RecordPart } from '~/kit/records/record-part'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { ChargesTable } from './charges-table'
import { ClaimTable } from './claim-table'
import { DebtorForm } from './debtor-form'
import { AS_OF_FIELD } from './forms'
import { Obstacles } from './obstacles'

interface Props extends Omit<CustomerClaims, 'customer' | 'settings'> {
  obstacles: ClaimObstacle[]
  customer: { id: string; name: string; kind: 'business' | 'consumer'; creditCents: number }
  statements: ListedStatement[]
  mayKeep: boolean
  /** The firm's settings. */
  mayManage: boolean
  formKey: string
}

export function ClaimsPage({ customer, ...page }: Props) {
  const { charges: texts, customers } = useTexts()
  const language = useLanguage()
  const { claims, sums, charges, asOf, creditCents, unknownFrom, mayKeep, formKey } = page
  const openCents = sum(charges.map((charge) => charge.openCents))
  const takenCents = sum(claims.map((claim) => claim.creditCents)) + creditCents
  const mayClaim = mayKeep && unknownFrom === null && sums.chargesCents > 0
  const fields = {
    [AS_OF_FIELD]: asOf,
    [SEEN_FIELD]: String(sums.chargesCents),
    [FORM_KEY_FIELD]: formKey,
  }
  return (
    <>
      <SavedBanner saved={texts.saved} />
      <ErrorSummary faults={useRefusal().faults} />
      <PageHead
        back={{ to: paths.customer(customer.id), label: customers.backToOne(customer.name) }}
        title={texts.titleOf(customer.name)}
        next={
          mayClaim
            ? {
                label: texts.claim.button(formatMoney(sums.chargesCents, language)),
                action: paths.claimCharges(customer.id),
                fields,
              }
            : null
        }
        others={[
          mayKeep && { label: texts.court.open, to: paths.courtForm(customer.id) },
          page.mayManage && { label: texts.settings.open, to: paths.chargeSettings() },
        ]}
      />
      <Facts
        isStrip
        facts={[
          {
            label: texts.sums.total,
            value: (
              <Money cents={Math.max(sums.lateCents + sums.chargesCents + openCents - creditCents, 0)} />
            ),
            isMain: true,
          },
          { label: texts.sums.principal, value: <Money cents={sums.lateCents} /> },
          { label: texts.sums.interest, value: <Money cents={sums.interestCents} /> },
          {
            label: texts.sums.lumpSum,
            value: sums.lumpSumCents > 0 && <Money cents={sums.lumpSumCents} />,
          },
          { label: texts.sums.charges, value: openCents > 0 && <Money cents={openCents} /> },
          { label: texts.sums.credit, value: takenCents > 0 && <Money cents={takenCents} /> },
        ]}
      />
      <Obstacles obstacles={page.obstacles} />
      {unknownFrom === null ? (
        <p className="soft">
          {texts.asOf(formatLongDate(asOf, language))} {texts.claim.text}
        </p>
      ) : (
        <Unknown customerId={customer.id} from={unknownFrom} />
      )}
      <RecordBody aside={<Statements {...page} />}>
        <RecordPart id="verzug" title={texts.claims}>
          {claims.length === 0 ? (
            <p className="empty">{texts.noClaims}</p>
          ) : (
            <ClaimTable
              labelledBy="verzug"
              claims={claims.map((claim) => ({
                ...claim,
                segments: segmentsOf(claim.interest),
                interestCents: interestCents(claim),
              }))}
            />
          )}
        </RecordPart>
        <Waiting {...page} customer={customer} />
        {charges.length === 0 ? null : (
          <RecordPart
            id="verlangt"
            title={texts.charges.title}
            acts={[
              mayKeep &&
                openCents > 0 &&
                customer.creditCents > 0 && {
                  label: texts.charges.fromCredit(formatMoney(customer.creditCents, language)),
                  action: paths.customerChargesFromCredit(customer.id),
                },
            ]}
          >
            <ChargesTable charges={charges} customerId={customer.id} mayKeep={mayKeep} />
          </RecordPart>
        )}
        {mayKeep ? <DebtorForm customerId={customer.id} debtor={page.debtor} /> : null}
      </RecordBody>
    </>
  )
}

function Unknown({ customerId, from }: { customerId: string; from: string }) {
  const { unknown } = useTexts().charges
  const language = useLanguage()
  const href = useHref()
  const lastKnown = addDays(from, -1)
  return (
    <Notice title={unknown.title(formatLongDate(from, language))}>
      <p>{unknown.text}</p>
      <p>
        <a className="target" href={href(paths.customerDefault(customerId, lastKnown))}>
          {unknown.until(formatLongDate(lastKnown, language))}
        </a>
      </p>
    </Notice>
  )
}

function Waiting({ waiting, customer }: Pick<Props, 'waiting' | 'customer'>) {
  const texts = useTexts().charges.waiting
  const language = useLanguage()
  if (waiting.length === 0) return null
  return (
    <RecordPart id="wartet" title={texts.title}>
      <p className="soft">{texts[customer.kind]}</p>
      <ul>
        {waiting.map(({ invoiceId, number, openCents, creditCents, dueOn }) => (
          <li key={invoiceId}>
            <InvoiceLink id={invoiceId} number={number} />
            {`, ${formatMoney(openCents - creditCents, language)}, ${formatLongDate(dueOn, language)}`}
          </li>
        ))}
      </ul>
    </RecordPart>
  )
}

function Statements({ statements }: Pick<Props, 'statements'>) {
  const texts = useTexts().charges.statements
  const language = useLanguage()
  const href = useHref()
  if (statements.length === 0) return null
  return (
    <section className="stack-tight" aria-labelledby="aufstellungen">
      <h2 id="aufstellungen">{texts.title}</h2>
      <ul>
        {statements.map(({ id, at, cents, isWithdrawn }) => (
          <li key={id}>
            <a className="target" href={href(paths.chargeStatement(id))}>
              {texts.of(formatDayOf(at, language))}
            </a>
            {`, ${formatMoney(cents, language)}${isWithdrawn ? `, ${texts.withdrawn}` : ''}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
