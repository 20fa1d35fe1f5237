import { beforeAll, expect, test } from 'vitest'
import { idsOf, makeFirm } from '../factories/firm'
import { ask, post } from '../support/app'
import { house } from '../support/house'
import { fieldsIn } from '../support/html'
import { fill, routeCases } from '../support/route-cases'
import { signedInAs } from '../support/session'

/** Of each form that changes a record: a field, what each of two people makes of it, and what goes with it. */
const FORMS: Record<string, [field: string, one: string, other: string, rest?: Record<string, string>]> = {
  '/buero/kunden/:customerId/stammdaten': ['city', 'Plön', 'Husum'],
  '/buero/ansprechpartner/:contactId/stammdaten': ['name', 'Jörn Petersen', 'Änne Öztürk'],
  '/buero/vertraege/:contractId/stammdaten': ['title', 'Fenster', 'Treppenhaus'],
  '/buero/mitarbeiter/:employeeId/stammdaten': ['city', 'Plön', 'Husum'],
  '/buero/mitarbeiter/:employeeId/vertrauliches': ['birth_date', '1990-06-15', '1991-06-15'],
  '/buero/mandanten/:tenantId/anschrift': ['city', 'Plön', 'Husum'],
  '/buero/mandanten/:tenantId/rechtsform': ['seat', 'Plön', 'Husum'],
  '/buero/mandanten/:tenantId/rechnungsangaben': ['contact_name', 'Jörn Petersen', 'Änne Öztürk'],
  '/buero/mandanten/:tenantId/farbe': ['accent_color', '#0b5966', '#663300'],
  '/buero/mandanten/:tenantId/bank': ['bank_name', 'Förde Sparkasse', 'Kieler Volksbank'],
  '/buero/mandanten/:tenantId/fristen': ['payment_term_days', '7', '30'],
  '/buero/mandanten/:tenantId/datenschutz': ['data_contact', 'Jörn Petersen', 'Änne Öztürk'],
  '/buero/mandanten/:tenantId/lohnbuero': ['payroll_client', '12345', '54321'],
  '/buero/mandanten/:tenantId/nummern/:range': ['digits', '6', '7'],
  '/buero/mailvorlagen/:template/:templateLanguage': [
    'subject',
    'Ihr Lohnzettel',
    'Ihre Abrechnung',
    { body: '{link}' },
  ],
  '/buero/mandanten/:tenantId/absender': ['mail_from_name', 'Büro', 'Buchhaltung'],
}
/** Four that have but switches, the sender's form on two more pages, three of a contract, and whose
 * payslip pages are, what hours and a year's sums are (tests/domain), and what pay is calculated from
 * (payroll-run.test.ts). */
const ELSEWHERE = [
  '/buero/lohnzettel/eingang/:slipId',
  '/buero/stunden/:month/mitarbeiter/:employeeId',
  '/buero/mitarbeiter/:employeeId/jahreswerte',
  '/buero/mitarbeiter/:employeeId/lohndaten',
  '/buero/lohnzettel/abrechnung/:month/mitarbeiter/:employeeId',
  '/buero/rechnungen/:draftId/entwurf',
  '/buero/mandanten/:tenantId/zweiter-faktor',
  '/buero/mandanten/:tenantId/lohnzettel-code',
  '/buero/mandanten/:tenantId/besondere-lohndaten',
  '/buero/mandanten/:tenantId/webhook',
  '/buero/mandanten/:tenantId/absender/code',
  '/buero/mandanten/:tenantId/absender/bestaetigung',
  '/buero/vertraege/:contractId/preise',
  '/buero/vertraege/:contractId/pause',
  '/buero/vertraege/:contractId/ende',
]

let addressOf: (path: string) => string
let headers: { Cookie: string }

beforeAll(async () => {
  const firm = await makeFirm(house, 'zweie', idsOf('d'))
  headers = await signedInAs(house, firm.scope, 'owner')
  addressOf = (path) => fill(path, '', firm.subjects, firm.month)
})

const read = async (path: string) => (await ask(addressOf(path), { headers })).text()

test('every form that is made from a revision is among them', async () => {
  const pages = routeCases.filter(
    ({ path, row }) =>
      path.startsWith('/buero/') && path.includes(':') && row.kind === 'page' && row.methods.includes('POST'),
  )
  const found: string[] = []
  for (const { path } of pages) if ('revision' in fieldsIn(await read(path))) found.push(path)
  expect(found.filter((path) => !(path in FORMS) && !ELSEWHERE.includes(path))).toEqual([])
})

const forms = Object.entries(FORMS).map(([path, [field, one, other, rest = {}]]) => ({
  path,
  field,
  one,
  other,
  rest,
}))

test.each(forms)(
  '$path: whoever is second in $field sees both versions',
  async ({ path, field, one, other, rest }) => {
    const form = { ...fieldsIn(await read(path)), ...rest }
    expect((await post(addressOf(path), { ...form, [field]: one }, headers)).status).toBe(303)
    const answer = await post(addressOf(path), { ...form, [field]: other }, headers)
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('<table')
    // The same form again is the same change, and nobody is asked.
    expect((await post(addressOf(path), { ...form, [field]: one }, headers)).status).toBe(303)
  },
)
