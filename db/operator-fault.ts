import type { Language } from './schema'

/** What only the operator can mend, in both languages. The message is English, as the log is. */
export class OperatorFault extends Error {
  constructor(private readonly words: Record<Language, string>) {
    super(words.en)
  }

  in(language: Language): string {
    return this.words[language]
  }
}
