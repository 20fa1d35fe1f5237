import { expect, test } from 'vitest'
import { keepPayrollSettings } from '../office/payroll-run/desk'
import { db } from '../support/house'
import { plainHand } from '../support/plain-hand'
import { postWebhook } from '../support/post-webhook'
import { transferFigures } from '../support/transfer-figures'
import { readZip } from '../support/zip'
import type { Hand } from './hand'
import { expectPdf, mailedLink, neverLosePatience, officeHand } from './office'

// From a new employee to the closed month, the money, the adviser, and the payslip on the employee’s own screen, by hand.

const MONTH = '2026-02'
const MERLE = { name: 'Merle Thießen', email: 'merle@post.example' }
const MERLES_IBAN = 'DE89370400440532013000'
/** 150 hours and 10 of overtime with a quarter on top, at 20 euros. */
const GROSS = /3\.250,00 €/

test('from a new employee to the downloaded payslip', async () => {
  const { office, owner } = await officeHand()
  const merle = plainHand()
  neverLosePatience()
  await keepPayrollSettings(owner, { overtime_percent: '25', night_percent: '25' })
  const employeeId = await addEmployee(office)
  await addPayrollFacts(office, employeeId)
  await addAccounts(office, employeeId)
  await sendHours(owner.scope.tenantId, employeeId)

  await office.open(`/buero/stunden?monat=${MONTH}`)
  await office.press('Monat abschließen')
  await office.open(`/buero/lohnzettel/abrechnung/${MONTH}`)
  await office.check(/Thießen/)
  await office.press('Angekreuzte berechnen')
  await office.reads('Die Lohnzettel sind berechnet.')
  await office.follow(/Thießen/)
  await office.showsRow(/^Gesamtbrutto/, GROSS)
  expectPdf(await office.download('Probedruck öffnen (PDF)'))
  expect(await mails()).toBe(0)

  await office.open(`/buero/lohnzettel/abrechnung/${MONTH}`)
  await office.check(/Thießen/)
  await office.press('Angekreuzte freigeben')
  await office.reads('Die Lohnzettel sind freigegeben.')

  await closeMonth(office)
  await payMonth(office)
  await handOver(office)

  await merle.open(await mailedLink(office, MERLE, '/mitarbeiter-portal/'))
  await merle.reads(MERLE.name)
  expectPdf(await merle.download(/^PDF Lohnzettel/))
})

async function closeMonth(office: Hand): Promise<void> {
  await office.open(`/buero/lohnzettel?monat=${MONTH}`)
  await office.follow('Abschluss')
  await office.main(/Eine Person ist freigegeben, niemand fehlt/)
  await office.press('Februar 2026 abschließen')
  await office.main(/abgeschlossen/)
}

/** The file holds the net pay, and the list says that it is on its way. */
async function payMonth(office: Hand): Promise<void> {
  await office.follow('Zahlungen')
  await office.press('Datei für die Bank erstellen')
  await office.reads('Die Datei ist erstellt.')
  const { sum, count, ibans } = transferFigures((await office.download('Datei holen')).toString())
  expect([count, ibans]).toEqual([1, expect.arrayContaining([MERLES_IBAN])])
  await office.main(new RegExp(sum.replace('.', ',').replace(/^(\d)(\d{3})/, '$1\\.$2')))
  await office.follow('Zurück zu den Zahlungen')
  await office.reads(/schon in einer Datei oder vermerkt/)
}

/** Journal, figures for fund and tax office, entries for the books, and all of it in one file. */
async function handOver(office: Hand): Promise<void> {
  await office.open(`/buero/lohnzettel/abrechnung/${MONTH}/auswertungen`)
  await office.follow('Lohnjournal')
  await office.main(/Thießen, Merle/)
  expectPdf(await office.download(/PDF/))
  await office.open(`/buero/lohnzettel/abrechnung/${MONTH}/auswertungen`)
  await office.follow('Buchungen')
  expect((await office.download('Als CSV-Tabelle')).toString()).toContain('3250,00')
  const files = readZip(await office.download('Alles für die Steuerberatung (ZIP)'))
  const names = Object.keys(files).join(' ')
  for (const name of ['Lohnjournal', 'Beitragsnachweis', 'Lohnsteuer', 'Buchungen'])
    expect(names).toMatch(new RegExp(name, 'i'))
}

async function addEmployee(office: Hand): Promise<string> {
  await office.open('/buero/mitarbeiter/neu')
  await office.fill({
    ...{
      first_name: 'Merle',
      last_name: 'Thießen',
      street: 'Am Kanal 3',
      postal_code: '24106',
      city: 'Kiel',
    },
    ...{ email: MERLE.email, entry_on: `${MONTH}-01`, birth_date: '1990-06-15' },
  })
  await office.check('Vollzeit')
  await office.press('Mitarbeiter anlegen')
  await office.reads('Die Person ist angelegt.')
  await office.follow('Vergütung eintragen')
  await office.fill({ from: MONTH, cents: '20,00' })
  await office.check('Stundenlohn')
  await office.press('Vergütung eintragen')
  await office.reads('Die Vergütung ist eingetragen.')
  return (await db.selectFrom('employees').select('id').executeTakeFirstOrThrow()).id
}

async function addPayrollFacts(office: Hand, employeeId: string): Promise<void> {
  await office.open(`/buero/mitarbeiter/${employeeId}`)
  await office.follow('Lohndaten eintragen')
  await office.fill({ from: MONTH })
  await office.select('Krankenkasse', 'Küstenkasse')
  await office.select('Steuerklasse', 'I')
  await office.press('Lohndaten speichern')
  await office.reads('Die Lohndaten sind gespeichert.')
}

/** The employee's; the firm's is there. */
async function addAccounts(office: Hand, employeeId: string): Promise<void> {
  await office.open(`/buero/mitarbeiter/${employeeId}`)
  await office.follow('Vertrauliches ändern')
  await office.fill({ iban: MERLES_IBAN })
  await office.press()
  await office.main(/DE\*\*/)
}

/** As a time recorder does. */
async function sendHours(tenantId: string, id: string): Promise<void> {
  const hours = { monat: MONTH, mitarbeiter: [{ id, stunden: 160, ueberstunden: 10 }] }
  const message = { event: 'zeiterfassung.export', mandant_id: tenantId, daten: hours }
  expect((await postWebhook(JSON.stringify(message))).body).toMatchObject({ processed: 1 })
}

async function mails(): Promise<number> {
  return (await db.selectFrom('outbox').select('id').execute()).length
}
