import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { PASTE_FIELD } from '~/kit/forms/line-buttons'
import { signIn } from '../account/people'
import { type Firm, idsOf, makeFirm, PASSWORD } from '../factories/firm'
import { ask, post } from '../support/app'
import { countRows } from '../support/count-rows'
import { formsIn, type ShownForm, type TypedField } from '../support/forms-in'
import { house } from '../support/house'
import { BOUNDARY, fill, headersFor, type RouteCase, routeCases } from '../support/route-cases'

// Every form of the office and the account, read off the pages of a firm that has one of everything: what is wrong in
// any field is told at the field and nothing entered is lost, and the same form twice makes one record. What good
// input does, every role and the things of another firm are asked of the same routes in tests/roles.test.ts and
// tests/tenancy.test.ts; two editors of a record in two-editors.test.ts beside this.

/** Forms that such a firm does not show, with the test that fills them in. */
const SHOWN_ELSEWHERE: Record<string, string> = {
  '/konto/zweiter-faktor/bestaetigung': 'tests/account/second-factor.test.ts',
  '/konto/zweiter-faktor/ersatzcodes': 'tests/account/second-factor-change.test.ts',
  '/konto/zweiter-faktor/ende': 'tests/account/second-factor-change.test.ts',
  '/buero/mandant': 'tests/office/tenants/tenants.test.ts',
  '/buero/mandanten/:tenantId/absender/code': 'tests/office/tenants/sender.test.ts',
  '/buero/mandanten/:tenantId/absender/bestaetigung': 'tests/office/tenants/sender.test.ts',
  '/buero/mandanten/:tenantId/webhook/widerruf': 'tests/office/tenants/webhook.test.ts',
  '/buero/mandanten/:tenantId/ereignisse/:endpointId/fortsetzung': 'tests/office/events/events.test.ts',
  '/buero/mandanten/:tenantId/ereignisse/:endpointId/wiederholung': 'tests/office/events/events.test.ts',
  '/buero/mandanten/:tenantId/ereignisse/:endpointId/entfernung': 'tests/office/events/events.test.ts',
  '/buero/aufgaben/:taskId/wiederholung': 'tests/office/tasks/deliveries.test.ts',
  '/buero/aufgaben/:taskId/zuordnung': 'tests/office/tasks/deliveries.test.ts',
  '/buero/mitarbeiter/:employeeId/adresse': 'tests/office/employees/new-address.test.ts',
  '/buero/mitarbeiter/:employeeId/abschied': 'tests/office/employees/documents.test.ts',
  '/buero/mitarbeiter/:employeeId/unterlagen/:documentId/ruecknahme':
    'tests/office/employees/documents.test.ts',
  '/buero/personen/:userId/einladung': 'tests/office/users/users.test.ts',
  '/buero/kunden/import/:importId/ruecknahme': 'tests/office/imports/customer-imports.test.ts',
  '/buero/mitarbeiter/import/:employeeImportId/ruecknahme': 'tests/office/imports/employee-imports.test.ts',
  '/buero/ansprechpartner/:contactId/linksperre': 'tests/office/links/links.test.ts',
  '/buero/links/:link/versand': 'tests/office/links/links.test.ts',
  '/buero/links/:link/ersatz': 'tests/office/links/links.test.ts',
  '/buero/links/:link/widerruf': 'tests/office/links/links.test.ts',
  '/buero/bank/umsaetze/:itemId/doppelt': 'tests/office/bank/two-formats.test.ts',
  '/buero/bank/umsaetze/:itemId/zahlung': 'tests/office/bank/bank.test.ts',
  '/buero/bank/umsaetze/:itemId/vorschlag': 'tests/office/bank/bank.test.ts',
  '/buero/bank/umsaetze/:itemId/rueckgabe': 'tests/office/bank/bank.test.ts',
  '/buero/bank/umsaetze/:itemId/erstattung': 'tests/office/bank/bank.test.ts',
  '/buero/bank/zuordnungen/:assignmentId/aufhebung': 'tests/office/bank/bank.test.ts',
  '/buero/bank/regeln/:ruleId/loeschung': 'tests/office/bank/bank.test.ts',
  '/buero/bank/lastschriften/dateien': 'tests/office/debits/debits.test.ts',
  '/buero/bank/mahnungen/versand': 'tests/office/dunning/dunning.test.ts',
  '/buero/kunden/:customerId/mahnsperre/aufhebung': 'tests/office/dunning/dunning.test.ts',
  '/buero/bank/mahnungen/verschickt/:noticeId/versand': 'tests/office/dunning/dunning.test.ts',
  '/buero/kunden/:customerId/verzug/forderung': 'tests/office/charges/charges.test.ts',
  '/buero/kunden/:customerId/verzug/begleichung': 'tests/office/charges/charges.test.ts',
  '/buero/kunden/:customerId/verzug/erlass': 'tests/office/charges/charges.test.ts',
  '/buero/kunden/:customerId/mahnantrag': 'tests/office/charges/charges.test.ts',
  '/buero/forderungen/:statementId/erlass': 'tests/office/charges/charges.test.ts',
  '/buero/forderungen/:statementId/versand': 'tests/office/charges/charges.test.ts',
  '/buero/forderungen/:statementId/ruecknahme': 'tests/office/charges/charges.test.ts',
  '/buero/bank/konten/:accountId/antworten': 'tests/office/bank/answers-again.test.ts',
  '/buero/bank/konten/:accountId/nummern': 'tests/office/bank/numbered-anew.test.ts',
  '/buero/bank/lastschriften/:debitRunId/freigabe': 'tests/office/debits/debits.test.ts',
  '/buero/bank/lastschriften/uebergabe': 'tests/office/debits/handed-over.test.ts',
  '/buero/rechnungen/:invoiceId/uebergabe/ruecknahme': 'tests/office/debits/handed-over.test.ts',
  '/buero/mandate/:mandateId/bestaetigung': 'tests/office/mandates/mandates.test.ts',
  '/buero/mandate/:mandateId/fortsetzung': 'tests/office/bank/returns.test.ts',
  '/buero/vertraege/rechnungslauf/start': 'tests/office/billing/billing.test.ts',
  '/buero/rechnungen/ausstellung': 'tests/office/billing/billing.test.ts',
  '/buero/vertraege/:contractId/preise/ruecknahme': 'tests/office/contracts/contracts.test.ts',
  '/buero/rechnungen/:draftId/ausstellung': 'tests/office/invoices/drafts.test.ts',
  '/buero/rechnungen/:draftId/verwerfung': 'tests/office/invoices/drafts.test.ts',
  '/buero/rechnungen/:invoiceId/ruecknahme': 'tests/office/invoices/money.test.ts',
  '/buero/kunden/:customerId/verrechnung': 'tests/office/invoices/money.test.ts',
  '/buero/kunden/:customerId/rueckzahlung': 'tests/office/invoices/money.test.ts',
  '/buero/kunden/:customerId/zahlungsruecknahme': 'tests/office/invoices/money.test.ts',
  '/buero/mitarbeiter/:employeeId/verguetung/entfernung': 'tests/office/employees/employees.test.ts',
  '/buero/lohnzettel/abrechnung/:month/mitarbeiter/:employeeId/verwerfung':
    'tests/office/payroll-run/payroll-run.test.ts',
  '/buero/lohnzettel/abrechnung/:month/abschluss': 'tests/office/payroll-closing/closing.test.ts',
  '/buero/lohnzettel/abrechnung/:month/abschluss/auslassung': 'tests/office/payroll-closing/closing.test.ts',
  '/buero/lohnzettel/abrechnung/:month/abschluss/aufnahme': 'tests/office/payroll-closing/closing.test.ts',
  '/buero/lohnzettel/abrechnung/:month/beitragsmeldung': 'tests/office/payroll-reports/reports.test.ts',
  '/buero/lohnzettel/meldewesen/kasse': 'tests/office/payroll-reports/reports.test.ts',
  '/buero/lohnzettel/abrechnung/:month/zahlungen/dateien': 'tests/office/payroll-payments/files.test.ts',
  '/buero/lohnzettel/abrechnung/:month/zahlungen/empfaenger/:payee':
    'tests/office/payroll-payments/payees.test.ts',
  '/buero/lohnzettel/abrechnung/:month/zahlungen/ueberweisung/:payment':
    'tests/office/payroll-payments/files.test.ts',
  '/buero/lohnzettel/abrechnung/:month/zahlungen/freigabe': 'tests/office/payroll-payments/files.test.ts',
  '/buero/lohnzettel/meldungen/:employeeId': 'tests/office/insurance-reports/reports.test.ts',
  '/buero/lohnzettel/krankenkassen/entfernung': 'tests/office/payroll-run/payroll-run.test.ts',
  '/buero/stunden/:month/abschluss': 'tests/office/hours/hours.test.ts',
  '/buero/stunden/:month/kennungen': 'tests/office/hours/hours.test.ts',
  '/buero/stunden/:month/kennungen/aufhebung': 'tests/office/hours/hours.test.ts',
  '/buero/stunden/:month/mitarbeiter/:employeeId/entscheidung': 'tests/office/hours/hours.test.ts',
  '/buero/postausgang/fortsetzung': 'tests/office/outbox/outbox.test.ts',
  '/buero/postausgang/:mailId/neuer-versand': 'tests/office/outbox/outbox.test.ts',
  '/buero/postausgang/:mailId/ruecklauf': 'tests/office/outbox/outbox.test.ts',
  '/buero/postausgang/:mailId/erledigung': 'tests/office/outbox/outbox.test.ts',
  '/buero/mailvorlagen/:template/:templateLanguage/vorschau': 'tests/office/outbox/mail-templates.test.ts',
  '/buero/mailvorlagen/:template/:templateLanguage/standard': 'tests/office/outbox/mail-templates.test.ts',
  '/api/intern/rechnungen/:id/token': 'tests/api/invoice-token.test.ts',
}
/** Typed into, but neither made from a revision nor with a key of its own, and why the second of two harms nobody. */
const NEEDS_NO_KEY: Record<string, string> = {
  '/konto': 'ends a session, which is ended then',
  '/konto/passwort': 'only its owner knows the password that it asks for',
  '/konto/zweiter-faktor': 'leads to a page that stores nothing',
  '/buero/aufgaben/:taskId/ablehnung': 'a request is refused once',
  '/buero/bank/konten/:accountId/bezeichnung': 'the same names again change nothing',
  '/buero/bank/spalten/:unreadFileId': 'a file is read once',
  '/buero/bank/lastschriften/:debitRunId/fehlschlag': 'a collection fails once',
  '/buero/mandanten/:tenantId/ereignisse/:endpointId/angaben': 'the same again changes nothing',
  '/buero/personen': 'an address is invited once',
  '/buero/kunden/:customerId/mahnsperre': 'the same reason again changes nothing',
  '/buero/lohnzettel/eingang': 'the same file again changes nothing',
  '/buero/mitarbeiter/:employeeId/unterlagen': 'the same file again changes nothing',
  '/buero/kunden/:customerId/verzug/angaben': 'the same again changes nothing',
  '/buero/rechnungen/:invoiceId/aufschub': 'what is in force ends once',
  '/buero/rechnungen/:invoiceId/uebergabe': 'the same day again changes nothing',
  '/buero/lohnzettel/krankenkassen': 'rates that are there are never written over',
  '/buero/lohnzettel/lohndaten': 'the same table again changes nothing',
  '/buero/stunden/:month/tabelle': 'what it was checked against must be as it was',
  '/buero/mitarbeiter/:employeeId/verguetung': 'pay that is there is never written over',
}
/** Read by the button beside it alone. */
const ASIDE: readonly string[] = [PASTE_FIELD]
/** Posting these again is another deed of the same person, which the audit tells. */
const TOLD_TWICE = ['/konto/passwort', '/buero/mandanten/:tenantId/logo']

/** Of these the second answer says that it was done before, or leads to a page of its own. */
const TELLS_THE_SECOND = [
  '/buero/bank/auszuege',
  '/buero/bank/umsaetze/:itemId/zahlung',
  '/buero/bank/zuordnungen/:assignmentId/aufhebung',
  '/buero/rechnungen/pruefung',
  '/buero/kunden/:customerId/zahlung',
  '/buero/kunden/:customerId/zahlungsruecknahme',
  '/buero/kunden/:customerId/konto/versand',
  '/buero/forderungen/:statementId/versand',
  '/buero/rechnungen/:invoiceId/versand',
  '/buero/lohnzettel/eingang',
  '/buero/postausgang/:mailId/ruecknahme',
  '/buero/stunden/:month/mitarbeiter/:employeeId',
  '/buero/mitarbeiter/:employeeId/jahreswerte',
]

/** Only a person needs it; the cases enter firms. */
const OF_ANOTHER_KIND = ['/buero/kunden/neu last_name', '/buero/kunden/:customerId/stammdaten last_name']

/** Longer than any field takes. */
const TOO_LONG = 'x'.repeat(6000)
/** All fields of a form with as much in each are a form that is still read. */
const MOST_TOGETHER = 50_000
/** What a browser without that kind of field lets through. */
const IMPOSSIBLE: Record<string, string> = { date: '2026-02-31', month: '2026-13', color: 'gelb' }

const behindSignIn = routeCases.filter(({ row }) => row.access === 'session')
const forms = behindSignIn.filter(({ row }) => row.methods.includes('POST'))
const inSight = forms.filter(({ path }) => !(path in SHOWN_ELSEWHERE))

let firm: Firm
let headers: { Cookie: string }
/** Of a session that has had its rest. */
let ended: { Cookie: string }
const shown = new Map<string, ShownForm>()

beforeAll(async () => {
  firm = await makeFirm(house, 'formular', idsOf('e'))
  // The first of two sessions can be ended from the second.
  await signIn(firm.email('owner'), PASSWORD)
  headers = { Cookie: (await signIn(firm.email('owner'), PASSWORD)) ?? '' }
  ended = { Cookie: (await signIn(firm.email('owner'), PASSWORD)) ?? '' }
  await ask('/abmelden', { method: 'POST', headers: ended })
  for (const { path } of behindSignIn.filter(({ row }) => row.kind === 'page')) {
    const page = await ask(addressOf(path), { headers })
    for (const form of formsIn(await page.text()))
      if (!shown.has(withoutQuery(form))) shown.set(withoutQuery(form), withoutAside(form))
  }
})

describe('every form', () => {
  test('is on a page of the firm, or is filled in elsewhere', () => {
    const missing = forms.filter(({ path }) => !shown.has(addressOf(path))).map(({ path }) => path)
    expect(missing.sort()).toEqual(Object.keys(SHOWN_ELSEWHERE).sort())
    const absent = Object.values(SHOWN_ELSEWHERE).filter((file) => !existsSync(file))
    expect(absent).toEqual([])
  })

  test('that is typed into is made from a revision, or has a key of its own', () => {
    const bare = inSight.filter(({ path }) => {
      const { typed, values } = formOf(path)
      return typed.length > 0 && !['revision', 'form_key', 'stand'].some((name) => name in values)
    })
    expect(bare.map(({ path }) => path).sort()).toEqual(Object.keys(NEEDS_NO_KEY).sort())
  })
})

describe('what is wrong is told at its field, and nothing entered is lost', () => {
  const typedInto = inSight.filter(({ row }) => !row.takesFile)

  test.each(typedInto)('$path', async (route) => {
    const { typed } = formOf(route.path)
    const good = goodOf(route)
    for (const field of typed) {
      const mayStayEmpty = field.isOptional || OF_ANOTHER_KIND.includes(`${route.path} ${field.name}`)
      for (const bad of mayStayEmpty ? [badFor(field)] : [badFor(field), '']) {
        const entered = { ...good, [field.name]: bad }
        const page = await refusedPage(route.path, entered)
        expect(page.faults, `${field.name}: ${bad.slice(0, 10)}`).toContain(field.id)
        expect(page.links, field.name).toContain(field.id)
        expect(page.values, field.name).toMatchObject(echoed(typed, entered))
      }
    }
    if (typed.length === 0) return
    const each = Math.floor(MOST_TOGETHER / typed.length)
    const wrong = Object.fromEntries(typed.map((field) => [field.name, badFor(field).slice(0, each)]))
    const { links, ids } = await refusedPage(route.path, { ...good, ...wrong })
    expect(links, 'in the order of the page').toEqual(ids.filter((id) => links.includes(id)))
  })
})

describe('what was typed while the session ended is there after signing in again', () => {
  const typedInto = inSight.filter(({ row }) => !row.takesFile)

  test.each(typedInto)('$path', async (route) => {
    const { action, typed } = formOf(route.path)
    if (typed.length === 0) return
    const entered = goodOf(route)
    const sent = await ask(action, { method: 'POST', body: new URLSearchParams(entered), headers: ended })
    const target = new URL(sent.headers.get('location') ?? '', 'http://localhost')
    expect(target.pathname).toBe('/anmelden')
    const page = await followed(target.searchParams.get('weiter') ?? '')
    expect(page.status).toBe(409)
    const given = formsIn(await page.text()).find(
      (form) => withoutQuery(form) === withoutQuery(formOf(route.path)),
    )
    // The reader of the page folds the blanks of a text of several lines.
    expect(foldedIn(given?.values ?? {})).toMatchObject(foldedIn(echoed(typed, entered)))
  })
})

describe('the same form twice is one deed', () => {
  test.each(forms)('$path', async (route) => {
    // Both clicks of a double click, and then the same once more.
    const [first, click] = await Promise.all([send(route), send(route)])
    expect(click.status).toBe(first.status)
    if (!TELLS_THE_SECOND.includes(route.path)) expect(targetOf(click)).toBe(targetOf(first))
    const before = await countRows(house.db)
    const second = await send(route)
    const after = await countRows(house.db)
    expect(second.status).toBe(first.status)
    if (TOLD_TWICE.includes(route.path)) before.audit_entries = after.audit_entries ?? 0
    expect(after).toEqual(before)
  })
})

function addressOf(path: string): string {
  return fill(path, '', firm.subjects, firm.month)
}

/** Where a form posts to, without the firm that it was shown for. */
function withoutQuery({ action }: ShownForm): string {
  return action.split('?')[0] ?? ''
}

function withoutAside(form: ShownForm): ShownForm {
  return { ...form, typed: form.typed.filter(({ name }) => !ASIDE.includes(name)) }
}

function formOf(path: string): ShownForm {
  const form = shown.get(addressOf(path))
  if (!form) throw new Error(`No page shows ${path}: name the test that fills it in`)
  return form
}

/** What the page fills in, and what the route's case enters. */
function goodOf({ path, post: makePost }: RouteCase): Record<string, string> {
  const entered = new URLSearchParams(String(makePost(firm).good))
  return { ...shown.get(addressOf(path))?.values, ...Object.fromEntries(entered) }
}

function badFor({ type }: TypedField): string {
  return IMPOSSIBLE[type] ?? TOO_LONG
}

/** Passwords and codes are never given back. */
function echoed(typed: readonly TypedField[], entered: Record<string, string>): Record<string, string> {
  const names = typed.filter(({ type }) => type !== 'password').map(({ name }) => name)
  return Object.fromEntries(names.map((name) => [name, entered[name] ?? '']))
}

async function refusedPage(path: string, entered: Record<string, string>) {
  const { action } = formOf(path)
  const answer = await post(action, entered, headers)
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(html).not.toMatch(/\{(?:most|entered)\}/)
  const summary = /id="fehler".*?<\/ul>/s.exec(html)?.[0] ?? ''
  return {
    faults: all(html, / id="([^"]*)-fehler"/g),
    links: all(summary, / href="#([^"]*)"/g),
    ids: all(html, / id="([^"]*)"/g),
    values: formsIn(html).find((form) => withoutQuery(form) === withoutQuery(formOf(path)))?.values,
  }
}

function foldedIn(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.replace(/\s+/g, ' ')]))
}

/** The page that an address leads to. */
async function followed(address: string): Promise<Response> {
  const answer = await ask(address, { headers })
  const onward = answer.headers.get('location')
  return answer.status >= 300 && answer.status < 400 && onward ? ask(onward, { headers }) : answer
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}

/** Where an answer leads; the key of a refused form is another each time. */
function targetOf(answer: Response): string | undefined {
  return answer.headers.get('location')?.replace(/eingabe=[^&#]*/, 'eingabe')
}

function send(route: RouteCase): Promise<Response> {
  const { path, row } = route
  const action = shown.get(addressOf(path))?.action ?? addressOf(path)
  if (!row.takesFile)
    return ask(action, { method: 'POST', body: new URLSearchParams(goodOf(route)), headers })
  const body = Buffer.concat([keyPart(formOf(path).values), Buffer.from(route.post(firm).good)])
  return ask(action, { method: 'POST', body, headers: { ...headersFor(route, 'POST'), ...headers } })
}

/** A form's own key, as it comes before the file. */
function keyPart({ form_key: key }: ShownForm['values']): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="form_key"\r\n\r\n`
  return Buffer.from(key === undefined ? '' : `${head}${key}\r\n`)
}
