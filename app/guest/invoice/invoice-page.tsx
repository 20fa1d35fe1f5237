import { documentName } from '~/domain/invoices/issuing/document-name'
import type { Texts } from '~/i18n/texts'
import { ErrorSummary } from '~/kit/error-summary'
import { useTexts } from '~/kit/language'
import { MessageForm } from '~/kit/message-form'
import { Page } from '~/kit/page'
import { useRefusalOf, useRefused } from '~/kit/refusal'
import { paths } from '~/paths'
import { Answer } from './answer'
import { BackToPortal } from './back-to-portal'
import { Details } from './details'
import { HowToPaySection } from './how-to-pay'
import { Imprint } from './imprint'
import type { InvoicePageData } from './page.server'
import { hasChoice, PaymentChoiceForm } from './payment-choice-form'
import { InvoiceSavedBanner } from './saved-banner'

interface Props extends InvoicePageData {
  portal?: string
}

export function InvoicePageView(props: Props) {
  const { page, invoice, firm, giroCodeImage, formKeys, portal } = props
  const { message } = useTexts().invoice
  const { seller, options, kind } = invoice
  const refused = useRefused()
  const refusalOf = useRefusalOf()
  return (
    <Page firm={firm} footer={<Imprint seller={seller} />}>
      {refused ? <ErrorSummary faults={refused.refusal.faults} /> : <InvoiceSavedBanner options={options} />}
      {portal === undefined ? null : <BackToPortal portal={portal} />}
      <div className={hasChoice(options) ? 'invoice' : 'invoice invoice-settled'}>
        <div className="invoice-pay">
          <Answer invoice={invoice} page={page} />
          <HowToPaySection {...{ page, invoice }} image={giroCodeImage} formKey={formKeys.transfer} />
        </div>
        <Details invoice={invoice} />
        {hasChoice(options) ? (
          <PaymentChoiceForm
            action={paths.invoicePaymentChoice(page)}
            formKey={formKeys.choice}
            options={options}
            firm={seller.name}
            refusal={refusalOf('choice')}
          />
        ) : null}
        <MessageForm
          title={message.titles[kind]}
          text={message.texts[kind]}
          action={paths.invoiceMessage(page)}
          formKey={formKeys.message}
          refusal={refusalOf('message')}
        />
      </div>
    </Page>
  )
}

/** With the number, so that tabs and bookmarks can be told apart. */
export function invoiceTitle({ invoice, invoiceTerms }: Texts, data: unknown): string {
  const shown = (data as Partial<InvoicePageData> | undefined)?.invoice
  return shown ? `${invoiceTerms.titles[documentName(shown)]} ${shown.number}` : invoice.pageTitle
}
