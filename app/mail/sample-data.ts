import type { MailData, MailKind, Payable } from '~/domain/outbox/kinds'
import type { TemplateName } from '~/domain/outbox/template'

type Sample = { [Kind in MailKind]: { kind: Kind; data: MailData[Kind] } }[MailKind]

const PERSON = 'Jörg Petersen'

const INVOICE = 'R2026-0042'

const MONTH = '2026-02'

const TRANSFER: Payable = {
  name: PERSON,
  amountCents: 68_543,
  on: '2026-03-15',
  way: {
    method: 'transfer',
    payee: 'Muster GmbH',
    iban: 'DE02120300000000202051',
    bic: null,
    reference: INVOICE,
  },
}

const DIRECT_DEBIT: Payable = {
  ...TRANSFER,
  way: {
    method: 'direct_debit',
    holder: PERSON,
    ibanMasked: 'DE** **** … 3000',
    mandate: 'M-1007',
    creditorId: 'DE98ZZZ09999999999',
  },
}

export const SAMPLES: Record<TemplateName, Sample> = {
  rechnung: { kind: 'invoice_sent', data: { invoice: INVOICE, issuedOn: '2026-03-01', payable: TRANSFER } },
  erinnerung: {
    kind: 'payment_reminder',
    data: { invoice: INVOICE, issuedOn: '2026-03-01', payable: TRANSFER },
  },
  lohnzettel: { kind: 'payslip_published', data: { firstName: 'Jörg', month: MONTH, revision: 1 } },
  'link-lohnzettel': { kind: 'fresh_link', data: { name: PERSON, purpose: 'mitarbeiter-portal' } },
  'link-rechnung': { kind: 'fresh_link', data: { name: PERSON, purpose: 'rechnung' } },
  'link-portal': { kind: 'fresh_link', data: { name: PERSON, purpose: 'portal' } },
  'zahlung-ueberweisung': {
    kind: 'payment_choice_confirmed',
    data: { invoice: INVOICE, way: 'transfer', payable: TRANSFER },
  },
  'zahlung-lastschrift': {
    kind: 'payment_choice_confirmed',
    data: { invoice: INVOICE, way: 'direct_debit', payable: DIRECT_DEBIT },
  },
  'zahlung-wunsch': {
    kind: 'payment_choice_confirmed',
    data: { invoice: INVOICE, way: 'requested', payable: TRANSFER },
  },
}
