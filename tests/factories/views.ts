import { totalsOf } from '~/domain/invoices/totals'
import type { InvoiceLineView, InvoiceView, PartyView, SellerView } from '~/domain/invoices/view'
import type { PayslipFacts, PayslipLineView, PayslipView } from '~/domain/payslips/view'

type LineInput = Partial<Omit<InvoiceLineView, 'position' | 'netCents'>>

/** A seller as a small cleaning firm states it. */
export function sellerView(overrides: Partial<SellerView> = {}): SellerView {
  return {
    name: 'Sauber & Söhne GmbH',
    contactName: 'Petra Sauber',
    street: 'Lindenstraße 12',
    addressExtra: null,
    postalCode: '04109',
    city: 'Leipzig',
    country: 'DE',
    email: 'buero@sauber-soehne.example',
    phone: '0341 1234567',
    website: 'sauber-soehne.example',
    managingDirector: 'Petra Sauber',
    registerEntry: 'Amtsgericht Leipzig, HRB 12345',
    taxNumber: '231/123/45678',
    vatId: 'DE123456789',
    bankName: 'Sparkasse Leipzig',
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
    creditorId: 'DE98ZZZ09999999999',
    ...overrides,
  }
}

/** A German business customer. */
export function buyerView(overrides: Partial<PartyView> = {}): PartyView {
  return {
    name: 'Łódź Handels GmbH',
    contactName: 'Ayşe Şahin',
    street: 'Große Gasse 3',
    addressExtra: null,
    postalCode: '10115',
    city: 'Berlin',
    country: 'DE',
    email: 'rechnung@lodz-handel.example',
    phone: null,
    vatId: 'DE987654321',
    ...overrides,
  }
}

/** An invoice line without its position and net amount. */
function invoiceLine(overrides: LineInput = {}): Required<LineInput> {
  return {
    description: 'Unterhaltsreinigung Büro, Erdgeschoss',
    quantity: '7.5',
    unit: 'HUR',
    unitPriceCents: 3200,
    taxCategory: 'S',
    taxRate: '19',
    ...overrides,
  }
}

/** An issued invoice; positions, amounts and totals follow from `lines`. */
export function invoiceView(
  overrides: Partial<Omit<InvoiceView, 'lines'>> & { lines?: LineInput[] } = {},
): InvoiceView {
  const { lines = [{}], ...rest } = overrides
  const priced = lines.map(invoiceLine)
  const totals = totalsOf(priced)
  return {
    kind: 'invoice',
    number: '2026-0042',
    language: 'de',
    issuedOn: '2026-10-05',
    dueOn: '2026-10-19',
    serviceFrom: '2026-09-01',
    serviceTo: '2026-09-30',
    refersTo: null,
    seller: sellerView(),
    buyer: buyerView(),
    buyerKind: 'business',
    customerNumber: 'K-1007',
    contractNumber: 'V-2025-003',
    lines: priced.map((line, index) => ({
      position: index + 1,
      ...line,
      netCents: totals.lineNetCents[index] ?? 0,
    })),
    taxes: totals.taxes,
    netCents: totals.netCents,
    taxCents: totals.taxCents,
    grossCents: totals.grossCents,
    note: null,
    payment: { method: 'transfer' },
    ...rest,
  }
}

/** A payslip line. */
export function payslipLine(overrides: Partial<PayslipLineView> = {}): PayslipLineView {
  return {
    kind: 'earning',
    code: 'salary',
    label: 'Gehalt',
    quantity: null,
    rate: null,
    baseCents: null,
    amountCents: 320000,
    ...overrides,
  }
}

const FULL_TIME_LINES: PayslipLineView[] = [
  payslipLine(),
  payslipLine({ code: 'overtime', label: 'Überstunden', quantity: '4.5', rate: '19.75', amountCents: 8888 }),
  payslipLine({ kind: 'tax', code: 'wage_tax', label: 'Lohnsteuer', baseCents: 328888, amountCents: 43150 }),
  payslipLine({
    kind: 'tax',
    code: 'church_tax',
    label: 'Kirchensteuer',
    rate: '9',
    baseCents: 43150,
    amountCents: 3883,
  }),
  share('health', 'Krankenversicherung', '8.75', 28778),
  share('care', 'Pflegeversicherung', '2.4', 7893),
  share('pension', 'Rentenversicherung', '9.3', 30587),
  share('unemployment', 'Arbeitslosenversicherung', '1.3', 4276),
  payslipLine({ kind: 'net_addition', code: 'travel', label: 'Fahrtkostenzuschuss', amountCents: 4900 }),
  payslipLine({ kind: 'net_deduction', code: 'advance', label: 'Vorschuss vom 12.10.', amountCents: 20000 }),
  share('health_employer', 'Krankenversicherung', '8.75', 28778, 'employer'),
  share('pension_employer', 'Rentenversicherung', '9.3', 30587, 'employer'),
]

/** A published payslip; its sums follow from `lines`. */
export function payslipView(
  overrides: Partial<Omit<PayslipView, 'employee'>> & { employee?: Partial<PayslipView['employee']> } = {},
): PayslipView {
  const { employee, lines = FULL_TIME_LINES, ...rest } = overrides
  const grossCents = sumOf(lines, 'earning')
  const taxCents = sumOf(lines, 'tax')
  const socialInsuranceCents = sumOf(lines, 'social_insurance')
  const netCents = grossCents - taxCents - socialInsuranceCents
  const payoutCents = netCents + sumOf(lines, 'net_addition') - sumOf(lines, 'net_deduction')
  return {
    language: 'de',
    month: '2026-10',
    revision: 1,
    issuedOn: '2026-11-03',
    employer: {
      name: 'Sauber & Söhne GmbH',
      street: 'Lindenstraße 12',
      postalCode: '04109',
      city: 'Leipzig',
      country: 'DE',
    },
    employee: {
      number: '0017',
      firstName: 'Łukasz',
      lastName: 'Yıldız-Groß',
      street: 'Ährenweg 5',
      postalCode: '04229',
      city: 'Leipzig',
      country: 'DE',
      birthDate: '1988-04-23',
      employmentType: 'full_time',
      entryOn: '2023-02-01',
      exitOn: null,
      taxClass: 1,
      healthFund: 'AOK PLUS',
      socialInsuranceNumber: '15230488Y014',
      taxId: '12345678911',
      ibanMasked: 'DE** **** **** **** **30 00',
      ...employee,
    },
    hours: { hours: '172.5', overtime: '4.5' },
    facts: payslipFacts(),
    lines,
    grossCents,
    taxCents,
    socialInsuranceCents,
    netCents,
    payoutCents,
    yearToDate: {
      grossCents: grossCents * 10,
      taxCents: taxCents * 10,
      socialInsuranceCents: socialInsuranceCents * 10,
      netCents: netCents * 10,
      payoutCents: payoutCents * 10,
    },
    ...rest,
  }
}

/** What a month's calculation went by. */
export function payslipFacts(overrides: Partial<PayslipFacts> = {}): PayslipFacts {
  return {
    taxDays: 30,
    insuredDays: 30,
    taxFactor: null,
    childAllowances: '0.5',
    church: 'ev',
    taxAllowance: null,
    taxAddition: null,
    contributionGroup: '1111',
    personGroup: '101',
    additionalHealthRate: '2.9',
    careMarker: '1',
    isInTransitionZone: false,
    hasOtherEmployment: false,
    taxableRunningCents: 328888,
    taxableOneTimeCents: 0,
    flatTaxedCents: 0,
    healthBaseCents: 328888,
    pensionBaseCents: 328888,
    ...overrides,
  }
}

function share(
  code: string,
  label: string,
  rate: string,
  amountCents: number,
  kind: PayslipLineView['kind'] = 'social_insurance',
): PayslipLineView {
  return { kind, code, label, quantity: null, rate, baseCents: 328888, amountCents }
}

function sumOf(lines: PayslipLineView[], kind: PayslipLineView['kind']): number {
  return lines.filter((line) => line.kind === kind).reduce((sum, line) => sum + line.amountCents, 0)
}
