import { dayOf } from '~/clock.server'
import { config } from '~/config.server'
import type { Wanted } from '~/domain/export/read-table.server'
import { readSettings } from '~/domain/tenants/settings.server'
import { answer as german } from '~/i18n/papers/answer.de.server'
import { answer as english } from '~/i18n/papers/answer.en.server'
import type { Folder } from './folder'
import type { Source } from './write-tables'

/** The letter beside the data of one person, in German and below it in English; none for a whole firm. */
export async function writeAnswer(source: Source, { tenantId, person }: Wanted, folder: Folder) {
  if (!person) return
  const firm = await readSettings(source.snapshot, { tenantId })
  const { smtpUrl } = config()
  const mailHost = smtpUrl ? new URL(smtpUrl).hostname : null
  const facts = { firm, mailHost, kind: person.kind, day: dayOf(source.at) }
  const text = `${german(facts)}\n\n${'-'.repeat(72)}\n\n${english(facts)}\n`
  await folder.put('Auskunft.txt', Buffer.from(text))
}
