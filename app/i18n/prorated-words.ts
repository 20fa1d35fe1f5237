import type { ProratedWords } from '~/domain/billing/prorated-words'

export const proratedWords: ProratedWords = {
  de: ({ days, ofDays }) => `anteilig ${days} von ${ofDays} Tagen`,
  en: ({ days, ofDays }) => `pro rata, ${days} of ${ofDays} days`,
}
