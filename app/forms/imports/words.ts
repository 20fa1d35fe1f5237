import { unaccented } from '~/domain/by-name'
import { COUNTRIES } from '../countries'

const NAMES = (['de', 'en'] as const).map((language) => new Intl.DisplayNames(language, { type: 'region' }))
const SHORT: Record<string, string> = {
  d: 'DE',
  a: 'AT',
  ger: 'DE',
  deu: 'DE',
  aut: 'AT',
  che: 'CH',
  uk: 'GB',
}

const LANGUAGES: Record<string, string> = {
  deutsch: 'de',
  german: 'de',
  englisch: 'en',
  english: 'en',
  polnisch: 'pl',
  polish: 'pl',
  turkisch: 'tr',
  turkish: 'tr',
  rumanisch: 'ro',
  romanian: 'ro',
  ukrainisch: 'uk',
  ukrainian: 'uk',
  arabisch: 'ar',
  arabic: 'ar',
}

let countries: ReadonlyMap<string, string> | undefined

/** The code of a country by its code or name in German or English; what is none of these stays as it is. */
export function countryOf(text: string | undefined): string {
  const said = unaccented(text ?? '').trim()
  if (said === '') return 'DE'
  countries ??= new Map(
    COUNTRIES.flatMap((code) =>
      [code, ...NAMES.map((names) => names.of(code) ?? code)].map((name) => [name, code]),
    )
      .map(([name = '', code = '']) => [unaccented(name), code] as const)
      .concat(Object.entries(SHORT)),
  )
  return countries.get(said) ?? (text ?? '').trim()
}

export function languageOf(text: string | undefined): string {
  const said = unaccented(text ?? '').trim()
  return said === '' ? 'de' : (LANGUAGES[said] ?? said)
}

/** Street and house number, which many programs keep apart. */
export function streetOf(street = '', houseNumber = ''): string {
  return `${street} ${houseNumber}`.trim()
}

/** Spreadsheets take postcodes for numbers and drop the zero in front: 1067 is Dresden. */
export function postcodeOf(text = '', country = ''): string {
  const saysGermany = country.trim() !== '' && countryOf(country) === 'DE'
  return saysGermany && /^\d{4}$/.test(text) ? `0${text}` : text
}
