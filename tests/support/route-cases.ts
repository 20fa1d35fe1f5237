import { today } from '~/clock.server'
import type { Role } from '~db/schema'
import { MT940, OWN_IBAN } from '../factories/bank'
import type { Firm, Subjects } from '../factories/firm'
import { PASSWORD } from '../factories/firm'
import { COLOR_JPEG } from '../factories/logos'
import { EMPTY_PDF } from '../factories/payslip-files'
import { UBL_INVOICE } from './einvoice/ubl'
import { type Method, routeTable } from './route-table'

/** A form or body that a route accepts, its answer, and one that it refuses. */
export interface PostCase {
  good: string | Buffer
  status: number
  /** Shown again by its page, or answered with `badStatus`; absent if nothing can be wrong. */
  bad?: string
  badStatus?: number
  /** Whether the form counts towards the six per hour of its link. */
  isThrottled?: true
}

const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
export const BOUNDARY = 'grenze-4711'
const fileForm = (bytes: Uint8Array, fields: Record<string, string> = {}) =>
  Buffer.concat([
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    ),
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="logo"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])
const choice: PostCase = {
  good: form({ choice: 'transfer' }),
  status: 303,
  bad: form({ choice: 'new', iban: 'DE00', holder: '' }),
  isThrottled: true,
}
const message: PostCase = {
  good: form({ message: 'Bitte rufen Sie mich zurück.' }),
  status: 303,
  bad: form({ message: '' }),
  isThrottled: true,
}
const transfer: PostCase = { good: '', status: 303, isThrottled: true }
const freshLink: PostCase = { good: '', status: 303, isThrottled: true }

const SEAT = {
  name: 'Förde Glanz GmbH',
  street: 'Holtenauer Straße 12',
  postal_code: '24105',
  city: 'Kiel',
  country: 'DE',
  email: 'buero@foerde-glanz.example',
}
const TERMS = {
  payment_term_days: '14',
  write_off_limit_cents: '1,00',
  invoice_link_days: '180',
  portal_link_days: '365',
  employee_link_days: '90',
  leaver_link_days: '365',
}

const CUSTOMER = {
  kind: 'business',
  name: 'Hafenmeisterei Kiel GmbH',
  street: 'Bollhörnkai 1',
  postal_code: '24103',
  city: 'Kiel',
  country: 'DE',
  language: 'de',
}

const CALLED_CUSTOMER = {
  kind: 'business',
  name: 'Hafenbäckerei Petersen GmbH',
  street: 'Holtenauer Straße 12',
  postal_code: '24105',
  city: 'Kiel',
}

const calledInvoice = (customer_id: string | undefined) => ({
  customer_id,
  service_from: '2026-01-01',
  service_to: '2026-01-31',
  lines: [
    { description: 'Fensterreinigung', quantity: '2.5', unit: 'HUR', unit_price: '45.00', tax_rate: '19' },
  ],
})

const CALLED_PAYMENT = { amount: '1.00', paid_on: '2026-01-31', method: 'cash', is_confirmed: true }

const NOBODY = 'ffffffff-0000-4000-8000-00000000000f'

const LINE = {
  zeilen: '1',
  position_1_description: 'Fensterreinigung',
  position_1_quantity: '2,5',
  position_1_unit: 'HUR',
  position_1_price: '45,00',
  position_1_tax: 'S 19',
}
const DRAFT = {
  service_from: '2026-01-01',
  service_to: '2026-01-31',
  language: 'de',
  payment: 'transfer',
}
const DUNNING = {
  level_count: '3',
  statement_days: '',
  ...{ after_days_1: '7', pay_days_1: '10', fee_1: '0', words_de_1: '', words_en_1: '' },
  ...{ after_days_2: '14', pay_days_2: '10', fee_2: '0', words_de_2: '', words_en_2: '' },
  ...{ after_days_3: '14', pay_days_3: '10', fee_3: '0', words_de_3: '', words_en_3: '' },
}
const CONTRACT = {
  title: 'Fensterreinigung',
  interval_months: '1',
  starts_on: '2026-01-31',
  notice_months: '1',
}

const MANDATE = {
  holder: 'Hafenmeisterei Kiel GmbH',
  iban: 'DE89 3704 0044 0532 0130 00',
  signed_on: '2026-01-15',
  type: 'CORE',
}

const EMPLOYEE = {
  first_name: 'Maren',
  last_name: 'Thomsen',
  street: 'Iltisstraße 9',
  postal_code: '24143',
  city: 'Kiel',
  country: 'DE',
  language: 'de',
  employment_type: 'part_time',
  entry_on: '2026-01-01',
}

const FUND = {
  name: 'Küstenkasse',
  from: '2026-01',
  additional_rate: '2,9',
  u1_rate: '1,6',
  u2_rate: '0,4',
}
const PAYROLL_FACTS = {
  from: '2026-01',
  person_group: '101',
  contribution_group: '1111',
  fund: 'Küstenkasse',
  payroll_tax_class: '1',
}

/** Carrying out or deleting an import needs its current revision: these posts change nothing. */
function importPosts(path: string, param: string, file: string): Record<string, () => PostCase> {
  const names = ['last_name', 'first_name', 'street', 'postal_code', 'city']
  const columns = Object.fromEntries(names.map((name, index) => [`spalte_${index}`, name]))
  const unseen = { good: form({ revision: '4711' }), status: 303 }
  return {
    [path]: () => ({
      good: fileForm(Buffer.from(file)),
      status: 303,
      bad: fileForm(Buffer.from('{}')).toString(),
    }),
    [`${path}/${param}/spalten`]: () => ({
      good: form({ ...columns, spalte_5: 'entry_on' }),
      status: 303,
      bad: form({ spalte_0: 'last_name' }),
    }),
    [`${path}/${param}/uebernahme`]: () => unseen,
    [`${path}/${param}/ruecknahme`]: () => ({ good: '', status: 303 }),
    [`${path}/${param}/verwerfung`]: () => unseen,
  }
}

/** What each route with a body is posted; a POST route without a row here fails the tests. */
const posts: Record<string, (firm: Firm) => PostCase> = {
  '/rechnung/:token/zahlungswahl': () => choice,
  '/rechnung/:token/nachricht': () => message,
  '/rechnung/:token/ueberweisung': () => transfer,
  '/rechnung/:token/neuer-link': () => freshLink,
  '/portal/:token/nachricht': () => message,
  '/portal/:token/rechnungen/:invoiceId/zahlungswahl': () => choice,
  '/portal/:token/rechnungen/:invoiceId/nachricht': () => message,
  '/portal/:token/rechnungen/:invoiceId/ueberweisung': () => transfer,
  '/portal/:token/aenderung': () => ({
    good: form({ kind: 'address', street: 'Neuer Weg 9', postal_code: '24103', city: 'Kiel' }),
    status: 303,
    bad: form({ kind: 'address', street: '' }),
    isThrottled: true,
  }),
  '/portal/:token/neuer-link': () => freshLink,
  // These firms require no code: the payslips are open already.
  '/mitarbeiter-portal/:token/monate/:month/frage': () => message,
  '/mitarbeiter-portal/:token/code': () => ({ good: form({ code: '123456' }), status: 303 }),
  '/mitarbeiter-portal/:token/code-anforderung': () => ({ good: '', status: 303 }),
  '/mitarbeiter-portal/:token/neuer-link': () => freshLink,
  '/anmelden': (firm) => ({
    good: form({ email: firm.email('owner'), password: PASSWORD }),
    status: 303,
    bad: form({ email: firm.email('owner'), password: 'wrong' }),
  }),
  // Not available without a provider in the configuration.
  '/anmelden/oidc': () => ({ good: '', status: 404 }),
  '/einrichten': () => ({ good: '', status: 303 }),
  '/einladung/:token': () => ({ good: form({ password: PASSWORD }), status: 404 }),
  '/passwort-vergessen': () => ({
    good: form({ email: 'niemand@foerde-glanz.example' }),
    status: 303,
    bad: form({ email: '' }),
  }),
  '/passwort/:token': () => ({ good: form({ password: PASSWORD }), status: 404 }),
  '/konto': () => ({
    good: form({ sitzung: 'keine', password: PASSWORD }),
    status: 303,
    bad: form({ sitzung: 'keine', password: 'falsch' }),
  }),
  '/konto/passwort': () => ({
    good: form({ password: PASSWORD, new_password: PASSWORD }),
    status: 303,
    bad: form({ password: PASSWORD, new_password: 'kurz' }),
  }),
  '/konto/zweiter-faktor': () => ({
    good: form({ password: PASSWORD }),
    status: 303,
    bad: form({ password: '' }),
  }),
  // A right code cannot be known here; tests/account/second-factor.test.ts posts it.
  '/konto/zweiter-faktor/bestaetigung': () => ({
    good: form({ code: '000 000' }),
    status: 303,
    bad: form({ code: '' }),
  }),
  // Without a second factor these redirect, whatever is posted.
  '/konto/zweiter-faktor/ersatzcodes': () => ({ good: form({ code: '000000' }), status: 303 }),
  '/konto/zweiter-faktor/ende': () => ({ good: form({ password: PASSWORD }), status: 303 }),
  '/buero/mandant': (firm) => ({ good: form({ tenant: firm.scope.tenantId ?? '' }), status: 303 }),
  '/buero/mandanten/:tenantId/datenschutz': () => ({
    good: form({ data_officer: 'Dr. Änne Voß, 0431 5550199' }),
    status: 303,
    bad: form({ data_officer: 'x'.repeat(201) }),
  }),
  '/buero/mandanten/:tenantId/lohnbuero': () => ({
    good: form({ payroll_consultant: '1234567', payroll_client: '12345', wage_type_regular: '100' }),
    status: 303,
    bad: form({ payroll_consultant: '12' }),
  }),
  '/buero/stunden/:month/uebergabe': () => ({
    good: form({ format: 'csv', form_key: 'eeeeeeee-0000-4000-8000-00000000000e' }),
    status: 303,
    bad: form({ format: 'xls' }),
  }),
  '/buero/stunden/:month/abschluss': () => ({ good: form({ abgeschlossen: 'nein' }), status: 303 }),
  // There are no hours under this id.
  '/buero/stunden/:month/kennungen': (firm) => ({
    good: form({ kennung: NOBODY, employee_id: firm.subjects.employeeId }),
    status: 303,
    bad: form({ kennung: NOBODY, employee_id: '' }),
  }),
  '/buero/stunden/:month/kennungen/aufhebung': () => ({ good: form({ kennung: NOBODY }), status: 303 }),
  '/buero/stunden/:month/tabelle': () => ({
    good: form({ tabelle: 'Personalnummer\tStunden\n1001\t160' }),
    status: 303,
    bad: form({ tabelle: '' }),
  }),
  '/buero/stunden/:month/mitarbeiter/:employeeId': () => ({
    good: form({ hours: '160', overtime: '4,5', reason: 'Stundenzettel', revision: '0' }),
    status: 303,
    bad: form({ hours: '745', reason: '' }),
  }),
  // There are no late hours.
  '/buero/stunden/:month/mitarbeiter/:employeeId/entscheidung': () => ({
    good: form({ decision_reason: 'Nachgereicht', entscheidung: 'annehmen', revision: '0' }),
    status: 303,
    bad: form({ decision_reason: '' }),
  }),
  '/buero/mandanten': () => ({
    good: form({ ...SEAT, name: 'Garten Groth e. K.' }),
    status: 303,
    bad: form({ ...SEAT, name: '' }),
  }),
  '/buero/mandanten/:tenantId/anschrift': (firm) => ({
    good: form({
      ...SEAT,
      name: `Förde Glanz ${firm.marker}`,
      email: `buero@${firm.marker}.example`,
      language: 'de',
      phone: '+49 431 5550170',
    }),
    status: 303,
    bad: form({ ...SEAT, vat_id: 'DE1' }),
  }),
  '/buero/mandanten/:tenantId/rechtsform': () => ({
    good: form({ legal_form: 'gmbh', register_court: 'Amtsgericht Kiel', register_number: 'HRB 12345' }),
    status: 303,
    bad: form({ gln: '4012345000008' }),
  }),
  '/buero/mandanten/:tenantId/rechnungsangaben': () => ({
    good: form({ taxation: 'agreed', contact_name: 'Inga Matthießen', contact_phone: '+49 431 5550170' }),
    status: 303,
    bad: form({ taxation: '' }),
  }),
  '/buero/mandanten/:tenantId/logo': () => ({
    good: fileForm(COLOR_JPEG),
    status: 303,
    bad: fileForm(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')).toString(),
  }),
  '/buero/mandanten/:tenantId/logo/entfernung': () => ({ good: '', status: 303 }),
  '/buero/mandanten/:tenantId/farbe': () => ({
    good: form({ accent_color: '#7a1f5c' }),
    status: 303,
    bad: form({ accent_color: 'gelb' }),
  }),
  '/buero/mandanten/:tenantId/bank': () => ({
    good: form({ iban: 'DE02120300000000202051', creditor_id: 'DE98ZZZ09999999999' }),
    status: 303,
    bad: form({ iban: 'DE00' }),
  }),
  '/buero/mandanten/:tenantId/fristen': () => ({
    good: form({ ...TERMS, payment_term_days: '10' }),
    status: 303,
    bad: form({ ...TERMS, portal_link_days: '731' }),
  }),
  '/buero/mandanten/:tenantId/nummern/:range': () => ({
    good: form({ prefix: 'K-', digits: '5', next: '10001' }),
    status: 303,
    bad: form({ prefix: 'Ä', digits: '5', next: '10001' }),
  }),
  '/buero/mandanten/:tenantId/absender': () => ({
    good: form({ mail_from_name: 'Büro', mail_from: '', mail_reply_to: '' }),
    status: 303,
    bad: form({ mail_from: 'niemand' }),
  }),
  // The firms' addresses were confirmed when they were made.
  '/buero/mandanten/:tenantId/absender/code': () => ({ good: '', status: 303 }),
  '/buero/mandanten/:tenantId/absender/bestaetigung': () => ({
    good: form({ code: '123456' }),
    status: 303,
    bad: form({ code: '12' }),
  }),
  // These servers send no mail.
  '/buero/mandanten/:tenantId/lohnzettel-code': () => ({
    good: '',
    status: 303,
    bad: form({ is_portal_code_demanded: 'ja' }),
  }),
  '/buero/mandanten/:tenantId/webhook': () => ({ good: '', status: 303 }),
  '/buero/mandanten/:tenantId/webhook/widerruf': () => ({ good: form({ geheimnis: 'keines' }), status: 404 }),
  // Nothing is demanded: the other tests send with the installation's secret.
  '/buero/mandanten/:tenantId/webhook/regeln': () => ({ good: '', status: 303 }),
  '/buero/mandanten/:tenantId/schnittstelle': () => ({
    good: form({ name: 'Webshop', customers: 'write', hours: 'read' }),
    status: 303,
    bad: form({ name: 'Webshop', customers: 'none' }),
  }),
  '/buero/mandanten/:tenantId/schnittstelle/widerruf': () => ({
    good: form({ schluessel: 'keiner' }),
    status: 404,
  }),
  '/buero/mandanten/:tenantId/ereignisse/neu': () => ({
    good: form({ url: 'https://9.9.9.9/hook', hours_corrected: 'ja' }),
    status: 303,
    bad: form({ url: 'http://9.9.9.9/hook', hours_corrected: 'ja' }),
  }),
  '/buero/mandanten/:tenantId/ereignisse/:endpointId/angaben': (firm) => ({
    good: form({ url: `https://127.0.0.1/${firm.marker}`, hours_corrected: 'ja' }),
    status: 303,
    bad: form({ url: 'https://9.9.9.9/' }),
  }),
  '/buero/mandanten/:tenantId/ereignisse/:endpointId/geheimnis': () => ({
    good: form({ stand: '' }),
    status: 303,
  }),
  '/buero/mandanten/:tenantId/ereignisse/:endpointId/pause': () => ({ good: '', status: 303 }),
  '/buero/mandanten/:tenantId/ereignisse/:endpointId/fortsetzung': () => ({ good: '', status: 303 }),
  '/buero/mandanten/:tenantId/ereignisse/:endpointId/ende': () => ({ good: '', status: 303 }),
  '/buero/mandanten/:tenantId/ereignisse/:endpointId/probe': () => ({
    good: form({ stand: '' }),
    status: 303,
  }),
  '/buero/mandanten/:tenantId/ereignisse/:endpointId/wiederholung': () => ({
    good: form({ von: '2026-01-01', bis: '2026-01-31', was: 'fehlend' }),
    status: 303,
  }),
  '/buero/mandanten/:tenantId/ereignisse/:endpointId/zustellungen/:deliveryId/wiederholung': () => ({
    good: '',
    status: 303,
  }),
  '/buero/mandanten/:tenantId/ereignisse/:endpointId/entfernung': () => ({ good: '', status: 303 }),
  // As it was: the owners of these firms see it, or much would be refused to them.
  '/buero/mandanten/:tenantId/besondere-lohndaten': () => ({
    good: form({ is_sensitive_shown: 'ja' }),
    status: 303,
  }),
  '/buero/mandanten/:tenantId/zweiter-faktor': () => ({
    good: form({ is_factor_demanded_of_read_only: '' }),
    status: 303,
  }),
  '/buero/personen': () => ({
    good: form({ name: 'Jörn Petersen', email: 'joern@foerde-glanz.example', role: 'payroll' }),
    status: 303,
    bad: form({ name: '', email: '', role: '' }),
  }),
  '/buero/personen/:userId': () => ({
    good: form({ role: 'invoicing' }),
    status: 303,
    bad: form({ role: 'admin' }),
  }),
  '/buero/personen/:userId/sperre': () => ({ good: form({ gesperrt: 'ja' }), status: 303 }),
  // Members are not invited again.
  '/buero/personen/:userId/einladung': () => ({ good: '', status: 404 }),
  // No password was entered before.
  '/anmelden/code': () => ({ good: form({ code: '000000' }), status: 303 }),
  // Without a session, so that the tests' own survives.
  '/abmelden': () => ({ good: '', status: 303 }),
  '/buero/kunden/neu': () => ({
    good: form({ ...CUSTOMER, trotzdem: 'ja' }),
    status: 303,
    bad: form({ ...CUSTOMER, postal_code: '2410' }),
  }),
  ...importPosts(
    '/buero/kunden/import',
    ':importId',
    'Firma;Straße;PLZ;Ort\r\nHafenmeisterei;Kai 1;24103;Kiel',
  ),
  '/buero/kunden/:customerId/stammdaten': (firm) => ({
    good: form({ ...CUSTOMER, number: 'K-9000', name: `Hafenkontor ${firm.marker}` }),
    status: 303,
    bad: form({ ...CUSTOMER, number: '' }),
  }),
  '/buero/kunden/:customerId/archiv': () => ({ good: form({ archiviert: 'nein' }), status: 303 }),
  '/buero/kunden/:customerId/link': () => ({ good: '', status: 303 }),
  '/buero/kunden/:customerId/linksperre': () => ({ good: form({ stand: '2000-01-01' }), status: 303 }),
  '/buero/kunden/:customerId/neuer-ansprechpartner': () => ({
    good: form({ name: 'Wiebke Hansen', language: 'de', email: 'wiebke@hafen.example' }),
    status: 303,
    bad: form({ name: '', language: 'de' }),
  }),
  '/buero/ansprechpartner/:contactId/stammdaten': (firm) => ({
    good: form({ name: `Wiebke Hansen ${firm.marker}`, language: 'de', email: 'w@hafen.example' }),
    status: 303,
    bad: form({ name: 'Wiebke', language: 'de', is_for_invoices: 'ja' }),
  }),
  '/buero/ansprechpartner/:contactId/archiv': () => ({ good: form({ archiviert: 'nein' }), status: 303 }),
  '/buero/ansprechpartner/:contactId/link': () => ({ good: '', status: 303 }),
  '/buero/ansprechpartner/:contactId/linksperre': () => ({
    good: form({ stand: '2000-01-01' }),
    status: 303,
  }),
  // The tests' link is revoked: whatever is posted, its page says so.
  '/buero/links/:link/versand': () => ({ good: form({ recipient: 'niemand' }), status: 303 }),
  '/buero/links/:link/ersatz': () => ({ good: '', status: 303 }),
  '/buero/links/:link/widerruf': () => ({ good: '', status: 303 }),
  '/buero/rechnungen/:invoiceId/linksperre': () => ({ good: form({ stand: '2000-01-01' }), status: 303 }),
  '/buero/mitarbeiter/:employeeId/linksperre': () => ({ good: form({ stand: '2000-01-01' }), status: 303 }),
  '/buero/kunden/:customerId/neuer-vertrag': () => ({
    good: form({ ...CONTRACT, ...LINE }),
    status: 303,
    bad: form({ ...CONTRACT, ...LINE, position_1_price: 'viel' }),
  }),
  '/buero/kunden/:customerId/neues-mandat': () => ({
    good: form(MANDATE),
    status: 303,
    bad: form({ ...MANDATE, iban: 'DE00' }),
  }),
  '/buero/aufgaben/:taskId/antwort': () => ({
    good: form({ message: 'Das machen wir gern.' }),
    status: 303,
    bad: form({ message: '' }),
  }),
  '/buero/aufgaben/:taskId/ablehnung': () => ({
    good: form({ reason: 'Bitte rufen Sie uns an.' }),
    status: 303,
    bad: form({ reason: '' }),
  }),
  '/buero/aufgaben/:taskId/uebernahme': () => ({ good: form({ ich: 'ja' }), status: 303 }),
  '/buero/aufgaben/:taskId/erledigung': () => ({ good: form({ erledigt: 'nein' }), status: 303 }),
  '/buero/aufgaben/:taskId/umsetzung': () => ({ good: '', status: 303 }),
  // The task of these firms is about an address.
  '/buero/aufgaben/:taskId/wiederholung': () => ({ good: '', status: 404 }),
  '/buero/aufgaben/:taskId/zuordnung': () => ({ good: '', status: 404 }),
  '/buero/stunden/meldungen/:receivedId/wiederholung': () => ({ good: '', status: 303 }),
  '/buero/bank/auszuege': () => ({
    good: fileForm(MT940),
    status: 303,
    bad: fileForm(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')).toString(),
  }),
  '/buero/bank/konten/neu': () => ({
    good: form({ name: 'Rücklagen', iban: 'DE27100777770209299700' }),
    status: 303,
    bad: form({ name: '', iban: 'DE00' }),
  }),
  '/buero/bank/konten/:accountId/rechnungen': () => ({
    good: form({ zweiter_blick: OWN_IBAN }),
    status: 303,
    bad: '',
  }),
  '/buero/bank/konten/:accountId/lastschriften': () => ({
    good: form({ zweiter_blick: OWN_IBAN }),
    status: 303,
    bad: '',
  }),
  '/buero/bank/konten/:accountId/bezeichnung': () => ({
    good: form({ name: 'Tagesgeld', bank_name: '' }),
    status: 303,
    bad: form({ name: '' }),
  }),
  '/buero/bank/konten/:accountId/schliessung': () => ({ good: form({ geschlossen: 'nein' }), status: 303 }),
  '/buero/bank/konten/:accountId/antworten': () => ({ good: '', status: 303 }),
  '/buero/bank/konten/:accountId/nummern': () => ({ good: '', status: 303 }),
  '/buero/bank/konten/:accountId/erste-lastschrift': () => ({ good: form({ kennung: 'FRST' }), status: 303 }),
  '/buero/bank/umsaetze/:itemId/zahlung': (firm) => ({
    good: form({ [`rechnung_${firm.subjects.invoiceId}`]: 'ja', stand: '4200', bestaetigt: 'ja' }),
    status: 303,
    bad: form({ stand: '4200' }),
  }),
  '/buero/bank/umsaetze/:itemId/doppelt': () => ({ good: form({ dieselbe: 'ja' }), status: 404 }),
  '/buero/bank/umsaetze/:itemId/vorschlag': () => ({ good: form({ stand: '4200' }), status: 303 }),
  '/buero/bank/umsaetze/:itemId/art': () => ({
    good: form({ art: 'private', stand: '1' }),
    status: 303,
    bad: form({ art: '', stand: '4200' }),
  }),
  '/buero/bank/umsaetze/:itemId/rueckgabe': (firm) => ({
    good: form({ rechnung: firm.subjects.invoiceId, stand: '1' }),
    status: 303,
    bad: form({ rechnung: '' }),
  }),
  '/buero/bank/umsaetze/:itemId/erstattung': (firm) => ({
    good: form({ kunde: firm.subjects.customerId, stand: '1' }),
    status: 303,
  }),
  '/buero/bank/zuordnungen/:assignmentId/aufhebung': () => ({ good: '', status: 303 }),
  // One of its movements is assigned.
  '/buero/bank/dateien/:bankFileId/ruecknahme': () => ({ good: '', status: 303 }),
  '/buero/bank/spalten/:unreadFileId': () => ({
    good: form({ bezeichnung: 'Privatbank', spalte_0: 'bookedOn', spalte_1: 'name', spalte_2: 'amount' }),
    status: 303,
    bad: form({ bezeichnung: '', spalte_0: '', spalte_1: '', spalte_2: '' }),
  }),
  '/buero/bank/spalten/:unreadFileId/verwerfung': () => ({ good: '', status: 303 }),
  '/buero/bank/layouts/:layoutId/loeschung': () => ({ good: '', status: 303 }),
  '/buero/bank/regeln/:ruleId/loeschung': () => ({ good: '', status: 404 }),
  // The tests' mandate is active already, or revoked by the case before.
  // Made already; a good form would need an invoice that is due.
  '/buero/bank/lastschriften/dateien': ({ subjects }) => ({
    good: form({ form_key: subjects.debitRunId }),
    status: 303,
    bad: form({ form_key: NOBODY }),
  }),
  '/buero/bank/lastschriften/:debitRunId/freigabe': () => ({ good: form({ code: '000000' }), status: 303 }),
  '/buero/bank/lastschriften/:debitRunId/fehlschlag': ({ subjects }) => ({
    good: form({ [`rechnung_${subjects.debitInvoiceId}`]: 'on', grund: 'Nicht eingereicht' }),
    status: 303,
    bad: form({ grund: 'Nicht eingereicht' }),
  }),
  // Not late yet: it is said so on the page.
  '/buero/bank/mahnungen/versand': ({ subjects }) => ({
    good: form({ [`kunde_${subjects.customerId}`]: '1-11900-1', [`weg_${subjects.customerId}`]: 'mail' }),
    status: 303,
    bad: form({ kontoauszug: 'ja' }),
  }),
  '/buero/kunden/:customerId/konto/versand': () => ({
    good: form({ von: '2026-01-01', bis: '2026-03-31' }),
    status: 303,
  }),
  '/buero/kunden/:customerId/mahnsperre': () => ({
    good: form({ reason: 'Zahlt am Monatsende' }),
    status: 303,
    bad: form({ reason: '' }),
  }),
  '/buero/kunden/:customerId/mahnsperre/aufhebung': () => ({ good: '', status: 303 }),
  // The firm has set them once.
  '/buero/bank/mahnungen/stufen': () => ({
    good: form({ ...DUNNING, revision: '1' }),
    status: 303,
    bad: form({ ...DUNNING, after_days_1: 'bald' }),
  }),
  // It was a letter.
  '/buero/bank/mahnungen/verschickt/:noticeId/versand': () => ({ good: '', status: 303 }),
  '/buero/mandate/:mandateId/bestaetigung': () => ({ good: '', status: 303 }),
  '/buero/mandate/:mandateId/fortsetzung': () => ({ good: '', status: 303 }),
  '/buero/mandate/:mandateId/widerruf': () => ({ good: form({ stand: 'requested' }), status: 303 }),
  '/buero/mandate/:mandateId/scan': () => ({
    good: fileForm(COLOR_JPEG),
    status: 303,
    bad: fileForm(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')).toString(),
  }),
  '/buero/rechnungen/ausstellung': (firm) => ({
    good: form({ entwurf: `${firm.subjects.draftId}.4711` }),
    status: 303,
    bad: '',
  }),
  '/buero/vertraege/rechnungslauf/start': () => ({ good: '', status: 303 }),
  '/buero/vertraege/:contractId/stammdaten': (firm) => ({
    good: form({ ...CONTRACT, title: `Büroreinigung ${firm.marker}` }),
    status: 303,
    bad: form({ ...CONTRACT, notice_months: '25' }),
  }),
  '/buero/vertraege/:contractId/preise': () => ({
    good: form({ ...LINE, from: '2027-01-01' }),
    status: 303,
    bad: form({ ...LINE, from: '2027-02-31' }),
  }),
  '/buero/vertraege/:contractId/preise/ruecknahme': () => ({
    good: form({ from: '2027-01-01' }),
    status: 303,
    bad: form({ from: '' }),
  }),
  '/buero/vertraege/:contractId/pause': () => ({
    good: form({ paused_from_on: '2030-01-01' }),
    status: 303,
    bad: form({ paused_until_on: '2030-01-01' }),
  }),
  '/buero/vertraege/:contractId/ende': () => ({
    good: form({ ends_on: '2035-12-31', end_reason: 'Gekündigt' }),
    status: 303,
    bad: form({ ends_on: '2035-12-31' }),
  }),
  '/buero/vertraege/:contractId/archiv': () => ({ good: form({ archiviert: 'nein' }), status: 303 }),
  '/buero/kunden/:customerId/neue-rechnung': () => ({
    good: form({ ...DRAFT, ...LINE }),
    status: 303,
    bad: form({ ...DRAFT, ...LINE, position_1_quantity: 'viel' }),
  }),
  '/buero/rechnungen/pruefung': () => ({
    good: fileForm(Buffer.from(UBL_INVOICE)),
    status: 303,
    bad: fileForm(Buffer.from('Hallo')).toString(),
  }),
  '/buero/rechnungen/:draftId/entwurf': () => ({
    good: form({ ...DRAFT, ...LINE }),
    status: 303,
    bad: form({ ...DRAFT, ...LINE, service_to: '2025-01-01' }),
  }),
  // With an outdated revision, as later cases need the draft.
  '/buero/rechnungen/:draftId/ausstellung': () => ({ good: form({ revision: '99' }), status: 303 }),
  '/buero/rechnungen/:draftId/verwerfung': () => ({ good: form({ revision: '99' }), status: 303 }),
  '/buero/rechnungen/:invoiceId/versand': () => ({ good: '', status: 303 }),
  '/buero/rechnungen/:invoiceId/kopie': () => ({ good: '', status: 303 }),
  '/buero/rechnungen/:invoiceId/zahlung': () => ({
    good: form({ amount: '0,01', paid_on: '2026-01-02', method: 'cash', bestaetigt: 'ja' }),
    status: 303,
    bad: form({ amount: 'viel', paid_on: '2026-01-02', method: 'cash' }),
  }),
  // The open amount exceeds the write-off limit, and there is no booking to reverse yet.
  '/buero/rechnungen/:invoiceId/rest': () => ({
    good: form({ how: 'write_off', reason: 'Bankgebühr' }),
    status: 303,
    bad: form({ how: 'write_off', reason: '' }),
  }),
  // Nothing is to be claimed, paid or waived yet.
  '/buero/kunden/:customerId/verzug/forderung': () => ({
    good: form({ bis: '2026-01-02', stand: '4711', form_key: NOBODY }),
    status: 303,
    bad: form({ bis: '' }),
  }),
  '/buero/kunden/:customerId/verzug/angaben': () => ({
    good: form({ vereinbart: 'ja', vertreter: 'Petra Lund' }),
    status: 303,
    bad: form({ vertreter: 'x'.repeat(500) }),
  }),
  '/buero/kunden/:customerId/verzug/begleichung': () => ({ good: '', status: 303 }),
  '/buero/kunden/:customerId/verzug/erlass': () => ({
    good: form({ forderung: NOBODY, grund: 'Kulanz' }),
    status: 303,
    bad: form({ forderung: NOBODY, grund: '' }),
  }),
  '/buero/kunden/:customerId/mahnantrag': () => ({
    good: form({ katalognummer: '5' }),
    status: 303,
    bad: form({ katalognummer: '99' }),
  }),
  // Nothing of it is open: it is said so on the page.
  '/buero/forderungen/:statementId/versand': () => ({ good: '', status: 303 }),
  '/buero/forderungen/:statementId/erlass': () => ({
    good: form({ grund: 'Kulanz' }),
    status: 303,
    bad: form({ grund: '' }),
  }),
  '/buero/forderungen/:statementId/ruecknahme': () => ({
    good: form({ ruecknahmegrund: 'Irrtum' }),
    status: 303,
    bad: form({ ruecknahmegrund: '' }),
  }),
  '/buero/bank/verzugszinsen': () => ({ good: form({ zuerst: 'ja' }), status: 303 }),
  // Something is promised already, and what is ended is another thing.
  '/buero/rechnungen/:invoiceId/klaerung': () => ({
    good: form({ reason: 'Zwei Lampen fehlen', from_on: '2026-01-02' }),
    status: 303,
    bad: form({ reason: '', from_on: '2026-01-02' }),
  }),
  '/buero/rechnungen/:invoiceId/uebergabe': () => ({
    good: form({ uebergeben_am: '2026-06-01' }),
    status: 303,
    bad: form({ uebergeben_am: '' }),
  }),
  '/buero/rechnungen/:invoiceId/uebergabe/ruecknahme': () => ({
    good: form({ vermerk: NOBODY }),
    status: 303,
  }),
  '/buero/bank/lastschriften/uebergabe': () => ({
    good: form({ uebergeben_am: '2026-06-01' }),
    status: 303,
    bad: form({ uebergeben_am: '' }),
  }),
  '/buero/rechnungen/:invoiceId/stundung': () => ({
    good: form({ how: 'instalments', until_on: '2035-01-15', raten: '3' }),
    status: 303,
    bad: form({ how: 'day', until_on: '' }),
  }),
  '/buero/rechnungen/:invoiceId/aufschub': () => ({
    good: form({ vermerk: NOBODY, reason: 'Irrtum' }),
    status: 303,
    bad: form({ vermerk: NOBODY, reason: '' }),
  }),
  '/buero/rechnungen/:invoiceId/ruecknahme': () => ({
    good: form({ booking: NOBODY, reason: 'Irrtum' }),
    status: 303,
    bad: form({ booking: NOBODY, reason: '' }),
  }),
  '/buero/kunden/:customerId/zahlung': () => ({
    good: form({ amount: '0,02', paid_on: '2026-01-02', method: 'cash', bestaetigt: 'ja' }),
    status: 303,
    bad: form({ amount: '1,250', paid_on: '2026-01-02', method: 'cash' }),
  }),
  '/buero/kunden/:customerId/verrechnung': () => ({ good: form({ stand: '4711' }), status: 303 }),
  '/buero/kunden/:customerId/rueckzahlung': () => ({
    good: form({ refund_amount: '0,01', refund_on: '2026-01-03', form_key: NOBODY }),
    status: 303,
    bad: form({ refund_amount: '', refund_on: '2026-01-03' }),
  }),
  '/buero/kunden/:customerId/zahlungsruecknahme': () => ({
    good: form({ booking: NOBODY, reason: 'Irrtum' }),
    status: 303,
    bad: form({ booking: NOBODY, reason: '' }),
  }),
  // Likewise: the invoice stays open.
  '/buero/rechnungen/:invoiceId/korrektur': () => ({
    // Credits nothing, so that the tests' invoice stays.
    good: form({ reason: 'Falsche Menge' }),
    status: 303,
    bad: form({ reason: '' }),
  }),
  '/buero/rechnungen/:invoiceId/stornierung': () => ({
    good: form({ reason: 'Falsche Menge', stand: '1' }),
    status: 303,
    bad: form({ reason: '' }),
  }),
  '/buero/rechnungen/:invoiceId/link': () => ({ good: '', status: 303 }),
  '/buero/mitarbeiter/:employeeId/unterlagen': () => ({
    good: fileForm(EMPTY_PDF, { kind: 'contract', dated: '2024' }),
    status: 303,
    bad: fileForm(Buffer.from('{}'), { kind: 'contract', dated: '2024' }).toString(),
  }),
  // Already downloaded, so it stays.
  '/buero/mitarbeiter/:employeeId/unterlagen/:documentId/ruecknahme': () => ({ good: '', status: 303 }),
  '/buero/mitarbeiter/:employeeId/abschied': () => ({ good: '', status: 303 }),
  '/buero/lohnzettel/eingang': () => ({
    good: fileForm(EMPTY_PDF, { lohnmonat: '2026-01' }),
    status: 303,
    bad: fileForm(Buffer.from('{}'), { lohnmonat: '2026-01' }).toString(),
  }),
  // With outdated revisions, so that the tests' records stay.
  '/buero/lohnzettel/eingang/:slipId': (firm) => ({
    good: form({ employee_id: firm.subjects.employeeId, month: '2026-01', revision: '4711' }),
    status: 303,
    bad: form({ employee_id: '', month: '2026-01', revision: '1' }),
  }),
  '/buero/lohnzettel/eingang/:slipId/verwerfung': () => ({ good: form({ revision: '4711' }), status: 303 }),
  '/buero/lohnzettel/dateien/:fileId/verwerfung': () => ({ good: form({ revision: '4711' }), status: 303 }),
  '/buero/mitarbeiter/:employeeId/lohnzettel/:month/ruecknahme': () => ({
    good: form({ revision: '4711' }),
    status: 303,
  }),
  '/buero/lohnzettel/freigabe': () => ({ good: form({ lohnzettel: 'keiner' }), status: 303 }),
  '/buero/lohnzettel/firma': () => ({
    good: form({ state: 'SH', is_in_u1: 'ja', is_levied: 'ja', trade: 'none', revision: '0' }),
    status: 303,
    bad: form({ state: '', night_percent: 'viel' }),
  }),
  '/buero/lohnzettel/krankenkassen': () => ({
    good: form(FUND),
    status: 303,
    bad: form({ ...FUND, name: '' }),
  }),
  '/buero/lohnzettel/lohndaten': () => ({
    good: form({ tabelle: 'Personalnummer\tGilt ab Monat\nniemand\t01/2026' }),
    status: 303,
    bad: form({ tabelle: '' }),
  }),
  '/buero/lohnzettel/meldungen': () => ({ good: form({ is_own: 'ja' }), status: 303 }),
  // The tests' employees lack payroll data, so nothing is to be reported of them.
  '/buero/lohnzettel/meldungen/:employeeId': () => ({ good: form({ erledigt: 'ja' }), status: 404 }),
  '/buero/lohnzettel/krankenkassen/entfernung': () => ({
    good: form({ name: 'Niemands Kasse', from: '2026-01' }),
    status: 303,
    bad: form({ name: '' }),
  }),
  '/buero/lohnzettel/abrechnung/:month': (firm) => ({
    good: form({ mitarbeiter: firm.subjects.employeeId }),
    status: 303,
  }),
  '/buero/lohnzettel/konten': () => ({
    good: form({ chart: 'skr04', year_begins: '1', clearing: '3790', owed_pay: '3720', revision: '0' }),
    status: 303,
    bad: form({ chart: 'skr04', year_begins: '13' }),
  }),
  // Noted already.
  '/buero/lohnzettel/abrechnung/:month/zahlungen/dateien': ({ subjects }) => ({
    good: form({ form_key: subjects.paymentFileId, gruppe: 'pay', tag_pay: '2027-01-04' }),
    status: 303,
    bad: form({ gruppe: 'pay', tag_pay: '' }),
  }),
  '/buero/lohnzettel/abrechnung/:month/zahlungen/dateien/:paymentFileId/verwerfung': () => ({
    good: '',
    status: 303,
  }),
  // Nobody else is paid in the tests' firms.
  '/buero/lohnzettel/abrechnung/:month/zahlungen/empfaenger/:payee': () => ({
    good: form({ holder: 'Küstenkasse', iban: 'DE02120300000000202051' }),
    status: 404,
  }),
  '/buero/lohnzettel/abrechnung/:month/zahlungen/ueberweisung/:payment': ({ subjects }) => ({
    good: form({ form_key: subjects.paymentFileId, betrag: '100' }),
    status: 303,
  }),
  '/buero/lohnzettel/abrechnung/:month/zahlungen/freigabe': () => ({
    good: form({ code: '000000' }),
    status: 303,
  }),
  '/buero/lohnzettel/abrechnung/:month/abschluss': () => ({ good: form({ stand: 'keiner' }), status: 303 }),
  '/buero/lohnzettel/abrechnung/:month/abschluss/auslassung': (firm) => ({
    good: form({ [`auslassen_${firm.subjects.employeeId}`]: 'ja', grund: 'Elternzeit' }),
    status: 303,
    bad: form({ grund: '' }),
  }),
  '/buero/lohnzettel/abrechnung/:month/abschluss/aufnahme': () => ({
    good: form({ mitarbeiter: 'niemand' }),
    status: 303,
  }),
  '/buero/lohnzettel/abrechnung/:month/beitragsmeldung': () => ({
    good: form({ kasse: 'Küstenkasse', stand: 'zurueck', summe: '0' }),
    status: 303,
    bad: form({ kasse: 'Küstenkasse', stand: 'vielleicht', summe: '0' }),
  }),
  '/buero/lohnzettel/meldewesen': () => ({
    good: form({ company_number: '15027365', tax_period: 'month', revision: '0' }),
    status: 303,
    bad: form({ company_number: '15027366', tax_period: 'month', revision: '0' }),
  }),
  '/buero/lohnzettel/meldewesen/kasse': () => ({
    good: form({ name: 'Küstenkasse', fund_number: '15027365' }),
    status: 303,
    bad: form({ name: 'Küstenkasse', fund_number: '' }),
  }),
  '/buero/lohnzettel/abrechnung/:month/mitarbeiter/:employeeId/verwerfung': () => ({
    good: form({ lohnzettel: 'keiner' }),
    status: 303,
  }),
  '/buero/lohnzettel/abrechnung/:month/mitarbeiter/:employeeId': () => ({
    good: form({ kind_0: 'bonus', amount_0: '100,00', revision: '0' }),
    status: 303,
    bad: form({ kind_0: 'bonus', amount_0: '' }),
  }),
  '/buero/mitarbeiter/:employeeId/lohndaten': () => ({
    good: form({ ...PAYROLL_FACTS, revision: '0' }),
    status: 303,
    bad: form({ ...PAYROLL_FACTS, contribution_group: '11' }),
  }),
  '/buero/mitarbeiter/neu': () => ({
    good: form({ ...EMPLOYEE, trotzdem: 'ja' }),
    status: 303,
    bad: form({ ...EMPLOYEE, entry_on: '' }),
  }),
  ...importPosts(
    '/buero/mitarbeiter/import',
    ':employeeImportId',
    'Vorname;Nachname;Straße;PLZ;Ort;Eintritt\r\nMaren;Thomsen;Kai 1;24103;Kiel;01.02.2024',
  ),
  '/buero/mitarbeiter/:employeeId/stammdaten': (firm) => ({
    good: form({ ...EMPLOYEE, number: '9000', last_name: `Petersen ${firm.marker}` }),
    status: 303,
    bad: form({ ...EMPLOYEE, number: '' }),
  }),
  '/buero/mitarbeiter/:employeeId/vertrauliches': () => ({
    good: form({ birth_date: '1975-04-17' }),
    status: 303,
    bad: form({ tax_id: '1' }),
  }),
  '/buero/mitarbeiter/:employeeId/jahreswerte': () => ({
    good: form({ until: '2026-01', grossCents: '3000,00', revision: '0' }),
    status: 303,
    bad: form({ until: '', grossCents: 'viel' }),
  }),
  '/buero/mitarbeiter/:employeeId/verguetung': () => ({
    good: form({ from: '2026-01', kind: 'hourly', cents: '15,50' }),
    status: 303,
    bad: form({ from: '2026-01', kind: 'hourly', cents: '' }),
  }),
  '/buero/mitarbeiter/:employeeId/verguetung/entfernung': () => ({
    good: form({ monat: '2026-01' }),
    status: 303,
  }),
  '/buero/mitarbeiter/:employeeId/archiv': () => ({ good: form({ archiviert: 'nein' }), status: 303 }),
  '/buero/mitarbeiter/:employeeId/adresse': () => ({
    good: form({ email: 'joerg@petersen.example' }),
    status: 303,
    bad: form({ email: 'anders@petersen.example' }),
  }),
  '/buero/mitarbeiter/:employeeId/link': () => ({ good: '', status: 303 }),
  '/buero/erste-schritte': () => ({ good: form({ schritt: 'contract' }), status: 303 }),
  '/buero/postausgang/pause': () => ({ good: '', status: 303 }),
  '/buero/postausgang/fortsetzung': () => ({ good: '', status: 303 }),
  '/buero/postausgang/:mailId/neuer-versand': () => ({ good: form({ stand: '' }), status: 303 }),
  '/buero/postausgang/:mailId/ruecknahme': () => ({ good: '', status: 303 }),
  '/buero/postausgang/:mailId/ruecklauf': () => ({ good: '', status: 303 }),
  '/buero/postausgang/:mailId/erledigung': () => ({ good: '', status: 303 }),
  '/buero/mailvorlagen/:template/:templateLanguage': () => ({
    good: form({ subject: 'Ihr Lohnzettel', body: '{link}' }),
    status: 303,
    bad: form({ subject: 'Ihr Lohnzettel', body: 'ohne' }),
  }),
  '/buero/mailvorlagen/:template/:templateLanguage/vorschau': () => ({
    good: form({ subject: 'Ihr Lohnzettel', body: '{link}' }),
    status: 200,
    bad: form({ subject: 'Ihr Lohnzettel', body: 'ohne' }),
    badStatus: 422,
  }),
  '/buero/mailvorlagen/:template/:templateLanguage/standard': () => ({ good: '', status: 303 }),
  '/api/intern/webhook': (firm) => ({
    good: JSON.stringify({
      event: 'zeiterfassung.export',
      mandant_id: firm.scope.tenantId,
      daten: {
        monat: '2025-01',
        mitarbeiter: [{ id: firm.subjects.employeeId, stunden: 1, ueberstunden: 0 }],
      },
    }),
    status: 200,
    bad: '{}',
    badStatus: 422,
  }),
  '/api/intern/rechnungen/:id/token': () => ({ good: '{}', status: 200, bad: '{"neu":1}', badStatus: 422 }),
  '/api/v1/customers': () => ({
    good: JSON.stringify(CALLED_CUSTOMER),
    status: 201,
    bad: JSON.stringify({ ...CALLED_CUSTOMER, postal_code: '2410' }),
    badStatus: 422,
  }),
  '/api/v1/customers/:customerId': () => ({
    good: '{"phone":"0431 5550170"}',
    status: 200,
    bad: '{"street":""}',
    badStatus: 422,
  }),
  '/api/v1/invoices': ({ subjects }) => ({
    good: JSON.stringify(calledInvoice(subjects?.customerId)),
    status: 201,
    bad: JSON.stringify({ ...calledInvoice(subjects?.customerId), lines: [] }),
    badStatus: 422,
  }),
  // It is issued already.
  '/api/v1/invoices/:invoiceId/issuance': () => ({
    good: '{}',
    status: 409,
    bad: '{"number":"1"}',
    badStatus: 422,
  }),
  '/api/v1/invoices/:invoiceId/sending': () => ({
    good: '{}',
    status: 200,
    bad: '{"to":"x"}',
    badStatus: 422,
  }),
  // Before its issue.
  '/api/v1/invoices/:invoiceId/handover': () => ({
    good: '{"on":"2020-01-01"}',
    status: 409,
    bad: '{"on":"gestern"}',
    badStatus: 422,
  }),
  // Nothing is noted.
  '/api/v1/invoices/:invoiceId/handover/withdrawal': () => ({
    good: '{"on":"2020-01-01"}',
    status: 409,
    bad: '{"on":"gestern"}',
    badStatus: 422,
  }),
  '/api/v1/invoices/:invoiceId/link': () => ({
    good: '{}',
    status: 200,
    bad: '{"valid_days":0}',
    badStatus: 422,
  }),
  '/api/v1/payments': ({ subjects }) => ({
    good: JSON.stringify({ ...CALLED_PAYMENT, customer_id: subjects?.customerId }),
    status: 201,
    bad: JSON.stringify({ ...CALLED_PAYMENT, customer_id: subjects?.customerId, paid_on: '2099-12-31' }),
    badStatus: 422,
  }),
  '/api/v1/hours/:month': ({ subjects }) => ({
    good: JSON.stringify({ employees: [{ employee_id: subjects?.employeeId, hours: '160' }] }),
    status: 200,
    bad: '{"employees":[]}',
    badStatus: 422,
  }),
  '/api/*': () => ({ good: '', status: 404 }),
  '/*': () => ({ good: '', status: 404 }),
}

/** Status of a GET if not 200; a form without a page of its own redirects to the one above. */
const getStatus: Record<string, number> = {
  '/*': 404,
  '/api/*': 404,
  '/api/docs/*': 404,
  '/anmelden/oidc/antwort': 404,
  '/anmelden/code': 303,
  // No such logo and no such colour; an invoice that is open.
  '/logo/:logoId': 404,
  '/farbe/:file': 404,
  '/rechnung/:token/storno': 404,
  // The tests' invoices have their views only.
  '/rechnung/:token/xml': 404,
  '/portal/:token/rechnungen/:invoiceId/xml': 404,
  '/buero/rechnungen/:invoiceId/xml': 404,
  '/api/v1/invoices/:invoiceId/xml': 404,
  '/buero/rechnungen/:invoiceId/bild': 404,
  '/buero/mitarbeiter/:employeeId/lohnzettel/:month/bild': 404,
  '/buero/lohnzettel/meldungen/:employeeId': 404,
  '/rechnung/:token/korrekturen/:creditId': 404,
  '/portal/:token/rechnungen/:invoiceId/korrekturen/:creditId': 404,
  // The tests' employees lack payroll data.
  '/buero/lohnzettel/abrechnung/:month/mitarbeiter/:employeeId/probedruck': 303,
  // Nothing was entered.
  '/buero/rechnungen/:invoiceId/korrektur/probedruck': 303,
  '/rechnung/:token/quittung': 404,
  '/portal/:token/rechnungen/:invoiceId/storno': 404,
  '/portal/:token/rechnungen/:invoiceId/quittung': 404,
  // No security contact is configured.
  '/.well-known/security.txt': 404,
  '/einrichten': 303,
  // Its link is revoked.
  '/buero/links/:link/brief.pdf': 303,
  '/buero/bank/lastschriften/:debitRunId/freigabe': 303,
  '/buero/lohnzettel/abrechnung/:month/zahlungen/freigabe': 303,
  // Nothing is calculated there.
  '/buero/lohnzettel/abrechnung/:month/buchungen/buchungen.csv': 303,
  '/buero/lohnzettel/abrechnung/:month/buchungen/datev': 303,
  // Noted, so no bank gets it; nobody else is paid there.
  '/buero/lohnzettel/abrechnung/:month/zahlungen/dateien/:paymentFileId/datei': 404,
  '/buero/lohnzettel/abrechnung/:month/zahlungen/empfaenger/:payee': 404,
  // Nothing of the tests' customer is late.
  '/buero/bank/mahnungen/kunden/:customerId/brief': 303,
  '/buero/bank/mahnungen/verschickt/briefe.zip': 303,
  '/buero/bank/mahnungen/kunden/:customerId/vorschau': 303,
  '/konto/zweiter-faktor/ersatzcodes': 303,
  '/konto/zweiter-faktor/ende': 303,
  '/einladung/:token': 404,
  '/passwort/:token': 404,
  // Its firm does not show it yet.
  '/mitarbeiter-portal/:token/datenschutz': 404,
  '/mitarbeiter-portal/:token/code': 303,
  '/mitarbeiter-portal/:token/code-anforderung': 303,
}

/** Every route with its row, its status for a GET and its posts. */
export const routeCases = Object.entries(routeTable).map(([path, row]) => ({
  path,
  row,
  purpose: /^link:(.*)$/.exec(row.access)?.[1] as 'rechnung' | 'portal' | 'mitarbeiter-portal' | undefined,
  getStatus: row.kind === 'form' ? 303 : (getStatus[path] ?? 200),
  post: postCase(path),
}))

export type RouteCase = (typeof routeCases)[number]

function postCase(path: string): (firm: Firm) => PostCase {
  return (firm) => {
    const make = posts[path]
    if (!make) throw new Error(`${path} takes a body: add what it is posted to tests/support/route-cases.ts`)
    return make(firm)
  }
}

export function fill(
  path: string,
  token: string,
  subjects: Omit<Subjects, 'tokens' | 'draftToken'>,
  month: string,
) {
  const values: Record<string, string> = {
    ':token': token || 'forged',
    ':tenantId': subjects.tenantId,
    ':customerId': subjects.customerId,
    ':contractId': subjects.contractId,
    ':runId': subjects.runId,
    ':taskId': subjects.taskId,
    ':mandateId': subjects.mandateId,
    ':invoiceId': subjects.invoiceId,
    ':draftId': subjects.draftId,
    ':id': subjects.invoiceId,
    ':employeeId': subjects.employeeId,
    ':userId': subjects.userId,
    ':mailId': subjects.mailId,
    ':importId': subjects.importId,
    ':employeeImportId': subjects.employeeImportId,
    ':contactId': subjects.contactId,
    ':fileId': subjects.fileId,
    ':slipId': subjects.slipId,
    ':accountId': subjects.accountId,
    ':unreadFileId': subjects.unreadFileId,
    ':layoutId': subjects.layoutId,
    ':itemId': subjects.itemId,
    ':assignmentId': subjects.assignmentId,
    ':bankFileId': subjects.bankFileId,
    // No rule, as it would be deleted once.
    ':ruleId': subjects.draftId,
    ':handoverId': subjects.handoverId,
    ':debitRunId': subjects.debitRunId,
    ':paymentFileId': subjects.paymentFileId,
    ':payee': subjects.draftId,
    ':payment': subjects.payment,
    ':noticeId': subjects.noticeId,
    ':statementId': subjects.statementId,
    ':endpointId': subjects.endpointId,
    ':documentId': subjects.documentId,
    ':receivedId': subjects.receivedId,
    ':deliveryId': subjects.deliveryId,
    // No credit note, as the tests' firms have none.
    ':creditId': subjects.draftId,
    ':page': '1',
    ':link': subjects.linkId,
    ':template': 'lohnzettel',
    ':range': 'kunden',
    ':paper': 'verfahrensdokumentation',
    ':templateLanguage': 'de',
    ':logoId': 'nirgends',
    ':file': `${month}.pdf`,
    ':month': month,
    ':yearReport': 'lohnkonto',
    ':yearFile': `${month.slice(0, 4)}.pdf`,
    ':certificate': 'verdienst',
    ':certificateFile': `${month}.pdf`,
    ':report': 'lohnjournal',
    ':reportFile': `${month}.pdf`,
    // Invoices are of today, payslips of last month.
    ':year': path.startsWith('/portal/') ? today().slice(0, 4) : month.slice(0, 4),
    ':chapter': 'invoices',
    ':code': 'invalid',
    '*': 'nirgends',
  }
  return path.replace(/:\w+|\*/g, (name) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${path} has a parameter that no test fills in: ${name}`)
    return value
  })
}

/** Whether an address names a firm's record; a token or template name does not count. */
export function namesThing(path: string): boolean {
  return /:(?!token|template|month|year|report|page|chapter|code|certificate)/.test(path)
}

const JSON_BODY = { 'Content-Type': 'application/json' }

/** The headers of a valid request, except for the session. */
export function headersFor({ row }: RouteCase, method: Method, key = ''): Record<string, string> {
  if (row.access === 'key') return { Authorization: `Bearer ${key}`, ...(method === 'GET' ? {} : JSON_BODY) }
  if (method === 'GET') return {}
  if (row.access === 'secret') return { ...JSON_BODY, 'X-Webhook-Secret': String(process.env.WEBHOOK_SECRET) }
  if (row.takesFile)
    return { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`, 'Sec-Fetch-Site': 'same-origin' }
  const type = row.kind === 'resource' ? 'application/json' : 'application/x-www-form-urlencoded'
  return { 'Content-Type': type, 'Sec-Fetch-Site': 'same-origin' }
}

/**
 * The roles for which the thing that the tests name on a route does not exist: the mail of the tests tells an employee
 * of a payslip, their task is about a customer, and their link is a contact's.
 */
export function isHidden({ path, row }: RouteCase, method: Method, role: Role): boolean {
  const isOthers =
    (path.includes(':mailId') && role === 'invoicing') || (/:taskId|:link/.test(path) && role === 'payroll')
  return isOthers && !(row.kind === 'form' && method === 'GET')
}

/** Status for an address that names another firm's record: it does not exist. */
export function foreignStatus({ path, row }: RouteCase, method: Method): number {
  // A firm named in the path is checked first; a form redirects to the page above unchecked.
  return row.kind === 'form' && method === 'GET' && !path.includes(':tenantId') ? 303 : 404
}
