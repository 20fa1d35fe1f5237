import { beforeAll, describe, expect, test, vi } from 'vitest'
import { makeMail } from '../../factories/mails'
import { makeTenant } from '../../factories/tenants'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { signedInAs } from '../../support/session'

vi.setSystemTime('2026-03-02T09:00:00Z')

const PAYSLIP = '/buero/mailvorlagen/lohnzettel/de'
const OWN = { subject: 'Dein Lohn für {monat}', body: 'Moin,\r\n\r\n{link}\r\n\r\nbis {gueltig_bis}' }

async function makeOffice() {
  const scope = await makeTenant(house)
  return { scope, headers: await signedInAs(house, scope, 'owner') }
}

let office: Awaited<ReturnType<typeof makeOffice>>
beforeAll(async () => {
  office = await makeOffice()
})

const page = async (path: string, from = office) => (await ask(path, { headers: from.headers })).text()
const rows = (from = office) =>
  db.selectFrom('mail_templates').selectAll().where('tenant_id', '=', from.scope.tenantId).execute()

describe('the texts of mails', () => {
  test('are listed, each in both languages, and lead to a page with what stands in it now', async () => {
    const list = await page('/buero/mailvorlagen')
    expect(list.match(/href="\/buero\/mailvorlagen\/[^"]+\/(de|en)"/g)).toHaveLength(18)
    const html = await page(PAYSLIP)
    expect(html).toContain('value="{dokument} für {monat}"')
    expect(html).toContain('Über diesen Link können Sie ihn ansehen')
    expect(html).toContain('<code>{gueltig_bis}</code>')
    expect(await page('/buero/mailvorlagen/lohnzettel/en?sprache=en')).toContain('Email texts')
  })

  test.each(['/buero/mailvorlagen/lohnzettel/fr', '/buero/mailvorlagen/einladung/de'])(
    'that do not exist are not found: %s',
    async (path) => {
      expect((await ask(path, { headers: office.headers })).status).toBe(404)
      expect((await post(path, OWN, office.headers)).status).toBe(404)
    },
  )

  test('are kept, once by a double click, written with, and taken back', async () => {
    const mine = await makeOffice()
    const answers = await Promise.all([post(PAYSLIP, OWN, mine.headers), post(PAYSLIP, OWN, mine.headers)])
    for (const answer of answers)
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        `${PAYSLIP}?gespeichert=vorlage#gespeichert`,
      ])
    expect(await rows(mine)).toMatchObject([
      { kind: 'lohnzettel', language: 'de', body: 'Moin,\n\n{link}\n\nbis {gueltig_bis}' },
    ])
    const mailId = await makeMail(house, mine.scope, {
      kind: 'payslip_published',
      data: { firstName: 'Jörg', month: '2026-02', revision: 1 },
    })
    expect(textOf(await page(`/buero/postausgang/${mailId}`, mine))).toContain('Dein Lohn für Februar 2026')
    expect(textOf(await page(`${PAYSLIP}?gespeichert=vorlage`, mine))).toContain('Der Text ist gespeichert')
    expect(textOf(await page('/buero/mailvorlagen', mine)).match(/Eigener Text/g)).toHaveLength(1)
    expect(textOf(await page(PAYSLIP))).not.toContain('Moin')
    for (const _ of [1, 2]) {
      const reset = await post(`${PAYSLIP}/standard`, {}, mine.headers)
      expect(reset.headers.get('location')).toBe(`${PAYSLIP}?gespeichert=standard#gespeichert`)
    }
    expect(await rows(mine)).toEqual([])
    const audit = await db
      .selectFrom('audit_entries')
      .select('action')
      .where('tenant_id', '=', mine.scope.tenantId)
      .where('subject_type', '=', 'mail_template')
      .orderBy('seq')
      .execute()
    expect(audit.map(({ action }) => action)).toEqual(['mail_template.saved', 'mail_template.removed'])
  })

  test.each([
    [{ subject: '' }, 'subject', 'Bitte füllen Sie dieses Feld aus.'],
    [{ subject: 'x'.repeat(151) }, 'subject', 'Bitte kürzen Sie auf höchstens 150 Zeichen.'],
    [{ subject: 'Lohn {link}' }, 'subject', 'gehört in den Text'],
    [{ subject: 'Lohn {gehalt}' }, 'subject', 'ein Wort, das es hier nicht gibt'],
    [{ body: ' ' }, 'body', 'Bitte füllen Sie dieses Feld aus.'],
    [
      { body: `{link}${'x'.repeat(4000)}` },
      'body',
      'Bitte kürzen Sie auf höchstens 4000 Zeichen. Jetzt sind es 4006.',
    ],
    [{ body: 'Moin {link} {rechnung}' }, 'body', 'ein Wort, das es hier nicht gibt'],
    [{ body: 'Moin' }, 'body', 'fehlt der Platzhalter {link}'],
  ])('are not kept with %j', async (changes, field, words) => {
    const before = await rows()
    const answer = await post(PAYSLIP, { ...OWN, ...changes }, office.headers)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(textOf(html)).toContain(words)
    expect(html).toContain(`href="#${field}"`)
    expect(html).toMatch(new RegExp(`aria-describedby="[^"]*${field}-fehler"`))
    expect(html).toContain(
      'subject' in changes ? '{gueltig_bis}</textarea>' : 'value="Dein Lohn für {monat}"',
    )
    expect(await rows()).toEqual(before)
  })

  test('are shown with made-up data, without being kept', async () => {
    const stored = await page(`${PAYSLIP}/vorschau`)
    expect(textOf(stored)).toContain('Guten Tag Jörg, Ihr Lohnzettel für Februar 2026')
    const answer = await post(`${PAYSLIP}/vorschau`, OWN, office.headers)
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    const html = await answer.text()
    expect(textOf(html)).toMatch(/Dein Lohn für Februar 2026 Förde Glanz GmbH Moin,/)
    expect(html).toContain('[hier steht der persönliche Link]')
    expect(html).toContain('bis 30.\u00a0Mai 2026')
    expect(await rows()).toEqual([])
  })

  test('that cannot be kept say so in the preview, and nothing in them becomes HTML', async () => {
    const refused = await post(`${PAYSLIP}/vorschau`, { ...OWN, body: 'ohne' }, office.headers)
    expect(refused.status).toBe(422)
    expect(textOf(await refused.text())).toContain('fehlt der Platzhalter {link}')
    const body = '{link}\n\n<script>alert(1)</script></pre><img src=x>'
    const html = await (await post(`${PAYSLIP}/vorschau`, { subject: '<b>$&', body }, office.headers)).text()
    expect(html).not.toMatch(/<script|<img|<b>/)
    expect(html).toContain('&lt;b&gt;$&amp;')
  })
})
