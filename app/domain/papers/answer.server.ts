import type { Kind } from '../export/tables.server'
import type { TenantSettings } from '../tenants/settings.server'
import type { RetainedKind } from '../upkeep/periods'
import type { Part, Section } from './paper'

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
    'bankEntries',
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

/** Plain text. @throws Error for a part that has no form in it */
export function asLetter(sections: readonly Section[]): string {
  return sections.map(({ title, parts }) => [title, ...parts.map(asLines)].join('\n')).join('\n\n')
}

function asLines(part: Part): string {
  if (typeof part === 'string') return part
  if ('list' in part) return part.list.map((line) => `- ${line}`).join('\n')
  throw new Error(`A letter has no ${Object.keys(part)}`)
}
