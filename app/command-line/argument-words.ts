import type { Language } from '~db/schema'

const de = {
  unknown: (said: string) => `„${said}“ kennt dieser Befehl nicht.`,
  twice: (option: string) => `„${option}“ steht zweimal da. Einmal genügt.`,
  noValue: (option: string) => `Zu „${option}“ gehört kein Wert.`,
  valueMissing: (option: string) => `Hinter „${option}“ fehlt der Wert.`,
  valueEmpty: (option: string) => `Der Wert hinter „${option}“ ist leer.`,
  emptyName: 'Eine der Angaben ist leer.',
  tooMuch: (said: string) => `„${said}“ ist zu viel.`,
  noLanguage: (said: string) => `Die Sprache „${said}“ gibt es hier nicht: Nehmen Sie de oder en.`,
}

const en: typeof de = {
  unknown: (said) => `This command does not know "${said}".`,
  twice: (option) => `"${option}" is there twice. Once is enough.`,
  noValue: (option) => `"${option}" takes no value.`,
  valueMissing: (option) => `"${option}" needs a value after it.`,
  valueEmpty: (option) => `The value after "${option}" is empty.`,
  emptyName: 'One of the arguments is empty.',
  tooMuch: (said) => `"${said}" is too much.`,
  noLanguage: (said) => `There is no language "${said}" here: take de or en.`,
}

export const ARGUMENT_WORDS: Record<Language, ArgumentWords> = { de, en }
export type ArgumentWords = typeof de
