import { ROLES } from '~/domain/kernel/rights'
import type { PaperFacts } from '~/domain/papers/facts.server'
import type { Paper, Part, Section } from '~/domain/papers/paper'
import { formatMoment } from '../format'
import { sealed } from './sealed.en.server'
import { copiedTo, rightRows, roleName, roleNames } from './words.en.server'

/** Technical and organisational measures: Art. 32 GDPR. */
export function measures(facts: PaperFacts): Paper {
  return {
    title: 'Technical and organisational measures',
    law: 'Art. 32 GDPR',
    sections: [
      {
        title: '1. Premises',
        law: 'Art. 32 (1) b GDPR',
        parts: [
          { facts: [['Who runs the server', facts.firm.hosted_by]] },
          { blank: 'Where the server stands and who can enter the room:' },
          { blank: 'How offices and devices are secured (keys, screen lock, encrypted disks):' },
        ],
      },
      signingIn(facts),
      {
        title: '3. Access: who may do what',
        law: 'Art. 32 (1) b, (4) GDPR',
        parts: [
          {
            facts: ROLES.map((role) => [
              `People with the role ${roleName(role)}`,
              String(facts.members[role]),
            ]),
          },
          { head: ['Right', ...roleNames], rows: rightRows() },
          'Each firm of this installation sees its own data alone. Whoever has a link to an invoice sees this invoice and nothing else.',
          facts.firm.is_release_confirmed === 1
            ? 'Payslips are always released by two people.'
            : 'Payslips are released by one person; the four-eyes principle is not switched on.',
        ],
      },
      encryption(facts),
      {
        title: '5. Traceability and integrity',
        law: 'Art. 32 (1) b, Art. 5 (1) f GDPR',
        parts: [
          {
            list: [
              'A log keeps every change: who, when, what was so before and after. What is secret stands there shortened or as a hash only.',
              'The log of the server keeps sign-ins, failures and refusals with a shortened network address; it holds no passwords, links or IBANs.',
              'Issued invoices and released payslips cannot be changed; their hash (SHA-256) is compared at every download.',
              'Links are signed, expire and can be blocked.',
              'PDFs, tables and e-invoices that were uploaded are read by a process of their own without keys, with limits of time and memory.',
            ],
          },
        ],
      },
      availability(facts),
      watching(facts),
      {
        title: '8. People',
        law: 'Art. 32 (4), Art. 33, 34 GDPR',
        parts: [
          { blank: 'Who was bound to confidentiality and instructed, and when:' },
          'The firm reports a personal data breach to the authority within 72 hours, unless it is unlikely to be a risk to people. If the risk is high, the people themselves are told too.',
          { blank: 'Who in the firm decides and reports:' },
        ],
      },
    ],
  }
}

function signingIn({ firm, installation }: PaperFacts): Section {
  const demanded = ROLES.filter((role) => firm[`is_factor_demanded_of_${role}`] === 1)
  const free = ROLES.filter((role) => firm[`is_factor_demanded_of_${role}`] === 0)
  const parts: Part[] = [
    {
      list: [
        'Passwords have at least 12 characters, known ones are refused; only their hash is stored (Argon2id).',
        'After 10 wrong attempts in 15 minutes whoever signs in has to wait.',
        'A sign-in ends after an hour unused and after twelve hours at the latest.',
        ...(installation.providerHost
          ? [`People can also sign in through ${installation.providerHost}, by its rules.`]
          : []),
        ...(demanded.length > 0
          ? [`The firm demands a second factor of: ${demanded.map(roleName).join(', ')}.`]
          : []),
      ],
    },
  ]
  if (free.length > 0) {
    parts.push({
      missing: `No second factor is demanded of: ${free.map(roleName).join(', ')}. Switch it on: Firm, "Second factor when signing in".`,
    })
  }
  if (firm.is_portal_code_demanded === 1) {
    parts.push('For their payslips employees need, besides the link, a code that comes by mail.')
  } else {
    parts.push({
      missing:
        'Whoever has an employee’s link sees their payslips without a code. Switch it on: Firm, "Code and release of payslips".',
    })
  }
  return { title: '2. Signing in', law: 'Art. 32 (1) b GDPR', parts }
}

function encryption({ installation }: PaperFacts): Section {
  const parts: Part[] = [
    installation.isEncryptedOnTheWay
      ? `The pages can be reached encrypted (TLS) only: ${installation.address}`
      : {
          missing: `The pages are not reached encrypted (${installation.address}). Switch it on: a proxy with TLS, and BASE_URL with https.`,
        },
    ...(installation.mailHost === null
      ? []
      : ['Mails go to the mail server encrypted (TLS), unless it runs on the same machine.']),
    'Encrypted in the database (AES-256-GCM); the keys are outside it:',
    { list: sealed },
    'Not encrypted are names, addresses, kind of employment, sums of hours and all else of invoices.',
  ]
  return { title: '4. Encryption', law: 'Art. 32 (1) a GDPR', parts }
}

function availability({ installation: { backups } }: PaperFacts): Section {
  const parts: Part[] = [
    backups.isHourly
      ? 'A backup is made by itself every hour. Kept are 24 hours, 30 days and 12 months.'
      : {
          missing:
            'Zahltag makes no backups by itself. Switch it on: BACKUP_HOURLY=yes, or name your own schedule here.',
        },
    backups.isEncrypted
      ? 'Backups of the database are encrypted (age); the one from before an upgrade of Zahltag stays readable and does not leave the machine.'
      : { missing: 'Backups are not encrypted as a whole. Switch it on: BACKUP_RECIPIENT.' },
    backups.isCopiedAway
      ? copiedTo(backups.bucketHost)
      : { missing: 'Backups lie on the same machine alone. Switch it on: BACKUP_COPY_TO.' },
    ...(backups.isCopiedAway && backups.bucketHost === null ? [{ blank: 'Where this folder is:' }] : []),
    {
      facts: [
        ['Last backup', backups.lastAt ? formatMoment(backups.lastAt, 'en') : 'none yet'],
        [
          'Last restored as a rehearsal',
          backups.rehearsedAt ? formatMoment(backups.rehearsedAt, 'en') : 'not yet with success',
        ],
      ],
    },
    { blank: 'Where the keys (.env and the key of the backups) are kept apart from them:' },
  ]
  return { title: '6. Availability and restoring', law: 'Art. 32 (1) b and c GDPR', parts }
}

function watching({ installation: { pingHost, mailHost } }: PaperFacts): Section {
  const parts: Part[] = [
    'Zahltag says in the office, under "State of the service", when something is wrong. "npm run doctor" checks the installation, "npm run verify" all documents.',
    mailHost === null
      ? { missing: 'Zahltag tells nobody by mail what stays wrong. Switch it on: SMTP_URL.' }
      : 'When something is wrong for an hour, Zahltag mails the owners of the first firm, and once more when all is well again. These mails name nobody.',
    pingHost === null
      ? { missing: 'Nobody notices when the whole server is down. Switch it on: PING_URL.' }
      : `Every hour the service calls ${pingHost}, which raises the alarm when that call does not come.`,
    { blank: 'Who looks at the condition and installs updates, and how often:' },
  ]
  return { title: '7. Regular checks', law: 'Art. 32 (1) d GDPR', parts }
}
