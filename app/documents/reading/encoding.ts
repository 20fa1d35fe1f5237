import { decodeWindows1252 } from '~/domain/values/windows-1252'
import { TextUnreadable } from './unreadable'

/** 80 to FF of code page 850, for western DOS programs; German letters are the same in 437. */
const DOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

const OTHERS = [
  { code: 'mac', decode: decoderOf('macintosh') },
  { code: 'dos', decode: decodeDos },
  { code: 'central', decode: decoderOf('windows-1250') },
] as const

/** Results of bytes without a character. */
const UNASSIGNED = /[\u0080-\u009f]/g

const UNASSIGNED_ONCE = /[\u0080-\u009f]/

/** 4 MB of unusual characters would block the process for 20 s; this much has thousands of names. */
const SAMPLE_BYTES = 100_000
const LINE_FEED = 10

/** Patterns that hardly any name has, but that names decoded wrongly do. */
const STRANGE = [
  UNASSIGNED,
  // A symbol within a word: `J”rg`, `Gro§mann`. Apostrophe, dash, middle dot and soft hyphen are normal there.
  /(?<=\p{L})[^\p{L}\p{M}\p{N}\s\u0021-\u007e’‘–—·\u00ad]+(?=\p{L})/gu,
  // Symbols that follow words or numbers in front of a word, and opening quotes after one.
  /(?<![\p{L}\p{N}])[£€¥¢¤¹²³¼½¾‰ˆ˜¨¯¸´¬÷×±™](?=\p{L})|(?<![\p{L}\p{N}.])(?:…(?=[bcdfghjklmnpqrstvwxz]{2})|†(?=\p{Ll}))|(?<=\p{L})[„‚]/gu,
  // A capital within small letters, or a small letter within capitals, except `STRAßE`.
  /(?<=\p{Ll})[^\P{Lu}A-Z]|(?<=\p{L})[^\P{Lu}A-Z](?=\p{Ll})|(?<=\p{Lu})[^\P{Ll}a-zß](?=\p{Lu})/gu,
  // Letters that no name has: capital ÿ, the Mac's ligatures.
  /Ÿ(?=\p{L})|ﬁ|ﬂ/gu,
  // Slavic š and ž have a vowel, r or l beside them: `Krško`. Between consonants it was a vowel: `Kšln`.
  /(?<=[bcdfghjkmnpqstvwxz])[šž](?=[bcdfghjklmnpqrstvwxz])|(?<=r)[šž](?=[bcdfghjlmnpqrstvwxz])/giu,
  // The ß of DOS.
  /(?<=stra)á(?=e)/giu,
]

const FAMILIAR_LETTERS = /[äöüßÄÖÜéèłŁąęśżőűčřě]/g

/** This many times fewer suspicious places than in Windows-1252 are no accident. */
const CLEARLY_FEWER = 4

/**
 * Text with one byte a letter, which says nowhere in which encoding: Windows-1252, as programs on Windows write it here.
 * Where another makes better words of the file, it is refused, since it would change people's names.
 * @throws TextUnreadable
 */
export function decodeSingleBytes(bytes: Uint8Array): string {
  const text = decodeWindows1252(bytes)
  const sample = linesOfLetters(bytes)
  const { strange, familiar } = looksOf(decodeWindows1252(sample))
  if (strange === 0 && !UNASSIGNED_ONCE.test(text)) return text
  const [likeliest] = OTHERS.map(({ code, decode }) => ({ code, ...looksOf(decode(sample)) })).sort(
    (one, other) => one.strange - other.strange || other.familiar - one.familiar,
  )
  if (likeliest && likeliest.strange * CLEARLY_FEWER <= strange && likeliest.familiar > familiar)
    throw new TextUnreadable(likeliest.code)
  if (UNASSIGNED_ONCE.test(text)) throw new TextUnreadable('encoding')
  return text
}

function linesOfLetters(bytes: Uint8Array): Uint8Array {
  const sample = new Uint8Array(Math.min(bytes.length, SAMPLE_BYTES))
  let length = 0
  for (let start = 0; start < bytes.length && length < sample.length; ) {
    const feed = bytes.indexOf(LINE_FEED, start)
    const end = feed < 0 ? bytes.length : feed + 1
    const line = bytes.subarray(start, Math.min(end, start + sample.length - length))
    if (line.some((byte) => byte > 0x7f)) {
      sample.set(line, length)
      length += line.length
    }
    start = end
  }
  return sample.subarray(0, length)
}

function looksOf(text: string) {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  return {
    strange: STRANGE.reduce((sum, pattern) => sum + count(pattern), 0),
    familiar: count(FAMILIAR_LETTERS),
  }
}

function decoderOf(label: string) {
  return (bytes: Uint8Array) => new TextDecoder(label).decode(bytes)
}

function decodeDos(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  return latin.replace(/[\u0080-\u00ff]/g, (letter) => DOS.charAt(letter.charCodeAt(0) - 0x80))
}
