/**
 * Rewrites a part, in the process that splits a PDF: its pages with what their content uses, by a list of what
 * determines how a page looks. Everything else is dropped: metadata, outlines, layers, structure, names, links,
 * thumbnails, private data of other programs, and all resources that are never drawn.
 *
 * Longer than 200 lines: rewriting one object rewrites the next, from pages down to fonts.
 */
export const PART_PROGRAM = String.raw`
const DEEPEST = 30
const MOST_CONTENT = 64 * 1024 * 1024
const MOST_DRAWINGS = 500_000
/** Share of a page that a picture may exceed its edges by: a bleed, not the rest of a larger sheet. */
const MOST_BEYOND = 0.1
/** Printer's marks have fewer paths; more are letters drawn as paths. */
const MOST_PATHS_BEYOND = 60
const WHITE = ' \t\n\f\r\0'
const ENDS = WHITE + '()<>[]{}/%'

/** Resource category by the operator that names it in its last or last but one operand. */
const USES = { Do: 'XObject', Tf: 'Font', gs: 'ExtGState', cs: 'ColorSpace', CS: 'ColorSpace', scn: 'Pattern', SCN: 'Pattern', sh: 'Shading' }

/** Keys that fonts, images, patterns and states need anywhere (ISO 32000-1, 7.4, 7.10, 8 and 9). */
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

/** Operators of a content stream with operands as text and offset. @throws Error if unreadable */
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
    const token = value(0)
    if (/^[\[(<\/]|^[-+.\d]/.test(token) || token === 'true' || token === 'false' || token === 'null') operands.push(token)
    else {
      if (token === 'ID') {
        const end = /[\s\0]EI(?=[\s\0][ -~\s]{0,12}(?:[ -~\s]|$)|$)/g
        end.lastIndex = at
        const found = end.exec(content)
        if (!found) throw new Error('image')
        at = found.index + 3
      }
      yield { name: token, operands, from, to: at }
      operands = []
    }
    if (operands.length > 10000) throw new Error('operands')
  }
}

const nameOf = (text) => text.slice(1).replace(/#([\da-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)))

const product = ([a, b, c, d, e, f], [A, B, C, D, E, F]) => (
  [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F]
)
const boxOf = (points) => {
  const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis]))
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}
const moved = ([left, bottom, right, top], [a, b, c, d, e, f]) => (
  boxOf([[left, bottom], [right, bottom], [left, top], [right, top]].map(([x, y]) => [a * x + c * y + e, b * x + d * y + f]))
)
const common = (one, other) => one.map((side, index) => (index < 2 ? Math.max : Math.min)(side, other[index]))
const areaOf = ([left, bottom, right, top]) => Math.max(0, right - left) * Math.max(0, top - bottom)
const UNIT = [0, 0, 1, 1]
const UNMOVED = [1, 0, 0, 1, 0, 0]
const EVERYWHERE = [-1e9, -1e9, 1e9, 1e9]
const PAINTS = ['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'n']

/** Tracks where content draws images, forms and paths, in its own coordinates. */
function tracker() {
  const drawings = []
  const states = []
  let state = { matrix: UNMOVED, clip: EVERYWHERE }
  let points = []
  let isClip = false
  let lowest = 0
  return {
    drawings,
    /** Unclosed states; negative if more were closed than opened. */
    opens: () => (lowest < 0 ? lowest : states.length),
    take(name, operands) {
      const numbers = operands.map(Number)
      if (name === 'q') states.push(state)
      else if (name === 'Q') {
        lowest = Math.min(lowest, states.length - 1)
        state = states.pop() ?? state
      }
      else if (name === 'cm') state = { ...state, matrix: product(numbers, state.matrix) }
      else if (name === 'Do') drawings.push({ ...state, name: operands.at(-1) })
      else if (name === 'ID') drawings.push({ ...state, box: moved(UNIT, state.matrix), isPicture: true })
      else if (name === 're') points.push([numbers[0], numbers[1]], [numbers[0] + numbers[2], numbers[1] + numbers[3]])
      else if (name === 'm' || name === 'l' || name === 'c' || name === 'v' || name === 'y') points.push(numbers.slice(-2))
      else if (name === 'W' || name === 'W*') isClip = true
      else if (PAINTS.includes(name)) {
        const box = points.length > 0 && points.length < 10000 ? moved(boxOf(points), state.matrix) : undefined
        if (box && name !== 'n') drawings.push({ ...state, box })
        if (box && isClip) state = { ...state, clip: common(state.clip, box) }
        points = []
        isClip = false
      }
      if (drawings.length > MOST_DRAWINGS || states.length > MOST_DRAWINGS) throw new Error('drawings')
    },
  }
}

/** Content without marks for structure, layers and copied text, the resources it names, and where it draws. */
function readContent(content) {
  const { take, drawings, opens } = tracker()
  const used = { ColorSpace: new Set(['DefaultGray', 'DefaultRGB', 'DefaultCMYK']) }
  const use = (category, name) => { (used[category] ??= new Set()).add(name) }
  const cuts = []
  for (const { name, operands, from, to } of operatorsOf(content, cuts)) {
    take(name, operands)
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
  return { content: written + content.slice(kept), used, drawings, opens: opens() }
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
  const read = new Map()
  const contentOf = (form) => {
    if (!read.has(form)) read.set(form, readContent(textOf(form)))
    return read.get(form)
  }

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
      const { content, used } = contentOf(stream)
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
    /** Throws if images or paths extend beyond the visible page: a sheet cut into pages would be whole in each. */
    const refuseBeyond = ({ drawings, resources, view }) => {
      let paths = 0
      const look = ({ drawings, resources, matrix, clip }, depth) => {
        if (depth > DEEPEST) throw new Error('deep')
        const forms = resolved(resources?.get?.('XObject'))
        for (const { name, box, isPicture, ...state } of drawings) {
          const object = name && resolved(forms?.get?.(nameOf(name)))
          const own = common(clip, moved(state.clip, matrix))
          const isImage = isPicture || resolved(object?.get?.('Subtype'))?.value === 'Image'
          if (isImage || box) {
            const drawn = moved(box ?? UNIT, box ? matrix : product(state.matrix, matrix))
            if (isImage && areaOf(drawn) - areaOf(common(drawn, own)) > MOST_BEYOND * areaOf(view)) throw new Error('beyond')
            const isBeyond = drawn[0] > view[2] || drawn[2] < view[0] || drawn[1] > view[3] || drawn[3] < view[1]
            if (!isImage && isBeyond) paths += 1
          } else if (object instanceof PdfStream && isDrawn(object)) {
            const own = product(numbersOf(object.get('Matrix')) ?? UNMOVED, product(state.matrix, matrix))
            const inside = common(clip, common(moved(state.clip, matrix), moved(numbersOf(object.get('BBox')) ?? EVERYWHERE, own)))
            look({ ...contentOf(object), resources: resolved(object.get('Resources')) ?? resources, matrix: own, clip: inside }, depth + 1)
          }
          if (paths > MOST_PATHS_BEYOND) throw new Error('beyond')
        }
      }
      look({ drawings, resources, matrix: UNMOVED, clip: view }, 0)
    }
    const numbersOf = (array) => {
      const found = resolved(array)
      return found instanceof PdfArray ? [...found].map((one) => Number(resolved(one)?.value)) : undefined
    }
    const viewOf = (page) => {
      const [media = [0, 0, 612, 792], crop] = ['MediaBox', 'CropBox'].map((key) => {
        const box = numbersOf(inherited(page, key))
        return box && boxOf([box.slice(0, 2), box.slice(2)])
      })
      return crop ? common(crop, media) : media
    }

    /** Appearances of annotations and fields, to be drawn by the page itself. */
    const stamps = (page) => [...(resolved(page.get('Annots')) ?? [])].flatMap((one) => {
      const note = resolved(one)
      const flags = resolved(note?.get?.('F'))?.value ?? 0
      const kind = resolved(note?.get?.('Subtype'))?.value
      if (!(note instanceof PdfDict) || (flags & 2) !== 0 || kind === 'Popup') return []
      let look = resolved(note.get('AP'))?.get?.('N')
      if (!(resolved(look) instanceof PdfStream)) look = resolved(look)?.get?.(resolved(note.get('AS'))?.value ?? 'Off')
      const found = resolved(look)
      if (!(found instanceof PdfStream)) {
        // Viewers generate the appearance of these themselves, each slightly differently.
        const content = kind === 'Widget' ? inherited(note, 'V') : kind === 'FreeText' ? resolved(note.get('Contents')) : undefined
        if ((content?.bytes?.length > 0 || content?.value || content instanceof PdfArray) && inherited(note, 'FT')?.value !== 'Btn') throw new Error('look')
        return []
      }
      const rect = boxOf([0, 2].map((at) => numbersOf(note.get('Rect')).slice(at, at + 2)))
      const form = copyContent(found, 0, inherited(page, 'Resources'))
      form.set('Type', PdfName.of('XObject'))
      form.set('Subtype', PdfName.of('Form'))
      const [left, bottom, right, top] = moved(numbersOf(found.get('BBox')) ?? UNIT, numbersOf(found.get('Matrix')) ?? UNMOVED)
      const [across, up] = [(rect[2] - rect[0]) / (right - left || 1), (rect[3] - rect[1]) / (top - bottom || 1)]
      return [{ ref: registry.register(form), matrix: [across, 0, 0, up, rect[0] - left * across, rect[1] - bottom * up] }]
    })
    const withStamps = (page, { content, used, opens }, resources) => {
      const all = stamps(page)
      if (all.length === 0) return content
      if (opens < 0) throw new Error('states')
      const forms = resolved(resources.get('XObject')) ?? new PdfDict()
      resources.set('XObject', forms)
      const drawn = all.map(({ ref, matrix }, index) => {
        let name = 'Note' + index
        while (used.XObject?.has(name)) name += 'x'
        forms.set(name, ref)
        return 'q ' + matrix.map((one) => one.toFixed(5)).join(' ') + ' cm /' + name + ' Do Q'
      })
      return ['q', content, 'Q '.repeat(opens), 'Q', ...drawn].join('\n')
    }
    const pageOf = (ref, parent) => {
      const page = resolved(ref)
      const contents = resolved(page.get('Contents'))
      const streams = contents instanceof PdfArray ? [...contents].map(resolved) : [contents]
      const found = readContent(streams.filter(Boolean).map(textOf).join('\n'))
      refuseBeyond({ ...found, resources: inherited(page, 'Resources'), view: viewOf(page) })
      const target = PdfDict.of({ Type: PdfName.of('Page'), Parent: parent })
      for (const key of ['MediaBox', 'CropBox', 'Rotate']) {
        const found = inherited(page, key)
        if (found !== undefined) target.set(key, copy(found, 0))
      }
      for (const key of ['UserUnit', 'Group']) {
        const found = resolved(page.get(key))
        if (found !== undefined) target.set(key, copy(found, 0))
      }
      const resources = resourcesFor(found.used, inherited(page, 'Resources'), 0)
      const content = withStamps(page, found, resources)
      target.set('Contents', registry.register(new PdfStream([], Buffer.from(content, 'latin1'))))
      target.set('Resources', resources)
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
