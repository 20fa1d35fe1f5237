import { dayOf } from '~/clock.server'
import { config } from '~/config.server'
import type { Wanted } from '~/domain/export/read-table.server'
import { readSettings } from '~/domain/tenants/settings.server'
import { answerLetter } from '~/i18n/papers/papers.server'
import type { Language } from '~db/schema'
import type { Folder } from './folder'
import type { Source } from './write-tables'

/** The letter to a person, in each language; none for a whole firm. */
export async function writeAnswer(
  source: Source,
  { tenantId, person }: Wanted,
  languages: readonly Language[],
  folder: Folder,
) {
  if (!person) return
  const firm = await readSettings(source.snapshot, { tenantId })
  const { smtpUrl, backups } = config()
  const mailHost = smtpUrl ? new URL(smtpUrl).hostname : null
  const bucketHost = typeof backups.copyTo === 'object' ? new URL(backups.copyTo.address).hostname : null
  const facts = { firm, mailHost, bucketHost, kind: person.kind, day: dayOf(source.at) }
  const letters = languages.map((language) => answerLetter(facts, language))
  await folder.put('Auskunft.txt', Buffer.from(`${letters.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`))
}
