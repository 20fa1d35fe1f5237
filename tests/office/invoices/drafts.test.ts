import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { today } from '~/clock.server'
import { revokeMandate } from '~/domain/invoices/payments/decide-mandate.server'
import { makeCustomer } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { makeMail } from '../../factories/mails'
import { createMandate } from '../../factories/mandates'
import { changeFirm } from '../../factories/tenants'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { hiddenField, textOf } from '../../support/html'
import { signedInAs } from '../../support/session'
import { audit, makeOwner, type Owner, read } from '../owner'

const DRAFT = {
  service_from: '2026-02-01',
  service_to: '2026-02-28',
  language: 'de',
  payment: 'transfer',
  zeilen: '2',
  position_1_description: 'Fensterreinigung',
  position_1_quantity: '2,5',
  position_1_unit: 'HUR',
  position_1_price: '45,00',
  position_1_tax: 'S 19',
  position_2_description: 'Reiniger',
  position_2_quantity: '40',
  position_2_unit: 'LTR',
  position_2_price: '0,0125',
  position_2_tax: 'S 19',
}

async function setting() {
  const owner = await makeOwner()
  const { id: customerId } = await makeCustomer(house, owner.scope, { email: 'rechnung@hafen.example' })
  await changeFirm(house, owner.scope, { vat_id: 'DE123456788' })
  const add = (changes: Record<string, string> = {}) =>
    post(
      `/buero/kunden/${customerId}/neue-rechnung`,
      { form_key: randomUUID(), ...DRAFT, ...changes },
      owner.headers,
    )
  const act = (id: string, page: string, form: Record<string, string> = {}) =>
    post(`/buero/rechnungen/${id}/${page}`, form, owner.headers)
  return { owner, customerId, add, act }
}

async function added(changes: Record<string, string> = {}) {
  const there = await setting()
  return { ...there, id: idIn(await there.add(changes)) }
}

function idIn(answer: Response): string {
  return /rechnungen\/([0-9a-f-]{36})/.exec(answer.headers.get('location') ?? '')?.[1] ?? ''
}

const invoicesOf = ({ scope }: Owner) =>
  db
    .selectFrom('current_invoices')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .orderBy('created_at')
    .execute()

const pageOf = async (owner: Owner, answer: Response) =>
  textOf(await read(owner, answer.headers.get('location') ?? ''))

const pageOfInvoice = async (owner: Owner, id: string) => textOf(await read(owner, `/buero/rechnungen/${id}`))

describe('a new draft', () => {
  test('is kept with lines of four decimals and discounts, and says what it comes to', async () => {
    const { owner, add } = await setting()
    const answer = await add({ position_1_discount: '10 %', allowance: '1,75 €', allowance_reason: 'Treue' })
    expect(answer.status).toBe(303)
    const text = await pageOf(owner, answer)
    expect(text).toContain('Der Entwurf ist gespeichert.')
    // 112,50 − 10 % = 101,25, + 0,50 − 1,75 = 100,00; with 19 % 119,00.
    expect(text).toMatch(/Summe netto 100,00 € .*19 % auf 100,00 € 19,00 € .*119,00 €/)
    expect(await invoicesOf(owner)).toMatchObject([{ status: 'draft', number: null, gross_cents: 11_900 }])
  })

  test.each([
    ['service_from', '', 'Bitte wählen Sie einen Tag'],
    ['service_to', '2026-01-31', 'nicht enden, bevor sie beginnt'],
    ['due_on', '31.02.2026', 'Bitte prüfen Sie das Datum'],
    ['payment', 'bar', 'wie bezahlt wird'],
    ['language', 'fr', 'Sprache'],
    ['discount_percent', '2', 'Skonto'],
    ['delivery_city', 'Kiel', 'Lieferadresse'],
    ['allowance', 'viel', '10 % oder 5,00 €'],
    ['position_1_description', '', 'beschreiben Sie die Leistung'],
    ['position_1_quantity', '0', 'Menge'],
    ['position_1_price', '-5', 'Preis in Euro'],
    ['position_1_discount', '101 %', '10 % oder 5,00 €'],
    ['position_1_from', '2026-02-01', 'Bitte wählen Sie einen Tag'],
    ['position_1_unit', 'XX', 'Einheit aus der Liste'],
    ['position_1_tax', 'S 99', 'Steuersatz aus der Liste'],
  ])('is refused for its %s %j, with everything that was entered', async (field, value, fault) => {
    const { owner, add } = await setting()
    const answer = await add({ [field]: value })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(textOf(html)).toContain(fault)
    expect(html).toContain('value="Reiniger"')
    expect(await invoicesOf(owner)).toEqual([])
  })

  test('shows its totals without a script, and keeps what was entered', async () => {
    const { owner, add } = await setting()
    const answer = await add({ zeile: 'summe', service_from: '' })
    expect(answer.status).toBe(200)
    expect(textOf(await answer.text())).toMatch(
      /Summe netto 113,00 € Umsatzsteuer 19 % 21,47 € Summe brutto 134,47 €/,
    )
    expect(await invoicesOf(owner)).toEqual([])
  })

  test('is one after a double click', async () => {
    const { owner, add } = await setting()
    const form_key = randomUUID()
    expect(idIn(await add({ form_key }))).toBe(idIn(await add({ form_key })))
    expect(await invoicesOf(owner)).toHaveLength(1)
  })

  test('has no fewer lines for a button that is none of its own', async () => {
    const { add } = await setting()
    for (const zeile of ['-1000000000', '0', '3'])
      expect(
        (await (await add({ zeile, service_from: '' })).text()).match(/name="position_\d_description"/g),
      ).toHaveLength(2)
  })

  test('loses no line that somebody began to fill in', async () => {
    const { owner, add } = await setting()
    const answer = await add({ zeilen: '3', position_3_details: 'Wichtig', position_3_unit: 'HUR' })
    expect(answer.status).toBe(422)
    expect(textOf(await answer.text())).toContain('Wichtig')
    expect(await invoicesOf(owner)).toEqual([])
  })

  test('with something else, sent from a page that was gone back to, is another', async () => {
    const { owner, add } = await setting()
    const form_key = randomUUID()
    const ids = [idIn(await add({ form_key })), idIn(await add({ form_key, position_1_price: '7' }))]
    expect(new Set(ids).size).toBe(2)
    expect(await invoicesOf(owner)).toHaveLength(2)
  })

  test('starts with what is agreed with the customer', async () => {
    const { owner, customerId } = await setting()
    const agreed = { buyer_reference: '04011000-12345-34', discount_percent: '2', discount_days: 10 }
    await db.updateTable('customers').set(agreed).where('id', '=', customerId).execute()
    const html = await read(owner, `/buero/kunden/${customerId}/neue-rechnung`)
    expect(html).toMatch(/name="buyer_reference"[^>]*value="04011000-12345-34"/)
    expect(html).toMatch(/name="discount_days"[^>]*value="10"/)
  })

  test('is not made for the customer of another firm, nor collected by the mandate of another customer', async () => {
    const { owner, customerId, add } = await setting()
    const path = `/buero/kunden/${customerId}/neue-rechnung`
    const other = await makeOwner()
    expect((await post(path, DRAFT, other.headers)).status).toBe(404)
    expect((await post(path, DRAFT, await signedInAs(house, owner.scope, 'read_only'))).status).toBe(403)
    expect((await add({ payment: randomUUID() })).status).toBe(404)
    expect(await invoicesOf(owner)).toEqual([])
  })
})

describe('labour', () => {
  const WITH_LABOUR = { position_1_labour: '100 %', position_2_labour: '0,50 €' }

  test('is asked for on a household’s invoice alone, and said on it with VAT', async () => {
    const { owner, customerId, add, act } = await setting()
    const form = () => read(owner, `/buero/kunden/${customerId}/neue-rechnung`)
    expect(await form()).not.toContain('position_1_labour')
    await db.updateTable('customers').set({ kind: 'consumer' }).where('id', '=', customerId).execute()
    expect(await form()).toContain('position_1_labour')
    const answer = await add({ ...WITH_LABOUR, zeile: 'summe' })
    expect(textOf(await answer.text())).toContain('Davon Arbeitskosten 134,47 €')
    const id = idIn(await add(WITH_LABOUR))
    const SAID =
      'Im Gesamtbetrag sind 134,47 € Arbeitskosten einschließlich Umsatzsteuer enthalten (§ 35a EStG).'
    await act(id, 'ausstellung')
    expect(await pageOfInvoice(owner, id)).toContain(SAID)
    const copied = idIn(await act(id, 'kopie'))
    expect(await read(owner, `/buero/rechnungen/${copied}/entwurf`)).toMatch(
      /position_2_labour[^>]*value="0,50 €"/,
    )
  })

  test.each([
    ['110 %', 'Prozent oder Euro'],
    ['viel', 'Prozent oder Euro'],
    ['112,51 €', 'höher als die Position'],
  ])('is no more than its line: %s', async (position_1_labour, fault) => {
    const { add } = await setting()
    const answer = await add({ position_1_labour })
    expect(answer.status).toBe(422)
    expect(textOf(await answer.text())).toContain(fault)
  })
})

describe('an advance and its final invoice', () => {
  test('are written in the form: what is ticked is taken off, and a draft is not both', async () => {
    const { owner, customerId, add, act } = await setting()
    const advance = idIn(await add({ is_advance: 'ja' }))
    await act(advance, 'ausstellung')
    await act(advance, 'zahlung', {
      amount: '134,47',
      paid_on: today(),
      method: 'transfer',
      form_key: randomUUID(),
    })
    const form = await read(owner, `/buero/kunden/${customerId}/neue-rechnung`)
    expect(form).toContain(`abzug_${advance}`)
    const both = await add({ is_advance: 'ja', [`abzug_${advance}`]: 'ja' })
    expect(textOf(await both.text())).toContain(
      'Eine Abschlagsrechnung kann keine anderen Abschläge abziehen',
    )
    const sums = await add({ [`abzug_${advance}`]: 'ja', zeile: 'summe' })
    expect(textOf(await sums.text())).toMatch(/Restbetrag 0,00/)
    const final = idIn(await add({ position_1_quantity: '10', [`abzug_${advance}`]: 'ja' }))
    await act(final, 'ausstellung')
    const pages = [
      await read(owner, `/buero/rechnungen/${final}`),
      await read(owner, `/buero/rechnungen/${advance}`),
    ]
    expect(textOf(pages[0] ?? '')).toMatch(/Schlussrechnung .* Abzüglich Abschlagsrechnung .* −134,47/)
    expect(textOf(pages[1] ?? '')).toMatch(/stornieren Sie zuerst die Schlussrechnung/)
    expect(pages[1]).not.toContain('/stornierung')
    const refused = await act(advance, 'stornierung', { reason: 'Doch nicht' })
    expect(textOf(await refused.text())).toContain('Stornieren Sie zuerst die Schlussrechnung')
  })
})

describe('a draft that is there', () => {
  test('is changed, and two people at once get both versions', async () => {
    const { owner, id, act } = await added()
    const html = await read(owner, `/buero/rechnungen/${id}/entwurf`)
    const revision = hiddenField(html, 'entwurf', 'revision')
    expect((await act(id, 'entwurf', { ...DRAFT, position_1_quantity: '3', revision })).status).toBe(303)
    expect((await act(id, 'entwurf', { ...DRAFT, position_1_quantity: '3', revision })).status).toBe(303)
    const late = await act(id, 'entwurf', { ...DRAFT, position_1_quantity: '4', revision })
    expect(late.status).toBe(409)
    const text = textOf(await late.text())
    expect(text).toContain('Fensterreinigung, 3 Std. × 45,00 €')
    expect(text).toContain('Fensterreinigung, 4 Std. × 45,00 €')
    expect(await invoicesOf(owner)).toMatchObject([{ net_cents: 13_550 }])
  })

  test('can be looked at as the PDF it would be, and thrown away without a gap', async () => {
    const { owner, id, act, add } = await added()
    const preview = await ask(`/buero/rechnungen/${id}/probedruck`, { headers: owner.headers })
    expect(preview.headers.get('content-type')).toBe('application/pdf')
    expect(await pageOf(owner, await act(id, 'verwerfung'))).toContain('Der Entwurf ist verworfen.')
    expect((await act(id, 'verwerfung')).status).toBe(303)
    expect(await invoicesOf(owner)).toEqual([])
    expect((await audit(owner.scope.tenantId)).map(({ action }) => action)).toContain('invoice.discarded')
    await act(idIn(await add()), 'ausstellung')
    expect(await invoicesOf(owner)).toMatchObject([{ number: expect.stringMatching(/0001$/) }])
  })

  test('is issued and sent with one press, and no second press issues it again', async () => {
    const { owner, id, act } = await added()
    const text = await pageOf(owner, await act(id, 'ausstellung', { senden: 'ja' }))
    expect(text).toContain('Die Rechnung ist ausgestellt und geht an den Kunden.')
    const again = await act(id, 'ausstellung', { senden: 'ja' })
    expect(again.status).toBe(409)
    expect(textOf(await again.text())).toContain('Die Rechnung ist schon ausgestellt.')
    expect(await invoicesOf(owner)).toMatchObject([{ status: 'issued', gross_cents: 13_447 }])
    const mails = db
      .selectFrom('outbox')
      .select(['kind', 'recipient'])
      .where('tenant_id', '=', owner.scope.tenantId)
    expect((await mails.execute()).filter(({ kind }) => kind === 'invoice_sent')).toEqual([
      { kind: 'invoice_sent', recipient: 'rechnung@hafen.example' },
    ])
    const edit = await ask(`/buero/rechnungen/${id}/entwurf`, { headers: owner.headers })
    expect(edit.headers.get('location')).toContain(`/buero/rechnungen/${id}`)
  })

  test('says all that stands against issuing it before and when it is pressed', async () => {
    const { owner, id, act } = await added({ position_1_tax: 'E 0 small_business', position_2_tax: 'S 7' })
    const against = 'Ihre Firma ist nicht als Kleinunternehmer geführt.'
    expect(textOf(await read(owner, `/buero/rechnungen/${id}`))).toContain(against)
    const answer = await act(id, 'ausstellung', { senden: 'ja' })
    expect(answer.status).toBe(409)
    const text = textOf(await answer.text())
    expect(text).toContain('Der Entwurf lässt sich so nicht ausstellen.')
    expect(text).toContain(against)
    expect(await invoicesOf(owner)).toMatchObject([{ status: 'draft' }])
  })

  test('has no link to mail, and stays where one went out with an earlier release', async () => {
    const { owner, id, act } = await added()
    const { id: linkId } = await db
      .selectFrom('access_links')
      .select('id')
      .where('invoice_id', '=', id)
      .executeTakeFirstOrThrow()
    const page = textOf(await read(owner, `/buero/links/${linkId}`))
    expect(page).toContain('Die Rechnung ist noch ein Entwurf.')
    expect(page).not.toContain('rechnung@hafen.example')
    const sent = await post(
      `/buero/links/${linkId}/versand`,
      { recipient: 'rechnung@hafen.example' },
      owner.headers,
    )
    expect(sent.status).toBe(422)
    await makeMail(house, owner.scope, { linkId })
    const answer = await act(id, 'verwerfung')
    expect(answer.status).toBe(409)
    expect(textOf(await answer.text())).toContain('Der Link zu diesem Entwurf ging schon per E-Mail hinaus.')
    expect(await invoicesOf(owner)).toHaveLength(1)
  })

  test('words its usual reasons in the language that it changes to', async () => {
    const { owner, id, act } = await added({ allowance: '1,75 €', charge: '2 %', charge_reason: 'Fracht' })
    const reasons = async () => {
      const [{ adjustments_json } = { adjustments_json: null }] = await invoicesOf(owner)
      return JSON.parse(adjustments_json ?? '[]').map((one: { reason: string }) => one.reason)
    }
    expect(await reasons()).toEqual(['Rabatt', 'Fracht'])
    const shown = { allowance: '1,75 €', allowance_reason: 'Rabatt', charge: '2 %', charge_reason: 'Fracht' }
    await act(id, 'entwurf', { ...DRAFT, ...shown, language: 'en' })
    expect(await reasons()).toEqual(['Discount', 'Fracht'])
  })

  test('and a new one belong to the invoices in the navigation', async () => {
    const { owner, customerId, id } = await added()
    for (const path of [`/buero/kunden/${customerId}/neue-rechnung`, `/buero/rechnungen/${id}/entwurf`])
      expect(await read(owner, path)).toMatch(/aria-current="true"[^>]*>Rechnungen</)
  })

  test('that cannot be sent is issued all the same, and its page says both', async () => {
    const { owner, customerId, id, act } = await added()
    await db.updateTable('customers').set({ email: null }).where('id', '=', customerId).execute()
    const text = await pageOf(owner, await act(id, 'ausstellung', { senden: 'ja' }))
    expect(text).toContain('nicht hinaus: Vom Kunden ist keine E-Mail-Adresse bekannt.')
    expect(text).not.toContain('nichts zu zahlen')
    expect(await invoicesOf(owner)).toMatchObject([{ status: 'issued' }])
  })

  test('is issued and not sent where nothing is to be paid, and its page says just that', async () => {
    const { owner, id, act } = await added({ position_1_price: '0', position_2_price: '0' })
    const text = await pageOf(owner, await act(id, 'ausstellung', { senden: 'ja' }))
    expect(text).toContain('nicht hinaus: Auf ihr ist nichts zu zahlen.')
    expect(text).not.toContain('keine E-Mail-Adresse')
  })

  test('says that the mandate it is to be collected by has ended', async () => {
    const { owner, customerId, add, act } = await setting()
    const mandate = {
      customerId,
      holder: 'Hafenkontor',
      iban: 'DE02120300000000202051',
      signedOn: '2026-01-02',
    }
    const { id: payment } = await createMandate(house, owner.scope, mandate)
    const id = idIn(await add({ payment }))
    await revokeMandate(house, owner.scope, payment)
    const over = 'Dieses Mandat gilt nicht. Wählen Sie eine andere Zahlung.'
    expect(textOf(await read(owner, `/buero/rechnungen/${id}`))).toContain(over)
    for (const answer of [
      await ask(`/buero/rechnungen/${id}/probedruck`, { headers: owner.headers }),
      await act(id, 'ausstellung'),
    ])
      expect(answer.status).toBeLessThan(500)
    expect(await invoicesOf(owner)).toMatchObject([{ status: 'draft' }])
  })

  test('is not issued as somebody else has changed it since', async () => {
    const { owner, id, act } = await added()
    const revision = hiddenField(await read(owner, `/buero/rechnungen/${id}`), 'ausstellung', 'revision')
    await act(id, 'entwurf', { ...DRAFT, position_1_quantity: '3' })
    for (const page of ['ausstellung', 'verwerfung'])
      expect(textOf(await (await act(id, page, { revision })).text())).toContain('Jemand hat den Entwurf')
    expect(await invoicesOf(owner)).toMatchObject([{ status: 'draft' }])
  })
})

describe('an issued invoice', () => {
  test('is paid in parts, booked back, and each form books once', async () => {
    const { owner, customerId, act } = await setting()
    const { id } = await makeInvoice(house, owner.scope, customerId)
    const paid = { amount: '100', paid_on: owner.scope.today, method: 'transfer' }
    const form_key = randomUUID()
    for (let press = 0; press < 2; press++) await act(id, 'zahlung', { ...paid, form_key })
    expect(textOf(await read(owner, `/buero/rechnungen/${id}`))).toContain('Noch offen 19,00 €')
    await act(id, 'zahlung', { ...paid, direction: 'out', form_key: randomUUID() })
    expect(await invoicesOf(owner)).toMatchObject([{ paid_cents: 0 }])
  })

  test('is paid twice where somebody went back and entered something else', async () => {
    const { owner, customerId, act } = await setting()
    const { id } = await makeInvoice(house, owner.scope, customerId)
    const paid = { paid_on: owner.scope.today, method: 'transfer', form_key: randomUUID() }
    for (const amount of ['7', '8']) await act(id, 'zahlung', { ...paid, amount })
    expect(await invoicesOf(owner)).toMatchObject([{ paid_cents: 1500 }])
  })

  test.each([
    ['amount', '', 'Bitte geben Sie einen Betrag ein'],
    ['amount', '0', 'Bitte geben Sie einen Betrag ein'],
    ['paid_on', '2090-01-01', 'liegt in der Zukunft'],
    ['method', 'gold', 'wie bezahlt wird'],
  ])('takes no payment with %s %j', async (field, value, fault) => {
    const { owner, customerId, act } = await setting()
    const { id } = await makeInvoice(house, owner.scope, customerId)
    const paid = { amount: '100', paid_on: '2026-01-05', method: 'transfer', [field]: value }
    const answer = await act(id, 'zahlung', paid)
    expect(answer.status).toBe(422)
    expect(textOf(await answer.text())).toContain(fault)
    expect(await invoicesOf(owner)).toMatchObject([{ paid_cents: 0 }])
  })

  test('is cancelled once, for a reason, by somebody who saw what is paid', async () => {
    const { owner, customerId, act } = await setting()
    const { id } = await makeInvoice(house, owner.scope, customerId)
    expect(textOf(await (await act(id, 'stornierung', { reason: ' ' })).text())).toContain('warum Sie')
    const unseen = await act(id, 'stornierung', { reason: 'Falsch', stand: '1' })
    expect(textOf(await unseen.text())).toContain('Inzwischen ist zu der Rechnung eine Zahlung gebucht')
    const text = await pageOf(owner, await act(id, 'stornierung', { reason: 'Falsch', stand: '11900' }))
    expect(text).toContain('Das ist die Stornorechnung.')
    expect((await act(id, 'stornierung', { reason: 'Falsch' })).status).toBe(422)
    expect(await invoicesOf(owner)).toMatchObject([{ kind: 'invoice' }, { kind: 'cancellation' }])
  })

  test('is cancelled, sent and written anew with one press', async () => {
    const { owner, customerId, act } = await setting()
    const { id } = await makeInvoice(house, owner.scope, customerId)
    const form = await read(owner, `/buero/rechnungen/${id}/stornierung`)
    expect(textOf(form)).toContain('Stornieren und neu schreiben')
    const form_key = /name="form_key" value="([^"]*)"/.exec(form)?.[1] ?? ''
    const wish = { reason: 'Falsche Menge', stand: '11900', senden: 'ja', neu: 'ja', form_key }
    const text = await pageOf(owner, await act(id, 'stornierung', wish))
    expect(text).toContain('die Stornorechnung geht an den Kunden. Das ist der neue Entwurf')
    const [, cancellation, draft] = await invoicesOf(owner)
    expect([cancellation, draft]).toMatchObject([{ kind: 'cancellation' }, { id: form_key, status: 'draft' }])
    expect(await read(owner, `/buero/rechnungen/${cancellation?.id}`)).toMatch(
      /<h3[^>]*>Grund<\/h3>.*Falsche Menge/s,
    )
    expect(await read(owner, `/buero/rechnungen/${id}`)).toMatch(/<s[^>]*>.*119,00/s)
    const mails = await db
      .selectFrom('outbox')
      .select('kind')
      .where('tenant_id', '=', owner.scope.tenantId)
      .where('kind', '=', 'credit_sent')
      .execute()
    expect(mails).toHaveLength(1)
  })

  test('is copied into a draft of today, and a cancelled one too', async () => {
    const { owner, id, act } = await added({ position_1_discount: '10 %' })
    await act(id, 'ausstellung')
    await act(id, 'stornierung', { reason: 'Falsch' })
    const answer = await act(id, 'kopie')
    expect(await pageOf(owner, answer)).toContain('Das ist der neue Entwurf.')
    expect((await invoicesOf(owner)).at(-1)).toMatchObject({
      status: 'draft',
      net_cents: 10_175,
      number: null,
    })
  })
})

test('what a draft lacks leads to the page where it is entered', async () => {
  const there = await setting()
  const { owner, customerId } = there
  await changeFirm(house, owner.scope, { vat_id: null, tax_number: null, iban: null })
  await db
    .updateTable('customers')
    .set({ invoice_format: 'xrechnung' })
    .where('id', '=', customerId)
    .execute()
  const id = idIn(await there.add())
  const page = await read(owner, `/buero/rechnungen/${id}`)
  const list = /id="hindernisse".*?<\/ul>/s.exec(page)?.[0] ?? ''
  for (const path of [
    `${owner.path}/anschrift`,
    `${owner.path}/bank`,
    `/buero/kunden/${customerId}/stammdaten`,
  ])
    expect(list).toContain(`href="${path}"`)
})
