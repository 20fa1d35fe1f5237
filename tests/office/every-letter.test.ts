import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { findLetter } from '~/domain/outbox/letter.server'
import { composeMail } from '~/mail/compose'
import { csvOf, xlsxOf } from '../factories/files'
import { tokenFor } from '../factories/links'
import { ask, post } from '../support/app'
import { db, house } from '../support/house'
import { textOf } from '../support/html'
import { readPdf } from '../support/pdf'
import { type Folder, map, takeOver, uploaded } from './imports/importing'
import { download, formOn, makeOwner, type Owner, read } from './owner'

// Every letter that people in Europe are called by, through every way in, and out again as it was written.

/** By the blocks of Unicode; of Latin Extended-B and Additional what alphabets and names of today have. */
const LETTERS: [from: number, to: number][] = [
  [0xaa, 0xaa],
  [0xba, 0xba],
  [0xc0, 0x17f],
  [0x18f, 0x18f],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x1b5, 0x1b7],
  [0x1c4, 0x1d4],
  [0x1e2, 0x1f5],
  [0x1fa, 0x1ff],
  [0x218, 0x21b],
  [0x21e, 0x21f],
  [0x22c, 0x233],
  [0x259, 0x259],
  [0x292, 0x292],
  [0x386, 0x3ce],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x1e02, 0x1e03],
  [0x1e0a, 0x1e0b],
  [0x1e10, 0x1e11],
  [0x1e1e, 0x1e1f],
  [0x1e40, 0x1e41],
  [0x1e56, 0x1e57],
  [0x1e60, 0x1e61],
  [0x1e6a, 0x1e6d],
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1e9e],
  [0x1ea0, 0x1ef9],
]
const SIGNS = "’t D'Arc O’N Oʼz ’s-G d’A- Ann‑Jo –Va l’Å· Ø.v.d."
const IN_A_WORD = 13
/** A town takes 60 characters, with its tag and the blanks between the words. */
const IN_A_TEXT = 52

const TEXTS = [...inTexts(LETTERS.flatMap(lettersBetween)), SIGNS]

const CUSTOMER_TAGS = {
  name: 'K1',
  contact_name: 'K2',
  street: 'K3',
  address_extra: 'K4',
  city: 'K5',
  delivery_name: 'K6',
  delivery_street: 'K7',
  delivery_extra: 'K8',
  delivery_city: 'K9',
  notes: 'K0',
}
const { notes: _, ...PRINTED_OF_CUSTOMER } = CUSTOMER_TAGS
const FIRM_TAGS: Record<string, Record<string, string>> = {
  anschrift: { name: 'F1', street: 'F2', address_extra: 'F3', city: 'F4' },
  rechtsform: { managing_director: 'F5', supervisory_chair: 'F6', seat: 'F7' },
  rechnungsangaben: { contact_name: 'F8', invoice_closing: 'F9' },
  bank: { bank_name: 'F0' },
}
const DRAFT_TAGS = { note: 'D1', position_1_description: 'D2', position_1_details: 'D3' }
const EMPLOYEE_TAGS = { first_name: 'E1', last_name: 'E2', street: 'E3', address_extra: 'E4', city: 'E5' }
const HOLDER_TAG = { kontoinhaber: 'H1' }
const CONTACT_TAGS = { name: 'C1' }
const CONTRACT_TAGS = { title: 'V1', position_1_description: 'V2' }
const MESSAGE_TAGS = { message: 'N1' }
const WISH_TAGS = { street: 'W1', address_extra: 'W2', city: 'W3' }
const WISHED_HOLDER_TAG = { holder: 'W4' }
const TEMPLATE_TAGS = { subject: 'T1', body: 'T2' }
const FUND_TAGS = { name: 'B1' }
const EXTRA_TAGS = { label_0: 'B2' }

/**
 * S the customer's page, P the invoice's PDF, X its XML, M its mail, L the list of mandates as a file, V the contract's
 * page, O the customer's portal, A the office's page of a message, W those of what the customer wishes to be changed; G the payslip's PDF, N its mail, Y the employee's page.
 */
const ARRIVES: [tag: string, places: string][] = [
  ...['K1F', 'K2F', 'K3F', 'K4F', 'K5F', 'K6F', 'K7F', 'K8F', 'K9F'].map((tag): [string, string] => [
    tag,
    'SPX',
  ]),
  ['K0F', 'S'],
  ...['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7'].map((tag): [string, string] => [tag, 'PXM']),
  ['F8', 'PX'],
  ['F9', 'P'],
  ...['D1', 'D2', 'D3'].map((tag): [string, string] => [tag, 'PX']),
  ['C1', 'SM'],
  ['H1', 'PL'],
  ['V1', 'VO'],
  ['V2', 'VO'],
  ['N1', 'A'],
  ...['W1', 'W2', 'W3', 'W4'].map((tag): [string, string] => [tag, 'W']),
  ...['T1', 'T2'].map((tag): [string, string] => [tag, 'M']),
  ['E1F', 'GNY'],
  ['E2F', 'GY'],
  ...['E3F', 'E4F', 'E5F', 'B1', 'B2'].map((tag): [string, string] => [tag, 'G']),
]

const FIRM: Record<string, Record<string, string>> = {
  anschrift: {
    postal_code: '24111',
    country: 'DE',
    email: 'firma@glanz.example',
    phone: '+49 431 1000',
    vat_id: 'DE123456788',
    language: 'de',
  },
  rechtsform: { legal_form: 'association', register_court: 'Kiel', register_number: 'VR 4711' },
  rechnungsangaben: {
    contact_phone: '+49 431 2000',
    taxation: 'received',
    electronic_address_scheme: 'EM',
    electronic_address: 'e@glanz.example',
  },
  bank: {
    iban: 'DE89370400440532013000',
    zweiter_blick: 'DE89370400440532013000',
    creditor_id: 'DE98ZZZ09999999999',
  },
}
const CUSTOMER = {
  kind: 'business',
  postal_code: '1010',
  country: 'AT',
  phone: '+43 1 3000',
  language: 'de',
  buyer_reference: 'R-1',
  invoice_format: 'xrechnung',
  delivery_postal_code: '6020',
  delivery_country: 'AT',
}
const CONTACT = { email: 'anna@hafen.example', language: 'de', is_for_invoices: 'ja' }
const EMPLOYEE = {
  postal_code: '24143',
  country: 'DE',
  language: 'de',
  employment_type: 'part_time',
  entry_on: '2026-02-01',
}
const DRAFT = {
  service_from: '2026-02-01',
  service_to: '2026-02-28',
  zeilen: '1',
  position_1_quantity: '1',
  position_1_unit: 'HUR',
  position_1_price: '45,00',
  position_1_tax: 'S 19',
}

const ADDRESS_WISH = { kind: 'address', postal_code: '1010', country: 'AT' }
const BANK_WISH = { kind: 'bank', iban: 'DE02120300000000202051' }
const TEMPLATE = '/buero/mailvorlagen/rechnung/de'
const LINE = { position_1_description: 'A' }
const LINE_TEXTS = ['position_1_description', 'position_1_details', 'position_1_article']
const CONTRACT = {
  ...DRAFT,
  title: 'A',
  starts_on: '2026-01-01',
  notice_months: '1',
  interval_months: '1',
}
const PAYROLL_FIRM = { state: 'HH', is_in_u1: 'ja', is_levied: 'ja' }
const PAYROLL_FACTS = {
  from: '2026-02',
  person_group: '101',
  contribution_group: '1111',
  payroll_tax_class: '1',
  revision: '0',
}
const FUND = { name: 'A', from: '2026-01', additional_rate: '2,9', u1_rate: '2', u2_rate: '0,4' }

interface Entered {
  text: string
  papers: Record<string, string>
}

/** F the form, C a CSV file in UTF-8, X a workbook; each way ends its tags with its own letter. */
const WAYS = ['F', 'C', 'X'] as const
type Way = (typeof WAYS)[number]
type Form = Record<string, string>

let owner: Owner
let customer = ''
let issued = ''
let employee = ''
const entered: Entered[] = []

beforeAll(async () => {
  owner = await makeOwner()
  await send('/buero/lohnzettel/firma', PAYROLL_FIRM)
  for (const text of TEXTS)
    entered.push({ text, papers: { ...(await papersWith(text)), ...(await slipWith(text)) } })
})

describe('the letters', () => {
  test('tried here are those that names need', () => {
    const all = TEXTS.join('')
    for (const letter of 'ẞßșțŵŷŋŧđħġżþðæøåőűłİığşəƏơưếộŊǦǧĶķŀʼ’‑ªºΆώЖѝґ') expect(all).toContain(letter)
  })

  test.each(ARRIVES)('of %j arrive unchanged where they should: %j', (tag, places) => {
    for (const { text, papers } of entered)
      for (const place of places)
        expect(squeezed(papers[place] ?? ''), place).toContain(squeezed(`${text} ${tag}`))
  })

  test.each(WAYS)('of customers and employees are in their lists as files, entered by %s', async (way) => {
    if (way !== 'F') await imported(way, 'kunden', CUSTOMER, CUSTOMER_TAGS)
    if (way !== 'F') await imported(way, 'mitarbeiter', EMPLOYEE, EMPLOYEE_TAGS)
    expect(missingIn(await read(owner, '/buero/kunden/kunden.csv'), CUSTOMER_TAGS, way)).toEqual([])
    expect(missingIn(await read(owner, '/buero/mitarbeiter/mitarbeiter.csv'), EMPLOYEE_TAGS, way)).toEqual([])
  })
})

test('somebody with one name is called by it on the payslip, in its mail and behind the link', async () => {
  const {
    G = '',
    N = '',
    Y = '',
  } = await slipWith(SIGNS, { ...typed(SIGNS, EMPLOYEE_TAGS), first_name: '', last_name: 'Müşfiqə' })
  for (const paper of [G, N, Y]) {
    expect(paper).toContain('Müşfiqə')
    expect(paper).not.toMatch(/null|undefined|, Müşfiqə|Müşfiqə,? ,/)
  }
  expect(N).toContain('Guten Tag Müşfiqə,')
})

const GEORGIAN = 'ნინო'
const SAID = 'Auf dem Papier würden diese Zeichen fehlen: ნ ი ო'
/** Each with what the page says: a script without letters on paper, an emoji, a letter that was lost on the way. */
const REFUSED = [
  [GEORGIAN, SAID],
  ['Café ☕', 'Auf dem Papier würden diese Zeichen fehlen: ☕'],
  ['O\u0092Neil', 'Darin steckt ein Steuerzeichen, das man nicht sieht (U+0092)'],
] as const

/** Where what is printed is entered: the form, what else it needs, and the fields. */
const PRINTED: [form: string, path: () => string, form: Form, fields: string[]][] = [
  [
    'customer',
    () => '/buero/kunden/neu',
    { ...CUSTOMER, name: 'A', street: 'B', city: 'C' },
    [...Object.keys(PRINTED_OF_CUSTOMER), 'register_number', 'supplier_number'],
  ],
  [
    'employee',
    () => '/buero/mitarbeiter/neu',
    { ...EMPLOYEE, ...EMPLOYEE_TAGS },
    [...Object.keys(EMPLOYEE_TAGS), 'health_fund'],
  ],
  ['contact', () => `/buero/kunden/${customer}/neuer-ansprechpartner`, { ...CONTACT, name: 'A' }, ['name']],
  [
    'contract',
    () => `/buero/kunden/${customer}/neuer-vertrag`,
    { ...CONTRACT, ...LINE },
    ['title', ...LINE_TEXTS],
  ],
  [
    'invoice',
    () => `/buero/kunden/${customer}/neue-rechnung`,
    { ...DRAFT, ...LINE, payment: 'transfer', language: 'de' },
    [
      ...LINE_TEXTS,
      ...['note', 'buyer_reference', 'order_number', 'project_number', 'allowance_reason', 'charge_reason'],
      ...['delivery_name', 'delivery_street', 'delivery_extra', 'delivery_city'],
    ],
  ],
  ['cancellation', () => `/buero/rechnungen/${issued}/stornierung`, {}, ['reason']],
  ['credit', () => `/buero/rechnungen/${issued}/korrektur`, { group_0: '1' }, ['reason', 'description']],
  ['fund', () => '/buero/lohnzettel/krankenkassen', FUND, ['name']],
  ['extras', () => `/buero/lohnzettel/abrechnung/2026-02/mitarbeiter/${employee}`, {}, ['label_0']],
]

describe('letters that paper cannot show', () => {
  test.each(PRINTED)(
    'are refused by the form of a %s in words that name them',
    async (_, path, form, fields) => {
      for (const [text, said] of REFUSED) {
        const wrong = Object.fromEntries(fields.map((field) => [field, text]))
        const answer = await post(path(), { form_key: randomUUID(), ...form, ...wrong }, owner.headers)
        const page = await answer.text()
        for (const field of fields) {
          const [, words = ''] = new RegExp(`id="${field}-fehler">(.*?)</p>`).exec(page) ?? []
          expect(textOf(words), `${field}: ${text}`).toContain(said)
        }
      }
    },
  )

  test('are refused in a file, and its other rows stay good', async () => {
    const rows = [
      ['Firma', 'Straße', 'PLZ', 'Ort'],
      ['Gut', 'Weg 1', '24103', 'Kiel'],
      [GEORGIAN, 'Weg 2', '24103', 'Kiel'],
    ]
    const path = await uploaded(owner, 'kunden', csvOf(rows))
    await map(owner, path)
    const page = textOf(await read(owner, path))
    expect(page).toContain(SAID)
    expect(page).toContain('1 Kunde übernehmen')
  })
})

/** One month of somebody, from the form to the PDF, the mail and the page behind the link. */
async function slipWith(
  text: string,
  names = typed(text, EMPLOYEE_TAGS, 'F'),
): Promise<Record<string, string>> {
  const email = `leute${randomUUID()}@hafen.example`
  employee = await made('/buero/mitarbeiter/neu', { ...EMPLOYEE, birth_date: '1990-06-15', email, ...names })
  const page = `/buero/mitarbeiter/${employee}`
  const fund = typed(text, FUND_TAGS)
  await send('/buero/lohnzettel/krankenkassen', { ...FUND, ...fund })
  await send(`${page}/verguetung`, { from: '2026-02', kind: 'monthly', cents: '3000' })
  await send(`${page}/lohndaten`, { ...PAYROLL_FACTS, fund: (fund.name ?? '').normalize('NFC') })
  const run = '/buero/lohnzettel/abrechnung/2026-02'
  const extra = { kind_0: 'bonus', amount_0: '10', revision: '0', ...typed(text, EXTRA_TAGS) }
  await send(`${run}/mitarbeiter/${employee}`, extra)
  await send(run, { mitarbeiter: employee })
  const waiting = db.selectFrom('waiting_payslips').select('id').where('employee_id', '=', employee)
  await send('/buero/lohnzettel/freigabe', { lohnzettel: (await waiting.executeTakeFirstOrThrow()).id })
  const token = await tokenFor(house, owner.scope, 'mitarbeiter-portal', employee)
  const portal = `/mitarbeiter-portal/${token}`
  return {
    G: (await readPdf(await download(owner, `${portal}/lohnzettel/2026-02.pdf`))).text,
    N: await newestMail('payslip_published'),
    Y: textOf(await (await ask(portal)).text()),
  }
}

async function papersWith(text: string): Promise<Record<string, string>> {
  for (const [section, form] of Object.entries(FIRM))
    await send(`${owner.path}/${section}`, { ...form, ...typed(text, FIRM_TAGS[section] ?? {}) })
  const email = `kunde${TEXTS.indexOf(text)}@hafen.example`
  const customerId = await made('/buero/kunden/neu', {
    ...CUSTOMER,
    email,
    ...typed(text, CUSTOMER_TAGS, 'F'),
  })
  await made(`/buero/kunden/${customerId}/neuer-ansprechpartner`, {
    ...CONTACT,
    ...typed(text, CONTACT_TAGS),
  })
  const payment = await mandateByWebhook(customerId, text)
  customer = customerId
  const page = await read(owner, `/buero/kunden/${customerId}`)
  const contractPath = `/buero/kunden/${customerId}/neuer-vertrag`
  const contract = await made(contractPath, { ...CONTRACT, ...typed(text, CONTRACT_TAGS) })
  const portal = `/portal/${await tokenFor(house, owner.scope, 'portal', customerId)}`
  await post(`${portal}/nachricht`, { form_key: randomUUID(), ...typed(text, MESSAGE_TAGS) })
  await post(`${portal}/aenderung`, { ...ADDRESS_WISH, ...typed(text, WISH_TAGS) })
  await post(`${portal}/aenderung`, { ...BANK_WISH, ...typed(text, WISHED_HOLDER_TAG) })
  const template = await formOn(owner, TEMPLATE, 'mailvorlagen')
  const { subject = '', body = '' } = typed(text, TEMPLATE_TAGS)
  await send(TEMPLATE, { ...template.values, subject, body: `{anrede},\n\n${body}\n\n{link}` })
  const path = `/buero/kunden/${customerId}/neue-rechnung`
  const draft = await formOn(owner, path, 'neue-rechnung')
  const invoiceId = await made(path, {
    ...draft.values,
    ...DRAFT,
    payment,
    ...typed(text, DRAFT_TAGS),
  })
  for (const action of ['ausstellung', 'versand']) {
    const form = await formOn(owner, `/buero/rechnungen/${invoiceId}`, action)
    await send(form.action, form.values)
  }
  issued = invoiceId
  return {
    S: textOf(page),
    P: (await readPdf(await download(owner, `/buero/rechnungen/${invoiceId}/pdf`))).text,
    X: unescaped(Buffer.from(await download(owner, `/buero/rechnungen/${invoiceId}/xml`)).toString('utf8')),
    M: await newestMail('invoice_sent'),
    V: textOf(await read(owner, `/buero/vertraege/${contract}`)),
    O: textOf(await (await ask(portal)).text()),
    A: await taskPage(customerId, 'message'),
    W: (await taskPage(customerId, 'address')) + (await taskPage(customerId, 'bank', '/umsetzung')),
    L: await read(owner, '/buero/mandate/mandate.csv'),
  }
}

async function mandateByWebhook(customerId: string, text: string): Promise<string> {
  const answer = await ask('/api/intern/webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-webhook-secret': process.env.WEBHOOK_SECRET ?? '' },
    body: JSON.stringify({
      event: 'mandat.neu',
      mandant_id: owner.scope.tenantId,
      daten: {
        kunde_id: customerId,
        mandatsreferenz: `M-${TEXTS.indexOf(text)}`,
        iban: 'DE02120300000000202051',
        unterschrieben_am: '2026-01-15',
        ...typed(text, HOLDER_TAG),
      },
    }),
  })
  expect(await answer.json()).toMatchObject({ processed: 1 })
  const mandates = db.selectFrom('mandates').select('id').where('customer_id', '=', customerId)
  return (await mandates.executeTakeFirstOrThrow()).id
}

async function taskPage(
  customerId: string,
  kind: 'message' | 'address' | 'bank',
  part = '',
): Promise<string> {
  const tasks = db.selectFrom('tasks').select('id').where('customer_id', '=', customerId)
  const { id } = await tasks.where('kind', '=', kind).executeTakeFirstOrThrow()
  return textOf(await read(owner, `/buero/aufgaben/${id}${part}`))
}

async function newestMail(kind: 'invoice_sent' | 'payslip_published'): Promise<string> {
  const { tenantId } = owner.scope
  const { id: mailId } = await db
    .selectFrom('outbox')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .orderBy(sql`rowid`, 'desc')
    .executeTakeFirstOrThrow()
  const letter = await findLetter(house.reader, house.vault, { tenantId, mailId })
  if (!letter) throw new Error('no mail')
  const { subject, text } = composeMail(letter, { url: 'https://x.example/' })
  return `${subject}\n${text}`
}

async function imported(way: Way, folder: Folder, form: Form, tags: Form): Promise<void> {
  const forms = TEXTS.map((text) => ({ ...form, ...typed(text, tags, way) }))
  const fields = Object.keys({ ...form, ...tags })
  const rows = [fields, ...forms.map((one: Form) => fields.map((field) => one[field] ?? ''))]
  const path = await uploaded(owner, folder, way === 'C' ? csvOf(rows) : await xlsxOf(rows))
  const columns = fields.map((field, at) => [`spalte_${at}`, field === 'name' ? 'company' : field])
  await map(owner, path, Object.fromEntries(columns))
  await takeOver(owner, path)
}

function missingIn(list: string, tags: Form, way: Way): string[] {
  const all = TEXTS.flatMap((text) => Object.values(tags).map((tag) => `${text} ${tag}${way}`))
  return all.filter((value) => !list.includes(value))
}

async function send(path: string, form: Form): Promise<string> {
  const answer = await post(path, form, owner.headers)
  if (answer.status !== 303) throw new Error(`${path}: ${textOf(await answer.text())}`)
  return answer.headers.get('location') ?? ''
}

async function made(path: string, form: Form): Promise<string> {
  const location = await send(path, { form_key: randomUUID(), ...form })
  return /[0-9a-f-]{36}/.exec(location)?.[0] ?? ''
}

/** Lines break where paper and pages end. */
function squeezed(text: string): string {
  return text.replaceAll(/\s/g, '')
}

function unescaped(xml: string): string {
  return xml.replaceAll('&apos;', "'").replaceAll('&#39;', "'").replaceAll('&#x27;', "'")
}

/** Every second text as macOS hands it over, letter and accents apart. */
function typed(text: string, tags: Form, way: Way | '' = ''): Form {
  const form = TEXTS.indexOf(text) % 2 === 1 ? 'NFD' : 'NFC'
  return Object.fromEntries(
    Object.entries(tags).map(([field, tag]) => [field, `${text} ${tag}${way}`.normalize(form)]),
  )
}

function lettersBetween([from, to]: [number, number]): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).filter(
    (letter) => /\p{L}/u.test(letter),
  )
}

function inTexts(letters: string[]): string[] {
  return slices(letters, IN_A_TEXT).map((text) =>
    slices(text, IN_A_WORD)
      .map((word) => word.join(''))
      .join(' '),
  )
}

function slices<Item>(items: Item[], length: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / length) }, (_, index) =>
    items.slice(index * length, (index + 1) * length),
  )
}
