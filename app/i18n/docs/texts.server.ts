import type { Language } from '~db/schema'
import { calls as callsDe, chapters as chaptersDe } from './calls.de.server'
import { calls as callsEn, chapters as chaptersEn } from './calls.en.server'
import { changes as changesDe } from './changes.de.server'
import { changes as changesEn } from './changes.en.server'
import { conflicts as conflictsDe } from './conflicts.de.server'
import { conflicts as conflictsEn } from './conflicts.en.server'
import { errors as errorsDe } from './errors.de.server'
import { errors as errorsEn } from './errors.en.server'
import { events as eventsDe, received as receivedDe } from './events.de.server'
import { events as eventsEn, received as receivedEn } from './events.en.server'
import { fields } from './fields.de.server'
import { pages as pagesDe } from './pages.de.server'
import { pages as pagesEn } from './pages.en.server'

const de = {
  pages: pagesDe,
  chapters: chaptersDe,
  calls: callsDe,
  events: eventsDe,
  received: receivedDe,
  errors: { ...errorsDe, ...conflictsDe },
  changes: changesDe,
}

const en: typeof de = {
  pages: pagesEn,
  chapters: chaptersEn,
  calls: callsEn,
  events: eventsEn,
  received: receivedEn,
  errors: { ...errorsEn, ...conflictsEn },
  changes: changesEn,
}

/** All words of the docs but those of fields. Only servers have them: the pages run no script. */
export function docsTexts(language: Language): typeof de {
  return { de, en }[language]
}

/** What a schema says of a field, in the reader's language; in English if nobody has translated it yet. */
export function fieldText(english: string, language: Language): string {
  return language === 'de' ? (fields[english] ?? english) : english
}
