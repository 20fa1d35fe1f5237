import type { Language } from '~db/schema'

const de = {
  unknown: (given: string) => `„${given}“ kennt dieser Befehl nicht.`,
  twice: (option: string) => `„${option}“ steht zweimal da. Einmal genügt.`,
  noValue: (option: string) => `Zu „${option}“ gehört kein Wert.`,
  valueMissing: (option: string) => `Hinter „${option}“ fehlt der Wert.`,
  valueEmpty: (option: string) => `Der Wert hinter „${option}“ ist leer.`,
  emptyName: 'Eine der Angaben ist leer.',
  tooMuch: (given: string) => `„${given}“ ist zu viel.`,
  noLanguage: (given: string) => `Die Sprache „${given}“ gibt es hier nicht: Nehmen Sie de oder en.`,
}

const en: typeof de = {
  unknown: (given) => `This command does not know "${given}".`,
  twice: (option) => `"${option}" is there twice. Once is enough.`,
  noValue: (option) => `"${option}" takes no value.`,
  valueMissing: (option) => `"${option}" needs a value after it.`,
  valueEmpty: (option) => `The value after "${option}" is empty.`,
  emptyName: 'One of the arguments is empty.',
  tooMuch: (given) => `"${given}" is too much.`,
  noLanguage: (given) => `There is no language "${given}" here: take de or en.`,
}

export const ARGUMENT_WORDS: Record<Language, ArgumentWords> = { de, en }
export type ArgumentWords = typeof de
