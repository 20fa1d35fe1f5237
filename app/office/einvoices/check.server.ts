import { checking } from '~/domain/einvoices/check'
import type { Finding } from '~/domain/einvoices/finding'
import type { EInvoice } from '~/domain/einvoices/model'
import { profileOf } from '~/domain/einvoices/profile'
import type { OfficeScope } from '~/domain/kernel/scope'
import { inSteps } from '~/domain/kernel/yield-to-loop'
import { findingWords } from '~/i18n/einvoice-finding.server'
import { languageOf } from '~/i18n/language'
import { createKept } from '~/kit/forms/kept.server'
import { CHECK_PARAMETER } from '~/paths'
import { readFile } from './read-file.server'

/** Kept long enough to work through the findings. */
const checks = createKept<CheckedFile>({ ms: 30 * 60_000, most: 16 * 1024 * 1024 })

/** 4,000 lines take a second to render, which blocks all other pages; each finding takes some lines. */
const MOST_LINES = 300
const MOST_FINDINGS = 300

interface CheckedFile {
  invoice: EInvoice
  lineCount: number
  embeddedAs: string | null
  profile: ReturnType<typeof profileOf>
  findings: Finding[]
  findingCount: number
  errorCount: number
}

/** Checks a file and keeps the result in memory for this user. Returns its key. @throws EInvoiceConflict; FilesWaiting */
export async function checkFile(scope: OfficeScope, bytes: Uint8Array): Promise<string> {
  const { invoice, embeddedAs } = await readFile(bytes, scope.tenantId)
  const findings = await inSteps(checking(invoice))
  return checks.keep(placeOf(scope), {
    invoice: { ...invoice, lines: invoice.lines.slice(0, MOST_LINES) },
    lineCount: invoice.lines.length,
    embeddedAs: embeddedAs ?? null,
    profile: profileOf(invoice),
    findings: findings.slice(0, MOST_FINDINGS),
    findingCount: findings.length,
    errorCount: findings.filter(({ severity }) => severity === 'error').length,
  })
}

export type CheckPageData = ReturnType<typeof checkPageData>

export function checkPageData(request: Request, scope: OfficeScope) {
  const key = new URL(request.url).searchParams.get(CHECK_PARAMETER)
  const found = key === null ? undefined : checks.find(placeOf(scope), key)
  if (!found) return { isGone: key !== null, checked: null }
  const language = languageOf(request)
  const findings = found.findings.map((finding) => ({ ...finding, text: findingWords(finding, language) }))
  return { isGone: false, checked: { ...found, findings } }
}

function placeOf({ tenantId, userId }: OfficeScope): string {
  return `${tenantId} ${userId}`
}
