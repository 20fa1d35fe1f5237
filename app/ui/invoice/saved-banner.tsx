import type { PaymentOptions } from '~/domain/invoices/invoice-page.server'
import { Confirmation } from '../banner'
import { useTexts } from '../language'
import { useSaved } from '../saved'

/** Says what was saved, after a form has led back to the page. */
export function SavedBanner({ options }: { options: PaymentOptions | null }) {
  const { saved } = useTexts().invoice
  const what = useSaved()
  if (what === 'nachricht') {
    return (
      <Confirmation id="gespeichert" title={saved.message}>
        <p>{saved.messageText}</p>
      </Confirmation>
    )
  }
  if (what !== 'zahlungswahl') return null
  return (
    <Confirmation id="gespeichert" title={options ? saved[options.current] : saved.choice}>
      {options?.current === 'requested' ? <p>{saved.requestedText}</p> : null}
    </Confirmation>
  )
}
