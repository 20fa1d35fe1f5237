import { type AnswerFacts, asLetter, KEPT_OF } from '~/domain/papers/answer.server'
import { formatDate } from '../format'
import { addressOf, contactOf, periodsOf } from './words.en.server'

const OF = {
  employee: {
    what: [
      'Name, address, contact, first and last day: contract of employment, letters and mails (Art. 6 (1) b GDPR)',
      'Birth date, tax and insurance numbers, health fund: taxes and contributions (Art. 6 (1) c GDPR; § 41 EStG, § 28f SGB IV)',
      'Church tax, days of sickness: pay and deductions (Art. 9 (2) b GDPR, § 26 (3) BDSG)',
      'Working hours: work out pay, prove working hours (Art. 6 (1) b and c GDPR; § 17 MiLoG, § 16 ArbZG)',
      'Pay, deductions, IBAN, payslips: pay you and prove it (Art. 6 (1) b and c GDPR; § 108 GewO)',
      'Mails, messages, access links, log of changes: run your page safely, answer you (Art. 6 (1) f GDPR)',
    ],
    from: 'From you, from the firm’s office and, where used, from time recording and the payroll office.',
    to: [
      'the tax office, your health fund and the pension insurance, as far as the law demands it',
      'the firm’s bank',
      'where pay is garnished, whoever garnishes it',
    ],
  },
  customer: {
    what: [
      'Name, address, contacts, contracts: to serve and bill you (Art. 6 (1) b GDPR)',
      'Invoices, corrections, payments: to bill and to keep proof (Art. 6 (1) b and c GDPR; §§ 14, 14b UStG, § 147 AO)',
      'SEPA mandate and IBAN, if given: to collect direct debits (Art. 6 (1) b GDPR)',
      'Mails, messages, access links, log of changes: deliver invoices, answer you, notice misuse (Art. 6 (1) b and f GDPR)',
    ],
    from: 'From you, from your contact person or from the firm’s office; payments from the bank.',
    to: ['the firm’s bank', 'the tax office in an audit'],
  },
}

/** The letter with a copy of a person's data: Art. 15 (1) and (3) GDPR. */
export function answer({ firm, kind, mailHost, bucketHost, day }: AnswerFacts): string {
  const { what, from, to } = OF[kind]
  const recipients = [
    ...to,
    ...(firm.payroll_partner ? [`${firm.payroll_partner}, for payroll or bookkeeping`] : []),
    ...(firm.hosted_by ? [`${firm.hosted_by}, which runs the server`] : []),
    ...(mailHost ? [`whoever runs the mail server ${mailHost}, for mails to you`] : []),
    ...(bucketHost ? [`the storage provider ${bucketHost}, for backups that it cannot open`] : []),
  ]
  return asLetter([
    [
      'Answer under Art. 15 GDPR',
      [
        `${firm.name}, ${addressOf({ firm })}`,
        `Data as of ${formatDate(day, 'en')}. A copy is enclosed: tables in the folder “tabellen”, documents in the folder “dokumente”.`,
      ],
    ],
    ['What we store, what for and on which basis', what],
    ['Where the data comes from', [from]],
    ['Who gets data', [...recipients, 'The program itself gives nothing to countries outside the EU.']],
    [
      'How long we keep it',
      [
        ...periodsOf(KEPT_OF[kind]),
        'Name and address stay for as long as a document that is kept names them.',
      ],
    ],
    [
      'Your rights',
      [
        'Correction (Art. 16 GDPR)',
        'Erasure (Art. 17 GDPR); what we must keep is locked',
        'Restriction of processing (Art. 18 GDPR); whoever was given data is told (Art. 19 GDPR)',
        'Taking data that you gave us with you (Art. 20 GDPR)',
        'Objection where we rely on our interest (Art. 21 GDPR)',
        `Complaint (Art. 77 GDPR) to: ${firm.data_authority ?? 'the data protection authority of your federal state'}`,
        'No computer decides about you on its own (Art. 22 GDPR).',
      ],
    ],
    [
      'Whom you can ask',
      [contactOf({ firm }), ...(firm.data_officer ? [`Data protection officer: ${firm.data_officer}`] : [])],
    ],
  ])
}
