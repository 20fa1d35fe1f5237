import type { Language } from './schema'

/** A fault that only the operator can fix, in both languages. The message is English, as the log is. */
export class OperatorFault extends Error {
  constructor(private readonly words: Record<Language, string>) {
    super(words.en)
  }

  in(language: Language): string {
    return this.words[language]
  }
}
