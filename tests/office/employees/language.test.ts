import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { recipientLanguage } from '~/auth/recipient-language.server'
import { makePayslip } from '../../factories/employees'
import { tokenFor } from '../../factories/links'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { readPdf } from '../../support/pdf'
import { makeOwner } from '../owner'

const PERSON = {
  first_name: 'Jakub',
  last_name: 'Wiśniewski',
  street: 'Iltisstraße 9',
  postal_code: '24143',
  city: 'Kiel',
  country: 'DE',
  email: 'jakub@post.example',
  language: 'en',
  employment_type: 'part_time',
  entry_on: '2022-02-15',
}

test('all that an employee gets is in the language that the office has chosen for them', async () => {
  const { scope, headers } = await makeOwner()
  const added = await post('/buero/mitarbeiter/neu', { form_key: randomUUID(), ...PERSON }, headers)
  const id = /[0-9a-f-]{36}/.exec(added.headers.get('location') ?? '')?.[0] ?? ''
  await makePayslip(house, scope, id, '2026-01')

  const token = await tokenFor(house, scope, 'mitarbeiter-portal', id)
  expect(await recipientLanguage({ purpose: 'mitarbeiter-portal', token })).toBe('en')
  const slip = await ask(`/mitarbeiter-portal/${token}/lohnzettel/2026-01.pdf`)
  expect(await slip.json()).toMatchObject({ language: 'en' })

  const made = await post(`/buero/mitarbeiter/${id}/link`, {}, headers)
  const page = made.headers.get('location') ?? ''
  const sending = { recipient: PERSON.email, form_key: randomUUID() }
  expect((await post(`${page}/versand`, sending, headers)).status).toBe(303)
  const letter = await ask(`${page}/brief.pdf`, { headers })
  const { language, text } = await readPdf(new Uint8Array(await letter.arrayBuffer()))
  expect(language).toBe('en')
  expect(text).toContain('Your access to your payslips')

  const mails = await db
    .selectFrom('outbox')
    .select(['kind', 'language'])
    .where('tenant_id', '=', scope.tenantId)
    .execute()
  expect(mails).toEqual([
    { kind: 'payslip_published', language: 'en' },
    { kind: 'link_sent', language: 'en' },
  ])
})
