import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { recipientLanguage } from '~/auth/recipient-language.server'
import { sendInvoice } from '~/domain/invoices/send.server'
import { addMembership } from '~/domain/users/members/add-membership.server'
import { makePerson, signIn } from '../../account/people'
import { makeContact } from '../../factories/contacts'
import { makeCustomer } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { tokenFor } from '../../factories/links'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { audit, makeOwner, type Owner, read } from '../owner'

const CONTACT = {
  name: 'Wiebke Hansen',
  job_title: 'Buchhaltung',
  email: 'wiebke.hansen@hafen.example',
  phone: '+49 431 5550171',
  language: 'en',
}

async function setUp() {
  const owner = await makeOwner()
  const customer = await makeCustomer(house, owner.scope)
  return { owner, customer, path: `/buero/kunden/${customer.id}/neuer-ansprechpartner` }
}

function contactsOf({ scope }: Owner) {
  return db.selectFrom('contacts').selectAll().where('tenant_id', '=', scope.tenantId).execute()
}

function idIn(answer: Response): string {
  return /ansprechpartner\/([0-9a-f-]{36})/.exec(answer.headers.get('location') ?? '')?.[1] ?? ''
}

/** The address of the link that a page of a link shows. */
async function linkOn(owner: Owner, page: string): Promise<string> {
  const field = (await read(owner, page)).match(/<input[^>]*id="link"[^>]*>/)?.[0]
  return new URL(field?.match(/value="([^"]+)"/)?.[1] ?? '').pathname
}

describe('a new contact', () => {
  test('stands on the customer’s page, and its link greets it in its language', async () => {
    const { owner, customer, path } = await setUp()
    const answer = await post(path, CONTACT, owner.headers)
    expect(answer.status).toBe(303)
    const id = idIn(answer)
    const page = await read(owner, answer.headers.get('location') ?? '')
    expect(textOf(page)).toContain('Der Ansprechpartner ist angelegt')
    for (const said of ['Buchhaltung', CONTACT.email, CONTACT.phone, 'Englisch'])
      expect(textOf(page)).toContain(said)
    const list = await read(owner, `/buero/kunden/${customer.id}`)
    expect(list).toContain(`href="/buero/ansprechpartner/${id}"`)

    const shown = await post(`/buero/ansprechpartner/${id}/link`, {}, owner.headers)
    const link = await linkOn(owner, shown.headers.get('location') ?? '')
    const portal = await ask(link)
    expect(portal.status).toBe(200)
    expect(textOf(await portal.text())).toContain('Guten Tag, Wiebke Hansen')
    const token = link.split('/').at(-1) ?? ''
    expect(await recipientLanguage({ purpose: 'portal', token })).toBe('en')
    expect((await audit(owner.scope.tenantId)).map(({ action }) => action)).toContain('contact.created')
  })

  test.each([
    ['name', '', 'Bitte geben Sie den Namen ein.'],
    ['name', 'Gewinn auf www.evil.example', 'keine Web- oder E-Mail-Adresse'],
    ['email', 'niemand', 'E-Mail-Adresse'],
    ['phone', 'ruf an', 'Telefon'],
    ['language', '', 'Sprache'],
  ])('is refused for its %s %j, with everything that was entered', async (field, value, fault) => {
    const { owner, path } = await setUp()
    const answer = await post(path, { ...CONTACT, [field]: value }, owner.headers)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(textOf(html)).toContain(fault)
    expect(html).toContain('value="Buchhaltung"')
    expect(await contactsOf(owner)).toEqual([])
  })

  test('who gets the invoices needs an address', async () => {
    const { owner, path } = await setUp()
    const answer = await post(path, { ...CONTACT, email: '', is_for_invoices: 'ja' }, owner.headers)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(textOf(html)).toContain('Wer die Rechnungen bekommt, braucht eine E-Mail-Adresse.')
    expect(html).toMatch(/<input[^>]*id="is_for_invoices"[^>]*checked/)
  })

  test('is one after a double click, and two after Back and another name', async () => {
    const { owner, path } = await setUp()
    const form_key = randomUUID()
    const [first, again] = [
      await post(path, { ...CONTACT, form_key }, owner.headers),
      await post(path, { ...CONTACT, form_key }, owner.headers),
    ]
    expect(idIn(again)).toBe(idIn(first))
    await post(path, { ...CONTACT, name: 'Jörn Petersen', form_key }, owner.headers)
    expect((await contactsOf(owner)).map(({ name }) => name).sort()).toEqual(['Jörn Petersen', CONTACT.name])
  })
})

describe('a contact that is there', () => {
  test('gives the invoices to another: one alone has them', async () => {
    const { owner, customer } = await setUp()
    const first = await makeContact(house, owner.scope, customer.id, { is_for_invoices: 1 })
    const second = await makeContact(house, owner.scope, customer.id, { name: 'Jörn Petersen' })
    const form = { ...CONTACT, name: 'Jörn Petersen', is_for_invoices: 'ja', revision: '0' }
    const answer = await post(`/buero/ansprechpartner/${second.id}/stammdaten`, form, owner.headers)
    expect(answer.status).toBe(303)
    const marks = (await contactsOf(owner)).map(({ id, is_for_invoices }) => [id, is_for_invoices])
    expect(Object.fromEntries(marks)).toEqual({ [first.id]: 0, [second.id]: 1 })
    expect(textOf(await read(owner, `/buero/ansprechpartner/${first.id}`))).toContain(
      'Bekommt die Rechnungen und alle E-Mails dazu: Ja → Nein',
    )
  })

  test('two people change one: different fields both count, in one field the second sees both', async () => {
    const { owner, customer } = await setUp()
    const { id } = await makeContact(house, owner.scope, customer.id, { ...CONTACT, language: 'en' })
    const path = `/buero/ansprechpartner/${id}/stammdaten`
    const hers = { ...CONTACT, revision: '0', phone: '+49 431 5550199' }
    expect((await post(path, hers, owner.headers)).status).toBe(303)
    const colleague = await makePerson()
    await addMembership(house, owner.scope, { userId: colleague.userId, role: 'invoicing' })
    const headers = { Cookie: (await signIn(colleague.email)) ?? '' }
    await post('/buero/mandant', { tenant: owner.scope.tenantId }, headers)
    const his = { ...CONTACT, revision: '0', job_title: 'Leitung' }
    expect((await post(path, his, headers)).status).toBe(303)
    expect((await contactsOf(owner))[0]).toMatchObject({ phone: '+49 431 5550199', job_title: 'Leitung' })
    const late = await post(path, { ...CONTACT, revision: '0', job_title: 'Empfang' }, owner.headers)
    expect(late.status).toBe(409)
    expect(textOf(await late.text())).toContain('Inzwischen hat jemand etwas anderes gespeichert')
  })

  test('who leaves opens nothing any more, gets no fresh link and no invoices', async () => {
    const { owner, customer } = await setUp()
    const { id } = await makeContact(house, owner.scope, customer.id, { is_for_invoices: 1 })
    const shown = await post(`/buero/ansprechpartner/${id}/link`, {}, owner.headers)
    const link = await linkOn(owner, shown.headers.get('location') ?? '')
    for (let click = 0; click < 2; click += 1)
      expect((await post(`/buero/ansprechpartner/${id}/archiv`, {}, owner.headers)).status).toBe(303)
    expect((await ask(link)).status).toBe(410)
    expect((await contactsOf(owner))[0]).toMatchObject({ is_for_invoices: 0 })
    const asked = await post(`${link}/neuer-link`, { form_key: 'portal' })
    expect(asked.status).toBe(303)
    expect(await mailsOf(owner)).toEqual([])
    expect((await post(`/buero/ansprechpartner/${id}/link`, {}, owner.headers)).status).toBe(404)
    const text = textOf(await read(owner, `/buero/ansprechpartner/${id}`))
    expect(text).toContain('ihre Links sind gesperrt')
    expect(text).not.toContain('Neuen Link erstellen')
    await post(`/buero/ansprechpartner/${id}/archiv`, { archiviert: 'nein' }, owner.headers)
    expect((await ask(link)).status).toBe(410)
  })

  test('asks for a fresh link, which goes to the contact alone, in its language', async () => {
    const { owner, customer } = await setUp()
    const { id } = await makeContact(house, owner.scope, customer.id, { language: 'en' })
    const shown = await post(`/buero/ansprechpartner/${id}/link`, {}, owner.headers)
    const page = shown.headers.get('location') ?? ''
    const link = await linkOn(owner, page)
    await post(`${page}/widerruf`, {}, owner.headers)
    expect((await post(`${link}/neuer-link`, { form_key: 'portal' })).status).toBe(303)
    expect(await mailsOf(owner)).toMatchObject([
      { kind: 'fresh_link', recipient: 'wiebke.hansen@hafen.example', language: 'en' },
    ])
  })
})

describe('a contact’s link', () => {
  test('is mailed once for two clicks, in the contact’s language, and to nobody else', async () => {
    const { owner, customer } = await setUp()
    const { linkId } = await makeContact(house, owner.scope, customer.id, { language: 'en' })
    const form = { recipient: 'wiebke.hansen@hafen.example', form_key: randomUUID() }
    const page = `/buero/links/${linkId}`
    for (let click = 0; click < 2; click += 1)
      expect((await post(`${page}/versand`, form, owner.headers)).status).toBe(303)
    const sent = { kind: 'link_sent', recipient: form.recipient, language: 'en' }
    expect(await mailsOf(owner)).toEqual([sent])
    const wrong = await post(
      `${page}/versand`,
      { ...form, recipient: 'rechnung@bruegge.example' },
      owner.headers,
    )
    expect(wrong.status).toBe(422)
    expect(await mailsOf(owner)).toEqual([sent])
    expect((await audit(owner.scope.tenantId)).filter(({ action }) => action === 'link.sent')).toHaveLength(1)
  })

  test('in a mail stays ended once the contact has left: the mail is not sent again, and its page says why', async () => {
    const { owner, customer } = await setUp()
    const { id, linkId } = await makeContact(house, owner.scope, customer.id)
    const form = { recipient: 'wiebke.hansen@hafen.example', form_key: randomUUID() }
    await post(`/buero/links/${linkId}/versand`, form, owner.headers)
    await post(`/buero/ansprechpartner/${id}/archiv`, {}, owner.headers)
    const mail = db.selectFrom('outbox').selectAll().where('tenant_id', '=', owner.scope.tenantId)
    const { id: mailId, status_changed_at } = await mail.executeTakeFirstOrThrow()
    const page = `/buero/postausgang/${mailId}`
    const seen = /name="stand" value="([^"]+)"/.exec(await read(owner, page))?.[1] ?? status_changed_at
    const answer = await post(`${page}/neuer-versand`, { stand: seen }, owner.headers)
    expect(answer.headers.get('location')).toContain('gespeichert=nichts')
    const text = textOf(await read(owner, page))
    expect(text).toContain('Der Link dieser E-Mail gilt nicht mehr')
    expect(text).not.toContain('neuem Link')
  })

  test('is printed with a line in the audit, or the page says what the address lacks', async () => {
    const { owner, customer } = await setUp()
    const { linkId } = await makeContact(house, owner.scope, customer.id)
    const page = `/buero/links/${linkId}`
    const letter = await ask(`${page}/brief.pdf`, { headers: owner.headers })
    expect([letter.status, letter.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    await letter.arrayBuffer()
    // No letter has been sent to these.
    for (const init of [{ method: 'HEAD' }, { headers: { 'If-None-Match': '*' } }])
      await ask(`${page}/brief.pdf`, { ...init, headers: { ...owner.headers, ...init.headers } })
    await db.updateTable('customers').set({ street: '' }).where('id', '=', customer.id).execute()
    const without = await ask(`${page}/brief.pdf`, { headers: owner.headers })
    expect([without.status, without.headers.get('location')]).toEqual([303, page])
    expect(await read(owner, page)).toContain(`href="/buero/kunden/${customer.id}/stammdaten#street"`)
    const printed = (await audit(owner.scope.tenantId)).filter(({ action }) => action === 'link.printed')
    expect(printed).toHaveLength(1)
  })
})

describe('mails', () => {
  test('an answer to a contact’s message greets the contact; once they have left, it greets the customer', async () => {
    const { owner, customer } = await setUp()
    const { id } = await makeContact(house, owner.scope, customer.id)
    const portal = `/portal/${await tokenFor(house, owner.scope, 'portal', customer.id, id)}`
    const sent = await post(`${portal}/nachricht`, { message: 'Wann kommen Sie?', form_key: 'n1' })
    expect(sent.status).toBe(303)
    const task = db.selectFrom('tasks').select('id').where('tenant_id', '=', owner.scope.tenantId)
    const path = `/buero/aufgaben/${(await task.executeTakeFirstOrThrow()).id}`
    const answer = async (message: string) => {
      await post(`${path}/antwort`, { message, form_key: message }, owner.headers)
      const mail = db.selectFrom('outbox').selectAll().where('tenant_id', '=', owner.scope.tenantId)
      const [{ id: mailId = '' } = {}] = await mail
        .where('kind', '=', 'reply')
        .orderBy('created_at', 'desc')
        .execute()
      return textOf(await read(owner, `/buero/postausgang/${mailId}`))
    }
    const first = await answer('Am Montag.')
    expect(first).toContain('Empfänger Wiebke Hansen wiebke.hansen@hafen.example')
    expect(first).toContain('Guten Tag Wiebke Hansen')
    await post(`/buero/ansprechpartner/${id}/archiv`, {}, owner.headers)
    await db.updateTable('outbox').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute()
    expect(await answer('Doch am Dienstag.')).toContain('Guten Tag Hafenkontor Brügge KG')
  })

  test('an invoice goes to the contact marked for invoices, in their language, and to nobody else', async () => {
    const { owner, customer, path } = await setUp()
    await post(path, { ...CONTACT, is_for_invoices: 'ja' }, owner.headers)
    const { id } = await makeInvoice(house, owner.scope, customer.id)
    await sendInvoice(house, owner.scope, id)
    expect(await mailsOf(owner)).toEqual([{ kind: 'invoice_sent', recipient: CONTACT.email, language: 'en' }])
    const list = await read(owner, '/buero/postausgang')
    const mail = /href="(\/buero\/postausgang\/[0-9a-f-]{36})"/.exec(list)?.[1] ?? ''
    expect(textOf(await read(owner, mail))).toMatch(/wiebke\.hansen@hafen\.example .*Wiebke Hansen/)
  })
})

test('a customer’s new link and its contact’s are not the same, and neither ends the other', async () => {
  const { owner, customer } = await setUp()
  const { id } = await makeContact(house, owner.scope, customer.id)
  const pageOf = async (path: string, fields = {}) =>
    (await post(path, fields, owner.headers)).headers.get('location') ?? ''
  const [own, contacts] = [
    await linkOn(owner, await pageOf(`/buero/kunden/${customer.id}/link`)),
    await linkOn(owner, await pageOf(`/buero/ansprechpartner/${id}/link`)),
  ]
  expect(own).not.toBe(contacts)
  await pageOf(`/buero/kunden/${customer.id}/link`, { neu: 'ja' })
  expect((await ask(own)).status).toBe(410)
  expect((await ask(contacts)).status).toBe(200)
})

function mailsOf({ scope }: Owner) {
  return db
    .selectFrom('outbox')
    .select(['kind', 'recipient', 'language'])
    .where('tenant_id', '=', scope.tenantId)
    .execute()
}
