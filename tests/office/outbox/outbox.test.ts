import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Scope } from '~/domain/kernel/scope'
import type { OutgoingMail } from '~/domain/outbox/outbox.server'
import { sealWords } from '~/domain/outbox/seals'
import type { Role } from '~db/schema'
import { makeCustomer } from '../../factories/customers'
import { makeEmployee, makePayslip } from '../../factories/employees'
import { leaveMail, makeMail } from '../../factories/mails'
import { makeTenant } from '../../factories/tenants'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { fieldsIn, textOf } from '../../support/html'
import { readMail } from '../../support/mail'
import { signedInAs } from '../../support/session'

vi.setSystemTime('2026-03-02T09:00:00Z')

const ROLES: Role[] = ['owner', 'invoicing', 'payroll', 'read_only']

interface Office {
  scope: Scope
  mails: { payslip: string; choice: string; reset: string; invitation: string }
  as: Record<Role, { Cookie: string }>
}

let office: Office
beforeAll(async () => {
  office = await makeOffice()
})

async function makeOffice(): Promise<Office> {
  const scope = await makeTenant(house)
  await makeCustomer(house, scope)
  const employee = await makeEmployee(house, scope)
  await makePayslip(house, scope, employee.id, '2026-02')
  const payslip = await db
    .selectFrom('outbox')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .executeTakeFirstOrThrow()
  const account = { name: 'Käthe', accountLinkId: 'kein-link' }
  const mails = {
    payslip: payslip.id,
    choice: await makeMail(house, scope),
    reset: await makeMail(house, scope, {
      kind: 'password_reset',
      recipient: 'kaethe@x.example',
      data: account,
    }),
    invitation: await makeMail(house, scope, {
      kind: 'invitation',
      recipient: 'neu@x.example',
      data: { ...account, invitedBy: 'Inga' },
    }),
  }
  const signedIn = await Promise.all(ROLES.map(async (role) => [role, await signedInAs(house, scope, role)]))
  return { scope, mails, as: Object.fromEntries(signedIn) }
}

const get = (path: string, role: Role, from = office) => ask(path, { headers: from.as[role] })
const page = async (path: string, role: Role, from = office) => (await get(path, role, from)).text()
const mailPath = (id: string, act = '') => `/buero/postausgang/${id}${act && `/${act}`}`
const resend = async (id: string, as: { Cookie: string }) =>
  post(mailPath(id, 'neuer-versand'), { stand: (await rowOf(id)).status_changed_at }, as)
const actionsOf = async ({ scope }: Office, subjectType: string, subjectId = scope.tenantId) => {
  const entries = await db
    .selectFrom('audit_entries')
    .select('action')
    .where('tenant_id', '=', scope.tenantId)
    .where('subject_type', '=', subjectType)
    .where('subject_id', '=', subjectId)
    .execute()
  return entries.map(({ action }) => action)
}
const rowOf = (id: string) =>
  db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('the list says which month or invoice a mail is about', async () => {
  const html = await (await get('/buero/postausgang', 'owner')).text()
  expect(textOf(html)).toMatch(/Lohnzettel liegt bereit\s+Februar 2026/)
  expect(textOf(html)).toMatch(/Bestätigung der Zahlungswahl\s+\S/)
})

describe('the outbox', () => {
  test.each<[Role, string[]]>([
    ['owner', ['joerg@petersen.example', 'rechnung@bruegge.example', 'kaethe@x.example', 'neu@x.example']],
    ['invoicing', ['rechnung@bruegge.example']],
    ['payroll', ['joerg@petersen.example']],
    ['read_only', ['joerg@petersen.example', 'rechnung@bruegge.example']],
  ])('shows %s the mails of its own business', async (role, seen) => {
    const html = await page('/buero/postausgang', role)
    const all = ['joerg@petersen.example', 'rechnung@bruegge.example', 'kaethe@x.example', 'neu@x.example']
    expect(all.filter((recipient) => html.includes(recipient))).toEqual(seen)
    expect(textOf(html)).toContain('Es ist kein Mailserver eingerichtet')
    expect(html.includes('Versand anhalten')).toBe(role === 'owner')
    expect(html).not.toContain('eyJhbGciOi')
    const file = await page('/buero/postausgang/postausgang.csv', role)
    const lines = file.trim().split('\r\n').slice(1)
    expect(all.filter((recipient) => file.includes(recipient))).toEqual(seen)
    expect(lines).toHaveLength(seen.length)
    // Recipient, type, what it is about, date and status, and no more: neither words of the mail nor its link.
    for (const line of lines) expect(line.split(';')).toHaveLength(5)
    expect(file).not.toMatch(/eyJhbGciOi|kein-link|Käthe/)
  })

  test('finds by recipient, kind and state, and keeps what was asked in the form', async () => {
    const found = async (query: string) => textOf(await page(`/buero/postausgang?${query}`, 'owner'))
    const byRecipient = await page('/buero/postausgang?empfaenger=PETERSEN', 'owner')
    expect(textOf(byRecipient)).toContain('1 E-Mail ')
    expect(byRecipient).toContain('value="PETERSEN"')
    expect(await found('art=payment_choice_confirmed')).toContain('1 E-Mail ')
    expect(await found('stand=queued')).toContain('4 E-Mails')
    expect(await found('stand=sent')).toContain('Keine E-Mail passt zu dieser Suche.')
    expect(byRecipient).toContain('href="/buero/postausgang/postausgang.csv?empfaenger=PETERSEN"')
    const file = await page('/buero/postausgang/postausgang.csv?empfaenger=PETERSEN', 'owner')
    expect(file).toMatch(
      /^\uFEFF?[^\n]+\r\njoerg@petersen\.example;[^;]+;Februar 2026;\d\d\.\d\d\.\d{4} \d\d:\d\d;[^;]+\r\n$/,
    )
    expect(await found('empfaenger=%25')).toContain('Keine E-Mail passt')
    expect(await found('art=unsinn&stand=unsinn&seite=unsinn')).toContain('4 E-Mails')
  })

  test('has 50 a page, the newest first', async () => {
    const { scope, as } = await makeOffice()
    for (let count = 0; count < 55; count++) {
      const at = `2026-03-01T09:${String(count).padStart(2, '0')}:00.000Z`
      await makeMail(house, { ...scope, at }, { recipient: `kunde${count}@x.example` })
    }
    const first = await (await ask('/buero/postausgang', { headers: as.invoicing })).text()
    expect(first.match(/kunde\d+@x/g)?.slice(0, 2)).toEqual(['kunde54@x', 'kunde53@x'])
    expect(textOf(first)).toContain('Seite 1 von 2')
    for (const [order, heads] of [
      ['aelteste', ['kunde0@x', 'kunde1@x']],
      ['empfaenger', ['kunde0@x', 'kunde10@x']],
    ] as const) {
      const listed = await (
        await ask(`/buero/postausgang?ordnung=${order}`, { headers: as.invoicing })
      ).text()
      expect(listed.match(/kunde\d+@x/g)?.slice(0, 2), order).toEqual(heads)
      const next = /href="([^"]*nach=[^"]*)"/.exec(listed)?.[1]?.replaceAll('&amp;', '&') ?? ''
      const second = await (await ask(next, { headers: as.invoicing })).text()
      expect(textOf(second).match(/kunde\d+@x/g), order).toHaveLength(5)
    }
    const last = await (await ask('/buero/postausgang?seite=9', { headers: as.invoicing })).text()
    expect(textOf(last).match(/kunde\d+@x/g)).toHaveLength(6)
  })

  test('stays usable with ten thousand mails', async () => {
    const { scope, as } = await makeOffice()
    const id = await makeMail(house, scope)
    await sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < 10000)
      insert into outbox (tenant_id, id, kind, area, dedupe_key, recipient, language, data_sealed, status, sent_at,
        created_at, queued_at, next_attempt_at, status_changed_at)
      select tenant_id, 'many-' || i, kind, area, 'many ' || i, 'kunde' || i || '@hafen.example', language, data_sealed,
        'sent', created_at, created_at, created_at, created_at, created_at
      from outbox, n where id = ${id} and tenant_id = ${scope.tenantId}`.execute(db)
    const last = textOf(await (await ask('/buero/postausgang?seite=99999', { headers: as.invoicing })).text())
    expect(last).toMatch(/Mehr als 1.000 E-Mails.*Seite 200 Erste Vorige Nächste/s)
    const found = await ask('/buero/postausgang?empfaenger=kunde9999&stand=sent', { headers: as.invoicing })
    expect(textOf(await found.text())).toContain('1 E-Mail ')
    await db.deleteFrom('outbox').where('id', 'like', 'many-%').execute()
  })

  test('of a firm that has sent nothing says what will stand there', async () => {
    const scope = await makeTenant(house)
    const headers = await signedInAs(house, scope, 'owner')
    const words = textOf(await (await ask('/buero/postausgang?sprache=en', { headers })).text())
    expect(words).toContain('No emails yet.')
    expect(words).toContain('Email texts')
  })

  test('is held back and goes on again, by the owner alone', async () => {
    const mine = await makeOffice()
    for (const role of ['invoicing', 'payroll', 'read_only'] as const) {
      expect((await post('/buero/postausgang/pause', {}, mine.as[role])).status).toBe(403)
    }
    const paused = async () =>
      (
        await db
          .selectFrom('tenants')
          .select('mail_paused_at')
          .where('id', '=', mine.scope.tenantId)
          .execute()
      )[0]?.mail_paused_at
    const [answer] = await Promise.all([
      post('/buero/postausgang/pause', {}, mine.as.owner),
      post('/buero/postausgang/pause', {}, mine.as.owner),
    ])
    expect((await actionsOf(mine, 'tenant')).filter((action) => action === 'mails.paused')).toHaveLength(1)
    expect(answer.headers.get('location')).toBe('/buero/postausgang?gespeichert=pause#gespeichert')
    expect(await paused()).toBe('2026-03-02T09:00:00.000Z')
    expect(textOf(await page('/buero/postausgang', 'payroll', mine))).toContain('Der Versand ist angehalten')
    expect(textOf(await page('/buero', 'owner', mine))).toContain('Der Versand ist angehalten')
    await post('/buero/postausgang/fortsetzung', {}, mine.as.owner)
    expect(await paused()).toBeNull()
  })
})

describe('a mail', () => {
  const SEEN: [Role, keyof Office['mails'], number, number][] = [
    // Somebody else does payroll here.
    ['owner', 'payslip', 200, 403],
    ['owner', 'choice', 200, 200],
    ['owner', 'reset', 200, 403],
    // Its link lives nowhere, so there is nothing to put into a file: the page says why.
    ['owner', 'invitation', 200, 303],
    ['invoicing', 'choice', 200, 200],
    ['invoicing', 'payslip', 404, 404],
    ['invoicing', 'reset', 404, 404],
    ['payroll', 'payslip', 200, 200],
    ['payroll', 'choice', 404, 404],
    ['payroll', 'invitation', 404, 404],
    ['read_only', 'payslip', 200, 403],
    ['read_only', 'choice', 200, 403],
    ['read_only', 'reset', 404, 403],
  ]

  test.each(SEEN)(
    '%s and the mail %s: page %i, file %i, and never a link on the page',
    async (role, mail, pageStatus, fileStatus) => {
      const path = mailPath(office.mails[mail])
      const answer = await get(path, role)
      expect(answer.status).toBe(pageStatus)
      expect(await answer.text()).not.toMatch(/eyJhbGciOi/)
      const preview = await get(`${path}/vorschau`, role)
      expect(preview.status).toBe(pageStatus)
      expect(await preview.text()).not.toMatch(/eyJhbGciOi/)
      expect((await get(`${path}/eml`, role)).status).toBe(fileStatus)
    },
  )

  test('is read as text, with its sender and what became of it', async () => {
    const words = textOf(await page(mailPath(office.mails.payslip), 'payroll'))
    expect(words).toContain('Lohnzettel liegt bereit')
    expect(words).toContain('Noch nicht verschickt')
    expect(words).toContain('Förde Glanz GmbH <buero@foerde-glanz.example>')
    expect(words).toContain('Ihr Lohnzettel für Februar 2026')
    expect(words).toContain('[hier steht der persönliche Link]')
  })

  test('is shown as it looks, in a frame that may do nothing', async () => {
    const html = await page(mailPath(office.mails.payslip), 'payroll')
    expect(html).toMatch(/<iframe[^>]* src="\/buero\/postausgang\/[^"]*\/vorschau"[^>]* sandbox=""/)
    const preview = await get(mailPath(office.mails.payslip, 'vorschau'), 'payroll')
    expect(preview.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'; .*frame-ancestors 'self'; sandbox$/,
    )
    expect(preview.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    const shown = await preview.text()
    expect(shown).toContain('>Lohnzettel öffnen</span>')
    expect(shown).not.toMatch(/eyJhbGciOi|href=/)
  })

  test('as a file has the live link and opens as a draft', async () => {
    const answer = await get(mailPath(office.mails.payslip, 'eml'), 'payroll')
    expect(answer.headers.get('content-type')).toBe('message/rfc822')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="E-Mail-2026-03-02-.{8}\.eml"$/,
    )
    const { headers, text } = readMail(await answer.text())
    expect(headers).toMatchObject({ to: 'joerg@petersen.example', 'x-unsent': '1' })
    const path = /http:\/\/localhost:3000(\/mitarbeiter-portal\/\S+)/.exec(text)?.[1] ?? ''
    expect((await ask(path)).status).toBe(200)
  })

  test.each(['neuer-versand', 'ruecknahme', 'ruecklauf', 'erledigung'])(
    '%s is for those whose business it is',
    async (act) => {
      for (const [role, mail, status] of [
        ['invoicing', 'payslip', 404],
        ['payroll', 'choice', 404],
        ['read_only', 'payslip', 403],
        ['read_only', 'choice', 403],
      ] as const) {
        const before = await rowOf(office.mails[mail])
        expect((await post(mailPath(office.mails[mail], act), { stand: '' }, office.as[role])).status).toBe(
          status,
        )
        expect(await rowOf(office.mails[mail])).toEqual(before)
      }
    },
  )

  test('in doubt says so, and is sent again under its old name', async () => {
    const { scope, as } = office
    const id = await makeMail(house, scope)
    await leaveMail(db, scope, id, 'doubtful')
    const words = textOf(await page(mailPath(id), 'invoicing'))
    expect(words).toContain('Vielleicht verschickt')
    expect(words).toContain('kann angekommen sein oder nicht')
    expect(words).toContain('kommt sie vielleicht zweimal an')
    expect(textOf(await page('/buero', 'invoicing'))).toContain('nicht angekommen: 1')
    const answer = await resend(id, as.invoicing)
    expect(answer.headers.get('location')).toBe(`${mailPath(id)}?gespeichert=neuer-versand#gespeichert`)
    expect(await rowOf(id)).toMatchObject({ id, status: 'queued', attempts: 0 })
    expect(textOf(await page('/buero', 'invoicing'))).not.toContain('nicht angekommen')
  })

  test('is sent again once by a double click, even if the worker was quicker', async () => {
    const mine = await makeOffice()
    const { scope, as } = mine
    const id = await makeMail(house, scope)
    await leaveMail(db, scope, id, 'failed')
    const fields = { stand: (await rowOf(id)).status_changed_at }
    vi.setSystemTime('2026-03-02T09:00:01Z')
    await post(mailPath(id, 'neuer-versand'), fields, as.invoicing)
    await leaveMail(db, { ...scope, at: '2026-03-02T09:00:02.000Z' }, id, 'doubtful')
    const second = await post(mailPath(id, 'neuer-versand'), fields, as.invoicing)
    vi.setSystemTime('2026-03-02T09:00:00Z')
    expect(second.headers.get('location')).toBe(`${mailPath(id)}?gespeichert=nichts#gespeichert`)
    expect((await rowOf(id)).status).toBe('doubtful')
    expect(textOf(await page(second.headers.get('location') ?? '', 'invoicing', mine))).toContain(
      'Es hat sich nichts geändert',
    )
  })

  test.each(['password_reset', 'invitation', 'portal_code'] as const)(
    'of the kind %s is not sent again: what it tells works once and has ended',
    async (kind) => {
      const data = { name: 'Käthe', firstName: 'Käthe', invitedBy: 'Inga', accountLinkId: 'x' }
      const secret = kind === 'portal_code' ? { firstName: 'Käthe', codeId: 'x' } : data
      const id = await makeMail(house, office.scope, { kind, data: secret } as Partial<OutgoingMail>)
      await leaveMail(db, office.scope, id, 'failed')
      expect(await page(mailPath(id), 'owner')).not.toContain('neuer-versand')
      const answer = await resend(id, office.as.owner)
      expect(answer.headers.get('location')).toContain('gespeichert=nichts')
      expect((await rowOf(id)).status).toBe('failed')
      await post(mailPath(id, 'erledigung'), {}, office.as.owner)
    },
  )

  test('that was tried in vain says so, and can be tried at once', async () => {
    const mine = await makeOffice()
    const id = await makeMail(house, mine.scope)
    await db
      .updateTable('outbox')
      .set({ attempts: 2, last_answer: '535 5.7.8 Bad credentials' })
      .where('id', '=', id)
      .execute()
    expect(textOf(await page('/buero', 'invoicing', mine))).toContain('Davon bisher vergeblich versucht: 1')
    expect(textOf(await page('/buero/postausgang', 'invoicing', mine))).toContain('2 Versuche vergeblich')
    const words = textOf(await page(mailPath(id), 'invoicing', mine))
    expect(words).toContain('535 5.7.8 Bad credentials')
    expect(words).toContain('Jetzt noch einmal versuchen')
    await resend(id, mine.as.invoicing)
    expect((await rowOf(id)).attempts).toBe(0)
  })

  describe('that failed', () => {
    const failed = async (answer: string | null) => {
      const mine = await makeOffice()
      const { payslip: id } = mine.mails
      await leaveMail(db, mine.scope, id, 'failed')
      await db.updateTable('outbox').set({ last_answer: answer }).where('id', '=', id).execute()
      const link = await db
        .selectFrom('outbox')
        .innerJoin('access_links', 'access_links.id', 'outbox.link_id')
        .where('outbox.id', '=', id)
        .select('employee_id')
        .executeTakeFirstOrThrow()
      return { mine, id, employee: `/buero/mitarbeiter/${link.employee_id}` }
    }
    const solid = (html: string) =>
      [...html.matchAll(/<(?:a|button)[^>]* class="button"[^>]*>([^<]*)</g)].map(([, label]) => label)

    test.each([
      [
        '550 5.1.1 mailbox unavailable',
        'Dieses Postfach gibt es nicht.',
        'Adresse bei Jörg Petersen berichtigen',
      ],
      ['550 No such user here', 'Dieses Postfach gibt es nicht.', 'Adresse bei Jörg Petersen berichtigen'],
      ['552 5.2.2 Mailbox full', 'Das Postfach des Empfängers ist voll.', undefined],
      [
        '550 5.7.1 Rejected as spam',
        'Der Mailserver des Empfängers hat die E-Mail abgelehnt',
        'Absender prüfen',
      ],
      ['network ETIMEDOUT', 'nicht zu erreichen', 'Noch einmal verschicken'],
    ])('after “%s” says why, and what helps', async (answer, why, next) => {
      const { mine, id, employee } = await failed(answer)
      const html = await page(mailPath(id), 'owner', mine)
      expect(textOf(html)).toContain(why)
      expect(textOf(html)).toContain('Noch einmal verschicken')
      expect(solid(html)).toEqual(next === undefined ? [] : [next])
      if (next?.startsWith('Adresse')) expect(html).toContain(`href="${employee}/stammdaten#email"`)
      const list = textOf(await page('/buero/postausgang', 'owner', mine))
      expect(list).toMatch(/Jörg Petersen\s+joerg@petersen\.example/)
    })

    test('goes to the address that was mended, and to no other', async () => {
      const { mine, id, employee } = await failed('550 5.1.1 mailbox unavailable')
      await db
        .updateTable('employees')
        .set({ email: 'joerg.neu@petersen.example' })
        .where('id', '=', employee.split('/').at(-1) ?? '')
        .execute()
      const html = await page(mailPath(id), 'payroll', mine)
      expect(solid(html)).toEqual(['An joerg.neu@petersen.example verschicken'])
      await resend(id, mine.as.payroll)
      expect(await rowOf(id)).toMatchObject({ status: 'queued', recipient: 'joerg.neu@petersen.example' })
    })

    test('goes to the employee it is about, though a colleague has the old address now', async () => {
      const { mine, id, employee } = await failed('550 5.1.1 mailbox unavailable')
      const form = `${employee}/stammdaten`
      const fields = fieldsIn(await page(form, 'owner', mine))
      const changed = { ...fields, email: 'joerg.neu@petersen.example' }
      expect((await post(form, changed, mine.as.owner)).status).toBe(303)
      await makeEmployee(house, mine.scope, { first_name: 'Birte', email: 'Joerg@petersen.example' })
      expect(solid(await page(mailPath(id), 'payroll', mine))).toEqual([
        'An joerg.neu@petersen.example verschicken',
      ])
      await resend(id, mine.as.payroll)
      expect(await rowOf(id)).toMatchObject({ status: 'queued', recipient: 'joerg.neu@petersen.example' })
    })

    test('goes nowhere once the address was removed, says why, and where to enter one', async () => {
      const { mine, id, employee } = await failed('550 5.1.1 mailbox unavailable')
      const form = `${employee}/stammdaten`
      const fields = fieldsIn(await page(form, 'owner', mine))
      expect((await post(form, { ...fields, email: '' }, mine.as.owner)).status).toBe(303)
      const html = await page(mailPath(id), 'owner', mine)
      expect(textOf(html)).toContain('Bei Jörg Petersen ist keine E-Mail-Adresse mehr eingetragen.')
      expect(solid(html)).toEqual(['E-Mail-Adresse bei Jörg Petersen eintragen'])
      expect(html).not.toContain(mailPath(id, 'neuer-versand'))
      const answer = await resend(id, mine.as.owner)
      expect(textOf(await page(answer.headers.get('location') ?? '', 'owner', mine))).toContain(
        'Nicht verschickt: Die E-Mail-Adresse wurde inzwischen gelöscht.',
      )
      expect((await rowOf(id)).status).toBe('failed')
    })

    test('goes to its own address again where somebody still has it', async () => {
      const { mine, id } = await failed('network ETIMEDOUT')
      await resend(id, mine.as.payroll)
      expect(await rowOf(id)).toMatchObject({ status: 'queued', recipient: 'joerg@petersen.example' })
    })
  })

  test('is filtered by its state in one place', async () => {
    const html = await page('/buero/postausgang?stand=queued', 'owner')
    expect(html).not.toMatch(/<select[^>]*name="stand"/)
    expect(html).toMatch(/<input type="hidden" name="stand" value="queued"/)
    const bounced = await page('/buero/postausgang?stand=bounced', 'owner')
    expect(bounced).toMatch(/aria-current="[^"]*"[^>]*>\s*Zurückgekommen/)
    const bare = /<option value="" ?(?:selected="")?>(?:Alle|alle|Alles)</
    for (const path of ['postausgang', 'kunden', 'aufgaben', 'stunden', 'lohnzettel', 'protokoll'])
      expect([path, (await page(`/buero/${path}`, 'owner')).match(bare)?.[0]]).toEqual([path, undefined])
  })

  test('that waits can be taken back, and is then neither sent nor missed', async () => {
    const mine = await makeOffice()
    const id = await makeMail(house, mine.scope)
    await post(mailPath(id, 'ruecknahme'), {}, mine.as.invoicing)
    expect(await rowOf(id)).toMatchObject({
      status: 'failed',
      last_answer: 'withdrawn',
      settled_at: mine.scope.at,
    })
    expect(textOf(await page(mailPath(id), 'invoicing', mine))).toContain('Ihr Büro hat entschieden')
    expect(textOf(await page('/buero', 'invoicing', mine))).not.toContain('nicht angekommen')
    const again = await post(mailPath(id, 'ruecknahme'), {}, mine.as.invoicing)
    expect(again.headers.get('location')).toContain('gespeichert=nichts')
  })

  test('with a new password is not the firm’s to take back', async () => {
    const { mails, as } = office
    expect(await page(mailPath(mails.reset), 'owner')).not.toContain('ruecknahme')
    expect((await post(mailPath(mails.reset, 'ruecknahme'), {}, as.owner)).status).toBe(403)
    expect((await rowOf(mails.reset)).status).toBe('queued')
    expect(await page(mailPath(mails.invitation), 'owner')).toContain('ruecknahme')
  })

  test('that came back is noted, and taken care of', async () => {
    const { scope, as } = office
    const id = await makeMail(house, scope)
    await post(mailPath(id, 'ruecklauf'), {}, as.invoicing)
    expect((await rowOf(id)).status).toBe('queued')
    await leaveMail(db, scope, id, 'sent')
    await post(mailPath(id, 'ruecklauf'), {}, as.invoicing)
    expect((await rowOf(id)).status).toBe('bounced')
    expect(textOf(await page('/buero/postausgang?stand=troubled', 'invoicing'))).toContain('Zurückgekommen')
    for (const act of ['ruecklauf', 'erledigung', 'erledigung'])
      await post(mailPath(id, act), {}, as.invoicing)
    expect(await rowOf(id)).toMatchObject({ status: 'bounced', settled_at: scope.at })
    expect((await actionsOf(office, 'mail', id)).sort()).toEqual(['mail.bounced', 'mail.settled'])
    expect(textOf(await page('/buero', 'invoicing'))).not.toContain('nicht angekommen')
  })

  test('that is on its way is left alone', async () => {
    const { scope, as } = office
    const id = await makeMail(house, scope)
    await db
      .updateTable('outbox')
      .set({ status: 'sending', claim_token: 'x', claimed_at: scope.at })
      .where('id', '=', id)
      .execute()
    const answer = await resend(id, as.invoicing)
    expect(answer.headers.get('location')).toBe(`${mailPath(id)}?gespeichert=nichts#gespeichert`)
    expect((await rowOf(id)).status).toBe('sending')
  })

  test('whose link has ended gets a new one when it is sent again', async () => {
    const mine = await makeOffice()
    const id = mine.mails.payslip
    const before = (await rowOf(id)).link_id
    await db
      .updateTable('access_links')
      .set({ revoked_at: mine.scope.at })
      .where('id', '=', before ?? '')
      .execute()
    expect(textOf(await page(mailPath(id), 'payroll', mine))).toContain(
      'Der Link dieser E-Mail gilt nicht mehr',
    )
    const file = await get(mailPath(id, 'eml'), 'payroll', mine)
    expect([file.status, file.headers.get('location')]).toEqual([303, mailPath(id)])
    await resend(id, mine.as.payroll)
    expect((await rowOf(id)).link_id).not.toBe(before)
    expect((await get(mailPath(id, 'eml'), 'payroll', mine)).status).toBe(200)
  })

  test('about an account whose link was cleaned away offers no file, and says why to whoever has its address', async () => {
    const path = mailPath(office.mails.invitation)
    const answer = await get(`${path}/eml?sprache=en`, 'owner')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}?sprache=en`])
    const html = await page(path, 'owner')
    expect(textOf(html)).toContain('Eine neue Einladung verschicken Sie auf der Seite der Person')
    expect(html).not.toContain(`href="${path}/eml`)
  })

  test('says what a correction pays to those alone who see pay, sent or not', async () => {
    const mine = await makeOffice()
    const data = { firstName: 'Jörg', month: '2026-02', revision: 2, dueCents: 10_685 }
    const id = await makeMail(house, mine.scope, { kind: 'payslip_published', data })
    const shown = async (role: Role) => {
      const pages = [page(mailPath(id), role, mine), page(mailPath(id, 'vorschau'), role, mine)]
      return (await Promise.all(pages)).map((html) => textOf(html).includes('106,85'))
    }
    const mail = { tenantId: mine.scope.tenantId, mailId: id }
    const sealed = sealWords(house.vault, mail, { subject: 'Lohnzettel', body: 'Nachzahlung: 106,85 €' })
    for (const _ of ['queued', 'sent']) {
      expect(await shown('payroll')).toEqual([true, true])
      expect(await shown('read_only')).toEqual([false, false])
      await leaveMail(db, mine.scope, id, 'sent')
      await db.updateTable('outbox').set({ words_sealed: sealed }).where('id', '=', id).execute()
    }
  })

  test('is counted in the head for those alone who see it', async () => {
    const mine = await makeOffice()
    await db.deleteFrom('outbox').where('tenant_id', '=', mine.scope.tenantId).execute()
    const data = { name: 'Jörg', month: '2026-02', message: 'Stimmt das?' }
    await makeMail(house, mine.scope, { kind: 'payslip_question', recipient: 'lohn@x.example', data })
    const waiting = async (role: Role) => textOf(await page('/buero/postausgang', role, mine))
    expect(await waiting('payroll')).toContain('Noch nicht verschickt 1')
    for (const role of ['read_only', 'invoicing'] as const)
      expect(await waiting(role)).not.toContain('Noch nicht verschickt 1')
  })

  test('of another tenant does not exist', async () => {
    const stranger = await makeOffice()
    const id = office.mails.choice
    for (const act of ['', 'vorschau', 'eml'])
      expect((await get(mailPath(id, act), 'owner', stranger)).status).toBe(404)
    for (const act of ['neuer-versand', 'ruecknahme', 'ruecklauf', 'erledigung']) {
      expect((await post(mailPath(id, act), { stand: '' }, stranger.as.owner)).status).toBe(404)
    }
  })
})
