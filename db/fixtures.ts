import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderInvoicePdf } from '~/documents/invoice-pdf.server'
import { renderPayslipPdf } from '~/documents/payslip-pdf.server'
import type { Letterhead } from '~/domain/documents/documents.server'
import type { InvoiceView } from '~/domain/invoices/view'
import type { PayslipView } from '~/domain/payslips/view'
import { tallLogo, wideLogo } from '../tests/factories/logos'
import {
  buyerView,
  invoiceView,
  payslipFacts,
  payslipLine,
  payslipView,
  sellerView,
} from '../tests/factories/views'

// npm run fixtures -- DIR: one PDF of every kind, for validators and for the eye.

const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte'
const debit = {
  method: 'direct_debit',
  mandateReference: 'M-2026-017',
  ibanMasked: 'DE** **** **** **** **30 00',
  holder: 'Łódź Handels GmbH',
} as const

const invoices: Record<string, InvoiceView> = {
  'invoice-de': invoiceView({ lines: linesFor(1), note: 'Vielen Dank für Ihren Auftrag.' }),
  'invoice-wide-logo': invoiceView({ lines: linesFor(2) }),
  'invoice-tall-logo': invoiceView({ lines: linesFor(2), payment: debit }),
  'invoice-en': invoiceView({ language: 'en', lines: linesFor(3) }),
  'invoice-mixed-rates': invoiceView({
    lines: [{}, { taxRate: '7', description: 'Fachbuch Gebäudereinigung', unit: 'C62', quantity: '2' }],
    serviceFrom: '2026-10-01',
    serviceTo: '2026-10-04',
  }),
  'invoice-30-lines': invoiceView({ lines: linesFor(30) }),
  'invoice-200-lines': invoiceView({ lines: linesFor(200) }),
  'invoice-reverse-charge': invoiceView({
    lines: [{ taxCategory: 'AE', taxRate: '0' }],
    buyer: buyerView({
      name: 'Schrobber B.V.',
      city: 'Utrecht',
      postalCode: '3511 AA',
      country: 'NL',
      vatId: 'NL123456789B01',
    }),
  }),
  'invoice-reverse-charge-en': invoiceView({
    language: 'en',
    lines: [{ taxCategory: 'AE', taxRate: '0' }],
    buyer: buyerView({
      name: 'Schrobber B.V.',
      city: 'Utrecht',
      postalCode: '3511 AA',
      country: 'NL',
      vatId: 'NL123456789B01',
    }),
  }),
  'invoice-intra-community': invoiceView({
    lines: [{ taxCategory: 'K', taxRate: '0', description: 'Bodenwischer', unit: 'C62', quantity: '12' }],
    buyer: buyerView({
      name: 'Propre SARL',
      city: 'Lyon',
      postalCode: '69001',
      country: 'FR',
      vatId: 'FR12345678901',
    }),
  }),
  'invoice-export': invoiceView({
    lines: [
      { taxCategory: 'G', taxRate: '0', description: 'Einscheibenmaschine', unit: 'C62', quantity: '1' },
    ],
    buyer: buyerView({
      name: 'Putzteufel AG',
      city: 'Zürich',
      postalCode: '8004',
      country: 'CH',
      vatId: null,
    }),
  }),
  'invoice-solar': invoiceView({
    lines: [
      { taxCategory: 'Z', taxRate: '0', description: 'Solarmodul 430 Wp', unit: 'C62', quantity: '18' },
    ],
    buyerKind: 'consumer',
    buyer: buyerView({ vatId: null }),
  }),
  'invoice-small-business': invoiceView({
    lines: [{ taxCategory: 'E', taxRate: '0' }],
    seller: sellerView({ vatId: null, registerEntry: null, name: 'Petra Sauber', bic: null }),
    buyer: buyerView({ name: 'Erika Mustermann', contactName: null, vatId: null }),
    buyerKind: 'consumer',
    contractNumber: null,
    serviceFrom: '2026-10-02',
    serviceTo: '2026-10-02',
  }),
  'invoice-direct-debit': invoiceView({ payment: debit }),
  'invoice-direct-debit-en': invoiceView({ payment: debit, language: 'en' }),
  'invoice-without-iban': invoiceView({ seller: sellerView({ iban: null, bic: null, bankName: null }) }),
  'invoice-zero': invoiceView({ lines: [{ unitPriceCents: 0 }] }),
  cancellation: invoiceView({
    kind: 'cancellation',
    number: '2026-0043',
    lines: [{ quantity: '-7.5' }],
    refersTo: { number: '2026-0042', issuedOn: '2026-10-05' },
  }),
  'credit-note': invoiceView({
    kind: 'credit_note',
    number: '2026-0044',
    lines: [{ quantity: '-1', description: 'Ausfall am 12.09.2026' }],
    refersTo: { number: '2026-0042', issuedOn: '2026-10-05' },
  }),
  'invoice-long-names': invoiceView({
    lines: [{ description: `${LONG_WORD} `.repeat(3) }, { description: 'Zeile\n'.repeat(90) }],
    seller: sellerView({ name: `Müller & Söhne <GmbH> ${LONG_WORD} Gebäudereinigung und Winterdienst` }),
    buyer: buyerView({
      name: LONG_WORD,
      addressExtra: Array.from({ length: 40 }, (_, n) => `Aufgang ${n + 1}`).join('\n'),
    }),
    number: 'RE-2026-NIEDERLASSUNG-LEIPZIG-0000000042',
    note: `Emoji 🎉👍🏽 \t und \u0007 Steuerzeichen, ${'ein langer Hinweis. '.repeat(60)}`,
  }),
}

const minijob = [
  payslipLine({
    code: 'hourly_pay',
    label: 'Stundenlohn',
    quantity: '38.5',
    rate: '14.5',
    amountCents: 55825,
  }),
  payslipLine({
    kind: 'social_insurance',
    code: 'pension',
    label: 'Rentenversicherung',
    rate: '3.6',
    baseCents: 55825,
    amountCents: 2010,
  }),
]

const payslips: Record<string, PayslipView> = {
  'payslip-de': payslipView(),
  'payslip-wide-logo': payslipView(),
  'payslip-tall-logo': payslipView(),
  'payslip-en': payslipView({ language: 'en' }),
  'payslip-minijob': payslipView({
    lines: minijob,
    hours: { hours: '38.5', overtime: '0' },
    facts: payslipFacts({
      taxDays: 30,
      childAllowances: null,
      church: null,
      contributionGroup: '6100',
      personGroup: '109',
      additionalHealthRate: null,
      careMarker: null,
      hasOtherEmployment: true,
      taxableRunningCents: 0,
      flatTaxedCents: 55825,
      healthBaseCents: 55825,
      pensionBaseCents: 55825,
    }),
    employee: {
      employmentType: 'minijob',
      taxClass: null,
      taxId: null,
      healthFund: null,
      socialInsuranceNumber: null,
      birthDate: null,
      ibanMasked: null,
    },
  }),
  'payslip-apprentice': payslipView({
    hours: null,
    facts: null,
    employee: { employmentType: 'apprentice', entryOn: '2026-10-12' },
    lines: [payslipLine({ label: 'Ausbildungsvergütung', amountCents: 98000 })],
  }),
  'payslip-correction': payslipView({
    revision: 2,
    employee: { taxClass: 4, exitOn: '2026-10-15' },
    facts: payslipFacts({
      taxFactor: '0.912',
      taxDays: 15,
      insuredDays: 15,
      taxAllowance: { monthlyCents: 15000, annualCents: 180000 },
      taxableOneTimeCents: 50000,
      isInTransitionZone: true,
      hasOtherEmployment: true,
      careMarker: 'under_23',
    }),
  }),
  'payslip-long': payslipView({
    employer: {
      name: `${LONG_WORD} Müller & Söhne <GmbH>`,
      street: LONG_WORD,
      postalCode: '04109',
      city: LONG_WORD,
      country: 'DE',
    },
    employee: { firstName: LONG_WORD, lastName: LONG_WORD, healthFund: LONG_WORD },
    lines: Array.from({ length: 60 }, (_, n) =>
      payslipLine({ label: `Zulage ${n + 1} ${LONG_WORD}`, amountCents: 1000 }),
    ),
  }),
}

/** All others have none. */
const logos: Record<string, Uint8Array> = {
  'invoice-wide-logo': wideLogo(),
  'invoice-tall-logo': tallLogo(),
  'payslip-wide-logo': wideLogo(),
  'payslip-tall-logo': tallLogo(),
}

await writeFixtures(process.argv[2] ?? '')

async function writeFixtures(folder: string): Promise<void> {
  if (!folder) throw new Error('usage: npm run fixtures -- DIR')
  mkdirSync(folder, { recursive: true })
  for (const [name, view] of Object.entries(invoices)) {
    writeFileSync(join(folder, `${name}.pdf`), (await renderInvoicePdf(view, letterheadOf(name))).bytes)
  }
  for (const [name, view] of Object.entries(payslips)) {
    writeFileSync(join(folder, `${name}.pdf`), (await renderPayslipPdf(view, letterheadOf(name))).bytes)
  }
}

function letterheadOf(name: string): Letterhead {
  return { logo: logos[name] ?? null }
}

function linesFor(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    description:
      index % 7 === 3
        ? `Glasreinigung Treppenhaus ${index + 1} mit Rahmen und Falzen, beidseitig, einschließlich Anfahrt`
        : `Unterhaltsreinigung Büro ${index + 1}`,
    quantity: index % 3 === 0 ? '7.5' : '12',
    unit: index % 3 === 0 ? 'HUR' : 'MTK',
    unitPriceCents: 3200 + index,
  }))
}
