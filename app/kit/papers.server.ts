import { config } from '~/config.server'
import type { Scope } from '~/domain/kernel/scope'
import type { Installation } from '~/domain/papers/facts.server'
import { readFirmFacts } from '~/domain/papers/firm-facts.server'
import { PAPERS, type Paper, type PaperName } from '~/domain/papers/paper'
import { house } from '~/house.server'
import { writePaper } from '~/i18n/papers/papers.server'
import { readRecord } from '~db/backup/record'
import type { Language } from '~db/schema'
import { version } from '../../package.json'

export interface PrintedPaper {
  paper: Paper
  firm: string
  madeAt: string
  version: string
}

export async function printPaper(scope: Scope, name: PaperName, language: Language): Promise<PrintedPaper> {
  const facts = { ...(await readFirmFacts(house.reader, scope)), installation: readInstallation() }
  return { paper: writePaper(name, facts, language), firm: facts.firm.name, madeAt: scope.at, version }
}

/** Per paper, how many lines are still to be filled in and which settings are off. */
export async function listPapers(scope: Scope, language: Language) {
  const facts = { ...(await readFirmFacts(house.reader, scope)), installation: readInstallation() }
  const papers = PAPERS.map((name) => {
    const parts = writePaper(name, facts, language).sections.flatMap((section) => section.parts)
    return { name, blanks: countBlanks(parts), missing: parts.flatMap(missingOf) }
  })
  const missing = [...new Set(papers.flatMap((one) => one.missing))]
  return {
    tenant: { id: facts.firm.id, name: facts.firm.name },
    papers: papers.map(({ name, blanks }) => ({ name, blanks })),
    missing,
  }
}

type Parts = Paper['sections'][number]['parts']

function missingOf(part: Parts[number]): string[] {
  return typeof part === 'object' && 'missing' in part ? [part.missing] : []
}

function countBlanks(parts: Parts): number {
  const cells = parts.flatMap((part) => {
    if (typeof part === 'string') return []
    if ('blank' in part) return [null]
    if ('facts' in part) return part.facts.map(([, value]) => value)
    return 'rows' in part ? part.rows.flat() : []
  })
  return cells.filter((cell) => cell === null).length
}

function readInstallation(): Installation {
  const { baseUrl, dataDir, smtpUrl, provider, pingUrl, backups } = config()
  const { backup, rehearsal } = readRecord(dataDir)
  return {
    version,
    address: baseUrl,
    isEncryptedOnTheWay: baseUrl.startsWith('https:'),
    mailHost: smtpUrl ? new URL(smtpUrl).hostname : null,
    providerHost: provider?.issuer.hostname ?? null,
    pingHost: pingUrl ? new URL(pingUrl).hostname : null,
    backups: {
      isHourly: backups.isHourly,
      isEncrypted: backups.recipient !== undefined,
      isCopiedAway: backups.copyTo !== undefined,
      bucketHost: typeof backups.copyTo === 'object' ? new URL(backups.copyTo.address).hostname : null,
      lastAt: backup?.at ?? null,
      rehearsedAt: rehearsal?.isGood ? rehearsal.at : null,
    },
  }
}
