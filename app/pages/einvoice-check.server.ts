import { inSteps } from '~/domain/breathe'
import { checking } from '~/domain/einvoices/check'
import type { Finding } from '~/domain/einvoices/finding'
import type { EInvoice } from '~/domain/einvoices/model'
import { profileOf } from '~/domain/einvoices/profile'
import type { OfficeScope } from '~/domain/scope'
import { readFile } from '~/forms/einvoices/read-file.server'
import { createKept } from '~/forms/kept.server'
import { findingWords } from '~/i18n/einvoice-finding.server'
import { languageOf } from '~/i18n/language'
import { CHECK_PARAMETER } from '~/paths'

/** Long enough to go through it; an invoice of two thousand lines has a million characters. */
const checks = createKept<CheckedFile>({ ms: 30 * 60_000, most: 16 * 1024 * 1024 })

/** Rendering four thousand lines takes a second, in which no other page is served; a finding is some lines long. */
const MOST_LINES = 300
const MOST_FINDINGS = 300

interface CheckedFile {
  invoice: EInvoice
  embeddedAs: string | undefined
  findings: Finding[]
}

/** Checks a file and keeps the result in memory for its sender. Returns its key. @throws EInvoiceConflict; FilesWaiting */
export async function checkFile(scope: OfficeScope, bytes: Uint8Array): Promise<string> {
  const { invoice, embeddedAs } = await readFile(bytes, scope.tenantId)
  return checks.keep(placeOf(scope), { invoice, embeddedAs, findings: await inSteps(checking(invoice)) })
}

export type CheckPageData = ReturnType<typeof checkPageData>

/** The result that the address names, in the language of the page. */
export function checkPageData(request: Request, scope: OfficeScope) {
  const key = new URL(request.url).searchParams.get(CHECK_PARAMETER)
  const found = key === null ? undefined : checks.find(placeOf(scope), key)
  if (!found) return { isGone: key !== null, checked: null }
  const language = languageOf(request)
  return {
    isGone: false,
    checked: {
      invoice: { ...found.invoice, lines: found.invoice.lines.slice(0, MOST_LINES) },
      lineCount: found.invoice.lines.length,
      embeddedAs: found.embeddedAs ?? null,
      profile: profileOf(found.invoice),
      findingCount: found.findings.length,
      errorCount: found.findings.filter(({ severity }) => severity === 'error').length,
      findings: found.findings
        .slice(0, MOST_FINDINGS)
        .map((finding) => ({ ...finding, text: findingWords(finding, language) })),
    },
  }
}

function placeOf({ tenantId, userId }: OfficeScope): string {
  return `${tenantId} ${userId}`
}
