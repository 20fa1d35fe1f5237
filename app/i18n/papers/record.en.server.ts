import type { PaperFacts } from '~/domain/papers/facts.server'
import type { Paper, Said, Section } from '~/domain/papers/paper'
import { UPKEEP } from '~/domain/upkeep/periods'
import { addressOf, contactOf, kept, legalForm, periodRows } from './words.en.server'

/** The record of processing activities: Art. 30 (1) a to g GDPR. */
export function record(facts: PaperFacts): Paper {
  const { firm, employees, installation, isCalculating } = facts
  return {
    title: 'Record of processing activities',
    law: 'Art. 30 (1) GDPR',
    sections: [
      controller(facts),
      {
        title: '2. What holds for all activities',
        law: 'Art. 30 (1) d, e and g GDPR',
        parts: [
          {
            facts: [
              ['Who runs the server (d)', firm.hosted_by],
              ['Mail server (d)', installation.mailHost ?? 'none: Zahltag sends no mail here'],
              ['Storage provider for backups (d)', installation.backups.bucketHost ?? 'none'],
              ['Identity provider (d)', installation.providerHost ?? 'none'],
              ['Tax adviser or payroll bureau (d)', firm.payroll_partner],
              ['Third countries (e): is one of them outside the EU? On what basis?', null],
              ['Protection (g)', 'see "Technical and organisational measures"'],
            ],
          },
        ],
      },
      activity('3. Pay and personnel', {
        purpose: 'Work out pay, issue payslips, prove taxes and contributions',
        basis:
          'Art. 6 (1) b and c, Art. 9 (2) b GDPR with § 26 (3) BDSG; § 108 GewO, § 41 EStG, § 28f SGB IV',
        people: `Employees, former ones among them (${employees} kept at present)${isCalculating ? ', their children' : ''}`,
        data: `Name, address, contact, first and last day, birth date, social insurance number, tax id, tax class, church tax, health fund, IBAN, pay, deductions, garnishments, ${isCalculating ? 'birth dates of children, tax allowances, private insurance, other and earlier jobs, ' : ''}documents such as contract and notices`,
        recipients:
          'Tax office, health funds, pension insurance in an audit, the firm’s bank, creditors who garnish pay, tax adviser or payroll bureau',
        kept: kept('payslips', 'personnelFiles', 'incomingPages', 'employees'),
      }),
      activity('4. Working hours', {
        purpose: 'Prove working hours, work out pay, give hours to the payroll bureau',
        basis: 'Art. 6 (1) b and c, Art. 9 (2) b GDPR with § 26 (3) BDSG; § 17 MiLoG, § 16 ArbZG',
        people: 'Employees',
        data: 'Hours, overtime, hours at night, on Sundays and holidays, days of leave and sickness, reason for a change',
        recipients: 'Tax adviser or payroll bureau',
        kept: kept('hours', 'handovers'),
      }),
      activity('5. Customers, contracts, invoices, direct debits', {
        purpose: 'Keep contracts, issue invoices, assign payments',
        basis: 'Art. 6 (1) b and c GDPR; §§ 14, 14b UStG, § 147 AO',
        people: 'Customers and their contacts',
        data: 'Name, address, contact, services, amounts, payments, IBAN and proof of a SEPA mandate',
        recipients: 'The firm’s bank, tax adviser, tax office in an audit',
        kept: kept('invoices', 'receipts', 'mandates', 'contracts', 'letters', 'customers'),
      }),
      activity('6. Mails, messages and access links', {
        purpose: 'Deliver invoices and payslips, answer questions',
        basis: 'Art. 6 (1) b and f GDPR',
        people: 'Customers, contacts, employees',
        data: 'E-mail address, contents of mails and messages, when a link was opened',
        recipients: installation.mailHost ? 'Who runs the mail server' : 'none',
        kept: kept('mails', 'messages', 'links'),
      }),
      activity('7. Access to the office, and its log', {
        purpose: 'Limit access, trace changes, notice abuse',
        basis: 'Art. 6 (1) c and f, Art. 32 GDPR; § 146 (4) AO',
        people: 'People who work in the office',
        data: 'Name, e-mail address, role, time and device of a sign-in, shortened network address, changes with their time',
        recipients: installation.providerHost ? 'Identity provider' : 'none',
        kept: `Sign-ins: ${UPKEEP.sessions.days} days after their end; ${kept('users', 'audit')}. How long the log of the server is kept is up to whoever runs it.`,
      }),
      {
        title: '8. Periods',
        law: 'Art. 30 (1) f, Art. 5 (1) e GDPR',
        parts: [
          { head: ['Data', 'Period', 'Reason'], rows: periodRows() },
          'What ends after years is removed by a person with the command "npm run retention"; it does not happen by itself, since only the firm knows whether an audit or a dispute is pending. Records of customers and employees are locked (archived) and go once no document names them any more.',
          { blank: 'Who runs the command, and when:' },
        ],
      },
      {
        title: '9. Other processing outside Zahltag',
        law: 'Art. 30 (1) GDPR',
        parts: [
          'For example applications, video surveillance, website, vehicle tracking, personnel files on paper.',
          { blank: 'Which there are, each with purpose, people, data, recipients and period:' },
        ],
      },
    ],
  }
}

function controller(facts: PaperFacts): Section {
  const { firm } = facts
  return {
    title: '1. Controller',
    law: 'Art. 30 (1) a GDPR',
    parts: [
      {
        facts: [
          ['Name', firm.name],
          ['Legal form', legalForm(facts)],
          ['Address', addressOf(facts)],
          ['Represented by', firm.managing_director],
          ['Contact for data protection', contactOf(facts)],
          ['Data protection officer', firm.data_officer],
          ['Supervisory authority', firm.data_authority],
        ],
      },
      'If there is no officer, enter "none". As a rule the firm must appoint one when at least 20 people constantly work with personal data at a computer (§ 38 BDSG).',
    ],
  }
}

interface Activity {
  purpose: string
  basis: string
  people: string
  data: string
  recipients: string
  kept: string
}

function activity(title: string, said: Activity): Section {
  const facts: [string, Said][] = [
    ['Purpose (b)', said.purpose],
    ['Legal basis', said.basis],
    ['People (c)', said.people],
    ['Data (c)', said.data],
    ['Recipients (d)', said.recipients],
    ['Erasure (f)', said.kept],
  ]
  return { title, law: 'Art. 30 (1) b to f GDPR', parts: [{ facts }] }
}
