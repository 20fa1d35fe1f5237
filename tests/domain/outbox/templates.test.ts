import { expect, test } from 'vitest'
import { findLetter } from '~/domain/outbox/letter.server'
import { type TemplateFaults, type TemplateName, templateFaults } from '~/domain/outbox/template'
import { saveMailTemplate } from '~/domain/outbox/templates.server'
import { makeMail } from '../../factories/mails'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

test.each<[TemplateName, string, string, TemplateFaults]>([
  ['lohnzettel', 'Lohn {monat}', '{anrede}\n\n{link}', {}],
  ['lohnzettel', ' ', '', { subject: 'required', body: 'required' }],
  ['lohnzettel', 'Lohn', 'ohne', { body: 'template_link_missing' }],
  ['lohnzettel', 'Lohn {link}', '{link}', { subject: 'template_link_in_subject' }],
  ['lohnzettel', 'Lohn {gehalt}', '{link}', { subject: 'template_word_unknown' }],
  ['lohnzettel', 'Lohn', '{link} {gehalt}', { body: 'template_word_unknown' }],
  ['lohnzettel', 'Lohn', '{link} {anrede', { body: 'template_word_unknown' }],
  ['lohnzettel', 'Lohn', '{link} {Anrede}', { body: 'template_word_unknown' }],
  ['zahlung-ueberweisung', 'Zahlung', '{rechnung}', {}],
  ['zahlung-ueberweisung', 'Zahlung', '{monat}', { body: 'template_word_unknown' }],
  ['rechnung', 'Rechnung', '{angaben}', { body: 'template_link_missing' }],
  ['link-portal', 'x'.repeat(150), `{link}${'x'.repeat(3994)}`, {}],
  ['link-portal', 'x'.repeat(151), `{link}${'x'.repeat(3995)}`, { subject: 'too_long', body: 'too_long' }],
])('%s with %j and %j: %j', async (name, subject, body, faults) => {
  expect(templateFaults(name, { subject, body })).toEqual(faults)
  const { house } = freshDatabase()
  const saving = saveMailTemplate(house, await makeTenant(house), { name, language: 'de' }, { subject, body })
  if (Object.keys(faults).length === 0) await saving
  else await expect(saving).rejects.toThrow('template_refused')
})

test("a firm's own words count for that mail and language alone, until they are taken back", async () => {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const other = await makeTenant(house)
  const key = { name: 'zahlung-ueberweisung', language: 'de' } as const
  const template = { subject: 'Danke', body: '{anrede}, danke.' }
  await saveMailTemplate(house, scope, key, template)
  await saveMailTemplate(house, scope, key, template)
  const of = async (
    owner: typeof scope,
    language: 'de' | 'en' = 'de',
    way: 'transfer' | 'requested' = 'transfer',
  ) => {
    const mailId = await makeMail(house, owner, { language, data: { invoice: 'R2026-0001', way } })
    return (await findLetter(db, house.vault, { tenantId: owner.tenantId, mailId }))?.template
  }
  expect(await of(scope)).toEqual(template)
  expect(await of(scope, 'en')).toBeNull()
  expect(await of(scope, 'de', 'requested')).toBeNull()
  expect(await of(other)).toBeNull()
  await saveMailTemplate(house, scope, key, null)
  await saveMailTemplate(house, scope, key, null)
  expect(await of(scope)).toBeNull()
  const audit = await db.selectFrom('audit_entries').select('action').orderBy('seq').execute()
  const actions = audit.map(({ action }) => action).filter((action) => action.startsWith('mail_template'))
  expect(actions).toEqual(['mail_template.saved', 'mail_template.removed'])
})
