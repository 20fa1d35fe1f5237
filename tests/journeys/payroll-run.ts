import { randomUUID } from 'node:crypto'
import { addMembership } from '~/domain/users/members/add-membership.server'
import { createUser } from '~/domain/users/members/users.server'
import { PASSWORD } from '../factories/firm'
import { makeTenant } from '../factories/tenants'
import { knownHash } from '../support/known-hash'
import type { TestHouse } from '../support/test-house'
import { transferFigures } from '../support/transfer-figures'
import { readZip } from '../support/zip'
import type { Hand } from './hand'
import { expectPdf, mailedLink } from './mailed-link'

const MONTH = '2026-02'
const IBAN = 'DE89370400440532013000'
/** 150 hours and 10 of overtime with a quarter on top, at 20 euros. */
const GROSS = /3\.250,00\s€/

export interface PayrollRun {
  /** Of the owner, whose firm never did payroll. */
  email: string
  tenantId: string
  office: Hand
  employee: Hand
  /** @returns what the webhook answers to the message, whole */
  postHours(message: object): Promise<unknown>
}

/** An owner of a firm without employees. */
export async function makePayrollFirm(house: TestHouse) {
  const { tenantId, ...tenant } = await makeTenant(house)
  const at = new Date().toISOString()
  const scope = { tenantId, actor: 'user:office', at, today: at.slice(0, 10) }
  const email = `inhaberin-${randomUUID()}@lohn.example`
  const passwordHash = await knownHash(PASSWORD)
  const { id: userId } = await createUser(house, scope, { email, name: 'Inga Lohn', passwordHash })
  await addMembership(house, scope, { userId, role: 'owner' })
  return { ...tenant, tenantId, email }
}

/** From the firm's first payroll details to the closed month, the money, the adviser, and the employee’s own screen. */
export async function payrollRun({
  email,
  tenantId,
  office,
  employee,
  postHours,
}: PayrollRun): Promise<void> {
  const merle = { name: 'Merle Thießen', email: `merle-${randomUUID()}@post.example` }
  await signInToPayroll(office, email)
  await keepSettings(office)
  const employeeId = await addEmployee(office, merle.email)
  await addPayrollFacts(office, employeeId)
  await addAccount(office, employeeId)
  const hours = { monat: MONTH, mitarbeiter: [{ id: employeeId, stunden: 160, ueberstunden: 10 }] }
  await postHours({ event: 'zeiterfassung.export', mandant_id: tenantId, daten: hours })
  await calculate(office)
  await release(office, merle.email)
  await closeMonth(office)
  await payMonth(office)
  await handOver(office)
  await employee.open(await mailedLink(office, merle, '/mitarbeiter-portal/'))
  await employee.reads(merle.name)
  expectPdf(await employee.download(/^PDF Lohnzettel/))
}

export async function signInToPayroll(office: Hand, email: string): Promise<void> {
  await office.open('/anmelden')
  await office.write('E-Mail-Adresse', email)
  await office.write('Passwort', PASSWORD)
  await office.press('Anmelden')
  await office.arrives(/\/buero/)
}

async function keepSettings(office: Hand): Promise<void> {
  await office.open('/buero/lohnzettel/firma')
  await office.select('Bundesland der Betriebsstätte', 'Hamburg')
  await office.unfold('Zuschläge')
  await office.fill({ overtime_percent: '25', night_percent: '25' })
  await office.press('Angaben speichern')
  await office.reads('Die Angaben sind gespeichert.')
  await office.open('/buero/lohnzettel/krankenkassen')
  await office.fill({ name: 'Küstenkasse', from: '2026-01' })
  await office.fill({ additional_rate: '2,9', u1_rate: '1,6', u2_rate: '0,4' })
  await office.press('Sätze eintragen')
  await office.main(/Küstenkasse/)
}

/** @returns their id, off the address of their page */
async function addEmployee(office: Hand, email: string): Promise<string> {
  await office.open('/buero/mitarbeiter/neu')
  await office.fill({
    ...{ first_name: 'Merle', last_name: 'Thießen', email },
    ...{ street: 'Am Kanal 3', postal_code: '24106', city: 'Kiel' },
    entry_on: `${MONTH}-01`,
  })
  await office.unfold(/^Vertrauliches/)
  await office.fill({ birth_date: '1990-06-15' })
  await office.check('Vollzeit')
  await office.press('Mitarbeiter anlegen')
  await office.reads('Die Person ist angelegt.')
  const [, id = ''] = /\/mitarbeiter\/([\w-]+)/.exec(office.address()) ?? []
  await office.follow('Vergütung eintragen')
  await office.fill({ from: MONTH, cents: '20,00' })
  await office.check('Stundenlohn')
  await office.press('Vergütung eintragen')
  await office.reads('Die Vergütung ist eingetragen.')
  return id
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

async function addAccount(office: Hand, employeeId: string): Promise<void> {
  await office.open(`/buero/mitarbeiter/${employeeId}`)
  await office.follow('Vertrauliches ändern')
  await office.fill({ iban: IBAN })
  await office.press()
  await office.main(/DE\*\*/)
}

async function calculate(office: Hand): Promise<void> {
  await office.open(`/buero/stunden?monat=${MONTH}`)
  await office.press('Monat abschließen')
  await office.open(`/buero/lohnzettel/abrechnung/${MONTH}`)
  await office.check(/Thießen/)
  await office.press('Angekreuzte berechnen')
  await office.reads('Die Lohnzettel sind berechnet.')
  await office.follow(/Thießen/)
  await office.showsRow(/^Gesamtbrutto/, GROSS)
  expectPdf(await office.download('Probedruck öffnen (PDF)'))
}

/** Nobody hears of a payslip before it is released. */
async function release(office: Hand, email: string): Promise<void> {
  await office.open(`/buero/postausgang?empfaenger=${email}`)
  await office.main(/Noch keine E-Mail|Keine E-Mail passt/)
  await office.open(`/buero/lohnzettel/abrechnung/${MONTH}`)
  await office.check(/Thießen/)
  await office.press('Angekreuzte freigeben')
  await office.reads('Die Lohnzettel sind freigegeben.')
}

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
  if (count !== 1 || !ibans.includes(IBAN)) throw new Error(`${count} payments to ${ibans}`)
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
  expectPart((await office.download('Als CSV-Tabelle')).toString(), '3250,00')
  const files = readZip(await office.download('Alles für die Steuerberatung (ZIP)'))
  for (const name of ['Lohnjournal', 'Beitragsnachweis', 'Lohnsteuer', 'Buchungen'])
    expectPart(Object.keys(files).join(' '), name)
}

function expectPart(whole: string, part: string): void {
  if (!whole.toLowerCase().includes(part.toLowerCase())) throw new Error(`There is no ${part} in ${whole}`)
}
