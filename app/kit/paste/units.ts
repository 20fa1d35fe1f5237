import type { UNITS } from '../forms/priced-lines'

type Unit = (typeof UNITS)[number]

/** German and English spellings in spreadsheets. */
const WORDS: Record<Unit, string> = {
  HUR: 'std stunde stunden h hr hrs hour hours',
  MIN: 'min minute minuten minutes mins',
  DAY: 'tag tage tg d day days',
  E49: 'arbeitstag arbeitstage at pt manntag manntage personentag personentage|working day|working days',
  WEE: 'woche wochen wo week weeks',
  MON: 'monat monate mon mo month months',
  QAN: 'quartal quartale quarter quarters',
  ANN: 'jahr jahre year years',
  C62: 'stück stücke stk stck st pcs pc piece pieces ea each',
  SET: 'satz sätze set sets',
  PR: 'paar pair pairs',
  XPK: 'packung packungen paket pakete pack packs pkg pck',
  XBX: 'karton kartons box boxes',
  XPX: 'palette paletten pallet pallets',
  XRO: 'rolle rollen roll rolls',
  XSA: 'sack säcke sacks',
  MIL: 'tausend tsd thousand',
  LS: 'pauschale pauschalen pauschal psch psl pau|flat rate|flat rates|lump sum',
  E48: 'leistungseinheit leistungseinheiten le|service unit|service units',
  E54: 'fahrt fahrten trip trips',
  IE: 'person personen people persons pers',
  MTR: 'm lfm meter metre metres',
  CMT: 'cm zentimeter',
  MMT: 'mm millimeter',
  KMT: 'km kilometer kilometre kilometres',
  MTK: 'm² m2 qm quadratmeter sqm',
  MTQ: 'm³ m3 cbm kubikmeter',
  LTR: 'l ltr liter litre litres',
  MLT: 'ml milliliter',
  KGM: 'kg kilo kilogramm',
  GRM: 'g gramm gr',
  TNE: 't tonne tonnen tonnes to',
  KWH: 'kwh kilowattstunde kilowattstunden',
}

const UNIT_OF = new Map<string, string>(
  Object.entries(WORDS).flatMap(([unit, words]) => [
    [unit.toLowerCase(), unit] as const,
    ...words
      .split('|')
      .flatMap((part, index) => (index === 0 ? part.split(' ') : [part]))
      .map((word) => [word, unit] as const),
  ]),
)

export function unitOf(word: string): string | undefined {
  return UNIT_OF.get(word.toLowerCase().replace(/\.$/, '').trim())
}
