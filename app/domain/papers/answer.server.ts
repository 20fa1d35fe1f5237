import type { Kind } from '../export/tables.server'
import type { TenantSettings } from '../tenants/settings.server'
import type { RetainedKind } from '../upkeep/periods'

/** Facts for the letter with a person's data, Art. 15 (1) GDPR. */
export interface AnswerFacts {
  firm: TenantSettings
  kind: Kind
  /** Host of the mail server; null if no mail is sent. */
  mailHost: string | null
  /** Host of the backup bucket; null if there is none. */
  bucketHost: string | null
  day: string
}

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
