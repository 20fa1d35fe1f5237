import type { InvoiceView } from '~/domain/invoices/issuing/view'
import { element } from '../xml'
import { addressOf } from './parties'
import { date } from './values'

/** Place (BG-13) and date (BT-72) of delivery; of several days the last. */
export function deliveryOf(view: InvoiceView) {
  return element('ram:ApplicableHeaderTradeDelivery', [
    shipTo(view),
    element('ram:ActualDeliverySupplyChainEvent', [date('ram:OccurrenceDateTime', view.serviceTo)]),
  ])
}

function shipTo(view: InvoiceView) {
  const place = view.delivery ?? (isIntraCommunity(view) ? view.buyer : undefined)
  return place && element('ram:ShipToTradeParty', [element('ram:Name', place.name), addressOf(place)])
}

/** Supplies to another member state must name it (BR-IC-12); the default is the buyer's address. */
function isIntraCommunity({ taxes }: InvoiceView): boolean {
  return taxes.some(({ category }) => category === 'K')
}
