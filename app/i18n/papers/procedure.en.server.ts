import { NUMBER_RANGES } from '~/domain/numbers/format'
import type { PaperFacts } from '~/domain/papers/facts.server'
import type { Paper, Part } from '~/domain/papers/paper'
import { addressOf, copiedTo, legalForm, periodRows, rightRows, roleNames } from './words.en.server'

const RANGES = {
  invoice: 'invoices',
  cancellation: 'cancellations and corrections',
  customer: 'customers',
  contract: 'contracts',
  mandate: 'SEPA mandates',
  employee: 'employees',
}

/** The procedure document that tax auditors ask for: GoBD, margin nos. 151 to 155. */
export function procedure(facts: PaperFacts): Paper {
  const { firm, installation, isCalculating } = facts
  return {
    title: 'Procedure document (Verfahrensdokumentation)',
    law: 'GoBD nos. 151 to 155 (BMF, 28.11.2019, last changed on 14.07.2025), § 145 (1), § 146 AO',
    sections: [
      {
        title: '1. General description',
        law: 'GoBD nos. 152, 153',
        parts: [
          {
            facts: [
              ['Firm', firm.name],
              ['Legal form', legalForm(facts)],
              ['Address', addressOf(facts)],
              ['Represented by', firm.managing_director],
              ['Tax number', firm.tax_number ?? (firm.vat_id ? 'see VAT id' : null)],
              ['VAT id', firm.vat_id ?? 'none'],
              ['VAT', taxationOf(facts)],
              ['Tax adviser', firm.payroll_partner],
              ['Program', `Zahltag ${installation.version}`],
              ['Address of the program', installation.address],
              ['Who runs the server', firm.hosted_by],
              ['In use since', null],
            ],
          },
          'With Zahltag the firm writes outgoing invoices, records payments and issues payslips. Bookkeeping itself (accounts, journal, balance sheet), incoming invoices and cash are not in it.',
          { blank: 'What the books are kept with, and how invoices get there:' },
          { blank: 'How incoming invoices and receipts on paper are treated and filed:' },
        ],
      },
      {
        title: '2. User documentation: how a document is made',
        law: 'GoBD no. 153; § 14 UStG',
        parts: [
          {
            list: [
              'An invoice begins as a draft, by hand or from a contract. A draft has no number and can be changed.',
              'When it is issued, Zahltag checks what the law demands, gives the next number and freezes PDF and XML (ZUGFeRD, XRechnung where wanted). After that nothing changes.',
              'A mistake is corrected by a document of its own: a cancellation or an invoice correction. The first invoice stays.',
              'The office enters payments. A wrong one is reversed by a counter entry, not deleted.',
              installation.mailHost
                ? 'It is sent by mail with a link; each mail stands in the outbox with its time and outcome.'
                : 'Zahltag sends no mail here: the office downloads it and sends it itself.',
              ...hoursAndPay(isCalculating),
            ],
          },
          {
            head: ['Number range', 'form of the number (the first)'],
            rows: NUMBER_RANGES.map((range) => [RANGES[range], facts.firstNumbers[range]]),
          },
          { blank: 'Who writes invoices and who enters payments:' },
        ],
      },
      {
        title: '3. Technical documentation',
        law: 'GoBD nos. 153, 58 et seq., 107 et seq.; § 146 (4) AO',
        parts: [
          'A server program with an SQLite database; issued documents lie beside it as files under their hash (SHA-256).',
          {
            list: [
              'Guards in the database refuse every change and removal of issued invoices, payslips and payments until the period is over.',
              'Each issued invoice carries the hash of the one before. If one is missing or changed, "npm run verify" names the first.',
              'Numbers are given without gaps and within the entry itself. After a restore they go on above the highest; its list says which are missing, and belongs to the records.',
              'The log names for each change the person, the time and how it was before and after.',
            ],
          },
          facts.unchainedInvoices > 0
            ? `${facts.unchainedInvoices} invoices were issued before there was this chain: they are counted, but no part of it.`
            : 'The chain holds all invoices that were issued here.',
          facts.webhookSecrets > 0
            ? 'Working hours also come over an interface. Its sender proves itself with a secret of this firm or that of the installation; a message is taken over wholly or not at all.'
            : 'The firm has no secret of its own for the interface of working hours; whoever has the secret of the installation can send.',
        ],
      },
      {
        title: '4. Operating documentation',
        law: 'GoBD nos. 153, 103 et seq.',
        parts: [...backupsOf(facts), { blank: 'Who updates the program and checks backups:' }],
      },
      {
        title: '5. Internal controls',
        law: 'GoBD nos. 100 to 102',
        parts: [
          { head: ['Right', ...roleNames], rows: rightRows() },
          firm.is_release_confirmed === 1
            ? 'Payslips are always released by two people.'
            : 'Payslips are released by one person; the four-eyes principle is not switched on.',
          { blank: 'Other controls, such as comparing bank and open invoices, by whom and how often:' },
        ],
      },
      {
        title: '6. Keeping, and the auditor’s access',
        law: '§ 147 (3), (6) AO, § 14b UStG; GoBD nos. 158 et seq.',
        parts: [
          { head: ['Data', 'Period', 'Reason'], rows: periodRows() },
          {
            list: [
              'Direct access (Z1): a person with the role "Read only" reads invoices, customers, and the names and hours of employees on the screen, but no pay.',
              'Indirect access (Z2): whoever works in the office searches, filters and sorts as the auditors ask, and gives out the lists as CSV.',
              'Handing over (Z3): "npm run export" gives all tables as CSV and JSON and all documents as files, with a list of hashes.',
            ],
          },
        ],
      },
      {
        title: '7. Changes of this document',
        law: 'GoBD no. 154',
        parts: [
          'Each version is to be kept as long as the documents that were made by it. Above stands when and with which version of Zahltag this one was made.',
          { facts: [['Checked by, on', null]] },
        ],
      },
    ],
  }
}

function taxationOf({ firm }: PaperFacts): string {
  if (firm.is_small_business === 1) return 'small business (§ 19 UStG)'
  return firm.taxation === 'agreed' ? 'on agreed payment (§ 16 UStG)' : 'on received payment (§ 20 UStG)'
}

function hoursAndPay(isCalculating: boolean): string[] {
  return [
    'Working hours are closed month by month and handed to the payroll bureau as a file. What comes later is an entry of its own and does not change the closed month.',
    isCalculating
      ? 'Zahltag calculates payslips; each line shows how it came about. Released ones do not change; a correction is a new version.'
      : 'Payslips come from the payroll bureau as PDFs, are matched and released. Zahltag calculates none here.',
  ]
}

function backupsOf({ installation: { backups } }: PaperFacts): Part[] {
  return [
    backups.isHourly
      ? 'A backup is made by itself every hour. Kept are 24 hours, 30 days and 12 months; each night one is restored as a rehearsal.'
      : {
          missing:
            'Zahltag makes no backups by itself. Switch it on: BACKUP_HOURLY=yes, or name your own schedule here.',
        },
    backups.isCopiedAway
      ? copiedTo(backups.bucketHost)
      : { missing: 'Backups lie on the same machine alone. Switch it on: BACKUP_COPY_TO.' },
    'What happens in an outage stands beside the program in db/operator/faults.md; how to restore, in its README under "Restoring".',
  ]
}
