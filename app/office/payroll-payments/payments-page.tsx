import { formatMoney, formatMonth } from '~/i18n/format'
import { Notice } from '~/kit/banner'
import { ErrorSummary } from '~/kit/error-summary'
import { Money } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { MonthTabs } from '~/kit/months/month-switch'
import { PageHead } from '~/kit/records/page-head'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { FileTable } from './file-table'
import { PaymentGroupPart } from './payment-group'
import type { PaymentsData } from './payments.server'

export function PaymentsPage(list: PaymentsData) {
  const { payrollPayments: texts, payrollBooks } = useTexts()
  const language = useLanguage()
  const { month, groups, isClosed, uncalculated } = list
  const isEmpty = groups.length === 0
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <SavedBanner saved={texts.saved} />
      <PageHead
        back={{ to: paths.payrollRun(month), label: texts.back }}
        title={texts.titleOf(formatMonth(month, language))}
        others={[
          !isEmpty && { label: texts.csv, to: paths.payrollPaymentsCsv(month) },
          { label: payrollBooks.title, to: paths.payrollBookings(month) },
        ]}
      />
      <MonthTabs label={texts.months} month={month} pathOf={paths.payrollPayments} />
      <p className="soft">{texts.text}</p>
      {isClosed || isEmpty ? null : (
        <Notice title={texts.preview.title}>
          <p>{texts.preview.text}</p>
        </Notice>
      )}
      {list.hasAccount || isEmpty ? null : <NoAccount firm={list.firmPath} />}
      <Vain payments={list.vain} />
      {isEmpty ? (
        <div className="empty">
          <p>{isClosed || uncalculated.length > 0 ? texts.nothing : texts.none}</p>
        </div>
      ) : null}
      {groups.map((group) => (
        <PaymentGroupPart
          key={group.group}
          month={month}
          firstOpen={list.firstOpen}
          group={group}
          hasAccount={list.hasAccount}
        />
      ))}
      <FileTable files={list.files} month={month} />
      {groups.length > 1 ? <Total groups={groups} /> : null}
      {list.isWhole ? null : <p className="soft">{texts.withoutGarnishments}</p>}
      <Uncalculated slips={uncalculated} />
      {isEmpty ? null : <p className="soft small">{texts.days}</p>}
    </>
  )
}

function NoAccount({ firm }: { firm: string | null }) {
  const texts = useTexts().payrollPayments.noFirmAccount
  const href = useHref()
  return (
    <Notice title={texts.title}>
      {firm === null ? (
        <p>{texts.ask}</p>
      ) : (
        <p>
          <a className="target" href={href(firm)}>
            {texts.enter}
          </a>
        </p>
      )}
    </Notice>
  )
}

function Total({ groups }: Pick<PaymentsData, 'groups'>) {
  const texts = useTexts().payrollPayments
  return (
    <table className="table run-sums">
      <caption>{texts.total}</caption>
      <tbody>
        {groups.map(({ group, cents }) => (
          <tr key={group}>
            <th scope="row">{texts.groups[group]}</th>
            <td className="number">
              <Money cents={cents} />
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">{texts.sum}</th>
          <td className="number">
            <strong>
              <Money cents={groups.reduce((all, { cents }) => all + cents, 0)} />
            </strong>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Vain({ payments }: { payments: PaymentsData['vain'] }) {
  const { vain: texts, groups } = useTexts().payrollPayments
  const language = useLanguage()
  if (payments.length === 0) return null
  return (
    <Notice title={texts.title}>
      <p>{texts.text}</p>
      <ul>
        {payments.map(({ id, group, recipient, purpose, cents }) => (
          <li key={id}>
            {[recipient || groups[group], purpose].filter(Boolean).join(', ')}: {formatMoney(cents, language)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Uncalculated({ slips }: { slips: PaymentsData['uncalculated'] }) {
  const texts = useTexts().payrollPayments.uncalculated
  const language = useLanguage()
  if (slips.length === 0) return null
  return (
    <Notice title={texts.title(slips.length)}>
      <p>{texts.text}</p>
      <ul>
        {slips.map(({ employee, month, payoutCents }) => (
          <li key={`${employee.id} ${month}`}>
            {employee.lastName}, {employee.firstName}, {formatMonth(month, language)}:{' '}
            {payoutCents === null ? texts.nothing : texts.pay(formatMoney(payoutCents, language))}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
