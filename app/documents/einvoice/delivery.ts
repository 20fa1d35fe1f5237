import type { InvoiceView } from '~/domain/invoices/issuing/view'
import { element } from '../xml'
import { addressOf } from './parties'
import { date } from './values'

/** Where to (BG-13), and when it was completed (BT-72): the last day, where it took several. */
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

/** Goods for another member state need its name (BR-IC-12); where nothing else is said they go to the buyer. */
function isIntraCommunity({ taxes }: InvoiceView): boolean {
  return taxes.some(({ category }) => category === 'K')
}
