import { ContactLine } from '~/kit/contact'
import { ErrorSummary } from '~/kit/error-summary'
import { useTexts } from '~/kit/language'
import { MessageForm } from '~/kit/message-form'
import { Page } from '~/kit/page'
import { useRefusalOf, useRefused } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { BalanceSection } from './balance'
import { ChangeForms } from './change-forms'
import { Contents } from './contents'
import { Contracts } from './contracts'
import { Invoices } from './invoices'
import { Mandates } from './mandates'
import type { PortalPageData } from './page.server'

export function PortalPage({ token, query, portal, formKeys, giroCodeImage }: PortalPageData) {
  const texts = useTexts().portal
  const refused = useRefused()
  const refusalOf = useRefusalOf()
  const { customer, visitor, firm, balance, invoices, mandates, contracts } = portal
  return (
    <Page firm={firm} footer={<ContactLine tenant={firm} />}>
      {refused ? (
        <ErrorSummary
          faults={refused.refusal.faults}
          idOf={(field) => (field === 'kind' ? 'aendern' : field)}
        />
      ) : (
        <SavedBanner saved={texts.saved} />
      )}
      <div>
        {visitor === null ? null : <p>{texts.greeting(visitor)}</p>}
        <h1>{customer.name}</h1>
        <p className="soft">{texts.customerNumber(customer.number)}</p>
      </div>
      <Contents />
      <div className="portal">
        <div className="portal-main">
          {invoices.years.length > 0 ? <BalanceSection {...{ token, balance, firm, giroCodeImage }} /> : null}
          <Invoices token={token} query={query} invoices={invoices} />
        </div>
        <div className="portal-side">
          <Contracts contracts={contracts} />
          <Mandates mandates={mandates} />
          <MessageForm
            {...texts.message}
            action={paths.portalMessage(token)}
            formKey={formKeys.message}
            refusal={refusalOf('message')}
          />
          <ChangeForms token={token} formKeys={formKeys} refusal={refusalOf('change')} />
        </div>
      </div>
    </Page>
  )
}
