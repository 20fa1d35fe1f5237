import { WINDOWS_1252 } from '~/domain/values/windows-1252'

/**
 * Reads a payslip before it is published, in the process that splits PDFs: byte by byte, without the library
 * that wrote it. Returns all content as text, drawn or not: strings in objects, names, streams in every
 * encoding that a font of the file defines, comments, and bytes between the objects.
 *
 * Longer than 200 lines: it reads the whole format by itself, so as to share nothing with that library.
 */
export const READING_PROGRAM = String.raw`
const { inflateSync, constants } = require('node:zlib')
const MOST_TEXT = 4_000_000
const MOST_AT_ONCE = 500_000
/** Characters per piece, and how many of them the next piece repeats, for words across the cut. */
const LONGEST_TEXT = 20_000
const OVERLAP = 300
const MOST_DECODED = 48 * 1024 * 1024
const READ_DEPTH = 60
const JOINT = '\u2063'
const IMAGE_FILTERS = ['DCTDecode', 'DCT', 'JPXDecode', 'JBIG2Decode', 'CCITTFaxDecode', 'CCF']
const TABLES = ['CIDSet', 'CIDToGIDMap', 'JBIG2Globals', 'FontFile', 'FontFile2', 'FontFile3']
const HIDES = ['JS', 'XFA', 'EF', 'EmbeddedFiles', 'Encrypt', 'RichMediaContent']
const ACCENTS = { acute: '\u0301', grave: '\u0300', circumflex: '\u0302', dieresis: '\u0308', tilde: '\u0303', ring: '\u030a', caron: '\u030c', cedilla: '\u0327', ogonek: '\u0328', breve: '\u0306', macron: '\u0304', dotaccent: '\u0307', hungarumlaut: '\u030b', commaaccent: '\u0326' }
const GLYPHS = { space: ' ', hyphen: '-', minus: '-', period: '.', comma: ',', slash: '/', colon: ':', semicolon: ';', parenleft: '(', parenright: ')', plus: '+', equal: '=', ampersand: '&', quotesingle: "'", quoteright: '\u2019', quotedbl: '"', at: '@', underscore: '_', numbersign: '#', percent: '%', asterisk: '*', section: '\u00a7', Euro: '\u20ac', bullet: '\u2022', endash: '\u2013', emdash: '\u2014', germandbls: '\u00df', ae: '\u00e6', AE: '\u00c6', oe: '\u0153', OE: '\u0152', oslash: '\u00f8', Oslash: '\u00d8', lslash: '\u0142', Lslash: '\u0141', dotlessi: '\u0131', eth: '\u00f0', thorn: '\u00fe', zero: '0', one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9' }

// Some Node versions lose these letters in Windows-1252; strings outside content may be in PDFDocEncoding.
const WINDOWS_1252 = ${JSON.stringify(WINDOWS_1252)}
const PDF_DOC = '\u2022\u2020\u2021\u2026\u2014\u2013\u0192\u2044\u2039\u203a\u2212\u2030\u201e\u201c\u201d\u2018\u2019\u201a\u2122\ufb01\ufb02\u0141\u0152\u0160\u0178\u017d\u0131\u0142\u0153\u0161\u017e'

const UNREADABLE = { texts: [], pages: [], drawn: [], unread: 'streams', isAllShown: false }

class Unread extends Error {}

/** PDF values: names as { name }, strings as { bytes }, references as { ref }, keywords as text. */
function syntaxOf(raw, from = 0) {
  let at = from
  const isWhite = (sign) => sign !== undefined && ' \t\n\f\r\0'.includes(sign)
  const comments = []
  const skip = () => {
    for (;;) {
      while (isWhite(raw[at])) at += 1
      if (raw[at] !== '%') return
      const start = at
      while (at < raw.length && raw[at] !== '\n' && raw[at] !== '\r') at += 1
      comments.push(raw.slice(start + 1, at))
    }
  }
  const literal = () => {
    let open = 1
    let bytes = ''
    for (at += 1; ; at += 1) {
      const sign = raw[at]
      if (sign === undefined) throw new Unread()
      if (sign === '\\') {
        at += 1
        const octal = /^[0-7]{1,3}/.exec(raw.slice(at, at + 3))
        if (octal) { bytes += String.fromCharCode(parseInt(octal[0], 8) & 255); at += octal[0].length - 1 }
        else if (raw[at] === '\r') { if (raw[at + 1] === '\n') at += 1 }
        else if (raw[at] !== '\n') bytes += { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }[raw[at]] ?? raw[at] ?? ''
        continue
      }
      if (sign === '(') open += 1
      if (sign === ')') open -= 1
      if (open === 0) break
      bytes += sign
    }
    at += 1
    return { bytes }
  }
  const hex = () => {
    const end = raw.indexOf('>', at)
    if (end < 0) throw new Unread()
    const digits = raw.slice(at + 1, end).replace(/[^\da-f]/gi, '')
    at = end + 1
    return { bytes: Buffer.from(digits.length % 2 ? digits + '0' : digits, 'hex').toString('latin1') }
  }
  const word = () => {
    const found = /[^ \t\n\f\r\0()<>[\]{}\/%]*/y
    found.lastIndex = at
    const [piece] = found.exec(raw)
    at += piece.length
    return piece
  }
  const until = (end, depth) => {
    const values = []
    for (skip(); !raw.startsWith(end, at); skip()) {
      if (at >= raw.length) throw new Unread()
      values.push(value(depth + 1))
      if (values.at(-1) === 'R' && values.length > 2) values.push({ ref: Number(values.splice(-3)[0]) })
    }
    at += end.length
    return values
  }
  const value = (depth = 0) => {
    if (depth > READ_DEPTH) throw new Unread()
    skip()
    const sign = raw[at]
    if (sign === undefined) return undefined
    if (sign === '(') return literal()
    if (sign === '/') { at += 1; return { name: word().replace(/#([\da-f]{2})/gi, (_, code) => String.fromCharCode(parseInt(code, 16))) } }
    if (sign === '[') { at += 1; return until(']', depth) }
    if (raw.startsWith('<<', at)) {
      at += 2
      const entries = until('>>', depth)
      const dict = new Map()
      for (let index = 0; index + 1 < entries.length; index += 2) dict.set(entries[index]?.name ?? String(entries[index]), entries[index + 1])
      return dict
    }
    if (sign === '<') return hex()
    const piece = word()
    if (piece === '') at += 1
    return piece === '' ? sign : piece
  }
  return { value, skip, comments, place: () => at, jump: (to) => { at = to } }
}

function unpredicted(data, parms) {
  const predictor = Number(parms?.get?.('Predictor') ?? 1)
  if (predictor < 2) return data
  if (predictor < 10) throw new Unread()
  const width = Math.ceil((Number(parms.get('Columns') ?? 1) * Number(parms.get('Colors') ?? 1) * Number(parms.get('BitsPerComponent') ?? 8)) / 8)
  const step = Math.max(1, Math.floor((Number(parms.get('Colors') ?? 1) * Number(parms.get('BitsPerComponent') ?? 8)) / 8))
  const out = Buffer.alloc(Math.ceil(data.length / (width + 1)) * width)
  for (let row = 0, at = 0; at < data.length; row += 1, at += width + 1) {
    for (let x = 0; x < width; x += 1) {
      const left = x >= step ? out[row * width + x - step] : 0
      const up = row > 0 ? out[(row - 1) * width + x] : 0
      const corner = row > 0 && x >= step ? out[(row - 1) * width + x - step] : 0
      const near = [left, up, corner].map((one) => Math.abs(left + up - corner - one))
      const paeth = near[0] <= near[1] && near[0] <= near[2] ? left : near[1] <= near[2] ? up : corner
      out[row * width + x] = (data[at + 1 + x] ?? 0) + [0, left, up, (left + up) >> 1, paeth][data[at]]
    }
  }
  return out
}

function ascii85(text) {
  const digits = text.replace(/\s|~>[^]*$/g, '').replace(/^<~/, '').replace(/z/g, '!!!!!')
  const out = []
  for (let at = 0; at < digits.length; at += 5) {
    const five = digits.slice(at, at + 5)
    let sum = 0
    for (const sign of five.padEnd(5, 'u')) sum = sum * 85 + sign.charCodeAt(0) - 33
    out.push(...[24, 16, 8, 0].slice(0, five.length - 1).map((bits) => Math.floor(sum / 2 ** bits) & 255))
  }
  return Buffer.from(out)
}

function runLength(data) {
  const out = []
  for (let at = 0; at < data.length && data[at] !== 128; ) {
    const length = data[at]
    if (length < 128) { out.push(data.subarray(at + 1, at + 2 + length)); at += length + 2 }
    else { out.push(Buffer.alloc(257 - length, data[at + 1])); at += 2 }
  }
  return Buffer.concat(out)
}

/** @throws Unread */
function decodedStream(dict, data, resolved) {
  const listed = (value) => { const found = resolved(value); return Array.isArray(found) ? found.map(resolved) : found === undefined ? [] : [found] }
  const parms = listed(dict.get('DecodeParms') ?? dict.get('DP'))
  let bytes = data
  for (const [index, filter] of listed(dict.get('Filter') ?? dict.get('F')).entries()) {
    const name = filter?.name
    if (IMAGE_FILTERS.includes(name)) return bytes
    if (name === 'FlateDecode' || name === 'Fl') {
      try { bytes = inflateSync(bytes, { maxOutputLength: MOST_DECODED, finishFlush: constants.Z_SYNC_FLUSH }) } catch { throw new Unread() }
      bytes = unpredicted(bytes, parms[index])
    } else if (name === 'ASCIIHexDecode' || name === 'AHx') bytes = Buffer.from(bytes.toString('latin1').replace(/>[^]*$/, '').replace(/[^\da-f]/gi, ''), 'hex')
    else if (name === 'ASCII85Decode' || name === 'A85') bytes = ascii85(bytes.toString('latin1'))
    else if (name === 'RunLengthDecode' || name === 'RL') bytes = runLength(bytes)
    else throw new Unread()
  }
  return bytes
}

const utf16 = (bytes) => Buffer.from(bytes, 'latin1').subarray(0, bytes.length & ~1).swap16().toString('utf16le')

function plainString(bytes) {
  if (bytes.startsWith('\xfe\xff')) return utf16(bytes.slice(2))
  if (bytes.startsWith('\xff\xfe')) return Buffer.from(bytes.slice(2), 'latin1').toString('utf16le')
  const utf8 = Buffer.from(bytes, 'latin1').toString('utf8')
  if (!utf8.includes('\ufffd')) return utf8
  const [windows, document] = [inTable(bytes, WINDOWS_1252), inTable(bytes, PDF_DOC)]
  return windows === document ? windows : windows + '\n' + document
}

/** Latin-1 except for 80 to 9F. */
function inTable(bytes, table) {
  return bytes.replace(/[\x80-\x9f]/g, (one) => table[one.charCodeAt(0) - 0x80] ?? one)
}

function cmapOf(text) {
  const codes = new Map()
  const syntax = syntaxOf(text)
  let held = []
  const number = (bytes) => [...bytes].reduce((sum, sign) => sum * 256 + sign.charCodeAt(0), 0)
  for (let value = syntax.value(); value !== undefined; value = syntax.value()) {
    if (value === 'endbfchar') for (let index = 0; index + 1 < held.length; index += 2) codes.set(number(held[index].bytes), utf16(held[index + 1].bytes ?? ''))
    if (value === 'endbfrange') for (let index = 0; index + 2 < held.length; index += 3) {
      const [first, last, to] = [number(held[index].bytes), number(held[index + 1].bytes), held[index + 2]]
      for (let code = first; code <= Math.min(last, first + 65535); code += 1) {
        const piece = utf16((Array.isArray(to) ? to[code - first]?.bytes : to.bytes) ?? '')
        codes.set(code, Array.isArray(to) ? piece : piece.slice(0, -1) + String.fromCharCode(piece.charCodeAt(piece.length - 1) + code - first))
      }
    }
    held = typeof value === 'string' ? [] : [...held, value]
    if (codes.size > 70000) throw new Unread()
  }
  return codes
}

function glyphText(glyph) {
  const [base] = glyph.split('.')
  const code = /^(?:uni|u)([\dA-F]{4,6})$/.exec(base)
  if (code) return String.fromCodePoint(Math.min(parseInt(code[1], 16), 0x10ffff))
  if (/^[A-Za-z]$/.test(base)) return base
  const accented = /^([A-Za-z])([a-z]+)$/.exec(base)
  if (GLYPHS[base] !== undefined) return GLYPHS[base]
  return accented && ACCENTS[accented[2]] ? (accented[1] + ACCENTS[accented[2]]).normalize('NFC') : undefined
}

/** Decoder of a font's codes; undefined if there is none. */
function decoderOf(font, { resolved, streamText }) {
  const encoding = resolved(font.get('Encoding'))
  const isWide = resolved(font.get('Subtype'))?.name === 'Type0'
  const mapped = font.has('ToUnicode') ? cmapOf(streamText(font.get('ToUnicode')) ?? '') : new Map()
  if (isWide) {
    if (mapped.size === 0) return /UCS2|UTF16/.test(encoding?.name ?? '') ? utf16 : undefined
    return (bytes) => bytes.replace(/[^]{2}/g, (two) => mapped.get(two.charCodeAt(0) * 256 + two.charCodeAt(1)) ?? '\ufffd')
  }
  const described = resolved(font.get('FontDescriptor'))
  const isOfItsOwn = ['FontFile', 'FontFile2', 'FontFile3'].some((key) => described?.has?.(key)) && (Number(described.get('Flags')) & 4) !== 0
  // Only the font's own tables give its codes a meaning.
  if (mapped.size === 0 && encoding === undefined && isOfItsOwn) return undefined
  const base = encoding?.name ?? resolved(encoding?.get?.('BaseEncoding'))?.name
  const macintosh = base === 'MacRomanEncoding' ? new TextDecoder('macintosh') : undefined
  const glyphs = new Map()
  let code = 0
  for (const one of resolved(encoding?.get?.('Differences')) ?? []) {
    if (one?.name === undefined) code = Number(one)
    else { glyphs.set(code, glyphText(one.name)); code += 1 }
  }
  return (bytes) => bytes.replace(/[^]/g, (one) => {
    const number = one.charCodeAt(0)
    if (mapped.has(number)) return mapped.get(number)
    if (glyphs.has(number)) return glyphs.get(number) ?? '\ufffd'
    if (number < 32) return '\ufffd'
    return macintosh ? macintosh.decode(Buffer.from([number])) : inTable(one, WINDOWS_1252)
  })
}

/** Image data has mostly bytes above ASCII. */
const isWordy = (run) => run.replace(/[^\x80-\xff]/g, '').length * 2 < run.length

const binaryRuns = (bytes) => {
  const raw = bytes.toString('latin1')
  const narrow = raw.match(/[\dA-Za-z\x80-\xff .,\/-]{8,}/g) ?? []
  const wide = raw.match(/(?:[\0\x01][\dA-Za-z\x80-\xff .,\/-]){8,}/g) ?? []
  return [...narrow.filter(isWordy).map(plainString), ...wide.map(utf16)].join('\n')
}

function stringsIn(value, take, depth = 0) {
  if (depth > READ_DEPTH) throw new Unread()
  if (value?.bytes !== undefined) take(value.bytes)
  else if (value?.name !== undefined) take(value.name)
  else if (Array.isArray(value)) for (const one of value) stringsIn(one, take, depth + 1)
  else if (value instanceof Map) for (const [key, one] of value) { take(key); stringsIn(one, take, depth + 1) }
}

/** Streams that are fonts or number tables, found by their references: their own dictionaries need not say so. */
function tablesIn(value, take) {
  if (Array.isArray(value)) {
    if (['Indexed', 'I'].includes(value[0]?.name) && value[3]?.ref !== undefined) take(value[3].ref)
    for (const one of value) tablesIn(one, take)
  }
  if (!(value instanceof Map)) return
  for (const [key, one] of value) {
    if (TABLES.includes(key) && one?.ref !== undefined) take(one.ref)
    tablesIn(one, take)
  }
}

function hides(value) {
  if (Array.isArray(value)) return value.some(hides)
  return value instanceof Map && [...value].some(([key, one]) => HIDES.includes(key) || hides(one))
}

/** Text of a content stream, as pieces with their font name and as plain strings; and whether any is invisible. */
function contentPieces(text) {
  const syntax = syntaxOf(text)
  const pieces = []
  const others = []
  let held = []
  let font
  let isHidden = false
  for (let value = syntax.value(); value !== undefined; value = syntax.value()) {
    if (typeof value !== 'string' || /^[-+.\d]/.test(value)) { held.push(value); continue }
    if (value === 'Tf') font = held.at(-2)?.name
    if (value === 'Tr' && ['3', '7'].includes(held.at(-1))) isHidden = true
    if (value === 'ID') {
      const end = text.slice(syntax.place()).search(/[\s\0]EI(?=[\s\0]|$)/)
      if (end < 0) throw new Unread()
      others.push(binaryRuns(Buffer.from(text.slice(syntax.place(), syntax.place() + end), 'latin1')))
      syntax.jump(syntax.place() + end + 3)
    }
    const isShown = ['Tj', 'TJ', "'", '"'].includes(value)
    if (isShown) for (const one of held) stringsIn(one, (bytes) => pieces.push({ bytes, font }))
    else for (const one of held) stringsIn(one, (piece) => others.push(piece))
    held = []
  }
  for (const one of held) stringsIn(one, (piece) => others.push(piece))
  return { pieces, isHidden, others: [...others, ...syntax.comments] }
}

function readRaw(bytes) {
  const raw = Buffer.from(bytes).toString('latin1')
  const objects = new Map()
  const streams = []
  const texts = []
  const reading = { texts, unread: null, isAllShown: true }
  const cannot = (what) => { if (reading.unread !== 'streams') reading.unread = what }
  const add = (text) => { if (text !== '') texts.push(text) }
  const resolved = (value) => {
    let found = value
    for (let step = 0; found?.ref !== undefined && step < READ_DEPTH; step += 1) found = objects.get(found.ref)
    return found
  }
  const keep = (number, value) => {
    const all = []
    stringsIn(value, (piece) => all.push(plainString(piece)))
    add(all.join('\n'))
    if (hides(value)) cannot('streams')
    objects.set(number, value)
  }

  let consumed = 0
  const heads = /(\d+)\s+\d+\s+obj\b/g
  for (let head = heads.exec(raw); head; head = heads.exec(raw)) {
    add(raw.slice(consumed, head.index))
    const syntax = syntaxOf(raw, heads.lastIndex)
    const value = syntax.value()
    add(syntax.comments.join('\n'))
    keep(Number(head[1]), value)
    syntax.skip()
    consumed = syntax.place()
    const begin = /stream(?:\r\n|\n|\r)/y
    begin.lastIndex = consumed
    if (value instanceof Map && begin.test(raw)) {
      const length = Number(value.get('Length'))
      const told = begin.lastIndex + length
      const isTold = Number.isInteger(length) && /^\s{0,2}endstream/.test(raw.slice(told, told + 12))
      const end = isTold ? told : raw.indexOf('endstream', begin.lastIndex)
      if (end < 0) throw new Unread()
      streams.push({ dict: value, data: Buffer.from(raw.slice(begin.lastIndex, end), 'latin1'), number: Number(head[1]) })
      consumed = end
    }
    heads.lastIndex = consumed
  }
  add(raw.slice(consumed))

  const decoded = []
  for (const stream of streams) {
    try { decoded.push({ ...stream, bytes: decodedStream(stream.dict, stream.data, resolved) }) } catch (error) {
      if (!(error instanceof Unread)) throw error
      cannot(resolved(stream.dict.get('Subtype'))?.name === 'Image' ? 'type' : 'streams')
    }
  }
  for (const { dict, bytes } of decoded) {
    if (resolved(dict.get('Type'))?.name !== 'ObjStm') continue
    const text = bytes.toString('latin1')
    const heads = syntaxOf(text)
    const first = Number(dict.get('First'))
    for (let index = 0; index < Number(dict.get('N')); index += 1) {
      const [number, place] = [Number(heads.value()), Number(heads.value())]
      keep(number, syntaxOf(text, first + place).value())
    }
  }

  const byNumber = new Map(decoded.map(({ number, bytes }) => [number, bytes]))
  const streamText = (value) => byNumber.get(value?.ref)?.toString('latin1')
  const fonts = new Map()
  const seen = new Map()
  const lookForFonts = (value, depth = 0) => {
    if (depth > READ_DEPTH) throw new Unread()
    if (Array.isArray(value)) for (const one of value) lookForFonts(one, depth + 1)
    if (!(value instanceof Map)) return
    for (const [name, one] of resolved(value.get('Font')) instanceof Map ? resolved(value.get('Font')) : []) {
      const font = resolved(one)
      if (!(font instanceof Map)) continue
      if (!seen.has(font)) seen.set(font, { decode: decoderOf(font, { resolved, streamText }) })
      fonts.set(name, new Set([...(fonts.get(name) ?? []), seen.get(font)]))
    }
    for (const one of value.values()) lookForFonts(one, depth + 1)
  }
  for (const value of objects.values()) lookForFonts(value)

  const tables = new Set()
  for (const value of objects.values()) tablesIn(value, (number) => tables.add(number))

  const readTable = (bytes) => {
    add(binaryRuns(bytes))
    // Other content streams can be read like this; bytes of a table mostly cannot.
    try { add(contentPieces(bytes.toString('latin1')).pieces.map((piece) => plainString(piece.bytes)).join(JOINT)) } catch (error) {
      if (!(error instanceof Unread)) throw error
    }
  }

  const readContent = (text) => {
    const { pieces, isHidden, others } = contentPieces(text)
    add(others.map(plainString).join('\n'))
    if (isHidden) reading.isAllShown = false
    const ways = Math.max(1, ...pieces.map(({ font }) => fonts.get(font)?.size ?? 0))
    if (ways > 16) cannot('streams')
    for (let way = 0; way < Math.min(ways, 16); way += 1) {
      add(pieces.map(({ bytes, font }) => {
        const offered = [...(fonts.get(font) ?? [])]
        if (offered.length === 0) return plainString(bytes)
        const { decode } = offered[way % offered.length]
        const piece = decode?.(bytes) ?? '\ufffd'
        if (piece.includes('\ufffd')) cannot(isHidden ? 'streams' : 'type')
        return piece
      }).join(JOINT))
    }
    if (fonts.size > 0) add(pieces.map(({ bytes }) => plainString(bytes)).join(JOINT))
    if (pieces.some(({ bytes }) => bytes.includes('\0'))) add(pieces.map(({ bytes }) => utf16(bytes)).join(JOINT))
  }

  for (const { dict, bytes, number } of decoded) {
    if (tables.has(number)) { readTable(bytes); continue }
    const type = resolved(dict.get('Type'))?.name
    const subtype = resolved(dict.get('Subtype'))?.name
    const text = bytes.toString('latin1')
    if (type === 'XRef') continue
    if (type === 'ObjStm') continue
    if (type === 'EmbeddedFile') cannot('streams')
    else if (type === 'Metadata') { add(bytes.toString('utf8')); add(text) }
    else if (/begincmap/.test(text.slice(0, 2000))) { for (const piece of cmapOf(text).values()) if (piece.length > 1) add(piece) }
    else if (subtype === 'Image' || subtype === 'Type1C' || subtype === 'CIDFontType0C' || subtype === 'OpenType' || dict.has('Length1') || dict.has('FunctionType') || dict.has('ShadingType') || dict.has('N') || dict.has('CIDSet') || /^\xff\xd8|^\x89PNG|^[^]{36}acsp/.test(text)) add(binaryRuns(bytes))
    else {
      const odd = text.slice(0, 100_000).replace(/\((?:[^()\\]|\\[^])*\)|[\t\n\r\f -~]/g, '').length
      if (odd > 64 && odd > text.length / 8 && !/\bBI\b/.test(text)) cannot('streams')
      readContent(text)
    }
  }
  return reading
}

async function readSlip(bytes) {
  let reading
  try { reading = readRaw(bytes) } catch (error) {
    if (!(error instanceof Unread)) throw error
    reading = UNREADABLE
  }
  if (reading.texts.reduce((sum, { length }) => sum + length, 0) > MOST_TEXT) reading = UNREADABLE
  const document = await openForReading(bytes.slice())
  const pages = []
  const drawn = []
  const texts = [...reading.texts]
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const all = await piecesOf(page)
    const [left, bottom, right, top] = page.view
    drawn.push(all.map(({ text }) => text).join(''))
    texts.push(all.map(({ text }) => text).join(JOINT))
    pages.push(all.filter(({ x, y }) => x >= left && x <= right && y >= bottom && y <= top))
    page.cleanup()
  }
  await document.destroy()
  return { ...reading, texts, pages, drawn }
}

function* shortTexts(text) {
  let from = 0
  while (text.length - from > LONGEST_TEXT) {
    const end = from + lastGap(text.slice(from, from + LONGEST_TEXT))
    yield text.slice(from, end)
    from = end - OVERLAP + lastGap(text.slice(end - OVERLAP, end - OVERLAP / 2))
  }
  yield text.slice(from)
}

function lastGap(text) {
  return Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n'), text.lastIndexOf(JOINT), Math.floor(text.length / 2))
}

function sayReading({ pages, texts, unread, isAllShown, unseen }) {
  for (const shown of pages) say({ shown })
  let batch = []
  let length = 0
  for (const text of texts.flatMap((one) => [...shortTexts(one)])) {
    if (length + text.length > MOST_AT_ONCE) {
      say({ texts: batch })
      batch = []
      length = 0
    }
    batch.push(text)
    length += text.length
  }
  say({ texts: batch })
  for (const text of shortTexts(unseen ?? '')) say({ unseen: text })
  say({ unread, isAllShown })
}
`
