import type { Finding } from '~/domain/invoices/issuing/findings'
import type { Language } from '~db/schema'
import { invoices } from './invoices.en'

export function findingText({ code, line, about }: Finding, language: Language): string {
  const { findings } = invoices[language]
  if (about !== undefined) return findings.aboutDocument(about, findings[code])
  return line === undefined ? findings[code] : findings.onLine(line, findings[code])
}
