import type { Refusal } from '~/forms/faults'
import type { InvoicePageData } from '~/pages/invoice-page.server'
import { paths } from '~/paths'
import { ErrorSummary } from '../error-summary'
import { useTexts } from '../language'
import { MessageForm } from '../message-form'
import { Page } from '../page'
import { Answer } from './answer'
import { Details } from './details'
import { HowToPaySection } from './how-to-pay'
import { Imprint } from './imprint'
import { PaymentChoiceForm } from './payment-choice-form'
import { SavedBanner } from './saved-banner'

interface Props extends InvoicePageData {
  /** A form that has to be corrected, and which of the two it is. */
  refused?: { form: 'choice' | 'message'; refusal: Refusal } | undefined
}

/** The page of one invoice: what is owed and how to pay first, the invoice itself beside or below. */
export function InvoicePageView({ token, invoice, giroCodeImage, formKeys, refused }: Props) {
  const { message } = useTexts().invoice
  const { seller, howToPay, options } = invoice
  const refusalOf = (form: 'choice' | 'message') => (refused?.form === form ? refused.refusal : undefined)
  return (
    <Page firm={seller.name} footer={<Imprint seller={seller} />}>
      {refused ? <ErrorSummary faults={refused.refusal.faults} /> : <SavedBanner options={options} />}
      <div className="invoice">
        <div className="invoice-pay">
          <Answer invoice={invoice} token={token} />
          <HowToPaySection howToPay={howToPay} options={options} image={giroCodeImage} firm={seller.name} />
        </div>
        <Details invoice={invoice} />
        {options ? (
          <PaymentChoiceForm
            token={token}
            formKey={formKeys.choice}
            options={options}
            firm={seller.name}
            refusal={refusalOf('choice')}
          />
        ) : null}
        <MessageForm
          {...message}
          action={paths.invoiceMessage(token)}
          formKey={formKeys.message}
          refusal={refusalOf('message')}
        />
      </div>
    </Page>
  )
}
