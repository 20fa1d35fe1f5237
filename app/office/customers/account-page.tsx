import type { CustomerAccount } from '~/domain/overviews/customer-account.server'
import { formatLongDate } from '~/i18n/format'
import { Facts } from '~/kit/facts'
import { TextField } from '~/kit/field'
import { Money } from '~/kit/figures'
import { useLanguage, useTexts } from '~/kit/language'
import { PageHead } from '~/kit/records/page-head'
import { SearchForm } from '~/kit/records/search-form'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { AccountEntries } from './account-entries'
import { accountFilePath, FROM_FIELD, TO_FIELD } from './account-query'
import { StillOpenTable } from './still-open-table'

interface Props extends Omit<CustomerAccount, 'customer'> {
  customer: { id: string; name: string }
  isUsual: boolean
  mayKeep: boolean
}

export function AccountPage({ customer: { id, name }, isUsual, mayKeep, ...account }: Props) {
  const { customers, invoices } = useTexts()
  const texts = customers.account
  const language = useLanguage()
  const { range, closingCents, openCents, creditCents, mayPrint, entries } = account
  return (
    <>
      <SavedBanner saved={customers.saved} />
      <PageHead
        back={{ to: paths.customer(id), label: customers.backToOne(name) }}
        title={texts.title}
        others={[
          mayPrint && { label: texts.file, to: accountFilePath(id, range) },
          mayPrint &&
            mayKeep && {
              label: texts.send,
              action: paths.customerAccountSending(id),
              fields: { [FROM_FIELD]: range.from, [TO_FIELD]: range.to },
            },
          { label: invoices.money.bookings.title, to: paths.customerPayments(id) },
        ]}
      />
      <Facts
        isStrip
        facts={[
          {
            label: texts.balanceOn(formatLongDate(range.to, language)),
            value: <Money cents={closingCents} />,
            isMain: true,
          },
          { label: texts.openNow, value: <Money cents={openCents} /> },
          {
            label: texts.charges,
            value: account.chargesCents === 0 ? null : <Money cents={account.chargesCents} />,
          },
          { label: texts.credit, value: creditCents === 0 ? null : <Money cents={creditCents} /> },
        ]}
      />
      <SearchForm
        path={paths.customerAccount(id)}
        title={texts.period}
        reset={isUsual ? null : paths.customerAccount(id)}
        texts={{ button: texts.show, reset: texts.usual }}
      >
        <TextField name={FROM_FIELD} label={texts.from} type="date" defaultValue={range.from} />
        <TextField name={TO_FIELD} label={texts.to} type="date" defaultValue={range.to} />
      </SearchForm>
      <p className="soft">{texts.text}</p>
      {mayPrint || entries === null ? null : <p>{texts.unprintable}</p>}
      <AccountEntries {...account} />
      <StillOpenTable open={account.stillOpen} />
    </>
  )
}
