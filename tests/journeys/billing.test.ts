import { expect, test } from 'vitest'
import { db } from '../support/house'
import { plainHand } from '../support/plain-hand'
import type { Hand } from './hand'
import { expectPdf, mailedLink } from './mailed-link'
import { officeHand } from './office'

// From a new customer to an invoice that is paid, by hand.

const CUSTOMER = { name: 'Hafenkontor Brügge', email: 'rechnung@bruegge.example' }
const GROSS = /216,28 €/

test('from the draft to the paid invoice', async () => {
  const { office } = await officeHand()
  const customer = plainHand()
  await addCustomer(office)
  await draftInvoice(office)
  await office.reads('Der Entwurf ist gespeichert.')
  expectPdf(await office.download('Vorschau öffnen (PDF)'))
  await office.press('Ausstellen und senden')
  await office.reads('Die Rechnung ist ausgestellt und geht an den Kunden.')
  const link = await mailedLink(office, CUSTOMER, '/rechnung/')

  await customer.open(link)
  await customer.reads(/Bitte zahlen Sie 216,28 € bis zum/)
  await customer.reads('Fensterreinigung')

  const { id } = await db.selectFrom('invoices').select('id').executeTakeFirstOrThrow()
  await office.open(`/buero/rechnungen/${id}`)
  await office.follow('Zahlung eintragen')
  expect(await office.holds('amount')).toBe('216,28')
  await office.press('Eintragen')
  await office.reads('Die Zahlung ist eingetragen.')
  await office.main(/Bezahlt/)
  await customer.open(link)
  await customer.reads(/Bezahlt am .+ Vielen Dank!/)
})

async function addCustomer(office: Hand): Promise<void> {
  await office.open('/buero/kunden/neu')
  await office.pick('kind', 'business')
  await office.fill({ ...CUSTOMER, street: 'Am Kai 3', postal_code: '24103', city: 'Kiel' })
  await office.press('Kunden anlegen')
  await office.follow('Neue Rechnung')
  await office.reads(`Neue Rechnung für ${CUSTOMER.name}`)
}

async function draftInvoice(office: Hand): Promise<void> {
  await fillLine(office, 1, { description: 'Fensterreinigung', quantity: '2,5', price: '45,00' })
  await fillLine(office, 1, { discount: '10 %' })
  await office.press('Zeile hinzufügen')
  await fillLine(office, 2, { description: 'Treppenhaus', price: '80' })
  await fillLine(office, 2, { from: '2026-11-02', to: '2026-11-06' })
  await office.press('Zeile hinzufügen')
  await fillLine(office, 3, { description: 'Reiniger', quantity: '40', price: '0,0125', unit: 'LTR' })
  await office.pick('is_property', 'ja')
  await office.press('Summen berechnen')
  await office.reads(GROSS)
  await office.press('Entwurf speichern')
}

function fillLine(office: Hand, number: number, parts: Record<string, string>): Promise<void> {
  return office.fill(
    Object.fromEntries(Object.entries(parts).map(([part, value]) => [`position_${number}_${part}`, value])),
  )
}
