// What SEPA files may say: Latin letters without marks, digits and a few signs (EPC217-08, chapter 6). Other letters are
// written as there; German ones as Germans do. What has no such form is named, never dropped.

const ALLOWED = /^[A-Za-z0-9/\-?:().,'+ ]$/

const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ẞ: 'SS' }

/** Letters that are no Latin letter with a mark. */
const LATIN: Readonly<Record<string, string>> = {
  ...{ æ: 'ae', œ: 'oe', ø: 'o', å: 'a', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ŋ: 'n', ŧ: 't' },
  ...{ ĸ: 'k', ŉ: 'n', ſ: 's', ə: 'e', ª: 'a', º: 'o' },
}

const GREEK: Readonly<Record<string, string>> = {
  ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm' },
  ...{
    ν: 'n',
    ξ: 'x',
    ο: 'o',
    π: 'p',
    ρ: 'r',
    σ: 's',
    ς: 's',
    τ: 't',
    υ: 'y',
    φ: 'f',
    χ: 'ch',
    ψ: 'ps',
    ω: 'o',
  },
}

const CYRILLIC: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    ґ: 'g',
    д: 'd',
    е: 'e',
    ё: 'e',
    є: 'ye',
    ж: 'zh',
    з: 'z',
    и: 'i',
    і: 'i',
  },
  ...{
    ї: 'yi',
    й: 'y',
    к: 'k',
    л: 'l',
    м: 'm',
    н: 'n',
    о: 'o',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'u',
    ў: 'u',
  },
  ...{
    ф: 'f',
    х: 'h',
    ц: 'ts',
    ч: 'ch',
    ш: 'sh',
    щ: 'sht',
    ъ: 'a',
    ы: 'y',
    ь: 'y',
    э: 'e',
    ю: 'yu',
    я: 'ya',
  },
  ...{ ђ: 'dj', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', џ: 'dz', ѓ: 'gj', ќ: 'kj', ѕ: 'dz', ѐ: 'e', ѝ: 'i' },
}

const SIGNS: Readonly<Record<string, string>> = {
  ...{ '&': '+', '@': '(at)', _: '-', '–': '-', '—': '-', '‐': '-', '‑': '-', '−': '-', '~': '-', '=': '-' },
  ...{ '"': "'", '“': "'", '”': "'", '„': "'", '‘': "'", '’': "'", '‚': "'", '´': "'", '`': "'" },
  ...{ '«': "'", '»': "'", '‹': "'", '›': "'", '[': '(', ']': ')', '{': '(', '}': ')', '<': '(', '>': ')' },
  ...{
    ';': ',',
    '!': '.',
    '*': '.',
    '#': '.',
    '%': '.',
    '·': '.',
    '•': '.',
    '…': '...',
    '|': '/',
    '\\': '/',
  },
  ...{ '€': 'EUR', '§': 'Par.', '№': 'No.', '°': '.', '²': '2', '³': '3', '½': '1/2' },
}

const TABLES = [GERMAN, LATIN, GREEK, CYRILLIC, SIGNS]

export type SepaText = { text: string; refused?: undefined } | { text?: undefined; refused: string[] }

/** A text as a SEPA file says it, on one line; or the characters, each once, that none can say. */
export function sepaText(text: string): SepaText {
  const refused = new Set<string>()
  let written = ''
  for (const character of text.normalize('NFC').replace(/\s+/g, ' ').trim()) {
    const plain = plainOf(character)
    if (plain === undefined) refused.add(character)
    else written += plain
  }
  return refused.size > 0 ? { refused: [...refused] } : { text: written }
}

function plainOf(character: string): string | undefined {
  if (ALLOWED.test(character)) return character
  const known = inTables(character)
  if (known !== undefined) return known
  const lower = character.toLowerCase()
  const small = lower === character ? undefined : inTables(lower)
  if (small !== undefined) return small.charAt(0).toUpperCase() + small.slice(1)
  return withoutMarks(character)
}

function inTables(character: string): string | undefined {
  for (const table of TABLES) if (Object.hasOwn(table, character)) return table[character]
  return undefined
}

/** By its base letters: `é` is an e; also wide letters and ligatures. */
function withoutMarks(character: string): string | undefined {
  const base = character.normalize('NFKD').replace(/\p{M}/gu, '')
  if (base === character) return undefined
  const letters = [...base].map(plainOf)
  return letters.length === 0 || letters.includes(undefined) ? undefined : letters.join('')
}
