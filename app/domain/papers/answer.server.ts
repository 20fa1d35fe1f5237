import type { Kind } from '../export/tables.server'
import type { TenantSettings } from '../tenants/settings.server'
import type { RetainedKind } from '../upkeep/periods'

/** What the letter with a person's data is made from: Art. 15 (1) GDPR. */
export interface AnswerFacts {
  firm: TenantSettings
  kind: Kind
  /** The host of the mail server; null where nothing is sent. */
  mailHost: string | null
  /** The host of the bucket that backups are copied to; null where there is none. */
  bucketHost: string | null
  /** When the data was read. */
  day: string
}

/** What is kept of whom. */
export const KEPT_OF: Record<Kind, readonly RetainedKind[]> = {
  employee: [
    'payslips',
    'hours',
    'handovers',
    'personnelFiles',
    'incomingPages',
    'mails',
    'messages',
    'links',
    'audit',
    'employees',
  ],
  customer: [
    'invoices',
    'receipts',
    'mandates',
    'contracts',
    'letters',
    'messages',
    'links',
    'audit',
    'customers',
  ],
}

/** Titles with their lines, as plain text. */
export function asLetter(sections: readonly (readonly [title: string, lines: readonly string[]])[]): string {
  return sections
    .map(([title, lines]) => [title, ...lines.map((line) => `- ${line}`)].join('\n'))
    .join('\n\n')
}
