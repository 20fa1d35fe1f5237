import { randomUUID } from 'node:crypto'
import { makeUnevenYear } from '../factories/payroll-year'
import type { TestHouse } from '../support/test-house'
import type { Hand } from './hand'
import { expectPdf, mailedLink } from './mailed-link'
import { makePayrollFirm, signInToPayroll } from './payroll-run'

const RUN = '/buero/lohnzettel/abrechnung/2026-12'
const JOERG = 'Jörg Petersen'

export interface December {
  email: string
  employeeId: string
  employeeEmail: string
  office: Hand
  employee: Hand
}

/** A firm whose one employee earned more from July on, with all months until November released. */
export async function makeDecember(house: TestHouse) {
  const { tenantId, email } = await makePayrollFirm(house)
  const at = new Date().toISOString()
  const employeeEmail = `joerg-${randomUUID()}@post.example`
  const { id: employeeId } = await makeUnevenYear(
    house,
    { tenantId, actor: 'user:office', at, today: at.slice(0, 10) },
    { email: employeeEmail },
  )
  return { email, employeeId, employeeEmail }
}

/**
 * Christmas pay, what comes back of the year's tax, and what the turn of the year needs. On paper: of 40,000 € 1,266 and
 * 8,060 (9.3, 8.45 and 2.4 %) are free; of 30,674 € § 32a (1) no. 3 EStG takes (173.10 × 1.2875 + 2,397) × 1.2875 + 1,034.87
 * = 4,407 €, 226 more than of 39,000. Six months withheld 88.16, six 650.16, and Christmas pay 226: 248.92 come back. Of
 * 5,500 € 21.75 % are contributions, so that 5,500 − 1,196.25 − 627.24 = 3,676.51 are paid.
 */
export async function december({ office, employee, ...made }: December): Promise<void> {
  await signInToPayroll(office, made.email)
  await payChristmas(office, made.employeeId)
  await release(office)
  await lookAhead(office, made.employeeId)
  await pay(office)
  const to = { name: JOERG, email: made.employeeEmail }
  await employee.open(await mailedLink(office, to, '/mitarbeiter-portal/'))
  expectPdf(await employee.download(/^PDF Lohnzettel Dezember/))
}

async function payChristmas(office: Hand, employeeId: string): Promise<void> {
  await office.open(`${RUN}/mitarbeiter/${employeeId}`)
  await office.select('Art', 'Weihnachtsgeld')
  await office.fill({ amount_0: '1.000,00' })
  await office.press('Speichern')
  await office.main(/Weihnachtsgeld/)
  await office.open(RUN)
  await office.check('Auswählen: Jörg Petersen')
  await office.press('Angekreuzte berechnen')
  await office.reads('Die Lohnzettel sind berechnet.')
  await office.follow(/Petersen/)
  await office.showsRow(/^Lohnsteuer-Jahresausgleich: Lohnsteuer/, /−248,92\s€/)
  expectPdf(await office.download('Probedruck öffnen (PDF)'))
}

async function release(office: Hand): Promise<void> {
  await office.open(RUN)
  await office.check('Auswählen: Jörg Petersen')
  await office.press('Angekreuzte freigeben')
  await office.reads('Die Lohnzettel sind freigegeben.')
}

/** What the year comes to, per person and for the firm. */
async function lookAhead(office: Hand, employeeId: string): Promise<void> {
  await office.open(`${RUN}/auswertungen`)
  await office.follow(/^Jahreswechsel/)
  await office.main(/Küstenkasse\s*Beitragssätze dieser Krankenkasse ab Januar 2027 eintragen/)
  await office.open(`${RUN}/auswertungen`)
  await office.follow(/^Lohnsteuer-Jahresausgleich/)
  await office.showsRow(/Petersen/, /4\.655,92\s€\s*4\.407,00\s€\s*248,92\s€/)
  expectPdf(await office.download(/PDF/))
  await office.open(`/buero/mitarbeiter/${employeeId}/lohnjahr/2026/lohnsteuerbescheinigung`)
  await office.main(/Einbehaltene Lohnsteuer[^€]*4\.407,00\s€/)
  await office.open(`/buero/mitarbeiter/${employeeId}/lohnjahr/2026/lohnkonto`)
  await office.main(/Im Lohnsteuer-Jahresausgleich erstattet[^€]*248,92\s€/)
}

async function pay(office: Hand): Promise<void> {
  await office.open(`${RUN}/zahlungen`)
  await office.main(/3\.676,51\s€/)
}
