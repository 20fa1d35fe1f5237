import { hasLostZero } from '~/domain/imports/lost-zero'
import { unaccented } from '~/domain/values/by-name'
import { addDays } from '~/domain/values/calendar'
import { COUNTRIES } from '~/kit/forms/countries'
import { saysNoDay } from '~/kit/forms/dates'

const NAMES = (['de', 'en'] as const).map((language) => new Intl.DisplayNames(language, { type: 'region' }))
/** Vehicle codes, ISO 3166-1 alpha-3, and common names besides Unicode's. */
const SHORT = Object.fromEntries(
  Object.entries({
    ...{
      DE: 'd,ger,deu,brd,bundesrepublik deutschland',
      AT: 'a,aut',
      CH: 'che,sui',
      GB: 'uk,gbr,grossbritannien,great britain,england',
    },
    ...{
      BE: 'b,bel',
      BG: 'bgr',
      CY: 'cyp',
      CZ: 'cze,tschechische republik,czech republic',
      DK: 'dnk',
      EE: 'est',
      ES: 'e,esp',
    },
    ...{
      FI: 'fin',
      FR: 'f,fra',
      GR: 'grc',
      HR: 'hrv',
      HU: 'h,hun',
      IE: 'irl',
      IS: 'isl',
      IT: 'i,ita',
      LI: 'fl,lie',
      LT: 'ltu',
    },
    ...{
      LU: 'l,lux',
      LV: 'lva',
      MT: 'm,mlt',
      NL: 'nld,holland',
      NO: 'n,nor',
      PL: 'pol',
      PT: 'p,prt',
      RO: 'rou',
      SE: 's,swe',
    },
    ...{
      SI: 'slo,svn',
      SK: 'svk,slowakische republik,slovak republic',
      US: 'usa,u.s.a.,vereinigte staaten von amerika,united states of america',
    },
    ...{
      TR: 'tur,turkei,turkey,turkiye',
      UA: 'ukr',
      RU: 'rus,russische foderation,russian federation',
      AE: 'are,uae,vae',
    },
    ...{
      CN: 'chn,volksrepublik china',
      JP: 'jpn',
      KR: 'kor,korea',
      IN: 'ind',
      CA: 'can',
      AU: 'aus',
      BR: 'bra',
      MX: 'mex',
    },
    ...{
      RS: 'srb',
      BA: 'bih,bosnien',
      ME: 'mne',
      MK: 'mkd,mazedonien,macedonia',
      AL: 'alb',
      MD: 'mda,republik moldau',
      BY: 'blr,weissrussland',
    },
    ...{
      IL: 'isr',
      EG: 'egy',
      MA: 'mar',
      TN: 'tun',
      ZA: 'zaf',
      SA: 'sau',
      SG: 'sgp',
      HK: 'hkg,hongkong,hong kong',
      TW: 'twn',
      VN: 'vnm',
    },
    ...{
      TH: 'tha',
      ID: 'idn',
      NZ: 'nzl',
      AR: 'arg',
      CL: 'chl',
      GE: 'geo',
      AM: 'arm',
      AZ: 'aze',
      KZ: 'kaz',
      CI: 'elfenbeinkuste,ivory coast',
    },
  }).flatMap(([code, plain]) => plain.split(',').map((word) => [word, code])),
)

const LANGUAGES: Record<string, string> = {
  // Numeric codes of the DATEV format.
  1: 'de',
  5: 'en',
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

/** Day 0 of a spreadsheet for dates from March 1900 on, since it counts a 29 February 1900. */
const BEFORE_FIRST_DAY = '1899-12-30'

type Cells = Record<string, string>

let countries: ReadonlyMap<string, string> | undefined

/** Country code for a code or name in German or English; other texts are returned as they are. */
export function countryOf(text: string | undefined): string {
  const plain = unaccented(text ?? '').trim()
  if (plain === '') return 'DE'
  countries ??= new Map(
    COUNTRIES.flatMap((code) =>
      [code, ...NAMES.map((names) => names.of(code) ?? code)].map((name) => [name, code]),
    )
      .map(([name = '', code = '']) => [unaccented(name), code] as const)
      .concat(Object.entries(SHORT)),
  )
  return countries.get(plain) ?? (text ?? '').trim()
}

export function languageOf(text: string | undefined): string {
  const plain = unaccented(text ?? '').trim()
  return plain === '' ? 'de' : (LANGUAGES[plain] ?? plain)
}

/** Street with house number, which many programs keep apart, or the PO box. */
export function streetOf({ street = '', house_number = '', po_box = '' }: Cells): string {
  const whole = `${street} ${house_number}`.trim()
  if (whole !== '' || po_box === '') return whole
  return /^\d/.test(po_box) ? `Postfach ${po_box}` : po_box
}

/** Postcode and town, in one column or two, with or without `D-`. */
export function placeOf({ postal_code = '', city = '', postal_city = '', country }: Cells) {
  const [, code = postal_code, town = city || postal_city] =
    /^((?:[a-z]{1,2}\s?-\s?)?\d{4,5})\s+(.+)$/i.exec(postal_city) ?? []
  const [, prefix = '', digits = code] = /^(d|de|a|at|ch)\s?-\s?(\d{4,5})$/i.exec(code) ?? []
  return {
    postal_code: postcodeOf(digits, country || prefix || country),
    city: city || town,
    country: countryOf(country || prefix),
  }
}

/** Restores the leading zero that spreadsheets drop, if the row or the whole file is German. */
export function postcodeOf(text: string | undefined, country: string | undefined): string {
  const code = text ?? ''
  const saysGermany = country !== undefined && country.trim() !== '' && countryOf(country) === 'DE'
  return hasLostZero(code, country) || (saysGermany && /^\d{4}$/.test(code)) ? `0${code}` : code
}

export function joined(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' ')
}

/** Empty for zero: programs write `0,00 %` if nothing was agreed. */
export function unlessZero(text = ''): string {
  return /^[0.,]*\s*(?:%|€|EUR|tage|days)?$/i.test(text) ? '' : text
}

/** '' for "no date"; drops a database's midnight; converts spreadsheet day numbers. */
export function dayOf(text = ''): string {
  const day = text.replace(/[T ]0?0:00(?::00(?:\.0+)?)?Z?$/, '')
  if (saysNoDay(day)) return ''
  return /^\d{5}$/.test(day) ? addDays(BEFORE_FIRST_DAY, Number(day)) : day
}
