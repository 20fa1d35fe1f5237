import type { PaperFacts } from '~/domain/papers/facts.server'
import type { Paper } from '~/domain/papers/paper'
import { addressOf, contactOf, kept } from './words.en.server'

/** What employees are told when their data is collected: Art. 13 (1) and (2) GDPR. */
export function notice(facts: PaperFacts): Paper {
  const { firm, installation, isCalculating } = facts
  const recipients = [
    'the tax office and your health fund, in an audit the pension insurance too, because the law demands it',
    'the firm’s bank, so that your pay arrives',
    'where pay is garnished, whoever garnishes it',
    ...(firm.payroll_partner
      ? [
          `${firm.payroll_partner}, for payroll or bookkeeping: each month your hours, your holiday and your days of sickness`,
        ]
      : []),
    ...(firm.hosted_by ? [`${firm.hosted_by}, which runs the server`] : []),
    ...(installation.mailHost
      ? [`whoever runs the mail server ${installation.mailHost}, for mails to you`]
      : []),
    ...(installation.backups.bucketHost
      ? [`the storage provider ${installation.backups.bucketHost}, for backups that it cannot open`]
      : []),
  ]
  return {
    title: 'What the firm does with your data',
    law: 'Privacy notice for employees under Art. 13 GDPR',
    sections: [
      {
        title: 'Who is responsible',
        law: 'Art. 13 (1) a and b GDPR',
        parts: [
          `${firm.name}, ${addressOf(facts)}.`,
          `Questions are answered by: ${contactOf(facts)}.`,
          ...(firm.data_officer ? [`Data protection officer: ${firm.data_officer}.`] : []),
        ],
      },
      {
        title: 'What we store and what for',
        law: 'Art. 13 (1) c and d GDPR',
        parts: [
          {
            head: ['What', 'What for', 'Because'],
            rows: [
              [
                'Name, address, contact, first and last day, documents such as your contract and certificates',
                'Contract of employment, letters and mails to you',
                'Contract and law (Art. 6 (1) b and c GDPR)',
              ],
              [
                'Birth date, tax id, tax class, insurance number, health fund',
                'Deduct and report taxes and contributions correctly',
                'Law (Art. 6 (1) c GDPR; § 41 EStG, § 28f SGB IV)',
              ],
              ...(isCalculating
                ? [
                    [
                      'Your children’s birth dates, tax allowances, private insurance, other and earlier jobs',
                      'Calculate taxes and contributions',
                      'Law (Art. 6 (1) c GDPR; § 39b EStG, § 55 SGB XI)',
                    ],
                  ]
                : []),
              [
                'Church tax, days of sickness',
                'Church tax, and pay in sickness',
                'Employment and social law (Art. 9 (2) b GDPR, § 26 (3) BDSG)',
              ],
              [
                'Working hours',
                'Work out pay, prove working hours',
                'Contract and law (§ 17 MiLoG, § 16 ArbZG)',
              ],
              [
                'Pay, deductions, IBAN, garnishments',
                'Pay you, give you payslips',
                'Contract and law (§ 108 GewO)',
              ],
              [
                'Links to your payslips and when they were opened, mails to you, your messages',
                'Deliver payslips, run your page safely, answer you',
                'our interest in security and in being reachable (Art. 6 (1) f GDPR)',
              ],
              [
                'Change log: who changed what of your details, and when',
                'Follow how pay came about, find mistakes and misuse',
                'Law and our interest in that (Art. 6 (1) c and f GDPR; § 146 (4) AO)',
              ],
            ],
          },
        ],
      },
      {
        title: 'Who gets your data',
        law: 'Art. 13 (1) e and f GDPR',
        parts: [
          ...(installation.mailHost
            ? [
                'The link to your payslips comes by mail to the address that you gave. Whoever has it can open them: do not pass it on.',
              ]
            : []),
          'In the firm, only those who need it for their work. Outside:',
          { list: recipients },
          'The program itself gives nothing to countries outside the EU. If one of those named does, we tell you before.',
        ],
      },
      {
        title: 'How long',
        law: 'Art. 13 (2) a GDPR',
        parts: [
          `${kept('payslips', 'hours', 'handovers', 'personnelFiles', 'mails', 'messages', 'links', 'audit')}; each after the end of the calendar year.`,
          'Name and address stay locked for as long as a document that is kept names them.',
        ],
      },
      {
        title: 'Your rights',
        law: 'Art. 13 (2) b to d, Art. 15 to 21, 77 GDPR',
        parts: [
          {
            list: [
              'You can ask for access to your data and for a copy.',
              'You can have what is wrong corrected.',
              'You can ask us to erase or lock data. What we must keep is locked.',
              'You can take data that you gave us with you in a common format.',
              'Where we rely on our interest, you can object.',
              'If you consented to something, you can withdraw that for the future at any time.',
              `You can complain to ${firm.data_authority ?? 'the data protection authority of your federal state'}.`,
            ],
          },
        ],
      },
      {
        title: 'Do you have to give the data?',
        law: 'Art. 13 (2) e and f GDPR',
        parts: [
          'Yes, as far as the law or payroll needs it. Without a tax id, tax class VI applies as a rule (§ 39c EStG); without an IBAN we cannot transfer your pay. The e-mail address is voluntary.',
          'No computer decides about you on its own.',
        ],
      },
    ],
  }
}
