import { crc32, deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { findLogo } from '~/domain/letterhead/logo.server'
import { changeSettings } from '~/domain/tenants/settings.server'
import { disableMember } from '~/domain/users/members.server'
import { addMembership } from '~/domain/users/users.server'
import { makeCustomer } from '../../factories/customers'
import { makeEmployee } from '../../factories/employees'
import { makeInvoice } from '../../factories/invoices'
import { CMYK_JPEG, COLOR_JPEG, wideLogo } from '../../factories/logos'
import { ask, post } from '../../support/app'
import { textOf } from '../../support/html'
import { makePerson, signIn } from '../account/people'

const SEAT = {
  name: 'Größte Gärtnerei zwischen Förde und Eider, Inhaberin Änne Öztürk e. K.',
  street: 'Rendsburger Landstraße 310',
  postal_code: '24111',
  city: 'Kiel',
  country: 'DE',
  email: 'Post@garten-groth.example',
}
const LETTERHEAD = {
  ...SEAT,
  phone: '+49 431 5550170',
  website: 'www.gärtnerei-öztürk.example',
  managing_director: 'Änne Öztürk',
  register_entry: 'Amtsgericht Kiel, HRA 4711',
  vat_id: 'de 123 456 788',
  tax_number: '20/299/54321',
  language: 'en',
}
const TERMS = {
  payment_term_days: '7',
  invoice_link_days: '30',
  portal_link_days: '730',
  employee_link_days: '1',
}

async function makeOwner() {
  const owner = await makePerson()
  return {
    ...owner,
    path: `/buero/mandanten/${owner.scope.tenantId}`,
    headers: { Cookie: (await signIn(owner.email)) ?? '' },
  }
}

type Owner = Awaited<ReturnType<typeof makeOwner>>

const read = async (owner: Owner, path: string) => (await ask(path, { headers: owner.headers })).text()

function upload(owner: Owner, bytes: Uint8Array, name = 'logo.png') {
  const body = new FormData()
  body.set('file', new File([Buffer.from(bytes)], name))
  return ask(`${owner.path}/logo`, { method: 'POST', body, headers: owner.headers })
}

const stored = (tenantId: string) =>
  db.selectFrom('tenants').selectAll().where('id', '=', tenantId).executeTakeFirstOrThrow()

const audit = (tenantId: string) =>
  db
    .selectFrom('audit_entries')
    .select(['actor', 'action', 'before_json', 'after_json'])
    .where('tenant_id', '=', tenantId)
    .orderBy('seq')
    .execute()

describe('a new firm', () => {
  const found = (owner: Owner, changes: Record<string, string> = {}) =>
    post('/buero/mandanten', { ...SEAT, form_key: 'k1', ...changes }, owner.headers)

  test('has its founder as the only person, and is there to switch to', async () => {
    const owner = await makeOwner()
    const answer = await found(owner)
    expect(answer.status).toBe(303)
    const location = answer.headers.get('location') ?? ''
    const id = /mandanten\/([0-9a-f-]{36})\?gespeichert=neu/.exec(location)?.[1] ?? ''
    expect(textOf(await read(owner, location))).toContain('Der Mandant ist angelegt.')
    expect(await stored(id)).toMatchObject({ ...SEAT, language: 'de', iban: null })
    const members = await db.selectFrom('memberships').selectAll().where('tenant_id', '=', id).execute()
    expect(members).toMatchObject([{ user_id: owner.userId, role: 'owner' }])
    expect((await audit(id)).map(({ actor, action }) => [actor, action])).toEqual([
      [`user:${owner.userId}`, 'tenant.created'],
      [`user:${owner.userId}`, 'membership.set'],
    ])
    const html = await read(owner, '/buero/mandanten')
    expect(html).toContain(`<option value="${id}">`)
    expect((await post('/buero/mandant', { tenant: id }, owner.headers)).status).toBe(303)
    expect(textOf(await read(owner, '/buero'))).toContain(SEAT.name)
  })

  test('is one firm after a double click, and another from a page opened later', async () => {
    const owner = await makeOwner()
    const answers = await Promise.all([found(owner), found(owner)])
    const [first, second] = answers.map((answer) => answer.headers.get('location'))
    expect(first).toBe(second)
    const later = await found(owner, { form_key: 'k2' })
    expect(later.headers.get('location')).not.toBe(first)
    const mine = await db.selectFrom('memberships').selectAll().where('user_id', '=', owner.userId).execute()
    expect(mine).toHaveLength(3)
  })

  test('is there already for the form of a founder who was shut out of it since', async () => {
    const owner = await makeOwner()
    const path = new URL((await found(owner)).headers.get('location') ?? '', 'http://x').pathname
    const id = path.split('/').at(-1) ?? ''
    const colleague = await makePerson('owner')
    const scope = { ...owner.scope, tenantId: id }
    await addMembership(db, scope, { userId: colleague.userId, role: 'owner' })
    await disableMember(db, scope, owner.userId)
    const before = await audit(id)
    const again = await found(owner)
    expect(again.status).toBe(409)
    expect(textOf(await again.text())).toContain('Inzwischen hat sich etwas geändert')
    expect(await audit(id)).toEqual(before)
    expect((await ask(path, { headers: owner.headers })).status).toBe(404)
  })

  test('lets nobody else in: neither colleagues nor another owner with the same form', async () => {
    const owner = await makeOwner()
    const colleague = await makePerson('owner')
    await addMembership(db, owner.scope, { userId: colleague.userId, role: 'owner' })
    const other = { ...owner, headers: { Cookie: (await signIn(colleague.email)) ?? '' } }
    const path = new URL((await found(owner)).headers.get('location') ?? '', 'http://x').pathname
    for (const page of [path, `${path}/bank`, `${path}/logo`])
      expect((await ask(page, { headers: other.headers })).status, page).toBe(404)
    const id = path.split('/').at(-1) ?? ''
    expect((await post('/buero/mandant', { tenant: id }, other.headers)).status).toBe(404)
    expect((await found(other)).headers.get('location')).not.toContain(id)
    expect(await read(other, '/buero/mandanten')).not.toContain(id)
  })

  test.each([
    ['name', '', 'Bitte geben Sie einen Namen ein.'],
    ['street', ' ', 'Bitte geben Sie Straße und Hausnummer ein.'],
    ['postal_code', '', 'Bitte geben Sie die Postleitzahl ein.'],
    ['city', '', 'Bitte geben Sie den Ort ein.'],
    ['country', 'XX', 'Bitte wählen Sie ein Land aus der Liste.'],
    ['email', '', 'Bitte geben Sie eine E-Mail-Adresse ein.'],
    ['email', 'a\r\nBcc: b@c.example', 'Diese E-Mail-Adresse stimmt nicht.'],
    ['name', 'x'.repeat(101), 'Bitte kürzen Sie Ihre Eingabe.'],
  ])('is not founded with %s %j', async (field, value, words) => {
    const owner = await makeOwner()
    const answer = await found(owner, { [field]: value })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(textOf(html)).toContain(words)
    expect(html).toContain(`<a href="#${field}">`)
    expect(html).toContain(`id="${field}"`)
    if (field !== 'street') expect(html).toContain('value="Rendsburger Landstraße 310"')
    expect(
      await db.selectFrom('memberships').selectAll().where('user_id', '=', owner.userId).execute(),
    ).toHaveLength(1)
  })
})

describe('what is kept of a firm', () => {
  test.each([
    ['anschrift', LETTERHEAD, { ...LETTERHEAD, vat_id: 'DE123456788' }],
    [
      'bank',
      {
        iban: 'de89 3704 0044 0532 0130 00',
        bic: 'cobadeffxxx',
        bank_name: 'Musterbank',
        creditor_id: 'DE98 ZZZ 09999999999',
      },
      {
        iban: 'DE89370400440532013000',
        bic: 'COBADEFFXXX',
        bank_name: 'Musterbank',
        creditor_id: 'DE98ZZZ09999999999',
      },
    ],
    ['bank', {}, { iban: null, bic: null, bank_name: null, creditor_id: null }],
    [
      'fristen',
      TERMS,
      { payment_term_days: 7, invoice_link_days: 30, portal_link_days: 730, employee_link_days: 1 },
    ],
    [
      'absender',
      {
        mail_from_name: ' Büro\r\nBcc: x@y.example ',
        mail_from: 'rechnung@foerde-glanz.example',
        mail_reply_to: '',
      },
      {
        mail_from_name: 'Büro Bcc: x@y.example',
        mail_from: 'rechnung@foerde-glanz.example',
        mail_reply_to: null,
      },
    ],
  ] as [string, Record<string, string>, object][])(
    '%s is changed, once',
    async (section, fields, expected) => {
      const owner = await makeOwner()
      const before = (await audit(owner.scope.tenantId)).length
      const path = `${owner.path}/${section}`
      const answers = await Promise.all([
        post(path, fields, owner.headers),
        post(path, fields, owner.headers),
      ])
      expect(answers.map(({ status }) => status)).toEqual([303, 303])
      expect(await stored(owner.scope.tenantId)).toMatchObject(expected)
      const entries = (await audit(owner.scope.tenantId)).slice(before)
      expect(entries).toHaveLength(1)
      expect(entries[0]).toMatchObject({ actor: `user:${owner.userId}` })
      expect(JSON.stringify(entries)).not.toContain('DE89370400440532013000')
      const page = await read(owner, answers[0]?.headers.get('location') ?? '')
      expect(page).toContain('id="gespeichert"')
    },
  )

  test.each([
    ['anschrift', { ...LETTERHEAD, name: '' }, 'name', 'Bitte geben Sie einen Namen ein.'],
    ['anschrift', { ...LETTERHEAD, phone: 'keins' }, 'phone', 'Diese Telefonnummer stimmt nicht.'],
    [
      'anschrift',
      { ...LETTERHEAD, website: 'javascript:alert(1)' },
      'website',
      'Diese Adresse stimmt nicht.',
    ],
    ['anschrift', { ...LETTERHEAD, vat_id: 'DE123456789' }, 'vat_id', 'Diese USt-IdNr. stimmt nicht.'],
    ['anschrift', { ...LETTERHEAD, tax_number: '12' }, 'tax_number', 'Diese Steuernummer stimmt nicht.'],
    ['anschrift', { ...LETTERHEAD, language: 'fr' }, 'language', 'Bitte wählen Sie eine Sprache.'],
    ['anschrift', { ...LETTERHEAD, register_entry: 'x'.repeat(101) }, 'register_entry', 'Bitte kürzen Sie'],
    ['bank', { iban: 'DE89370400440532013001' }, 'iban', 'Diese IBAN stimmt nicht.'],
    ['bank', { bic: 'COBADE' }, 'bic', 'Dieser BIC stimmt nicht.'],
    ['bank', { creditor_id: 'DE97ZZZ09999999999' }, 'creditor_id', 'Diese Gläubiger-ID stimmt nicht.'],
    ['fristen', { ...TERMS, payment_term_days: '366' }, 'payment_term_days', 'von 0 bis 365'],
    ['fristen', { ...TERMS, payment_term_days: '' }, 'payment_term_days', 'von 0 bis 365'],
    ['fristen', { ...TERMS, invoice_link_days: '0' }, 'invoice_link_days', 'von 1 bis 730'],
    ['fristen', { ...TERMS, portal_link_days: '731' }, 'portal_link_days', 'von 1 bis 730'],
    ['fristen', { ...TERMS, employee_link_days: '1.5' }, 'employee_link_days', 'von 1 bis 730'],
    ['absender', { mail_from: 'büro' }, 'mail_from', 'Diese E-Mail-Adresse stimmt nicht.'],
    ['absender', { mail_reply_to: 'a@b.example, c@d.example' }, 'mail_reply_to', 'Diese E-Mail-Adresse'],
    ['absender', { mail_from_name: 'x'.repeat(79) }, 'mail_from_name', 'Bitte kürzen Sie Ihre Eingabe.'],
  ] as [string, Record<string, string>, string, string][])(
    '%s is not changed with %j',
    async (section, fields, field, words) => {
      const owner = await makeOwner()
      const before = await stored(owner.scope.tenantId)
      const answer = await post(`${owner.path}/${section}`, fields, owner.headers)
      expect(answer.status).toBe(422)
      const html = await answer.text()
      expect(textOf(html)).toContain(words)
      expect(html).toContain(`<a href="#${field}">`)
      expect(html).toContain(`id="${field}"`)
      const [kept] = Object.entries(fields).filter(([name]) => name !== field && name !== 'country')
      if (kept) expect(textOf(html) + html).toContain(kept[1])
      expect(await stored(owner.scope.tenantId)).toEqual(before)
      const english = await post(`${owner.path}/${section}?sprache=en`, fields, owner.headers)
      expect(textOf(await english.text())).toContain('That did not work yet')
    },
  )

  test('shows on the next invoice at once, and never on one that is issued', async () => {
    const owner = await makeOwner()
    const customer = await makeCustomer(db, owner.scope)
    const first = await makeInvoice(db, owner.scope, customer.id)
    const before = await documentsOf(owner.scope.tenantId)
    await post(`${owner.path}/anschrift`, LETTERHEAD, owner.headers)
    await post(`${owner.path}/bank`, { iban: 'DE89370400440532013000' }, owner.headers)
    await post(`${owner.path}/fristen`, TERMS, owner.headers)
    const second = await makeInvoice(db, owner.scope, customer.id)
    const view = async (id: string) => {
      const row = await db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      return JSON.stringify(row)
    }
    expect(await view(second.id)).toContain('Änne Öztürk')
    expect(await view(second.id)).toContain('DE89370400440532013000')
    expect(await view(first.id)).not.toContain('Öztürk')
    expect((await documentsOf(owner.scope.tenantId)).slice(0, before.length)).toEqual(before)
  })

  test('belongs to its owner: 404 for others’ firms, 403 for other roles', async () => {
    const owner = await makeOwner()
    const stranger = await makeOwner()
    const pages = [
      '',
      '/anschrift',
      '/logo',
      '/logo/bild',
      '/bank',
      '/fristen',
      '/absender',
      '/zweiter-schritt',
    ]
    for (const page of pages) {
      const answer = await ask(`${stranger.path}${page}`, { headers: owner.headers })
      expect(answer.status, page).toBe(404)
      expect(await answer.text()).not.toContain(stranger.scope.tenantId)
    }
    await addMembership(db, stranger.scope, { userId: owner.userId, role: 'payroll' })
    for (const page of pages)
      expect((await ask(`${stranger.path}${page}`, { headers: owner.headers })).status, page).toBe(403)
    expect(await read(owner, '/buero/mandanten')).not.toContain(`href="${stranger.path}"`)
    expect((await ask(`/buero/mandanten/${'x'.repeat(300)}`, { headers: owner.headers })).status).toBe(404)
  })
})

describe('the logo', () => {
  test('is shown as letters carry it, replaced and removed', async () => {
    const owner = await makeOwner()
    expect((await ask(`${owner.path}/logo/bild`, { headers: owner.headers })).status).toBe(404)
    expect((await upload(owner, COLOR_JPEG)).status).toBe(303)
    const picture = await ask(`${owner.path}/logo/bild`, { headers: owner.headers })
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(await findLogo(db, owner.scope))
    expect((await upload(owner, wideLogo())).status).toBe(303)
    const other = await ask(`${owner.path}/logo/bild`, { headers: owner.headers })
    expect(other.headers.get('content-type')).toBe('image/png')
    for (let time = 0; time < 2; time++) {
      const answer = await post(`${owner.path}/logo/entfernung`, {}, owner.headers)
      expect(answer.headers.get('location')).toContain('gespeichert=logo_entfernt')
    }
    expect(await findLogo(db, owner.scope)).toBeUndefined()
    const actions = (await audit(owner.scope.tenantId)).map(({ action }) => action)
    expect(actions.filter((action) => action === 'tenant.logo_removed')).toHaveLength(1)
  })

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 422, 'kein SVG'],
    ['a text', Buffer.from('Hallo'), 422, 'PNG oder JPEG'],
    ['nothing', new Uint8Array(), 422, 'Bitte wählen Sie ein Bild aus.'],
    ['printing inks', CMYK_JPEG, 422, 'CMYK'],
    ['half a picture', wideLogo().slice(0, 400), 422, 'beschädigt'],
    ['a bomb: 100 million pixels in a few bytes', bomb(10_000), 422, 'zu viele Pixel'],
    ['two million pixels and some', bomb(1415), 422, 'zum Beispiel auf 1500 × 500 Pixel'],
    ['a bomb that lies about its size', bomb(100), 422, 'beschädigt'],
    ['more than 512 KB', Buffer.alloc(512 * 1024 + 1, 0xff), 422, 'höchstens 512 KB'],
    ['far more', Buffer.alloc(2_000_000, 0xff), 413, 'höchstens 512 KB'],
  ] as [string, Uint8Array, number, string][])('is not %s', async (_, bytes, status, words) => {
    const owner = await makeOwner()
    await upload(owner, COLOR_JPEG)
    const before = await findLogo(db, owner.scope)
    const answer = await upload(owner, bytes)
    expect(answer.status).toBe(status)
    const html = await answer.text()
    expect(textOf(html)).toContain(words)
    expect(html).toContain('<a href="#file">')
    expect(await findLogo(db, owner.scope)).toEqual(before)
  })

  test.each([
    ['no form at all', 'x'.repeat(100), 'multipart/form-data; boundary=y'],
    ['a form without its boundary', 'file=x', 'multipart/form-data'],
    ['a form without files', 'file=x', 'application/x-www-form-urlencoded'],
  ])('is not %s', async (_, body, type) => {
    const owner = await makeOwner()
    const headers = { ...owner.headers, 'Content-Type': type }
    const answer = await ask(`${owner.path}/logo`, { method: 'POST', body, headers })
    expect(answer.status).toBe(422)
    expect(textOf(await answer.text())).toContain('Bitte wählen Sie ein Bild aus.')
  })
})

describe('the second step for payslips', () => {
  test('cannot be switched on where no mail is sent, and says so', async () => {
    const owner = await makeOwner()
    const path = `${owner.path}/zweiter-schritt`
    expect(textOf(await read(owner, path))).toContain('verschickt noch keine E-Mails')
    const answer = await post(path, { is_second_step_demanded: 'ja' }, owner.headers)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(textOf(html)).toContain('Niemand bekäme einen Code')
    expect(html).toContain('<a href="#is_second_step_demanded">')
    expect((await stored(owner.scope.tenantId)).is_second_step_demanded).toBe(0)
  })

  test('can always be switched off', async () => {
    const owner = await makeOwner()
    await changeSettings(db, owner.scope, 'second_step', { is_second_step_demanded: 1 })
    expect(textOf(await read(owner, owner.path))).toContain(
      'Eingeschaltet: Der Link braucht zusätzlich einen Code.',
    )
    const answer = await post(`${owner.path}/zweiter-schritt`, {}, owner.headers)
    expect(answer.status).toBe(303)
    expect((await stored(owner.scope.tenantId)).is_second_step_demanded).toBe(0)
    expect((await audit(owner.scope.tenantId)).at(-1)).toMatchObject({
      action: 'tenant.second_step_changed',
      before_json: '{"is_second_step_demanded":1}',
    })
  })

  test('names how many could not be sent a code: not those who left long ago', async () => {
    const owner = await makeOwner()
    const words = async () => textOf(await read(owner, `${owner.path}/zweiter-schritt`))
    expect(await words()).toContain('Für alle Beschäftigten ist eine E-Mail-Adresse eingetragen.')
    const longAgo = { ...owner.scope, at: '2020-01-01T00:00:00.000Z' }
    await makeEmployee(db, longAgo, { email: null, entryOn: '2019-01-01', exitOn: '2019-12-31' })
    expect(await words()).toContain('Für alle Beschäftigten')
    await makeEmployee(db, owner.scope, { email: null })
    expect(await words()).toContain('Für 1 Person ist keine E-Mail-Adresse eingetragen.')
    await makeEmployee(db, owner.scope, { email: null, entryOn: '2019-01-01', exitOn: '2020-01-31' })
    expect(await words()).toContain('Für 2 Personen')
  })
})

test('all pages are there in English', async () => {
  const owner = await makeOwner()
  for (const [page, words] of [
    ['', 'Address and letterhead'],
    ['/anschrift', 'Managing director'],
    ['/logo', 'Save logo'],
    ['/bank', 'Creditor ID'],
    ['/fristen', 'Time to pay'],
    ['/absender', 'Replies go to'],
    ['/zweiter-schritt', 'Show payslips only after a code'],
  ])
    expect(textOf(await read(owner, `${owner.path}${page}?sprache=en`))).toContain(words)
})

function documentsOf(tenantId: string) {
  return db
    .selectFrom('documents')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at')
    .execute()
}

/** A PNG whose pixels, all alike, unpack to a hundred megabytes. */
function bomb(side: number): Uint8Array {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const data = deflateSync(Buffer.alloc(100_000_000), { level: 9 })
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
