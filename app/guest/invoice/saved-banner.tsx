import type { PaymentOptions } from '~/domain/invoices/linked-invoice.server'
import { Confirmation } from '~/kit/banner'
import { useTexts } from '~/kit/language'
import { SavedBanner, useSaved } from '~/kit/saved'

export function InvoiceSavedBanner({ options }: { options: PaymentOptions | null }) {
  const { chosen, saved } = useTexts().invoice
  if (useSaved(saved) !== 'zahlungswahl' || !options) return <SavedBanner saved={saved} />
  return (
    <Confirmation id="gespeichert" title={chosen[options.current]}>
      {options.current === 'requested' ? <p>{chosen.requestedText}</p> : null}
    </Confirmation>
  )
}
