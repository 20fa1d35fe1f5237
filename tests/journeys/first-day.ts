import { COLOR_JPEG } from '../factories/logos'
import type { Hand } from './hand'

// From the empty database to the first answered message, by hand: each step starts where the navigation, the page
// before it or a mail leads.

const PASSWORD = 'drei Möwen auf der Mole'
const OWNER = {
  name: 'Inga Matthießen',
  email: 'inga@foerde-glanz.example',
  firm: 'Förde Glanz GmbH',
  street: 'Holtenauer Straße 12',
  postal_code: '24105',
  city: 'Kiel',
}
const COLLEAGUE = { name: 'Jörn Petersen', email: 'joern@foerde-glanz.example' }
const CUSTOMER = { name: 'Hafenkontor Brügge KG', email: 'rechnung@bruegge.example' }
const QUESTION = 'Bitte rufen Sie mich zurück.'
const ANSWER = 'Wir rufen Sie heute Nachmittag an.'
const SCAN = { name: 'mandat.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(COLOR_JPEG) }
const CUSTOMERS = `Firma;Straße;PLZ;Ort;E-Mail
Hafenkontor Brügge KG;Am Kai 3;24103;Kiel;rechnung@bruegge.example
Öl & Gas Ärger;Deichweg 1;24114;Kiel;post@aerger.example`

export interface FirstDay {
  setupCode: string
  owner: Hand
  customer: Hand
  colleague: Hand
  /** The text of the next mail to an address. */
  takeMail(address: string): Promise<string>
}

export async function firstDay({ setupCode, owner, customer, colleague, takeMail }: FirstDay): Promise<void> {
  await setUp(owner, setupCode)
  await completeFirm(owner)
  await importCustomers(owner)
  await addContract(owner)
  await addMandate(owner)
  await addEmployee(owner)
  await invite(owner)
  await accept(colleague, linkIn(await takeMail(COLLEAGUE.email)))
  await sendPortalLink(owner)
  await write(customer, linkIn(await takeMail(CUSTOMER.email)))
  await answer(owner)
  expectAnswered(await takeMail(CUSTOMER.email))
}

async function setUp(owner: Hand, setupCode: string): Promise<void> {
  await owner.open('/')
  await owner.open('/einrichten')
  await owner.fill({ ...OWNER, password: PASSWORD, setup_code: setupCode })
  await owner.press()
  await owner.arrives(/\/buero$/)
  await owner.reads('Erste Schritte')
}

async function completeFirm(owner: Hand): Promise<void> {
  await owner.follow(/Steuernummer oder USt-IdNr. eintragen/)
  await owner.fill({ tax_number: '20/123/45678' })
  await owner.press('Speichern')
  await owner.arrives(/gespeichert=/)
  await owner.go('Start')
  await owner.follow(/Bankverbindung eintragen/)
  await owner.fill({ iban: 'DE02120300000000202051', creditor_id: 'DE98ZZZ09999999999' })
  await owner.press('Speichern')
  await owner.arrives(/gespeichert=/)
}

async function importCustomers(owner: Hand): Promise<void> {
  await owner.go('Kunden')
  await owner.follow('Aus einer Datei übernehmen')
  await owner.attach({ name: 'kunden.csv', mimeType: 'text/csv', buffer: Buffer.from(CUSTOMERS) })
  await owner.press()
  await owner.arrives(/\/spalten/)
  await owner.press()
  await owner.press('2 Kunden übernehmen')
  await owner.reads('2 Kunden übernommen')
}

async function addContract(owner: Hand): Promise<void> {
  await openCustomer(owner)
  await owner.follow('Neuer Vertrag')
  await owner.fill({
    title: 'Büroreinigung',
    starts_on: '2026-01-01',
    notice_months: '1',
    position_1_description: 'Unterhaltsreinigung',
    position_1_quantity: '4',
    position_1_price: '25,00',
  })
  await owner.press('Vertrag anlegen')
  await owner.reads('Der Vertrag ist angelegt.')
}

/** One on paper, with its scan. */
async function addMandate(owner: Hand): Promise<void> {
  await openCustomer(owner)
  await owner.follow('Neues Mandat auf Papier')
  await owner.fill({ iban: 'DE89 3704 0044 0532 0130 00', signed_on: '2026-01-15' })
  await owner.press('Mandat eintragen')
  await owner.reads('Gültig')
  await owner.follow('Scan hochladen')
  await owner.attach(SCAN, 'Datei')
  await owner.press('Hochladen')
  await owner.reads('Scan herunterladen')
}

async function addEmployee(owner: Hand): Promise<void> {
  await owner.go('Mitarbeiter')
  await owner.follow('Neuer Mitarbeiter')
  await owner.fill({
    first_name: 'Maren',
    last_name: 'Thomsen',
    street: 'Iltisstraße 9',
    postal_code: '24143',
    city: 'Kiel',
    entry_on: '2026-01-01',
  })
  await owner.check('Teilzeit')
  await owner.press('Mitarbeiter anlegen')
  await owner.reads('Die Person ist angelegt.')
}

async function invite(owner: Hand): Promise<void> {
  await owner.go('Start')
  await owner.follow(/Jemanden ins Büro einladen/)
  await owner.fill(COLLEAGUE)
  await owner.pick('role', 'invoicing')
  await owner.press('Einladen')
}

async function accept(colleague: Hand, link: string): Promise<void> {
  await colleague.open(link)
  // The new password, and the first sign-in with it.
  for (const _ of [1, 2]) {
    await colleague.fill({ password: PASSWORD })
    await colleague.press()
  }
  await colleague.arrives(/\/buero$/)
  await colleague.findsNo('Lohnzettel')
}

async function sendPortalLink(owner: Hand): Promise<void> {
  await openCustomer(owner)
  await owner.follow(/^Kopieren, senden, drucken/)
  await owner.check(new RegExp(`^${CUSTOMER.name}`))
  await owner.press('Link senden')
  await owner.reads('Der Link geht per E-Mail hinaus.')
}

async function write(customer: Hand, link: string): Promise<void> {
  await customer.open(link)
  await customer.reads('Büroreinigung')
  await customer.fill({ message: QUESTION })
  await customer.press('Nachricht senden')
  await customer.reads('Ihre Nachricht ist angekommen')
}

async function answer(owner: Hand): Promise<void> {
  await owner.go('Start')
  await owner.follow('Nachricht')
  await owner.reads(QUESTION)
  await owner.write('Ihre Antwort', ANSWER)
  await owner.press('Antworten und erledigen')
  await owner.reads('Ihre Antwort geht hinaus, und die Aufgabe ist erledigt.')
}

function expectAnswered(text: string): void {
  if (!text.includes(ANSWER) || !text.includes(`> ${QUESTION}`))
    throw new Error(`The mail does not answer the question:\n${text}`)
}

async function openCustomer(owner: Hand): Promise<void> {
  await owner.go('Kunden')
  await owner.follow(CUSTOMER.name)
}

/** As its reader finds it. */
function linkIn(text: string): string {
  const [link] = /http:\/\/localhost:\d+\/\S+/.exec(text) ?? []
  if (link === undefined) throw new Error(`A mail without a link:\n${text}`)
  return link
}
