/**
 * How a part is written anew, in the process that takes a PDF apart: its pages with what their content uses, by a list of
 * what a page needs to look as it does. What is not on the list stays behind: metadata, outlines, layers, structure, names,
 * links, thumbnails, notes of other programs, and every resource that nothing draws.
 */
export const PART_PROGRAM = String.raw`
const DEEPEST = 30
const MOST_CONTENT = 64 * 1024 * 1024
const WHITE = ' \t\n\f\r\0'
const ENDS = WHITE + '()<>[]{}/%'

/** By the operator that names it, the last but one or last operand: the category of a resource. */
const USES = { Do: 'XObject', Tf: 'Font', gs: 'ExtGState', cs: 'ColorSpace', CS: 'ColorSpace', scn: 'Pattern', SCN: 'Pattern', sh: 'Shading' }

/** What fonts, images, patterns and states need, whatever they are in (ISO 32000-1, 7.4, 7.10, 8 and 9). */
const NEEDED = new Set((
  'Type Subtype BBox Matrix FormType Group S CS I K N ' +
  'Width Height ColorSpace BitsPerComponent Intent ImageMask Mask Decode Interpolate SMask SMaskInData Matte ' +
  'Filter DecodeParms Predictor Colors Columns EarlyChange EndOfLine EncodedByteAlign Rows EndOfBlock BlackIs1 JBIG2Globals ColorTransform ' +
  'BaseFont FirstChar LastChar Widths FontDescriptor Encoding ToUnicode DescendantFonts CIDSystemInfo DW W DW2 W2 CIDToGIDMap FontBBox FontMatrix ' +
  'FontName FontFamily FontStretch FontWeight Flags ItalicAngle Ascent Descent Leading CapHeight XHeight StemV StemH AvgWidth MaxWidth MissingWidth ' +
  'FontFile FontFile2 FontFile3 Length1 Length2 Length3 BaseEncoding Differences CMapName WMode UseCMap Registry Ordering Supplement ' +
  'Alternate Range WhitePoint BlackPoint Gamma FunctionType Domain Size BitsPerSample Order Encode C0 C1 Functions Bounds ' +
  'ShadingType Background AntiAlias Coords Function Extend BitsPerCoordinate BitsPerFlag VerticesPerRow ' +
  'PatternType PaintType TilingType XStep YStep Shading ExtGState ' +
  'LW LC LJ ML D RI OP op OPM Font BG BG2 UCR UCR2 TR TR2 FL SM SA BM CA ca AIS TK G BC'
).split(' '))

/** The operators of a content stream, each with its operands as text and its place. @throws Error where it cannot be read */
function* operatorsOf(content, comments) {
  let at = 0
  let operands = []
  let from = 0
  const skip = () => {
    for (;;) {
      while (at < content.length && WHITE.includes(content[at])) at += 1
      if (content[at] !== '%') return
      const start = at
      while (at < content.length && content[at] !== '\n' && content[at] !== '\r') at += 1
      comments.push({ from: start, to: at })
    }
  }
  const word = () => {
    const start = at
    while (at < content.length && !ENDS.includes(content[at])) at += 1
    return content.slice(start, at)
  }
  const string = () => {
    let open = 0
    do {
      if (at >= content.length) throw new Error('string')
      if (content[at] === '\\') at += 1
      else if (content[at] === '(') open += 1
      else if (content[at] === ')') open -= 1
      at += 1
    } while (open > 0)
  }
  const value = (depth) => {
    if (depth > DEEPEST) throw new Error('deep')
    skip()
    const start = at
    const first = content[at]
    if (first === '(') string()
    else if (first === '/') { at += 1; word() }
    else if (content.startsWith('<<', at) || first === '[') {
      const end = first === '[' ? ']' : '>>'
      at += end.length
      for (skip(); !content.startsWith(end, at); skip()) {
        if (at >= content.length) throw new Error('open')
        value(depth + 1)
      }
      at += end.length
    } else if (first === '<') {
      at = content.indexOf('>', at) + 1
      if (at === 0) throw new Error('hex')
    } else if (ENDS.includes(first)) throw new Error('sign')
    else word()
    return content.slice(start, at)
  }
  for (skip(); at < content.length; skip()) {
    if (operands.length === 0) from = at
    const said = value(0)
    if (/^[\[(<\/]|^[-+.\d]/.test(said) || said === 'true' || said === 'false' || said === 'null') operands.push(said)
    else {
      if (said === 'ID') {
        const end = /[\s\0]EI(?=[\s\0][ -~\s]{0,12}(?:[ -~\s]|$)|$)/g
        end.lastIndex = at
        const found = end.exec(content)
        if (!found) throw new Error('image')
        at = found.index + 3
      }
      yield { name: said, operands, from, to: at }
      operands = []
    }
    if (operands.length > 10000) throw new Error('operands')
  }
}

const nameOf = (text) => text.slice(1).replace(/#([\da-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)))

/** Content without marks for structure, layers and text to copy, and the resources it names. */
function readContent(content) {
  const used = { ColorSpace: new Set(['DefaultGray', 'DefaultRGB', 'DefaultCMYK']) }
  const use = (category, name) => { (used[category] ??= new Set()).add(name) }
  const cuts = []
  for (const { name, operands, from, to } of operatorsOf(content, cuts)) {
    const last = operands.at(name === 'Tf' ? -2 : -1)
    if (USES[name] && last?.startsWith('/')) use(USES[name], nameOf(last))
    // An inline image may name a colour space.
    if (name === 'ID') for (const operand of operands) if (operand.startsWith('/')) use('ColorSpace', nameOf(operand))
    if (name === 'BDC' || name === 'DP' || name === 'MP') cuts.push({ from, to, instead: name === 'BDC' ? '/P BMC' : '' })
  }
  let written = ''
  let kept = 0
  for (const { from, to, instead = '' } of cuts.sort((one, other) => one.from - other.from || other.to - one.to)) {
    if (from < kept) continue
    written += content.slice(kept, from) + instead
    kept = to
  }
  return { content: written + content.slice(kept), used }
}

function partWriter(library, whole) {
  const { PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfRef, PdfStream } = library
  const resolved = (object) => {
    let found = object
    for (let step = 0; found instanceof PdfRef; step += 1) {
      if (step > DEEPEST) throw new Error('refs')
      found = whole.getObject(found) ?? undefined
    }
    return found
  }
  const keyOf = (ref) => ref.objectNumber + ' ' + ref.generation
  const decoded = (stream) => {
    const filter = resolved(stream.get('Filter'))
    const plain = new PdfStream(stream, stream.data)
    const names = filter instanceof PdfArray ? new PdfArray([...filter].map(resolved)) : filter
    const parms = resolved(stream.get('DecodeParms'))
    if (names) plain.set('Filter', names)
    if (parms) plain.set('DecodeParms', parms instanceof PdfArray ? new PdfArray([...parms].map((one) => resolved(one) ?? new PdfDict())) : parms)
    const data = plain.getDecodedData()
    if (data.length > MOST_CONTENT) throw new Error('content')
    return data
  }
  const textOf = (stream) => Buffer.from(decoded(stream)).toString('latin1')

  return async function writePart(pageRefs) {
    const made = PDF.create()
    const { registry } = made.context
    const copies = new Map()

    const copy = (object, depth, outer) => {
      if (depth > DEEPEST) throw new Error('deep')
      if (object instanceof PdfRef) {
        const key = keyOf(object)
        if (!copies.has(key)) {
          const found = resolved(object)
          if (found === undefined) return undefined
          const ref = registry.allocateRef()
          copies.set(key, ref)
          registry.registerAt(ref, copyFound(found, depth, outer))
        }
        return copies.get(key)
      }
      return object instanceof PdfStream ? registry.register(copyFound(object, depth, outer)) : copyFound(object, depth, outer)
    }
    const copyFound = (object, depth, outer) => {
      if (object instanceof PdfArray) return new PdfArray([...object].flatMap((one) => copy(one, depth + 1, outer) ?? []))
      if (object instanceof PdfStream && isDrawn(object)) return copyContent(object, depth, outer)
      if (object instanceof PdfStream) return withEntries(new PdfStream([], object.data), object, depth, outer)
      if (object instanceof PdfDict) return copyDict(object, depth, outer)
      return object
    }
    const withEntries = (target, source, depth, outer) => {
      for (const [{ value: key }, value] of source) {
        if (!NEEDED.has(key)) continue
        const kept = copy(value, depth + 1, outer)
        if (kept !== undefined) target.set(key, kept)
      }
      return target
    }
    const isDrawn = (stream) => (
      resolved(stream.get('Subtype'))?.value === 'Form' || resolved(stream.get('PatternType'))?.value === 1
    )
    const copyContent = (stream, depth, outer) => {
      const { content, used } = readContent(textOf(stream))
      const target = withEntries(new PdfStream([], Buffer.from(content, 'latin1')), stream, depth, outer)
      target.delete('Filter')
      target.delete('DecodeParms')
      const own = resolved(stream.get('Resources')) ?? outer
      target.set('Resources', resourcesFor(used, own, depth))
      return target
    }
    const copyDict = (dict, depth, outer) => {
      const target = withEntries(new PdfDict(), dict, depth, outer)
      if (resolved(dict.get('Subtype'))?.value !== 'Type3') return target
      const procs = resolved(dict.get('CharProcs'))
      const own = resolved(dict.get('Resources')) ?? outer
      const copied = new PdfDict()
      const uses = {}
      for (const [{ value: glyph }, proc] of procs ?? []) {
        const stream = resolved(proc)
        if (!(stream instanceof PdfStream)) continue
        const { content, used } = readContent(textOf(stream))
        for (const [category, names] of Object.entries(used))
          for (const name of names) (uses[category] ??= new Set()).add(name)
        copied.set(glyph, registry.register(new PdfStream([], Buffer.from(content, 'latin1'))))
      }
      target.set('CharProcs', copied)
      target.set('Resources', resourcesFor(uses, own, depth))
      return target
    }
    const resourcesFor = (used, from, depth) => {
      const resources = new PdfDict()
      if (!(from instanceof PdfDict)) return resources
      for (const [category, names] of Object.entries(used)) {
        const all = resolved(from.get(category))
        if (!(all instanceof PdfDict)) continue
        const kept = new PdfDict()
        for (const name of names) {
          const found = all.get(name)
          const copied = found === undefined ? undefined : copy(found, depth + 1, from)
          if (copied !== undefined) kept.set(name, copied)
        }
        if (kept.size > 0) resources.set(category, kept)
      }
      return resources
    }

    const inherited = (page, key) => {
      let node = page
      for (let step = 0; node instanceof PdfDict && step < DEEPEST; step += 1) {
        const found = resolved(node.get(key))
        if (found !== undefined) return found
        node = resolved(node.get('Parent'))
      }
      return undefined
    }
    const stamps = (page) => [...(resolved(page.get('Annots')) ?? [])].flatMap((one) => {
      const note = resolved(one)
      const flags = resolved(note?.get?.('F'))?.value ?? 0
      if (!(note instanceof PdfDict) || (flags & 2) !== 0 || resolved(note.get('Subtype'))?.value === 'Popup') return []
      let look = resolved(note.get('AP'))?.get?.('N')
      if (!(resolved(look) instanceof PdfStream)) look = resolved(look)?.get?.(resolved(note.get('AS'))?.value ?? 'Off')
      if (!(resolved(look) instanceof PdfStream)) return []
      const stamp = PdfDict.of({ Type: PdfName.of('Annot'), Subtype: PdfName.of('Stamp'), F: PdfNumber.of(flags & ~1) })
      stamp.set('Rect', copy(resolved(note.get('Rect')), 0))
      stamp.set('AP', PdfDict.of({ N: copy(look, 0) }))
      return [registry.register(stamp)]
    })
    const pageOf = (ref, parent) => {
      const page = resolved(ref)
      const contents = resolved(page.get('Contents'))
      const streams = contents instanceof PdfArray ? [...contents].map(resolved) : [contents]
      const { content, used } = readContent(streams.filter(Boolean).map(textOf).join('\n'))
      const target = PdfDict.of({ Type: PdfName.of('Page'), Parent: parent })
      for (const key of ['MediaBox', 'CropBox', 'Rotate']) {
        const found = inherited(page, key)
        if (found !== undefined) target.set(key, copy(found, 0))
      }
      for (const key of ['UserUnit', 'Group']) {
        const found = resolved(page.get(key))
        if (found !== undefined) target.set(key, copy(found, 0))
      }
      target.set('Contents', registry.register(new PdfStream([], Buffer.from(content, 'latin1'))))
      target.set('Resources', resourcesFor(used, inherited(page, 'Resources'), 0))
      const notes = stamps(page)
      if (notes.length > 0) target.set('Annots', new PdfArray(notes))
      return registry.register(target)
    }

    const { trailer } = made.context.info
    trailer.delete('Info')
    const catalog = registry.getObject(trailer.get('Root'))
    for (const key of [...catalog.keys()]) if (!['Type', 'Pages'].includes(key.value)) catalog.delete(key)
    const parent = catalog.get('Pages')
    const kids = pageRefs.map((ref) => pageOf(ref, parent))
    const tree = registry.getObject(parent)
    tree.set('Kids', new PdfArray(kids))
    tree.set('Count', PdfNumber.of(kids.length))
    return made.save({ useXRefStream: false })
  }
}
`
