// Over 200 lines so that every format of a value is in one file.

import Big from 'big.js'
import type { Language, ReaderLanguage, TaxCategory } from '~db/schema'
import { countryNames } from './country-names'
import { keptFormat } from './kept-format'

const DAY_MS = 86_400_000

const LOCALE: Record<ReaderLanguage, string> = {
  de: 'de-DE',
  en: 'en-GB',
  pl: 'pl-PL',
  tr: 'tr-TR',
  ro: 'ro-RO',
  uk: 'uk-UA',
  // With the digits used on paper.
  ar: 'ar-u-nu-latn',
}

const euro = each((locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }))
const wholeEuro = each(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
)
const plain = each(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)
const price = each(
  (locale) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 12 }),
)
const plainPrice = each(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 12 }),
)
const ungrouped = each(
  (locale) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      useGrouping: false,
    }),
)
const decimal = each((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }))
const aligned = each(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 6 }),
)
const numericDate = keptDate(shortDay)
const dayInGermany = each((locale) => {
  const day = new Intl.DateTimeFormat(locale, { ...shortDay(locale), timeZone: 'Europe/Berlin' })
  return keptFormat((instant) => day.format(new Date(instant)))
})
const moment = inGermany({ dateStyle: 'medium', timeStyle: 'short' })
const longDate = each((locale) => dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }))
const longDayInGermany = inGermany({ day: 'numeric', month: 'long', year: 'numeric' })
const longMoment = inGermany({ dateStyle: 'long', timeStyle: 'short' })
const month = keptDate(() => ({ month: 'long', year: 'numeric' }))
const monthName = keptDate(() => ({ month: 'long' }))
const countries = each((locale) => new Intl.DisplayNames(locale, { type: 'region' }))

/** `1234,50`, without dots, for a bank's form. */
export function formatToCopy(cents: number, language: Language): string {
  return ungrouped[language].format(cents / 100)
}

export function formatCount(count: number, language: Language): string {
  return decimal[language].format(count)
}

/** `1.234,50 €`, `€1,234.50`. */
export function formatMoney(cents: number, language: Language): string {
  return withMinus(euro[language].format(cents / 100))
}

/** `1.235 €`, for what a picture has room for. */
export function formatWholeEuros(cents: number, language: Language): string {
  return withMinus(wholeEuro[language].format(cents / 100))
}

/** For columns with the currency in their header. */
export function formatAmount(cents: number, language: Language): string {
  return withMinus(plain[language].format(cents / 100))
}

/** Per unit, from decimal text in euros: `12,50 €`, `0,0125 €`. */
export function formatPrice(euros: string, language: Language): string {
  return withMinus(price[language].format(exact(euros)))
}

export function formatPriceAmount(euros: string, language: Language): string {
  return withMinus(plainPrice[language].format(exact(euros)))
}

/** `"7.5"` → `7,5`, all digits kept. */
export function formatDecimal(text: string, language: Language): string {
  return withMinus(decimal[language].format(exact(text)))
}

/** `"7.5"` → `7,50`, all digits kept, for columns aligned at the comma. */
export function formatAligned(text: string, language: Language): string {
  return withMinus(aligned[language].format(exact(text)))
}

/** `format` accepts decimal text. */
function exact(text: string) {
  return new Big(text).toFixed() as `${number}`
}

/** From decimal text: `"19"` → `19 %`. */
export function formatPercent(text: string, language: Language): string {
  return language === 'de' ? `${formatDecimal(text, 'de')}\u00a0%` : `${formatDecimal(text, 'en')}%`
}

/** 0 % is a rate (§ 12 (3) UStG); exempt and reverse-charged lines have none. */
export function formatTaxRate(category: TaxCategory, rate: string, language: Language): string {
  return category === 'S' || category === 'Z' ? formatPercent(rate, language) : '–'
}

/** In German time: `05.10.2026, 14:30`. */
export function formatMoment(instant: string, language: Language): string {
  return moment[language].format(new Date(instant))
}

/** `05.10.2026 14:30`: without a comma, which would make it text in a spreadsheet. */
export function formatMomentToCopy(instant: string, language: Language): string {
  return formatMoment(instant, language).replace(',', '')
}

/** `2026-10-05` → `05.10.2026`, `5 Oct 2026`. */
export function formatDate(date: string, language: Language): string {
  return numericDate[language](date)
}

/** As our import reads it: `05.10.2026`, in English `2026-10-05`. */
export function formatDateToCopy(date: string, language: Language): string {
  return language === 'de' ? formatDate(date, language) : date
}

/** `2026-10-05` → `5. Oktober 2026`, `5 October 2026`, with no line break between day and month. */
export function formatLongDate(date: string, language: ReaderLanguage): string {
  return longDate[language].format(noonOf(date)).replace(' ', '\u00a0')
}

/** The day in Germany: `2026-10-05T22:30:00Z` → `06.10.2026`. */
export function formatDayOf(instant: string, language: Language): string {
  return dayInGermany[language](instant)
}

/** `6. Oktober 2026`, `6 October 2026`, with no line break between day and month. */
export function formatLongDayOf(instant: string, language: ReaderLanguage): string {
  return longDayInGermany[language].format(new Date(instant)).replace(' ', '\u00a0')
}

/** The last full day before `end`, spelt out. */
export function formatLastDayBefore(end: string, language: ReaderLanguage): string {
  return formatLongDayOf(new Date(Date.parse(end) - DAY_MS).toISOString(), language)
}

/** In German time: `5. Oktober 2026 um 14:30`, `5 October 2026 at 14:30`. */
export function formatLongMoment(instant: string, language: ReaderLanguage): string {
  return longMoment[language].format(new Date(instant)).replace(' ', '\u00a0')
}

/** `2026-10` → `Oktober 2026`. */
export function formatMonth(text: string, language: ReaderLanguage): string {
  return month[language](`${text}-01`)
}

/** `2026-10` → `Oktober`. */
export function formatMonthName(text: string, language: ReaderLanguage): string {
  return monthName[language](`${text}-01`)
}

export function formatCountry(code: string, language: Language): string {
  const names: Record<string, string> = countryNames[language]
  // E-invoices may name others, such as Kosovo.
  return names[code] ?? countries[language].of(code) ?? code
}

export function formatIban(iban: string): string {
  return iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')
}

/** A hyphen is too short, and a line may break after it. */
function withMinus(text: string): string {
  return text.replace('-', '\u2212')
}

function inGermany(options: Intl.DateTimeFormatOptions) {
  return each((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Europe/Berlin' }))
}

/** Made on first use: there are many, and few are needed. */
function each<Value>(make: (locale: string) => Value): Record<ReaderLanguage, Value> {
  const formats = {} as Record<ReaderLanguage, Value>
  for (const [language, locale] of Object.entries(LOCALE)) {
    const get = () => {
      const value = make(locale)
      Object.defineProperty(formats, language, { value })
      return value
    }
    Object.defineProperty(formats, language, { get, configurable: true })
  }
  return formats
}

/** The month in words in English: 02/12 is not the same day in London and New York. */
function shortDay(locale: string): Intl.DateTimeFormatOptions {
  return locale === LOCALE.en
    ? { day: 'numeric', month: 'short', year: 'numeric' }
    : { day: '2-digit', month: '2-digit', year: 'numeric' }
}

function keptDate(optionsFor: (locale: string) => Intl.DateTimeFormatOptions) {
  return each((locale) => {
    const format = dateFormat(locale, optionsFor(locale))
    return keptFormat((date) => format.format(noonOf(date)))
  })
}

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
}

function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00Z`)
}
