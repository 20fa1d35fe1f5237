import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sendMessage } from '~/domain/messages/messages.server'
import { keepPayrollSettings } from '~/domain/payroll-run/settings.server'
import { makeCustomer, makeMandate } from '../factories/customers'
import { makeEmployee } from '../factories/employees'
import { house } from '../support/house'
import { makeOwner, read, stored } from './owner'

test('pages of one kind are told apart by their titles', async () => {
  const owner = await makeOwner()
  const titleOf = async (path: string) => /<title>(.*?)<\/title>/.exec(await read(owner, path))?.[1]
  const { name } = await stored(owner.scope.tenantId)
  expect(await titleOf(`${owner.path}/bank`)).toBe(`Bankverbindung – ${name}`)
  expect(await titleOf(`/buero/personen/${owner.userId}`)).toMatch(/^Person – \S/)
  expect(await titleOf('/buero/mailvorlagen/lohnzettel/en')).toBe(
    'Lohnzettel liegt bereit (Englisch) – Texte der E-Mails',
  )
  const { id: employeeId } = await makeEmployee(house, owner.scope)
  expect(await titleOf(`/buero/mitarbeiter/${employeeId}`)).toBe('Mitarbeiter – Jörg Petersen')
  expect(await titleOf(`/buero/mitarbeiter/${employeeId}/verguetung`)).toMatch(/ – Jörg Petersen$/)
  await keepPayrollSettings(house, owner.scope, {
    from: null,
    state: 'SH',
    isInU1: true,
    isLevied: true,
    trade: 'none',
    proration: 'calendar_days',
    overtimePercent: null,
    nightPercent: null,
    sundayPercent: null,
    isPublicBody: false,
    isEqualising: false,
    deepNightPercent: null,
    specialHolidayPercent: null,
    holidayPercent: null,
    revision: 0,
  })
  expect(await titleOf('/buero/lohnzettel/firma')).toBe('Angaben der Firma zur Abrechnung')
  const customer = await makeCustomer(house, owner.scope)
  const mandate = await makeMandate(house, owner.scope, customer.id)
  expect(await titleOf(`/buero/mandate/${mandate.id}`)).toBe(`Lastschrift-Mandat – ${mandate.reference}`)
  await sendMessage(house, owner.scope, {
    customerId: customer.id,
    invoiceId: null,
    formKey: randomUUID(),
    body: 'Wann kommen Sie?',
    replyTo: null,
  })
  const [, task] = /(\/buero\/aufgaben\/[0-9a-f-]{36})/.exec(await read(owner, '/buero/aufgaben')) ?? []
  expect(await titleOf(task ?? '')).toBe('Nachricht – Hafenkontor Brügge KG')
})
