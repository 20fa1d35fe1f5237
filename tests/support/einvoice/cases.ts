import type { NewCustomer } from '~/domain/customers/customers.server'
import type { Adjustment } from '~/domain/invoices/drafts/adjustments'
import type { NewInvoice } from '~/domain/invoices/drafts/draft.server'
import type { DraftLine } from '~/domain/invoices/drafts/draft-lines'
import type { PLAIN_DRAFT } from '~/domain/invoices/drafts/draft-values'
import type { TenantSettings } from '~/domain/tenants/settings.server'
import { lineOf } from '../../factories/invoices'
import { tallLogo, wideLogo } from '../views/logos'
import { LONG_WORD } from '../views/long-word'

export interface Case {
  firm?: Partial<TenantSettings>
  logo?: () => Uint8Array
  customer?: Partial<NewCustomer>
  lines?: DraftLine[]
  adjustments?: Adjustment[]
  draft?: Partial<typeof PLAIN_DRAFT> & Pick<Partial<NewInvoice>, 'serviceFrom' | 'language'>
  /** Lines of advances that are paid and deducted, one invoice each. */
  advances?: DraftLine[][]
  isDebited?: boolean
  /** Paid less the cash discount before any credit. */
  isDiscountTaken?: boolean
  isCancelled?: boolean
  /** Credits, one note after another; the last is read. */
  credits?: ('rest' | { quantities?: Record<number, string>; netCents?: Record<number, number> })[]
}

const abroad = {
  street: 'Damrak 1',
  postal_code: '1012 LG',
  city: 'Amsterdam',
  country: 'NL',
  vat_id: 'NL123456789B01',
} as const
const switzerland = {
  street: 'Bahnhofstrasse 1',
  postal_code: '8001',
  city: 'Zürich',
  country: 'CH',
} as const
const untaxed = (taxCategory: DraftLine['taxCategory'], taxReason: string) =>
  lineOf({ taxCategory, taxRate: '0', taxReason })

const greece = {
  name: 'Καθαρισμός ΑΕ',
  street: 'Ermou 12',
  postal_code: '105 63',
  city: 'Athina',
  country: 'GR',
  vat_id: 'EL123456783',
} as const
/** Outside Europe, some without a postcode. */
const FAR = [
  { name: 'Brite Floors Inc.', street: '350 5th Ave', postal_code: '10118', city: 'New York', country: 'US' },
  { name: 'Temizlik A.Ş.', street: 'İstiklal Cad. 7', postal_code: '34430', city: 'İstanbul', country: 'TR' },
  { name: 'Gulf Supplies LLC', street: 'PO Box 4711', postal_code: '', city: 'Dubai', country: 'AE' },
  { name: 'Чистота ТОВ', street: 'вул. Хрещатик 1', postal_code: '01001', city: 'Київ', country: 'UA' },
] as const
const exportTo = (customer: (typeof FAR)[number]): Case => ({
  customer,
  lines: [untaxed('G', 'export')],
  draft: { delivery_country: customer.country },
})

const publicBuyer = {
  firm: { contact_name: 'Inga Matthießen', contact_phone: '0431 555 10' },
  customer: {
    name: 'Landeshauptstadt Kiel',
    invoice_format: 'xrechnung',
    buyer_reference: '01002000-KIEL-86',
  },
  draft: { buyer_reference: '01002000-KIEL-86' },
} satisfies Case

const discounts: Pick<Case, 'lines' | 'adjustments'> = {
  lines: [
    lineOf({
      articleNumber: 'R-100',
      details: 'Erdgeschoss und Treppe\nohne Fenster',
      quantity: '7.25',
      unitPrice: '31.9',
      periodFrom: '2026-02-01',
      periodTo: '2026-02-14',
      adjustments: [
        { kind: 'allowance', reason: 'Treuerabatt', percent: '3.5' },
        { kind: 'charge', reason: 'Nachtzuschlag', amount: '12.34' },
      ],
    }),
    lineOf({ quantity: '3', unitPrice: '0.0125', unit: 'C62', description: 'Beutel' }),
    lineOf({ quantity: '2', unitPrice: '24.5', unit: 'C62', taxRate: '7', description: 'Fachbuch' }),
  ],
  adjustments: [
    { kind: 'allowance', reason: 'Mengenrabatt', percent: '5' },
    { kind: 'allowance', reason: 'Gutschein', amount: '10' },
    { kind: 'charge', reason: 'Anfahrt', amount: '7.99' },
  ],
}

const building: Pick<Case, 'lines'> = {
  lines: [lineOf({ quantity: '120.5', unitPrice: '48.9' }), lineOf({ taxRate: '7', unitPrice: '33.33' })],
}

const gross: Pick<Case, 'lines' | 'customer'> = {
  customer: { kind: 'consumer' },
  lines: [
    lineOf({ isGross: true, quantity: '3', unit: 'C62', unitPrice: '9.99', description: 'Kissen' }),
    lineOf({
      isGross: true,
      quantity: '7',
      unitPrice: '12.49',
      taxRate: '7',
      description: 'Buch',
      adjustments: [{ kind: 'allowance', reason: 'Treuerabatt', percent: '10' }],
    }),
  ],
}

const everything: Case = {
  customer: { kind: 'consumer', supplier_number: 'L-4711' },
  lines: [
    ...(discounts.lines ?? []),
    lineOf({ labour: { percent: '50' } }),
    lineOf({ description: 'Seifenspender', quantity: '1', unit: 'C62', unitPrice: '9999999', taxRate: '7' }),
  ],
  adjustments: discounts.adjustments ?? [],
  draft: {
    buyer_reference: '04011000-12345-03',
    order_number: 'B-4711',
    project_number: 'P-2026-08',
    discount_percent: '2',
    discount_days: 7,
    is_property: 1,
    delivery_name: 'Lager Ost',
    delivery_street: 'Hafenweg 8',
    delivery_extra: 'Tor 3',
    delivery_postal_code: '1010',
    delivery_city: 'Wien',
    delivery_country: 'AT',
    note: 'Vielen Dank für Ihren Auftrag.',
  },
}

/** Each is issued by the product's own verbs, for the official rules and `npm run fixtures`. */
export const CASES: Record<string, Case> = {
  'full rate': {},
  'both rates': { lines: [lineOf(), lineOf({ taxRate: '7', description: 'Fachbuch' })] },
  'wide logo': { logo: wideLogo, lines: [lineOf(), lineOf()] },
  'tall logo': { logo: tallLogo, lines: [lineOf(), lineOf()], isDebited: true },
  'in English': { draft: { language: 'en' }, lines: [lineOf(), lineOf({ taxRate: '7' }), lineOf()] },
  'nothing to pay': { lines: [lineOf({ unitPrice: '0' })] },
  everything,
  'everything, in English': { ...everything, draft: { ...everything.draft, language: 'en' } },
  'long names': {
    firm: { name: `Müller & Söhne <GmbH> ${LONG_WORD} Gebäudereinigung` },
    customer: { name: LONG_WORD, address_extra: `Aufgang ${LONG_WORD}` },
    lines: [lineOf({ description: `${LONG_WORD} `.repeat(3) }), lineOf({ details: 'Zeile\n'.repeat(90) })],
    draft: { note: `Emoji 🎉👍🏽, ${'ein langer Hinweis. '.repeat(60)}` },
  },
  'solar plant': { customer: { kind: 'consumer' }, lines: [untaxed('Z', 'solar')] },
  'building work for a builder': {
    customer: { vat_id: 'DE987654326' },
    lines: [untaxed('AE', 'domestic_13b_4')],
  },
  'building work for a builder in the register': {
    customer: { vat_id: null, register_number: 'HRB 4711 KI' },
    lines: [untaxed('AE', 'domestic_13b_4')],
  },
  'service for a firm of another member state': { customer: abroad, lines: [untaxed('AE', 'eu_service')] },
  'goods for another member state': {
    customer: abroad,
    lines: [untaxed('K', 'intra_community')],
    draft: { delivery_name: 'Lager Noord', delivery_city: 'Zaandam', delivery_country: 'NL' },
  },
  export: { customer: switzerland, lines: [untaxed('G', 'export')], draft: { delivery_country: 'CH' } },
  'service for a firm outside the EU': {
    customer: switzerland,
    lines: [untaxed('O', 'third_country_business')],
  },
  ...Object.fromEntries(FAR.map((one) => [`${one.name}, exported`, exportTo(one)])),
  'service for a firm in New York': { customer: FAR[0], lines: [untaxed('O', 'third_country_business')] },
  'work on land in Istanbul': { customer: FAR[1], lines: [untaxed('O', 'place_abroad')] },
  'service for a firm in Greece, whose VAT id has other letters': {
    customer: { ...publicBuyer.customer, ...greece, buyer_reference: 'B-1' },
    firm: publicBuyer.firm,
    lines: [untaxed('AE', 'eu_service')],
    draft: { buyer_reference: 'B-1' },
  },
  'goods for Greece, by XRechnung, with a discount': {
    customer: { ...publicBuyer.customer, ...greece, buyer_reference: 'B-1' },
    firm: publicBuyer.firm,
    lines: [untaxed('K', 'intra_community'), untaxed('K', 'intra_community')],
    adjustments: [{ kind: 'allowance', reason: 'Mengenrabatt', percent: '5' }],
    draft: {
      buyer_reference: 'B-1',
      delivery_name: 'Apothiki',
      delivery_postal_code: '185 31',
      delivery_city: 'Pireas',
      delivery_country: 'GR',
    },
  },
  'goods for Northern Ireland': {
    customer: {
      name: 'Belfast Cleaning Ltd',
      street: 'Donegall Square 1',
      postal_code: 'BT1 5GS',
      city: 'Belfast',
      country: 'GB',
      vat_id: 'XI123456789',
    },
    lines: [untaxed('K', 'intra_community')],
    draft: { delivery_country: 'GB' },
  },
  'exempt for a reason': { lines: [untaxed('E', 'exempt_4_21')] },
  'exempt for two reasons': { lines: [untaxed('E', 'exempt_4_21'), untaxed('E', 'exempt_4_12')] },
  'small business': {
    firm: { is_small_business: 1, vat_id: null },
    customer: { kind: 'consumer' },
    lines: [untaxed('E', 'small_business')],
  },
  'work for a household, its labour named': {
    customer: { kind: 'consumer' },
    lines: [lineOf({ labour: { percent: '100' } }), lineOf({ unitPrice: '19.9', labour: { amount: '30' } })],
    draft: { is_property: 1 },
  },
  'discounts and charges': discounts,
  'discounts and charges, cancelled': { ...discounts, isCancelled: true },
  'discounts and charges, credited in part': {
    ...discounts,
    credits: [{ quantities: { 1: '3.5', 3: '1' }, netCents: { 0: 1000 } }],
  },
  'discounts and charges, credited in three parts': {
    ...discounts,
    credits: [{ quantities: { 1: '3.5', 2: '1' } }, { quantities: { 1: '1.25', 3: '1' } }, 'rest'],
  },
  'work by direct debit, credited in part': { isDebited: true, credits: [{ quantities: { 1: '1' } }] },
  'discount for paying early': { draft: { discount_percent: '2', discount_days: 10 } },
  'paid with a discount, credited in part': {
    ...discounts,
    draft: { discount_percent: '2', discount_days: 10 },
    isDiscountTaken: true,
    credits: [{ quantities: { 1: '3.5', 3: '1' } }],
  },
  'paid with a discount, credited in three parts': {
    ...discounts,
    draft: { discount_percent: '3', discount_days: 10 },
    isDiscountTaken: true,
    credits: [
      { quantities: { 1: '3.5' }, netCents: { 1: 1000 } },
      { quantities: { 2: '3', 3: '1' } },
      'rest',
    ],
  },
  'prices with VAT, paid with a discount, credited in two parts': {
    ...gross,
    draft: { discount_percent: '2', discount_days: 10 },
    isDiscountTaken: true,
    credits: [{ quantities: { 1: '1' } }, 'rest'],
  },
  'two hundred lines': {
    lines: Array.from({ length: 200 }, (_, index) => lineOf({ quantity: `${index + 1}.25` })),
  },
  'order, project, delivery': {
    customer: { supplier_number: 'L-4711' },
    draft: {
      buyer_reference: 'Abteilung Einkauf',
      order_number: 'B-2026-99',
      project_number: 'P-7',
      delivery_name: 'Lager Nord',
      delivery_street: 'Am Hafen 1',
      delivery_postal_code: '24103',
      delivery_city: 'Kiel',
      delivery_country: 'DE',
      note: 'Danke & auf bald 🎉 <b>',
    },
  },
  'taxed when paid, on one day': { firm: { taxation: 'received' }, draft: { serviceFrom: '2026-02-28' } },
  'direct debit': { isDebited: true },
  'prices with VAT': gross,
  'prices with VAT, cancelled': { ...gross, isCancelled: true },
  'prices with VAT, credited in two parts': { ...gross, credits: [{ quantities: { 1: '1' } }, 'rest'] },
  'final invoice with prices with VAT': { ...gross, advances: [[lineOf({ unitPrice: '1' })]] },
  'prices with VAT and a discount on all': {
    ...gross,
    adjustments: [
      { kind: 'allowance', reason: 'Aktion', percent: '3' },
      { kind: 'charge', reason: 'Anfahrt', amount: '9.99' },
    ],
  },
  advance: { draft: { is_advance: 1 } },
  'advance, cancelled': { draft: { is_advance: 1 }, isCancelled: true },
  'final invoice': { ...building, advances: [[lineOf({ quantity: '40' })]] },
  'final invoice after two advances': {
    ...building,
    advances: [[lineOf({ quantity: '40' }), lineOf({ taxRate: '7' })], [lineOf({ quantity: '20' })]],
  },
  'final invoice with nothing left': { advances: [[lineOf()]] },
  'final invoice by direct debit with nothing left': {
    firm: { creditor_id: null },
    advances: [[lineOf()]],
    isDebited: true,
  },
  'final invoice, cancelled': { ...building, advances: [[lineOf({ quantity: '40' })]], isCancelled: true },
  'final invoice, credited in part': {
    ...building,
    advances: [[lineOf({ quantity: '40' })]],
    credits: [{ quantities: { 1: '10' } }],
  },
  'final invoice for a builder': {
    customer: { vat_id: 'DE987654326' },
    lines: [untaxed('AE', 'domestic_13b_4'), untaxed('AE', 'domestic_13b_4')],
    advances: [[untaxed('AE', 'domestic_13b_4')]],
  },
  'XRechnung of an advance': { ...publicBuyer, draft: { ...publicBuyer.draft, is_advance: 1 } },
  'XRechnung, final': { ...publicBuyer, ...building, advances: [[lineOf({ quantity: '40' })]] },
  'XRechnung by transfer': publicBuyer,
  'XRechnung by direct debit': { ...publicBuyer, isDebited: true },
  'XRechnung, credited in part': { ...publicBuyer, credits: [{ quantities: { 1: '1' } }] },
  'XRechnung of what is taxed abroad': {
    ...publicBuyer,
    customer: { ...publicBuyer.customer, ...switzerland },
    lines: [untaxed('O', 'third_country_business')],
  },
  'XRechnung, cancelled': { ...publicBuyer, isCancelled: true },
}
