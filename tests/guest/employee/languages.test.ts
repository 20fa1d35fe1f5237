import { describe, expect, test, vi } from 'vitest'
import { findLetter } from '~/domain/outbox/letter.server'
import { RECIPIENT_LANGUAGE_HEADER } from '~/i18n/language'
import { composeMail } from '~/mail/compose'
import type { ReaderLanguage } from '~db/schema'
import { makeEmployee, makePayslip } from '../../factories/employees'
import { tokenFor } from '../../factories/links'
import { makeTenant } from '../../factories/tenants'
import { ask } from '../../support/app'
import { db, house } from '../../support/house'

vi.setSystemTime('2026-03-02T09:00:00Z')

/** As the front notes it for a browser that names none of our languages. */
const onFile = (language: ReaderLanguage) => ({ [RECIPIENT_LANGUAGE_HEADER]: language })

async function employeeWho(language: ReaderLanguage) {
  const scope = await makeTenant(house)
  const employee = await makeEmployee(house, scope, { language, email: 'ola@post.example' })
  await makePayslip(house, scope, employee.id, '2026-02')
  const path = `/mitarbeiter-portal/${await tokenFor(house, scope, 'mitarbeiter-portal', employee.id)}`
  return { scope, employee, path }
}

const pageOf = async (path: string, headers = {}) => (await ask(path, { headers })).text()

describe('an employee reads', () => {
  test('the page in the language on file, amounts as on the paper, and that it binds nobody', async () => {
    const { path } = await employeeWho('pl')
    const page = await pageOf(path, onFile('pl'))
    expect(page).toContain('<html lang="pl">')
    expect(page).toContain('Odcinki wypłaty')
    expect(page).toContain('>luty<')
    expect(page).toMatch(/\d\.\d{3},\d\d\s€/)
    expect(page).toContain('nie jest wiążące')
    expect(page).not.toMatch(/Lohnzettel|Beschäftigung|Datei/)
    expect(await pageOf(`${path}/monate/2026-02`, onFile('pl'))).toContain('Odcinek wypłaty: luty 2026')
  })

  test.each([
    ['the switch', 'ar', '?sprache=ar', {}],
    ['the browser', 'uk', '', { 'accept-language': 'uk-UA,de;q=0.5' }],
  ] as const)(
    'in what %s says before that, from right to left where it is written so',
    async (_, language, query, headers) => {
      const { path } = await employeeWho('tr')
      const page = await pageOf(path + query, { ...onFile('tr'), ...headers })
      expect(page).toContain(language === 'ar' ? '<html lang="ar" dir="rtl">' : `<html lang="${language}">`)
      if (query) expect(page).toContain(`/monate/2026-02${query}`)
    },
  )

  test('what went wrong, too', async () => {
    const { path } = await employeeWho('ro')
    const answer = await ask(`${path}/monate/2020-01`, { headers: onFile('ro') })
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Această pagină nu există')
  })

  test('the mail, from right to left where it is written so; the payslip stays German', async () => {
    const { scope, path } = await employeeWho('ar')
    const { id } = await db
      .selectFrom('outbox')
      .select('id')
      .where('tenant_id', '=', scope.tenantId)
      .executeTakeFirstOrThrow()
    const letter = await findLetter(house.reader, house.vault, { tenantId: scope.tenantId, mailId: id })
    if (!letter) throw new Error('no mail')
    const { subject, html, text } = composeMail(letter, {
      url: 'https://x.example/',
      expiresAt: '2026-05-31T10:00:00Z',
    })
    expect(subject).toBe('كشف راتبك: فبراير 2026')
    expect(html).toContain('<div class="sheet" dir="rtl"')
    // The last whole day.
    expect(text).toMatch(/30\s\u0645\u0627\u064a\u0648 2026/)
    expect(text).toContain('وليست ملزمة')
    expect(await (await ask(`${path}/lohnzettel/2026-02.pdf`)).json()).toMatchObject({ language: 'de' })
  })

  test('nobody else: a page of the office or of a customer has no such language', async () => {
    for (const path of ['/rechnung/x', '/portal/x', '/'])
      expect(await pageOf(`${path}?sprache=ar`, onFile('pl'))).toContain('<html lang="de">')
  })
})
