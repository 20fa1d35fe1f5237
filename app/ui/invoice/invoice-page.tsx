import type { InvoicePageData } from '~/pages/invoice-page.server'
import { paths } from '~/paths'
import { ErrorSummary } from '../error-summary'
import { useTexts } from '../language'
import { MessageForm } from '../message-form'
import { Page } from '../page'
import { usePostedRefusal } from '../refusal'
import { Answer } from './answer'
import { Details } from './details'
import { HowToPaySection } from './how-to-pay'
import { Imprint } from './imprint'
import { PaymentChoiceForm } from './payment-choice-form'
import { InvoiceSavedBanner } from './saved-banner'

interface Props extends InvoicePageData {
  /** Which of the two forms was posted, if any. */
  posted?: 'choice' | 'message'
}

export function InvoicePageView({ token, invoice, giroCodeImage, formKeys, posted }: Props) {
  const { message } = useTexts().invoice
  const { seller, howToPay, options } = invoice
  const refusal = usePostedRefusal()
  return (
    <Page firm={seller.name} footer={<Imprint seller={seller} />}>
      {refusal ? <ErrorSummary faults={refusal.faults} /> : <InvoiceSavedBanner options={options} />}
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
            refusal={posted === 'choice' ? refusal : undefined}
          />
        ) : null}
        <MessageForm
          {...message}
          action={paths.invoiceMessage(token)}
          formKey={formKeys.message}
          refusal={posted === 'message' ? refusal : undefined}
        />
      </div>
    </Page>
  )
}
