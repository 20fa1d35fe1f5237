import { type AnswerFacts, asLetter } from '~/domain/papers/answer.server'
import type { PaperFacts } from '~/domain/papers/facts.server'
import type { Paper, PaperName } from '~/domain/papers/paper'
import type { Language } from '~db/schema'
import { sectionsOf } from './markdown.server'
import { templates } from './templates.server'
import { answerValues, paperValues } from './values.server'

const FILES = {
  verzeichnis: 'record',
  massnahmen: 'measures',
  auftragsverarbeitung: 'contract',
  verfahrensdokumentation: 'procedure',
  'hinweis-mitarbeiter': 'notice',
} as const satisfies Record<PaperName, string>

const NO_HEAD = { title: '', law: '' }

/** The papers that count are German; the English ones say the same for those who read no German. */
export function writePaper(name: PaperName, facts: PaperFacts, language: Language): Paper {
  const template = templates[`${FILES[name]}.${language}`]
  const [{ title, law } = NO_HEAD, ...sections] = sectionsOf(template, paperValues(facts, language))
  return { title, law, sections }
}

/** The letter with a copy of a person's data: Art. 15 (1) and (3) GDPR. */
export function answerLetter(facts: AnswerFacts, language: Language): string {
  return asLetter(sectionsOf(templates[`answer.${language}`], answerValues(facts, language)))
}
