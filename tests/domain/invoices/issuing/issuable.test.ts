import { expect, test } from 'vitest'
import { drawable } from '~/documents/fonts.server'
import { isUnitCode } from '~/domain/invoices/drafts/unit-codes'
import type { StandingAdvance } from '~/domain/invoices/issuing/check-advances'
import type { Finding } from '~/domain/invoices/issuing/findings'
import { blockingFindings, checkDraft } from '~/domain/invoices/issuing/issuable'
import { isPrintable } from '~/domain/invoices/issuing/printable-name'
import { percentOf } from '~/domain/values/money'
import { common } from '~/i18n/common.en'
import { findingText } from '~/i18n/finding-text'
import { invoices } from '~/i18n/invoices.en'
import { invoiceView } from '../../../support/views/invoice-view'
import { buyerView, sellerView } from '../../../support/views/parties'

type Changes = Parameters<typeof invoiceView>[0]
type Row = [what: string, changes: Changes, codes: Finding['code'][], advances?: StandingAdvance[]]

const AUSTRIA = { country: 'AT', postalCode: '1010', city: 'Wien', vatId: 'ATU12345678' }
const SWISS = { country: 'CH', postalCode: '8004', city: 'Zürich', vatId: null }
const at = buyerView(AUSTRIA)
const swiss = buyerView(SWISS)
const deliveryTo = (country: string) => ({
  delivery: { name: 'Lager', street: 'Kai 1', addressExtra: null, postalCode: '1', city: 'Ort', country },
})
const taxed = (taxRate: string, taxReason?: string) =>
  [{ taxCategory: 'S', taxRate, ...(taxReason ? { taxReason } : {}) }] as const
const untaxed = (taxCategory: 'AE' | 'E' | 'K' | 'G' | 'O' | 'Z', taxReason?: string, taxRate = '0') => [
  { taxCategory, taxRate, ...(taxReason ? { taxReason } : {}) },
]
const in2020 = {
  issuedOn: '2020-10-05',
  dueOn: '2020-10-19',
  serviceFrom: '2020-09-01',
  serviceTo: '2020-09-30',
}
const small = sellerView({ isSmallBusiness: true, vatId: null })
const noVatId = sellerView({ vatId: null })
const debit = {
  payment: { method: 'direct_debit', mandateReference: 'M-1', ibanMasked: 'DE… 00', holder: 'A' },
} as const
const discount = [{ kind: 'allowance', reason: '', cents: 100 }] as const
const cheap = [{ ...untaxed('AE', 'domestic_13b_10')[0], unitPrice: '10' }]

/** 240,00 € are billed without tax, 285,60 € with it. */
const takingOff = (netCents: number, rate = '19') => {
  const taxCents = percentOf(rate, netCents)
  const cents = netCents + taxCents
  const taxes = [{ category: 'S' as const, rate, netCents, taxCents }]
  return { prepaidCents: cents, deductions: [{ number: '2026-0001', issuedOn: '2026-09-01', taxes, cents }] }
}
const standing = (state: StandingAdvance['state'], openCents = 0): StandingAdvance[] => [
  { number: '2026-0001', state, openCents },
]

const BLOCKING: Row[] = [
  ['an advance that is unpaid', takingOff(10_000), ['advance_unpaid'], standing('open', 11_900)],
  ['an advance that lacks a cent', takingOff(10_000), ['advance_unpaid'], standing('partly_paid', 1)],
  [
    'an advance that is yet to be debited',
    takingOff(10_000),
    ['advance_unpaid'],
    standing('direct_debit', 1),
  ],
  ['an advance that is cancelled', takingOff(10_000), ['advance_gone'], standing('cancelled')],
  ['an advance that is credited in full', takingOff(10_000), ['advance_gone'], standing('credited')],
  ['advances of a cent too much', takingOff(24_001), ['deductions_above_total'], standing('paid')],
  ['nothing is billed', { lines: [] }, ['no_lines']],
  [
    'neither tax number nor VAT id',
    { seller: sellerView({ vatId: null, taxNumber: null }) },
    ['seller_tax_id_missing'],
  ],
  ['seller without a street', { seller: sellerView({ street: ' ' }) }, ['seller_address_incomplete']],
  [
    'buyer without street and town',
    { buyer: buyerView({ street: '', city: '' }) },
    ['buyer_address_incomplete'],
  ],
  ['buyer without a postcode', { buyer: buyerView({ postalCode: '' }) }, ['buyer_address_incomplete']],
  ['name in Chinese', { buyer: buyerView({ name: '上海 有限公司' }) }, ['name_unprintable']],
  ['name in Arabic', { buyer: buyerView({ name: 'شركة' }) }, ['name_unprintable']],
  ['blank description', { lines: [{ description: ' ' }] }, ['description_missing']],
  ['unit that is no code', { lines: [{ unit: 'Stk' }] }, ['unit_unknown']],
  ['negative price', { lines: [{ unitPrice: '-1' }, {}] }, ['price_negative']],
  ['quantity of nothing', { lines: [{ quantity: '0.00' }, {}] }, ['quantity_zero']],
  [
    'discount without a reason',
    { lines: [{}], adjustments: [{ ...discount[0], taxCategory: 'S', taxRate: '19' }] },
    ['adjustment_reason_missing'],
  ],
  [
    'negative surcharge on a line',
    { lines: [{ adjustments: [{ kind: 'charge', reason: 'Eile', amount: '-5' }] }] },
    ['adjustment_negative'],
  ],
  [
    'period that ends first',
    { lines: [{ periodFrom: '2026-09-30', periodTo: '2026-09-01' }] },
    ['line_period_reversed'],
  ],
  [
    'supply that ends first',
    { serviceFrom: '2026-09-30', serviceTo: '2026-09-01' },
    ['service_period_reversed'],
  ],
  ['supply in 2062', { serviceTo: '2062-09-30' }, ['service_far_ahead']],
  ['less than nothing', { lines: [{ quantity: '-1' }] }, ['gross_negative']],
  [
    'more cents than a number holds',
    { lines: [{ quantity: '999999999', unitPrice: '99999999' }] },
    ['amount_too_large'],
  ],
  [
    'with VAT in its prices: less than nothing',
    { lines: [{ isGross: true, quantity: '-3', unitPrice: '9.99' }] },
    ['gross_negative'],
  ],
  [
    'with VAT in its prices: a price below nothing',
    { lines: [{ isGross: true, unitPrice: '-9.99' }, {}] },
    ['price_negative'],
  ],
  [
    'with VAT in its prices: § 19 firm with 19 %',
    { lines: [{ isGross: true }], seller: small },
    ['small_business_charges_tax'],
  ],
  [
    'with VAT in its prices: S with 16 % in 2026',
    { lines: [{ isGross: true, taxRate: '16' }] },
    ['tax_rate_not_in_force'],
  ],
  [
    'with VAT in its prices: § 13b to a consumer',
    { lines: [{ isGross: true, ...untaxed('AE', 'domestic_13b_4')[0] }], buyerKind: 'consumer' },
    ['buyer_not_business'],
  ],
  [
    'with VAT in its prices: advances of a cent too much',
    { ...takingOff(24_001), lines: [{ isGross: true, quantity: '1', unitPrice: '285.60' }] },
    ['deductions_above_total'],
    standing('paid'),
  ],
  ['transfer without IBAN', { seller: sellerView({ iban: null }) }, ['iban_missing']],
  [
    'direct debit without creditor id',
    { ...debit, seller: sellerView({ creditorId: null }) },
    ['creditor_id_missing'],
  ],

  ['S with 0 %', { lines: [...taxed('0')] }, ['tax_rate_unknown']],
  ['S with 16.5 %', { lines: [...taxed('16.5')] }, ['tax_rate_unknown']],
  ['S with 16 % in 2026', { lines: [...taxed('16')] }, ['tax_rate_not_in_force']],
  ['S with 19 % late in 2020', { ...in2020, lines: [...taxed('19')] }, ['tax_rate_not_in_force']],
  ['Z with 19 %', { lines: untaxed('Z', 'solar', '19') }, ['tax_rate_not_zero']],
  ['AE with 19 %', { lines: untaxed('AE', 'domestic_13b_8', '19') }, ['tax_rate_not_zero']],
  ['AE without a reason', { lines: untaxed('AE') }, ['tax_reason_missing']],
  ['AE with a reason nobody knows', { lines: untaxed('AE', 'whatever') }, ['tax_reason_missing']],
  ['AE with the reason of an export', { lines: untaxed('AE', 'export') }, ['tax_reason_of_other_category']],
  ['E without a reason', { lines: untaxed('E') }, ['tax_reason_missing']],

  [
    '§ 13b to a consumer',
    { lines: untaxed('AE', 'domestic_13b_4'), buyerKind: 'consumer' },
    ['buyer_not_business'],
  ],
  [
    '§ 13b for gas to Austria',
    { lines: untaxed('AE', 'domestic_13b_5'), buyer: at },
    ['buyer_not_in_germany'],
  ],
  [
    'EU service to a consumer',
    { lines: untaxed('AE', 'eu_service'), buyer: at, buyerKind: 'consumer' },
    ['buyer_not_business'],
  ],
  [
    'EU service to Germany',
    { lines: untaxed('AE', 'eu_service') },
    ['buyer_not_in_other_member_state', 'buyer_vat_id_of_other_country'],
  ],
  [
    'EU service to Switzerland',
    { lines: untaxed('AE', 'eu_service'), buyer: buyerView({ ...SWISS, vatId: 'CHE123456789' }) },
    ['buyer_not_in_other_member_state', 'buyer_vat_id_of_other_country'],
  ],
  [
    'EU service without our VAT id',
    { lines: untaxed('AE', 'eu_service'), buyer: at, seller: noVatId },
    ['seller_vat_id_missing'],
  ],
  [
    'EU service without theirs',
    { lines: untaxed('AE', 'eu_service'), buyer: buyerView({ ...AUSTRIA, vatId: null }) },
    ['buyer_vat_id_missing'],
  ],
  [
    'EU service to Northern Ireland',
    { lines: untaxed('AE', 'eu_service'), buyer: buyerView({ country: 'GB', vatId: 'XI123456789' }) },
    ['buyer_not_in_other_member_state', 'buyer_vat_id_of_other_country'],
  ],

  [
    'K to a German buyer',
    { lines: untaxed('K', 'intra_community'), ...deliveryTo('AT') },
    ['buyer_not_in_other_member_state'],
  ],
  [
    'K to a Swiss VAT id',
    {
      lines: untaxed('K', 'intra_community'),
      buyer: buyerView({ ...AUSTRIA, vatId: 'CHE123456789' }),
      ...deliveryTo('AT'),
    },
    ['buyer_vat_id_of_other_country'],
  ],
  [
    'K to Greece under GR',
    {
      lines: untaxed('K', 'intra_community'),
      buyer: buyerView({ country: 'GR', vatId: 'GR123456789' }),
      ...deliveryTo('GR'),
    },
    ['buyer_vat_id_of_other_country'],
  ],
  [
    'K to a consumer',
    { lines: untaxed('K', 'intra_community'), buyer: at, buyerKind: 'consumer', ...deliveryTo('AT') },
    ['buyer_not_business'],
  ],
  ['K without delivery', { lines: untaxed('K', 'intra_community'), buyer: at }, ['delivery_country_missing']],
  [
    'K delivered in Germany',
    { lines: untaxed('K', 'intra_community'), buyer: at, ...deliveryTo('DE') },
    ['delivery_not_in_other_member_state'],
  ],
  [
    'K delivered to Switzerland',
    { lines: untaxed('K', 'intra_community'), buyer: at, ...deliveryTo('CH') },
    ['delivery_not_in_other_member_state'],
  ],
  [
    'K without our VAT id',
    { lines: untaxed('K', 'intra_community'), buyer: at, seller: noVatId, ...deliveryTo('AT') },
    ['seller_vat_id_missing'],
  ],
  [
    'K to Great Britain',
    {
      lines: untaxed('K', 'intra_community'),
      buyer: buyerView({ country: 'GB', vatId: 'GB123456789' }),
      ...deliveryTo('GB'),
    },
    ['buyer_not_in_other_member_state', 'delivery_not_in_other_member_state'],
  ],

  [
    'G delivered in Germany',
    { lines: untaxed('G', 'export'), ...deliveryTo('DE') },
    ['delivery_not_outside_eu'],
  ],
  [
    'G delivered to Austria',
    { lines: untaxed('G', 'export'), buyer: swiss, ...deliveryTo('AT') },
    ['delivery_not_outside_eu'],
  ],
  ['G without delivery', { lines: untaxed('G', 'export'), buyer: swiss }, ['delivery_country_missing']],
  [
    'G without our VAT id',
    { lines: untaxed('G', 'export'), buyer: swiss, seller: noVatId, ...deliveryTo('CH') },
    ['seller_vat_id_missing'],
  ],

  [
    'O to a business in Austria',
    { lines: untaxed('O', 'third_country_business'), buyer: at },
    ['buyer_in_member_state'],
  ],
  [
    'O to a business in Germany',
    { lines: untaxed('O', 'third_country_business') },
    ['buyer_in_member_state'],
  ],
  [
    'O for businesses to a consumer',
    { lines: untaxed('O', 'third_country_business'), buyer: swiss, buyerKind: 'consumer' },
    ['buyer_not_business'],
  ],
  [
    'O for consumers to a business',
    { lines: untaxed('O', 'third_country_private'), buyer: swiss },
    ['buyer_not_consumer'],
  ],
  ['O beside 19 %', { lines: [...untaxed('O', 'place_abroad'), {}] }, ['outside_scope_mixed']],

  [
    '§ 19 line of a firm that charges tax',
    { lines: [...untaxed('E', 'small_business'), {}] },
    ['not_small_business'],
  ],
  [
    '§ 19 firm with 19 %',
    { lines: [...untaxed('E', 'small_business'), {}], seller: small },
    ['small_business_charges_tax'],
  ],
  [
    '§ 19 firm with reverse charge',
    { lines: untaxed('AE', 'domestic_13b_4'), seller: small },
    ['small_business_charges_tax'],
  ],
  [
    '§ 19 firm with K',
    { lines: untaxed('K', 'intra_community'), seller: small, buyer: at, ...deliveryTo('AT') },
    ['small_business_charges_tax'],
  ],
  [
    '§ 19 firm with another exemption',
    { lines: untaxed('E', 'exempt_4_12'), seller: small },
    ['small_business_charges_tax'],
  ],
]

test.each(BLOCKING)('refuses: %s', (_, changes, codes, advances) => {
  const view = invoiceView(changes)
  const found = checkDraft(view, advances).filter(({ severity }) => severity === 'blocking')
  expect(found.map(({ code }) => code).toSorted()).toEqual(codes.toSorted())
  expect(blockingFindings(view, advances)[0]?.code).toBe(found[0]?.code)
})

const PASSES: Row[] = [
  [
    'with VAT in its prices: 3 × 9,99 €, which rounding makes',
    { lines: [{ isGross: true, quantity: '3', unitPrice: '9.99' }], buyerKind: 'consumer' },
    [],
  ],
  [
    'with VAT in its prices: both rates and one that takes something back',
    { lines: [{ isGross: true }, { isGross: true, taxRate: '7' }, { isGross: true, quantity: '-1' }] },
    [],
  ],
  [
    'with VAT in its prices: § 19 firm, which charges none',
    {
      lines: [{ isGross: true, ...untaxed('E', 'small_business')[0] }],
      seller: small,
      buyerKind: 'consumer',
    },
    [],
  ],
  [
    'with VAT in its prices: § 13b, where there is none',
    { lines: [{ isGross: true, ...untaxed('AE', 'domestic_13b_4')[0] }] },
    [],
  ],
  [
    'with VAT in its prices: advances of just as much',
    { ...takingOff(24_000), lines: [{ isGross: true, quantity: '1', unitPrice: '285.60' }] },
    [],
    standing('paid'),
  ],
  ['an advance that was paid', takingOff(10_000), [], standing('paid')],
  ['advances of just as much', takingOff(24_000), [], standing('paid')],
  ['an advance at another rate', takingOff(10_000, '16'), ['deduction_of_other_tax'], standing('paid')],
  ['an advance for work to come', { isAdvance: true, serviceTo: '2026-10-31' }, []],
  ['19 % in Germany', {}, []],
  ['19 % and 7 %', { lines: [{}, { taxRate: '7' }] }, []],
  ['19.00 %', { lines: [...taxed('19.00')] }, []],
  ['16 % late in 2020', { ...in2020, lines: [...taxed('16')] }, []],
  ['19 % of a firm with a tax number alone', { seller: noVatId }, []],
  ['7.8 % of a farm', { lines: [...taxed('7.8')] }, ['farming_rate']],
  [
    'solar panels for a household',
    { lines: untaxed('Z', 'solar'), buyerKind: 'consumer', buyer: buyerView({ vatId: null }) },
    [],
  ],
  ['a line that takes something off', { lines: [{}, { quantity: '-1' }] }, []],
  ['nothing to pay, and no account', { lines: [{ unitPrice: '0' }], seller: sellerView({ iban: null }) }, []],
  ['free pieces by the thousand', { lines: [{ quantity: '1000', unit: 'MIL', unitPrice: '0.0125' }] }, []],
  ['direct debit without IBAN of ours', { ...debit, seller: sellerView({ iban: null }) }, []],
  [
    'Polish, Turkish, Greek and Bulgarian names',
    { buyer: buyerView({ name: 'Łódź Şahin Ωμέγα България' }) },
    [],
  ],
  ['ligatures and emoji in a name', { buyer: buyerView({ name: 'Scha\uFB00ner Ⅳ 🎉' }) }, []],

  ['§ 13b building work, with VAT ids', { lines: untaxed('AE', 'domestic_13b_4') }, []],
  [
    '§ 13b without any VAT id',
    { lines: untaxed('AE', 'domestic_13b_8'), seller: noVatId, buyer: buyerView({ vatId: null }) },
    ['buyer_id_missing_for_xml'],
  ],
  [
    '§ 13b on a German site for an Austrian firm',
    { lines: untaxed('AE', 'domestic_13b_4'), buyer: at },
    ['domestic_buyer_abroad'],
  ],
  ['§ 13b for a cheap telephone', { lines: cheap }, ['below_5000_euros']],
  ['EU service to Austria', { lines: untaxed('AE', 'eu_service'), buyer: at }, []],
  [
    'EU service to a Greek VAT id',
    { lines: untaxed('AE', 'eu_service'), buyer: buyerView({ country: 'GR', vatId: 'EL123456789' }) },
    [],
  ],
  [
    'EU service under another state’s VAT id',
    { lines: untaxed('AE', 'eu_service'), buyer: buyerView({ ...AUSTRIA, vatId: 'NL123456789B01' }) },
    ['buyer_vat_id_of_other_state'],
  ],
  [
    'EU service billed on 16 October',
    { lines: untaxed('AE', 'eu_service'), buyer: at, issuedOn: '2026-10-16' },
    ['eu_invoice_late'],
  ],
  [
    'EU service billed on 15 October',
    { lines: untaxed('AE', 'eu_service'), buyer: at, issuedOn: '2026-10-15' },
    [],
  ],
  ['K to Austria', { lines: untaxed('K', 'intra_community'), buyer: at, ...deliveryTo('AT') }, []],
  [
    'K to Greece under EL',
    {
      lines: untaxed('K', 'intra_community'),
      buyer: buyerView({ country: 'GR', vatId: 'EL123456789' }),
      ...deliveryTo('GR'),
    },
    [],
  ],
  [
    'K to Northern Ireland',
    {
      lines: untaxed('K', 'intra_community'),
      buyer: buyerView({ country: 'GB', vatId: 'XI123456789' }),
      ...deliveryTo('GB'),
    },
    [],
  ],
  [
    'K to Austria, delivered to Italy',
    { lines: untaxed('K', 'intra_community'), buyer: at, ...deliveryTo('IT') },
    ['delivery_in_other_state'],
  ],
  ['G to Switzerland', { lines: untaxed('G', 'export'), buyer: swiss, ...deliveryTo('CH') }, []],
  ['G for a German firm, delivered to Norway', { lines: untaxed('G', 'export'), ...deliveryTo('NO') }, []],
  [
    'G to a consumer',
    { lines: untaxed('G', 'export'), buyer: swiss, buyerKind: 'consumer', ...deliveryTo('CH') },
    [],
  ],
  ['O to a Swiss business', { lines: untaxed('O', 'third_country_business'), buyer: swiss }, []],
  [
    'O to a Swiss business, no VAT id of ours',
    { lines: untaxed('O', 'third_country_business'), buyer: swiss, seller: noVatId },
    [],
  ],
  [
    'O to a Swiss consumer',
    { lines: untaxed('O', 'third_country_private'), buyer: swiss, buyerKind: 'consumer' },
    [],
  ],
  [
    'O on a building in Austria for a German',
    { lines: untaxed('O', 'place_abroad'), buyerKind: 'consumer' },
    [],
  ],
  ['§ 19 firm as such', { lines: untaxed('E', 'small_business'), seller: small, buyerKind: 'consumer' }, []],
  ['rent without tax beside 19 %', { lines: [...untaxed('E', 'exempt_4_12'), {}] }, []],
  ['19 % to an Austrian business', { buyer: at }, ['business_abroad_taxed']],
  [
    '19 % to an Austrian business without VAT id',
    { buyer: buyerView({ ...AUSTRIA, vatId: null }) },
    ['buyer_vat_id_missing_in_eu'],
  ],
  ['19 % to an Austrian consumer', { buyer: at, buyerKind: 'consumer' }, []],
  ['61 days for a business', { dueOn: '2026-12-05' }, ['term_over_60_days']],
  ['60 days for a business', { dueOn: '2026-12-04' }, []],
  ['61 days for a consumer', { dueOn: '2026-12-05', buyerKind: 'consumer' }, []],
  ['due yesterday', { dueOn: '2026-10-04' }, ['due_in_the_past']],
  ['discount for longer than the term', { cashDiscount: { percent: '2', days: 30 } }, ['discount_after_due']],
  ['billed before it is done', { serviceTo: '2026-10-31' }, ['service_not_over']],
  ['billed after seven months', { serviceFrom: '2026-03-01', serviceTo: '2026-03-01' }, ['service_long_ago']],
  ['description in Chinese', { lines: [{ description: '清洁' }] }, ['description_unprintable']],
]

test.each(PASSES)('issues: %s', (_, changes, codes, advances) => {
  const view = invoiceView(changes)
  expect(blockingFindings(view, advances)).toEqual([])
  expect(checkDraft(view, advances).map(({ code }) => code)).toEqual(codes)
})

test('every finding is in the table', () => {
  const said = new Set([...BLOCKING, ...PASSES].flatMap(([, , codes]) => codes))
  const { onLine: _, aboutDocument: __, ...sentences } = invoices.de.findings
  // What an XRechnung lacks has a table of its own.
  const own = Object.keys(sentences).filter((code) => !code.startsWith('xrechnung_'))
  expect(new Set(own)).toEqual(said)
})

test('all findings are given at once, what blocks first, each with its line and field', () => {
  const view = invoiceView({
    lines: [{}, { unit: 'Stk', description: '', unitPrice: '-1' }],
    dueOn: '2026-10-01',
  })
  const findings = checkDraft(view)
  expect(findings.map(({ code, field, line }) => [code, field, line])).toEqual([
    ['description_missing', 'description', 2],
    ['unit_unknown', 'unit', 2],
    ['price_negative', 'unitPrice', 2],
    ['due_in_the_past', 'dueOn', undefined],
  ])
  expect(findings.map((finding) => findingText(finding, 'de')).slice(1, 2)).toEqual([
    'Position 2: Diese Einheit gibt es nicht. Wählen Sie eine aus der Liste.',
  ])
})

test('a name passes exactly when the documents can print its letters', () => {
  const wrong: string[] = []
  for (let code = 0x20; code < 0x3000; code++) {
    const letter = String.fromCodePoint(code)
    if (!/[\p{L}\p{N}]/u.test(letter)) continue
    if (isPrintable(letter) === drawable(letter).includes('?')) wrong.push(code.toString(16))
  }
  expect(wrong).toEqual([])
})

test('each unit that has a word is a code of the list', () => {
  expect(Object.keys(common.de.units).filter((unit) => !isUnitCode(unit))).toEqual([])
})
