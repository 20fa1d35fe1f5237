import type { PaperFacts } from '~/domain/papers/facts.server'
import type { Paper, PaperName } from '~/domain/papers/paper'
import type { Language } from '~db/schema'
import { contract as contractDe } from './contract.de.server'
import { contract as contractEn } from './contract.en.server'
import { measures as measuresDe } from './measures.de.server'
import { measures as measuresEn } from './measures.en.server'
import { notice as noticeDe } from './notice.de.server'
import { notice as noticeEn } from './notice.en.server'
import { procedure as procedureDe } from './procedure.de.server'
import { procedure as procedureEn } from './procedure.en.server'
import { record as recordDe } from './record.de.server'
import { record as recordEn } from './record.en.server'

type Papers = Record<PaperName, (facts: PaperFacts) => Paper>

const papers: Record<Language, Papers> = {
  de: {
    verzeichnis: recordDe,
    massnahmen: measuresDe,
    auftragsverarbeitung: contractDe,
    verfahrensdokumentation: procedureDe,
    'hinweis-mitarbeiter': noticeDe,
  },
  en: {
    verzeichnis: recordEn,
    massnahmen: measuresEn,
    auftragsverarbeitung: contractEn,
    verfahrensdokumentation: procedureEn,
    'hinweis-mitarbeiter': noticeEn,
  },
}

/** The papers that count are German; the English ones say the same for those who read no German. */
export function papersIn(language: Language): Papers {
  return papers[language]
}
