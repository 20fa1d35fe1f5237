import { formatMonth } from '~/i18n/format'
import { Notice } from '~/kit/banner'
import { Money } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { MonthTabs } from '~/kit/months/month-switch'
import { PageHead } from '~/kit/records/page-head'
import { SavedBanner } from '~/kit/saved'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import type { BookingsData } from './bookings.server'

export function BookingsPage(data: BookingsData) {
  const texts = useTexts().payrollBooks
  const language = useLanguage()
  const { month, isClosed, bookings, missing, obstacles, uncalculated } = data
  const isEmpty = bookings.length === 0
  const isWhole = missing.length === 0 && !isEmpty
  return (
    <>
      <SavedBanner saved={texts.saved} />
      <PageHead
        back={{ to: paths.payrollRun(month), label: texts.back }}
        title={texts.titleOf(formatMonth(month, language))}
        others={[
          isWhole && { label: texts.csv, to: paths.payrollBookingsCsv(month) },
          isWhole && obstacles.length === 0 && { label: texts.datev, to: paths.payrollBookingsDatev(month) },
          !isEmpty && { label: texts.handover.link, to: paths.payrollHandover(month) },
          { label: texts.accounts.title, to: paths.payrollAccounts() },
        ]}
      />
      <MonthTabs label={texts.months} month={month} pathOf={paths.payrollBookings} />
      <p className="soft">{texts.text}</p>
      {isClosed || isEmpty ? null : (
        <Notice title={texts.preview.title}>
          <p>{texts.preview.text}</p>
        </Notice>
      )}
      {uncalculated.length > 0 ? (
        <Notice title={texts.uncalculated}>
          <p>{uncalculated.join('; ')}</p>
        </Notice>
      ) : null}
      <Obstacles missing={missing} obstacles={obstacles} />
      {isEmpty ? (
        <div className="empty">
          <p>{texts.none}</p>
        </div>
      ) : (
        <BookingTable {...data} />
      )}
      {isEmpty ? null : <p className="soft small">{texts.notes(data.clearing)}</p>}
    </>
  )
}

function Obstacles({ missing, obstacles }: Pick<BookingsData, 'missing' | 'obstacles'>) {
  const texts = useTexts().payrollBooks
  const href = useHref()
  const others = obstacles.filter((obstacle) => obstacle !== 'nothing' && obstacle !== 'accounts')
  if (missing.length + others.length === 0) return null
  return (
    <Notice title={missing.length > 0 ? texts.blocked : texts.datevBlocked}>
      <ul>
        {missing.map((name) => (
          <li key={name}>{texts.missing(texts.names[name])}</li>
        ))}
        {others.map((obstacle) => (
          <li key={obstacle}>{texts.obstacles[obstacle]}</li>
        ))}
      </ul>
      <p>
        <a className="target" href={href(paths.payrollAccounts())}>
          {texts.enter}
        </a>
      </p>
    </Notice>
  )
}

function BookingTable({ bookings, debitCents, creditCents }: BookingsData) {
  const texts = useTexts().payrollBooks
  const amount = (cents: number) => (cents === 0 ? null : <Money cents={cents} />)
  return (
    <Table
      caption={texts.title}
      kind="facts"
      rows={bookings}
      keyOf={({ kind }) => kind}
      columns={[
        {
          title: texts.columns.account,
          look: 'whole',
          cell: ({ account }) => account || texts.columns.none,
        },
        { title: texts.columns.what, isRowName: true, look: 'name', cell: ({ kind }) => texts.names[kind] },
        {
          title: texts.columns.debit,
          look: 'number',
          cell: ({ side, cents }) => amount(side === 'debit' ? cents : 0),
        },
        {
          title: texts.columns.credit,
          look: 'number',
          cell: ({ side, cents }) => amount(side === 'credit' ? cents : 0),
        },
      ]}
      foot={
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {texts.columns.sum}
            </th>
            <td className="number" data-label={texts.columns.debit}>
              <Money cents={debitCents} />
            </td>
            <td className="number" data-label={texts.columns.credit}>
              <Money cents={creditCents} />
            </td>
          </tr>
        </tfoot>
      }
    />
  )
}
